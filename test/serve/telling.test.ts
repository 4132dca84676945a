/** What a store is told: each thing that happened once, while it is true, with the state of that moment. */
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, quiet, settled, useFakeTimers } from '../server/telling/passTime.js';
import { DECISION_KEY, openServer } from './openServer.js';

beforeEach(useFakeTimers);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const why = { reason: 'looked at' };
const decision = { authorization: `Bearer ${DECISION_KEY}` };

interface Body {
  readonly type: string;
  readonly id: string;
  readonly current?: boolean;
  readonly data: {
    readonly added: string | null;
    readonly added_currency_id: string | null;
    readonly transfers: readonly { readonly tx_hash: string; readonly currency_id: string }[];
    readonly checkout: {
      readonly version: number;
      readonly paid: boolean;
      readonly excess: string | null;
      readonly exceptions: readonly string[];
    };
  };
}

/** An order of 20 with a price in USDT on Tron. */
async function openOrder(variables: Readonly<Record<string, string>> = {}) {
  const store = openServer(variables);
  const { json } = await store.ask('POST', '/v1/orders', { order_id: '1', amount_usd: '20' });
  const post = async (method: string, path: string, body: unknown, token?: string) => {
    const answer = await store.browse(method, `/api/till${path}`, {
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly token: string };
  };
  const { token } = await post('POST', '/checkouts', { order: json.handle });
  await post('PUT', '/checkout/currency', { currencyId: 'USDT.Tron' }, token);
  const addresses = store.sandbox.state().wallets[0]?.addresses ?? [];
  const addressOf = (currencyId: string): string =>
    addresses.find((one) => one.currencyId === currencyId)?.address ?? '';

  return {
    ...store,
    /** Sends an amount, and has it confirmed, or blocked, or neither. */
    async send(
      amount: string,
      { currencyId = 'USDT.Tron', end = 'confirm' as 'confirm' | 'block' | 'wait' } = {},
    ): Promise<string> {
      const { txHash } = store.sandbox.pay({ address: addressOf(currencyId), currencyId, amount });
      await settled(store);
      if (end === 'confirm') store.sandbox.confirm(txHash);
      if (end === 'block') store.sandbox.block(txHash);
      await settled(store);
      return txHash;
    },
    /** The service blocks what it has confirmed. */
    async block(txHash: string) {
      const stream = 'order:1';
      const events = await store.ledger.list({ stream });
      const confirmed = events.find(
        ({ kind, body }) => kind === 'confirmed' && body['txHash'] === txHash,
      );
      if (!confirmed) throw new Error('Nothing is confirmed.');
      const { key, at, body } = confirmed;
      await store.ledger.append({
        ...{ stream, key: key.replace('confirmed', 'held'), kind: 'held', at, body },
      });
      const sent = store.sandbox
        .deliveries()
        .find((one) => one.kind === 'PaymentReceived' && one.body.includes(txHash));
      // The handler looks again at what it hears of.
      await store.sandbox.resend(sent?.eventId ?? '');
      await settled(store);
    },
    async decide(what: 'mark-paid' | 'close' | 'release-hold') {
      const answer = await store.ask('POST', `/v1/orders/1/${what}`, why, decision);
      expect(answer.status).toBe(200);
      await quiet();
    },
    /** What the store took, in order. */
    taken: (): Body[] =>
      store.log
        .filter(({ code }) => code === 'notification_delivered')
        .map(({ notification_id: id, attempt }) => {
          const heard = store.heard.filter((one) => one.id === id);
          const at = typeof attempt === 'number' ? heard.length - 1 : 0;
          return { ...(JSON.parse(heard[at]?.body ?? '') as Body), id: String(id) };
        }),
    async events(after = '0') {
      const { json: page } = await store.ask('GET', `/v1/events?after=${after}`);
      return page.events as unknown as Body[];
    },
    get: async () => (await store.ask('GET', '/v1/orders/1')).json,
  };
}

type Order = Awaited<ReturnType<typeof openOrder>>;

const typesOf = (bodies: readonly Body[]): string[] => bodies.map(({ type }) => type);
const brief = (bodies: readonly Body[]) =>
  bodies.map(({ type, data: { added, checkout } }) => [type, added, checkout.excess]);

/** No two notifications tell of one transfer as the same thing, and versions never fall. */
function expectLawful(store: Order): void {
  const versions = store.heard.map(({ body }) => (JSON.parse(body) as Body).data.checkout.version);
  expect([...versions].sort((a, b) => a - b)).toEqual(versions);
  const once = store
    .taken()
    .flatMap(({ type, data }) => data.transfers.map(({ tx_hash: hash }) => `${type} ${hash}`));
  expect(new Set(once).size).toBe(once.length);
}

describe('more money', () => {
  it('beyond the order is told each time, with what was added to the excess', async () => {
    const store = await openOrder();
    await store.send('20');
    for (const amount of ['5', '7']) await store.send(amount);
    expect(brief(store.taken()).slice(2)).toEqual([
      ['order.overpaid', '5', '5'],
      ['order.overpaid', '7', '12'],
    ]);
    expect(new Set(store.taken().map(({ id }) => id)).size).toBe(4);
    expectLawful(store);
  });

  it('in parts is told each time', async () => {
    const store = await openOrder();
    for (const amount of ['5', '6', '9']) await store.send(amount);
    const told = store.taken().filter(({ type }) => type !== 'order.detected');
    expect(told.map(({ type, data }) => [type, data.added])).toEqual([
      ['order.partially_paid', '5'],
      ['order.partially_paid', '6'],
      ['order.paid', null],
    ]);
    expectLawful(store);
  });

  it('in another currency is told each time, and no more once it was marked as paid', async () => {
    const store = await openOrder();
    for (const amount of ['4', '3']) await store.send(amount, { currencyId: 'TRX.Tron' });
    await store.decide('mark-paid');
    await pass(store, MINUTE);
    const told = store.taken().filter(({ type }) => type !== 'order.detected');
    expect(told.map(({ type, data }) => [type, data.added, data.added_currency_id])).toEqual([
      ['order.review', '4', 'TRX.Tron'],
      ['order.review', '3', 'TRX.Tron'],
      ['order.paid', null, null],
    ]);
    await store.send('2', { currencyId: 'TRX.Tron' });
    expect(brief(store.taken()).at(-1)).toEqual(['order.review', '2', expect.anything()]);
    expectLawful(store);
  });
});

describe('what is not true any more', () => {
  it('is not told to a store that comes back, but under its id once it is true again', async () => {
    const store = await openOrder();
    store.answerWith(() => new Response(null, { status: 500 }));
    const hash = await store.send('20');
    const [id] = store.heard.filter(({ type }) => type === 'order.paid').map((one) => one.id);
    await store.block(hash);
    await pass(store, MINUTE);
    store.answerWith(() => new Response());
    for (let minutes = 0; minutes < 30; minutes += 1) await pass(store, MINUTE);
    expect(typesOf(store.taken())).toEqual(['order.held']);
    expect(store.taken()[0]?.data.checkout.paid).toBe(false);
    await store.decide('release-hold');
    await pass(store, MINUTE);
    const told = store.taken().slice(1);
    expect(typesOf(told).sort()).toEqual(['order.paid', 'order.released']);
    expect(told.find(({ type }) => type === 'order.paid')).toMatchObject({
      id,
      data: { checkout: { paid: true, exceptions: [] } },
    });
    expectLawful(store);
  });

  it('is no review of what the store has accepted meanwhile', async () => {
    const store = await openOrder();
    store.answerWith(() => new Response(null, { status: 500 }));
    await store.send('20', { currencyId: 'TRX.Tron' });
    await store.decide('mark-paid');
    store.answerWith(() => new Response());
    for (let minutes = 0; minutes < 10; minutes += 1) await pass(store, MINUTE);
    expect(typesOf(store.taken())).toEqual(['order.paid']);
  });

  it('is neither a surplus nor a release while other money is held', async () => {
    const store = await openOrder();
    await store.send('20');
    store.answerWith(() => new Response(null, { status: 500 }));
    await store.send('5');
    await store.send('7', { end: 'block' });
    await store.decide('release-hold');
    await store.send('9', { end: 'block' });
    store.answerWith(() => new Response());
    for (let minutes = 0; minutes < 30; minutes += 1) await pass(store, MINUTE);
    expect(typesOf(store.taken()).slice(2)).toEqual(['order.held']);
    await store.decide('release-hold');
    for (let minutes = 0; minutes < 30; minutes += 1) await pass(store, MINUTE);
    const later = store.taken().slice(3);
    expect(new Set(typesOf(later))).toEqual(new Set(['order.released', 'order.overpaid']));
    const added = later.flatMap(({ type, data }) => (type === 'order.overpaid' ? data.added : []));
    expect(added.sort()).toEqual(['5', '7', '9']);
    expectLawful(store);
  });

  it('is marked in /v1/events, and is listed again under its id once it is true again', async () => {
    const store = await openOrder({ TILL_NOTIFY_URL: '' });
    const hash = await store.send('20');
    await store.block(hash);
    const before = await store.events();
    expect(before.map(({ type, current }) => [type, current])).toEqual([
      ['order.detected', false],
      ['order.paid', false],
      ['order.held', true],
    ]);
    expect(before[1]?.data.checkout).toMatchObject({ paid: false, exceptions: ['held'] });
    const paid = before[1]?.id;
    const { json } = await store.ask('GET', '/v1/events');
    await store.decide('release-hold');
    const after = await store.events(json.next ?? '');
    expect(after.map(({ type, id, current }) => [type, id === paid, current])).toEqual([
      ['order.released', false, true],
      ['order.paid', true, true],
    ]);
    // What stays true is not listed again.
    const { json: end } = await store.ask('GET', '/v1/events');
    await store.send('5');
    await pass(store, 10 * MINUTE);
    expect(typesOf(await store.events(end.next ?? ''))).toEqual(['order.overpaid']);
  });
});

describe('money for an order that was closed', () => {
  it('is a review until the store marks it as paid', async () => {
    const store = await openOrder();
    await store.decide('close');
    await store.send('20');
    await store.decide('close');
    expect(typesOf(store.taken())).toEqual(['order.closed', 'order.detected', 'order.review']);
    expect(await store.get()).toMatchObject({ status: 'closed', checkout: { paid: false } });
    await store.decide('mark-paid');
    expect(typesOf(store.taken()).slice(3)).toEqual(['order.paid']);
    expect(await store.get()).toMatchObject({ status: 'paid' });
    expectLawful(store);
  });

  it('that came before it was closed is paid', async () => {
    const store = await openOrder();
    store.answerWith(() => new Response(null, { status: 500 }));
    await store.send('20');
    expect((await store.ask('POST', '/v1/orders/1/close', why, decision)).status).toBe(409);
    store.answerWith(() => new Response());
    for (let minutes = 0; minutes < 10; minutes += 1) await pass(store, MINUTE);
    expect(typesOf(store.taken())).toEqual(['order.paid']);
  });
});

describe('two servers on one ledger', () => {
  it('tell of one order one after the other, so that versions never fall', async () => {
    const store = await openOrder();
    store.another();
    await quiet();
    let open = (): void => undefined;
    const slow = new Promise<void>((resolve) => (open = resolve));
    store.answerWith(async ({ type }) => {
      if (type === 'order.paid') await slow;
      return new Response();
    });
    await store.send('20');
    await store.send('5');
    await pass(store, 12 * SECOND);
    expect(store.heard.map(({ type }) => type)).not.toContain('order.overpaid');
    open();
    for (let seconds = 0; seconds < 60; seconds += 5) await pass(store, 5 * SECOND);
    expect(store.heard.filter(({ type }) => type === 'order.paid')).toHaveLength(1);
    expect(typesOf(store.taken()).at(-1)).toBe('order.overpaid');
    expectLawful(store);
  });
});
