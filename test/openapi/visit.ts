/** Real answers of the handler: a shopper's whole visit, and what goes wrong in others. */
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { ROUTES, type RouteName } from '../../src/contract/routes.js';
import { MINUTE, openStore, type Answer, type AskInit, type Store } from '../server/openStore.js';

/** An answer and the route that it came from. */
export interface Recorded {
  readonly route: RouteName;
  readonly answer: Answer;
}

interface Visit {
  readonly store: Store;
  readonly recorded: Recorded[];
  /** Asks a route and records the answer; `at` for another path or method than the route's own. */
  ask(
    route: RouteName,
    init?: AskInit,
    at?: { readonly path?: string; readonly method?: string },
  ): Promise<Answer>;
}

function openVisit(): Visit {
  const recorded: Recorded[] = [];
  const store: Store = openStore({
    handler: { handOff: { page: 'https://shop.example/pay' } },
    sandbox: {
      async deliver(url, init) {
        const response = await store.handler.fetch(new Request(url, init));
        const { status, headers } = response;
        const text = await response.clone().text();
        const answer = { status, headers, text, json: JSON.parse(text) as unknown };
        recorded.push({ route: 'webhook', answer });
        return response;
      },
    },
  });
  return {
    store,
    recorded,
    async ask(route, init = {}, { path = ROUTES[route].path, method = ROUTES[route].method } = {}) {
      const answer = await store.ask(method, path, init);
      recorded.push({ route, answer });
      return answer;
    },
  };
}

const known = ({ headers }: Answer) => ({ 'if-none-match': headers.get('etag') ?? '' });

async function askPublicRoutes({ ask }: Visit): Promise<void> {
  await ask('health');
  await ask('ready');
  await ask('currencies', { headers: known(await ask('currencies')) });
  await ask('rate', {}, { path: '/rates/USDT.Tron' });
  await ask('rate', {}, { path: '/rates/NO.Coin' });
  const icon = { path: '/icons/currency/USDT.Tron' };
  await ask('icon', { headers: known(await ask('icon', {}, icon)) }, icon);
  await ask('icon', {}, { path: '/icons/network/nowhere' });
  await ask('currencies', {}, { method: 'DELETE' });
}

/** @returns the token of a paid order. */
async function pay({ ask, store, recorded }: Visit): Promise<string> {
  const opened = await ask('openCheckout', { body: { order: 'one' } });
  const { token } = opened.json as { token: string };
  await ask('acceptQuote', { token, body: {} });
  const chosen = await ask('selectCurrency', { token, body: { currencyId: 'USDT.Tron' } });
  await ask('acceptQuote', { token, body: {} });
  await ask('linkCheckout', { token, body: {} });
  await ask('checkoutEvents', { token });
  store.pay(chosen.json as CheckoutSnapshot);
  await store.sandbox.advance(MINUTE);
  await store.drain();
  const paid = await ask('getCheckout', { token }, { path: '/checkout?now' });
  await ask('getCheckout', { token, headers: known(paid) });
  recorded.push({ route: 'webhook', answer: await store.deliver('{}', null) });
  recorded.push({ route: 'webhook', answer: await store.deliver('{}') });
  return token;
}

async function failToOpen({ ask, store }: Visit): Promise<void> {
  store.book.set('dust', { orderId: '1003', amountUsd: '0.01' });
  store.book.set('late', { orderId: '1004', amountUsd: '20' });
  await ask('openCheckout', { body: { order: 'customer', currencyId: 'TRX.Tron' } });
  await ask('openCheckout', { body: { order: 'unknown' } });
  await ask('openCheckout', { body: { order: 'two', amountUsd: '1' } });
  await ask('openCheckout', { body: { order: 'two', currencyId: 'NO.Coin' } });
  await ask('openCheckout', { raw: 'x'.repeat(9_000) });
  await ask('openCheckout', { raw: '{}', headers: { 'content-type': 'text/plain' } });
  await ask('openCheckout', { body: { order: 'two' }, headers: { 'sec-fetch-site': 'cross-site' } });
  await ask('openCheckout', { body: { order: 'dust' } });
  store.edits.set('createWallet', () => ({}));
  await ask('openCheckout', { body: { order: 'late' } });
  store.edits.clear();
  store.sandbox.fail({ kind: 'database_down' });
  await ask('openCheckout', { body: { order: 'late' } });
  store.sandbox.heal();
}

async function failWithToken({ ask, store }: Visit, token: string): Promise<void> {
  await ask('selectCurrency', { token, body: { currencyId: 7 } });
  await ask('getCheckout', { token: 'forged' });
  await ask('checkoutEvents');
  await store.handler.closeOrder({ orderId: '1001' }, { reason: 'cancelled' });
  await ask('linkCheckout', { token, body: {} });
  for (let status = 200; status === 200;) {
    ({ status } = await ask('getCheckout', { token }));
  }
  await store.sandbox.advance(60 * MINUTE);
  await ask('getCheckout', { token });
}

/** Every route of the handler is asked at least once with success. */
export async function recordVisit(): Promise<Recorded[]> {
  const visit = openVisit();
  await askPublicRoutes(visit);
  const token = await pay(visit);
  await failToOpen(visit);
  await failWithToken(visit, token);
  await visit.store.settle();
  return visit.recorded;
}
