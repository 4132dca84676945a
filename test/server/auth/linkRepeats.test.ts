/** A link whose answer was lost: the very page that opened it gets its answer, and nobody else does. */
import { describe, expect, it } from 'vitest';
import type { CheckoutLink, OpenedCheckout } from '../../../src/contract/checkout.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { askHandler, BASE, codeOf, MINUTE, openStore, type Answer } from '../openStore.js';

const PAGE = 'https://shop.example/pay';
const TERMS = { orderId: '1001', amountUsd: '20' };
/** What pages send: each makes one of its own. */
const [MINE, YOURS] = ['1184203931-2200418-77-4102', '99120-3001239911-12-31337'];
type Store = ReturnType<typeof openStore>;

const start = (more: object = {}) => openStore({ handler: { handOff: { page: PAGE } }, ...more });
const handleOf = (url: string): string =>
  new URLSearchParams(new URL(url).hash.slice(1)).get('till-order') ?? '';
const mailed = async (store: Store, expiresInMs?: number): Promise<string> =>
  handleOf(
    await store.handler.resumeLink(TERMS, { page: PAGE, ...(expiresInMs && { expiresInMs }) }),
  );
async function scanned(store: Store): Promise<string> {
  const { token } = await store.open();
  const answer = await store.ask('POST', '/checkout/link', { token, body: {} });
  return handleOf((answer.json as CheckoutLink).url);
}
const openAs = (store: Store, order: string, opener?: string, more: object = {}) =>
  store.ask('POST', '/checkouts', { body: { order, ...(opener && { opener }), ...more } });
const outcome = (answer: Answer): unknown => codeOf(answer) ?? answer.status;
/** What the ledger notes of links. */
const noted = async (store: Store) =>
  (await store.ledger.list({ stream: 'order:1001' })).filter(({ kind }) => kind === 'link_opened');

describe.each([
  ['a mailed link', mailed],
  ['a scanned link', scanned],
] as const)('%s whose answer was lost', (_name, linkOf) => {
  it('is answered again to the page that opened it: the same checkout, and a token that works', async () => {
    const store = start();
    const handle = await linkOf(store);
    await openAs(store, handle, MINE);
    const again = await openAs(store, handle, MINE);
    expect(again.status).toBe(200);
    const { token, checkout } = again.json as OpenedCheckout;
    expect((await store.read(token)).order).toEqual(checkout.order);
    expect(await noted(store)).toHaveLength(1);
  });

  it('is refused to every other page, before and after the repeat, and to one that names nobody', async () => {
    const store = start();
    const handle = await linkOf(store);
    await openAs(store, handle, MINE);
    for (const other of [YOURS, undefined, `${MINE}0`]) {
      expect(outcome(await openAs(store, handle, other))).toBe('link_used');
    }
    expect(outcome(await openAs(store, handle, MINE))).toBe(200);
    expect(outcome(await openAs(store, handle, YOURS))).toBe('link_used');
    expect(outcome(await openAs(store, handle))).toBe('link_used');
  });

  it('is answered for five minutes, and no longer', async () => {
    const store = start();
    const handle = await linkOf(store);
    await openAs(store, handle, MINE);
    await store.sandbox.advance(5 * MINUTE);
    expect(outcome(await openAs(store, handle, MINE))).toBe(200);
    await store.sandbox.advance(1);
    expect(outcome(await openAs(store, handle, MINE))).toBe('link_used');
  });

  it('is one page’s among many at the same time, on all instances over one ledger', async () => {
    const store = start();
    const other = store.makeHandler({ handOff: { page: PAGE } });
    const handle = await linkOf(store);
    const answers = await Promise.all(
      [MINE, YOURS, MINE, YOURS, YOURS, MINE].map(async (opener, index) => {
        const body = { order: handle, opener };
        const handler = index % 2 === 0 ? store.handler : other;
        const answer = await askHandler(handler, 'POST', `${BASE}/checkouts`, { body });
        return { opener, was: outcome(answer) };
      }),
    );
    const winner = answers.find(({ was }) => was === 200)?.opener;
    expect(winner).toBeDefined();
    for (const { opener, was } of answers) {
      expect(was).toBe(opener === winner ? 200 : 'link_used');
    }
    expect(await noted(store)).toHaveLength(1);
  });

  it('leaves a hash of the page in the ledger, and nothing that opens the link', async () => {
    const store = start();
    const [first, second] = [await linkOf(store), await linkOf(store)];
    await openAs(store, first, MINE);
    await openAs(store, second, MINE);
    const openers = (await noted(store)).map(({ body }) => body['opener']);
    expect(openers).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    // Of one link alone: whoever reads the ledger cannot tell that one page opened both.
    expect(openers[0]).not.toBe(openers[1]);
    expect(JSON.stringify(await store.ledger.list({ after: 0 }))).not.toContain(MINE);
  });
});

describe('a link that ended meanwhile', () => {
  it('is still answered to the page that opened it in time, and to no other', async () => {
    const store = start();
    const handle = await mailed(store, 2 * MINUTE);
    await store.sandbox.advance(1.5 * MINUTE);
    await openAs(store, handle, MINE);
    await store.sandbox.advance(3 * MINUTE);
    for (const other of [YOURS, undefined]) {
      expect(outcome(await openAs(store, handle, other))).toBe('link_expired');
    }
    const again = await openAs(store, handle, MINE);
    expect((again.json as OpenedCheckout).checkout.order.reference).toBe('1001');
    await store.sandbox.advance(2 * MINUTE + 1);
    expect(outcome(await openAs(store, handle, MINE))).toBe('link_expired');
  });

  it('that was never opened says so, and asks the service nothing', async () => {
    const store = start();
    const handle = await mailed(store, MINUTE);
    await store.sandbox.advance(2 * MINUTE);
    const refused = await openAs(store, handle, MINE);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'link_expired']);
    expect(store.calls).toEqual([]);
    expect(await noted(store)).toEqual([]);
  });
});

it('a wish for a currency that cannot be met does not cost the page its link', async () => {
  const store = start();
  const handle = await mailed(store);
  const wish = await openAs(store, handle, MINE, { currencyId: 'NOPE.Nowhere' });
  expect(outcome(wish)).toBe('currency_unavailable');
  expect(outcome(await openAs(store, handle, YOURS))).toBe('link_used');
  expect(outcome(await openAs(store, handle, MINE))).toBe(200);
});

it('a page that ended between its two notes is found by its claim, and noted then', async () => {
  const ledger = memoryLedger();
  let broken = true;
  const append: typeof ledger.append = (event) => {
    if (broken && event.kind === 'link_opened') return Promise.reject(new Error('cut off'));
    return ledger.append(event);
  };
  const store = start({ ledger: { ...ledger, append } });
  const handle = await mailed(store);
  expect((await openAs(store, handle, MINE)).status).toBeGreaterThanOrEqual(500);
  broken = false;
  expect(outcome(await openAs(store, handle, YOURS))).toBe('link_used');
  expect(outcome(await openAs(store, handle, MINE))).toBe(200);
  expect(await noted(store)).toHaveLength(1);
});

it.each(['', 'short', 'x'.repeat(81), 'with spaces in it, quite long', 7, null, {}])(
  'a page that names itself %j is refused',
  async (opener) => {
    const store = start();
    const body = { order: await mailed(store), opener };
    expect(codeOf(await store.ask('POST', '/checkouts', { body }))).toBe('bad_request');
    expect(outcome(await openAs(store, body.order, MINE))).toBe(200);
  },
);

it('what a page names itself changes nothing about any other order', async () => {
  const store = start();
  expect(outcome(await openAs(store, 'one', MINE))).toBe(200);
  expect(outcome(await openAs(store, 'one', YOURS))).toBe(200);
  expect(outcome(await openAs(store, 'nobody’s', MINE))).toBe('forbidden');
});
