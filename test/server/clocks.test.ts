/** A clock a day off, before a restart or while the store runs: nothing waits or lives longer for it. */
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot, OpenedCheckout } from '../../src/contract/checkout.js';
import type { CheckoutHandler } from '../../src/server/handler/createCheckoutHandler.js';
import { askHandler, BASE, codeOf, MINUTE, openStore, START } from './openStore.js';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A store whose own clock can be set; the service's is right. */
function openWithClock(offBy: number) {
  const clock = { offBy, now: () => START + offBy };
  const store = openStore({ handler: { now: () => clock.now() } });
  clock.now = () => store.sandbox.now() + clock.offBy;
  return { store, clock };
}

const ask = (
  handler: CheckoutHandler,
  method: string,
  path: string,
  token: string,
  body?: object,
) => askHandler(handler, method, `${BASE}${path}`, { token, ...(body && { body }) });

const leftMs = ({ quote, serverTime }: CheckoutSnapshot): number =>
  Date.parse(quote?.expiresAt ?? '') - Date.parse(serverTime);

/** Which clock wrote, how far it is off after it was set, and by which process that is seen. */
const CASES = [
  ['ahead, and set right while it runs', DAY, 0, false],
  ['ahead, and set right before a restart', DAY, 0, true],
  ['right, and set back while it runs', 0, -DAY, false],
  ['right, and set back before a restart', 0, -DAY, true],
  ['ten minutes ahead, of another instance', 10 * MINUTE, 0, true],
] as const;

describe.each(CASES)('a clock that was %s', (_, before, after, restarts) => {
  async function opened() {
    const { store, clock } = openWithClock(before);
    const signed = await store.handler.signOrder({ orderId: '1001', amountUsd: '20' });
    const { token } = await store.open(signed, 'USDT.Tron');
    clock.offBy = after;
    const handler = restarts ? store.makeHandler() : store.handler;
    const read = async () =>
      (await ask(handler, 'GET', '/checkout', token)).json as CheckoutSnapshot;
    return { store, handler, signed, token, read };
  }

  it('lets a price hold no longer than it was promised', async () => {
    const { store, handler, token, read } = await opened();
    const first = await read();
    expect(leftMs(first)).toBe(15 * MINUTE);
    await store.sandbox.advance(10 * MINUTE);
    expect(leftMs(await read())).toBe(5 * MINUTE);
    const again = { currencyId: 'USDT.Tron' };
    const kept = await ask(handler, 'PUT', '/checkout/currency', token, again);
    expect((kept.json as CheckoutSnapshot).quote?.id).toBe(first.quote?.id);
    await store.sandbox.advance(6 * MINUTE);
    const renewed = (await ask(handler, 'PUT', '/checkout/currency', token, again))
      .json as CheckoutSnapshot;
    expect(renewed.quote?.id).not.toBe(first.quote?.id);
    expect(leftMs(renewed)).toBe(15 * MINUTE);
  });

  it('looks for a payment of a price that has ended, as always', async () => {
    const { store, handler, read } = await opened();
    await read();
    const looks = async () =>
      (await store.ledger.list({ stream: 'order:1001' })).filter(({ kind }) => kind === 'looked');
    await store.sandbox.advance(17 * MINUTE);
    await handler.reconcile();
    expect(await looks()).toHaveLength(0);
    await store.sandbox.advance(2 * MINUTE);
    await handler.reconcile();
    expect(await looks()).toHaveLength(1);
  });

  it('lets tokens and handles live no longer than they were made for', async () => {
    const { store, handler, signed, token, read } = await opened();
    expect(await read()).toHaveProperty('wire');
    const open = () =>
      askHandler(handler, 'POST', `${BASE}/checkouts`, { body: { order: signed } });
    expect((await open()).status).toBeLessThan(300);
    await store.sandbox.advance(16 * MINUTE);
    expect((await open()).status).toBe(403);
    await store.sandbox.advance(16 * MINUTE);
    expect(codeOf(await ask(handler, 'GET', '/checkout', token))).toBe('checkout_expired');
  });

  it('lets a page go on for no longer than a day after the store said yes', async () => {
    const { store, handler, signed, token } = await opened();
    let held = token;
    const renew = () => ask(handler, 'POST', '/checkouts', held, { order: signed });
    for (let passed = 0; passed < DAY - HOUR; passed += HOUR / 2) {
      const answer = await renew();
      expect(answer.status).toBeLessThan(300);
      held = (answer.json as OpenedCheckout).token;
      await store.sandbox.advance(HOUR / 2);
    }
    await store.sandbox.advance(2 * HOUR);
    expect((await renew()).status).toBe(403);
  });
});

it('is not what an answer of the service is kept by, once it was set back', async () => {
  const { store, clock } = openWithClock(0);
  const times = () => store.count('listCurrenciesExtended');
  await store.ask('GET', '/currencies');
  const asked = times();
  clock.offBy = -DAY;
  await store.ask('GET', '/currencies');
  expect(times()).toBe(asked);
  await store.sandbox.advance(HOUR);
  await store.ask('GET', '/currencies');
  await store.drain();
  expect(times()).toBe(asked + 1);
});
