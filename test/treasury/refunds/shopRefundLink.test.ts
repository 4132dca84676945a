/** Refund links that the store's own server makes: by the office's rule, one for each key, in the audit as "shop". */
import { describe, expect, it } from 'vitest';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { SECRET } from '../../server/openStore.js';
import { MINE, openOverpaid, openRefunds, PAGE, turning } from './openRefunds.js';

const DAY = 24 * 60 * 60_000;
const ASKED = { key: 'refund-1', kind: 'excess', reason: 'Paid too much, nina' } as const;
const SECRETS = { treasury: { refundLinks: { page: PAGE, secrets: [SECRET] } } };

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    return (error as { code?: unknown }).code ?? (error as Error).name;
  }
}

describe('a link of the shop', () => {
  it('gives back the excess, and the audit, the timeline and the draft say that it was the shop', async () => {
    const office = await openOverpaid(SECRETS);
    const made = await office.handler.makeRefundLink('1001', ASKED);
    expect(made).toMatchObject({ amount: '12.25', code: 'USDT', currencyId: 'USDT.Tron' });
    expect(Date.parse(made.expiresAt)).toBe(office.sandbox.now() + 7 * DAY);
    expect(made.url).toMatch(new RegExp(`^${PAGE}/[A-Za-z0-9_-]{64}$`));
    expect((await office.confirm(made.url)).status).toBe(303);
    expect(await office.withdrawals()).toMatchObject([
      { state: 'draft', addressTo: MINE, amount: '12.25', draftedBy: 'shop' },
    ]);
    const acts = (await office.audit()).map(({ body }) => body);
    expect(acts.filter(({ action }) => action === 'makeRefundLink')).toMatchObject([
      { who: 'shop', target: 'payment:1001', outcome: 'unfinished' },
      { who: 'shop', reason: 'excess 12.25 USDT.Tron: Paid too much, nina', outcome: 'done' },
    ]);
    const { refunds } = await office.orderOf();
    expect(refunds).toMatchObject([{ kind: 'excess', link: { madeBy: 'shop' } }]);
  });

  it('is the same for whoever asks again, one after another and at the same moment, in two processes', async () => {
    const office = await openOverpaid({ ...SECRETS, ledger: turning(memoryLedger()) });
    const other = openRefunds({ ...SECRETS, ledger: office.ledger });
    const { handler } = office;
    const asked = [handler, other.handler, handler, other.handler];
    // In the other process the order is read by the same ledger.
    const links = await Promise.all(
      asked.map((one) => one.makeRefundLink('1001', { ...ASKED, amount: '2' })),
    );
    expect(new Set(links.map(({ url }) => url)).size).toBe(1);
    expect(await handler.makeRefundLink('1001', { ...ASKED, amount: '2' })).toEqual(links[0]);
    expect((await office.orderOf()).refunds).toHaveLength(1);
    await office.confirm(links[0]?.url ?? '');
    expect(await handler.makeRefundLink('1001', ASKED)).toEqual(links[0]);
    expect((await office.orderOf()).refunds).toHaveLength(1);
  });

  it('of another key is another link, while there is money left', async () => {
    const { handler } = await openOverpaid(SECRETS);
    const first = await handler.makeRefundLink('1001', { ...ASKED, amount: '10' });
    const second = await handler.makeRefundLink('1001', { ...ASKED, key: 'refund-2' });
    expect(second).toMatchObject({ amount: '2.25' });
    expect(second.url).not.toBe(first.url);
    expect(await codeOf(handler.makeRefundLink('1001', { ...ASKED, key: 'refund-3' }))).toBe(
      'refund_changed',
    );
  });

  it('waits for the approval of another person if the shop says so', async () => {
    const office = await openOverpaid(SECRETS);
    const { url } = await office.handler.makeRefundLink('1001', { ...ASKED, needsApproval: true });
    await office.confirm(url);
    expect(await office.withdrawals()).toMatchObject([{ state: 'awaiting_approval' }]);
    expect((await office.handler.makeRefundLink('1001', ASKED)).url).toBe(url);
  });

  it('is found again with a new secret beside the old one, and cannot be guessed from key and ledger', async () => {
    const office = await openOverpaid(SECRETS);
    const { url } = await office.handler.makeRefundLink('1001', ASKED);
    const withSecrets = (...secrets: string[]) =>
      openRefunds({
        ledger: office.ledger,
        treasury: { refundLinks: { page: PAGE, secrets }, orders: office.store.handler },
      }).handler;
    const next = 'another-secret-of-the-store-9876543210';
    const rotated = await withSecrets(next, SECRET).makeRefundLink('1001', ASKED);
    expect(rotated.url).toBe(url);
    expect(await codeOf(withSecrets(next).makeRefundLink('1001', ASKED))).toBe('refund_link_state');
    const events = JSON.stringify(await office.ledger.list({ after: 0 }));
    expect(events).not.toContain(url.slice(PAGE.length + 30));
  });
});

describe('a refusal says what is wrong, and makes nothing', () => {
  it.each([
    ['of more than can go back', { amount: '12.26' }, 'refund_changed'],
    ['of nothing', { amount: '0' }, 'refund_changed'],
    ['of no number', { amount: '1e1' }, 'bad_request'],
    ['of a number', { amount: 2 }, 'bad_request'],
    ['of what never came', { kind: 'late' }, 'refund_changed'],
    ['of another currency', { currencyId: 'BTC.Bitcoin' }, 'refund_changed'],
    ['without a key', { key: '' }, 'bad_request'],
    ['without a reason', { reason: '' }, 'bad_request'],
    ['of an unknown kind', { kind: 'everything' }, 'bad_request'],
    ['with a word that nobody knows', { amountUsd: '5' }, 'bad_request'],
  ])('%s', async (_name, more, code) => {
    const office = await openOverpaid(SECRETS);
    const asked = { ...ASKED, ...more } as never;
    const { handler, sandbox, orderOf } = office;
    const acts = async () =>
      (await office.audit())
        .map(({ body }) => body)
        .filter(({ action }) => action === 'makeRefundLink');
    expect(await codeOf(handler.makeRefundLink('1001', asked))).toBe(code);
    expect((await orderOf()).refunds).toEqual([]);
    const before = await acts();
    expect(before.at(-1)).toMatchObject({ who: 'shop', target: 'payment:1001', outcome: code });
    // A program may ask for ever: what is refused at once is kept once a minute.
    if (before.length > 1) return;
    await codeOf(handler.makeRefundLink('1001', asked));
    expect(await acts()).toHaveLength(1);
    await sandbox.advance(60_000);
    await codeOf(handler.makeRefundLink('1001', asked));
    expect(await acts()).toHaveLength(2);
  });

  it('of an order that nobody opened, and of a handler without secrets', async () => {
    const { handler, audit } = await openOverpaid(SECRETS);
    expect(await codeOf(handler.makeRefundLink('9', ASKED))).toBe('UnknownCheckoutError');
    expect((await audit()).at(-1)?.body).toMatchObject({
      target: 'payment:9',
      outcome: 'not_found',
    });
    expect(await codeOf(handler.makeRefundLink(1001 as never, ASKED))).toBe('TypeError');
    const plain = await openOverpaid();
    expect(await codeOf(plain.handler.makeRefundLink('1001', ASKED))).toBe(
      'HandlerConfigurationError',
    );
    expect(() =>
      openRefunds({ treasury: { refundLinks: { page: PAGE, secrets: ['short'] } } }),
    ).toThrow(/secrets/);
  });

  it('of two currencies at once', async () => {
    const { handler, sandbox, store } = openRefunds(SECRETS);
    const checkout = await store.choose((await store.open('one')).token, 'USDT.Tron');
    const address = checkout.address?.address ?? '';
    sandbox.confirm(store.pay(checkout, '20'));
    sandbox.confirm(sandbox.pay({ address, currencyId: 'TRX.Tron', amount: '60' }).txHash);
    await sandbox.settle();
    const asked = { ...ASKED, kind: 'all' } as const;
    expect(await codeOf(handler.makeRefundLink('1001', asked))).toBe('bad_request');
    const currencyId = 'TRX.Tron';
    expect(await handler.makeRefundLink('1001', { ...asked, currencyId })).toMatchObject({
      amount: '60',
      code: 'TRX',
    });
  });

  it('of a key whose link has expired, was cancelled or was of another refund', async () => {
    const office = await openOverpaid(SECRETS);
    const { handler } = office;
    await handler.makeRefundLink('1001', { ...ASKED, amount: '1' });
    const { id = '' } = (await office.orderOf()).refunds[0] ?? {};
    expect(await codeOf(handler.makeRefundLink('1001', { ...ASKED, amount: '2' }))).toBe(
      'bad_request',
    );
    expect(await codeOf(handler.makeRefundLink('1001', { ...ASKED, kind: 'all' }))).toBe(
      'bad_request',
    );
    const approved = { ...ASKED, needsApproval: true } as const;
    expect(await codeOf(handler.makeRefundLink('1001', approved))).toBe('bad_request');
    await office.revoke(id);
    expect(await codeOf(handler.makeRefundLink('1001', ASKED))).toBe('refund_link_state');
    await handler.makeRefundLink('1001', { ...ASKED, key: 'refund-2' });
    await office.sandbox.advance(8 * DAY);
    expect(await codeOf(handler.makeRefundLink('1001', { ...ASKED, key: 'refund-2' }))).toBe(
      'refund_link_state',
    );
  });

  it('while a refund of the order cannot be read: it is not said that nothing can go back', async () => {
    const office = await openOverpaid(SECRETS);
    const { handler, ledger } = office;
    const first = await handler.makeRefundLink('1001', { ...ASKED, amount: '1' });
    const second = await handler.makeRefundLink('1001', { ...ASKED, key: 'refund-2', amount: '2' });
    const { id = '' } = (await office.orderOf()).refunds[1] ?? {};
    // The second link's opening is damaged.
    await ledger.append({
      ...{ stream: 'refunds:order:1001', key: `opened:${id}`, kind: 'refund_link_opened' },
      ...{ at: new Date(office.sandbox.now()).toISOString(), body: { linkId: 7 } },
    });
    for (const key of ['refund-2', 'refund-3']) {
      const asked = handler.makeRefundLink('1001', { ...ASKED, key });
      await expect(asked).rejects.toThrow(/cannot be read: its events are damaged/);
      await expect(asked).rejects.toMatchObject({ code: 'refund_changed' });
    }
    // The rest stays as it is: the other link is found again, and its customer gets the money once.
    expect(await handler.makeRefundLink('1001', { ...ASKED, amount: '1' })).toEqual(first);
    expect((await office.confirm(first.url)).status).toBe(303);
    expect(await office.withdrawals()).toMatchObject([{ state: 'draft', amount: '1' }]);
    expect((await office.confirm(second.url)).status).toBe(503);
    expect(office.heard.at(-1)?.message).toMatch(/events of a refund link are damaged/);
    expect(await office.orderOf()).toMatchObject({
      refundable: [],
      unreadableRefundLinks: [{ id }],
    });
  });

  it('while the audit cannot be written', async () => {
    const ledger = memoryLedger();
    const office = await openOverpaid({ ...SECRETS, ledger });
    const { append } = ledger;
    ledger.append = (event) =>
      event.stream === 'treasury:audit' ? Promise.reject(new Error('full')) : append(event);
    expect(await codeOf(office.handler.makeRefundLink('1001', ASKED))).toBe('store_unavailable');
    ledger.append = append;
    expect((await office.orderOf()).refunds).toEqual([]);
  });
});
