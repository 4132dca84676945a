/** Checks of whole payments, and of many shoppers at the same time. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import {
  chooseCurrency,
  expectAcknowledged,
  newOrder,
  openCheckout,
  runControl,
  readCheckout,
  readJson,
  sendWebhook,
} from './checkouts.js';
import {
  urlOf,
  expectEqual,
  expectProblem,
  expectTrue,
  jsonRequest,
  type Checks,
  type HttpEndpoint,
} from './endpoint.js';
import { SESSION_COOKIE } from './store.js';

/** Pays the quote and delivers the webhooks. */
async function pay(
  endpoint: HttpEndpoint,
  shown: CheckoutSnapshot,
  amount?: string,
): Promise<string> {
  const { quote, address } = shown;
  const paid = await runControl(endpoint, 'pay', {
    address: address?.address ?? '',
    currencyId: quote?.currencyId ?? '',
    amount: amount ?? quote?.payable ?? '',
  });
  for (const event of paid.events) await expectAcknowledged(await sendWebhook(endpoint, event));
  return paid.result.txHash;
}

async function confirm(endpoint: HttpEndpoint, txHash: string): Promise<void> {
  const { events } = await runControl(endpoint, 'confirm', { txHash });
  expectTrue('has events', events.length > 0);
  for (const event of events) {
    await expectAcknowledged(await sendWebhook(endpoint, event));
    // A second delivery is normal.
    await expectAcknowledged(await sendWebhook(endpoint, event));
  }
}

/** Payments and concurrency. */
export const PAYMENT_CHECKS: Checks = {
  async 'a payment goes from open to paid by signed events'(endpoint) {
    const order = newOrder();
    const { token, checkout } = await openCheckout(endpoint, order);
    expectEqual('reference', checkout.order.reference, order);
    expectEqual('sandbox', checkout.sandbox, true);
    const shown = await chooseCurrency(endpoint, token, 'USDT.Tron');
    expectEqual('payable', shown.quote?.payable, '20');
    expectEqual('address', shown.address?.check, 'valid');
    const txHash = await pay(endpoint, shown);
    const seen = await readCheckout(endpoint, token);
    expectEqual('seen', [seen.progress, seen.paid], ['detected', false]);
    await confirm(endpoint, txHash);
    const paid = await readCheckout(endpoint, token);
    expectEqual('paid', [paid.progress, paid.paid, paid.due], ['confirmed', true, '0']);
    expectEqual('transfers', paid.transfers.length, 1);
    const again = await openCheckout(endpoint, order);
    expectEqual('found again', again.checkout.paid, true);
  },
  async 'a shopper can request a new quote, and a top-up counts its deposits'(endpoint) {
    const { token } = await openCheckout(endpoint, newOrder('customer'));
    const shown = await chooseCurrency(endpoint, token, 'BTC.Bitcoin');
    expectEqual('no amount', shown.quote?.payable, null);
    await confirm(endpoint, await pay(endpoint, shown, '0.0125'));
    const topUp = await readCheckout(endpoint, token);
    expectEqual(
      'deposits',
      topUp.transfers.map(({ amount }) => amount),
      ['0.0125'],
    );
    expectEqual('never paid', topUp.paid, false);

    const order = await openCheckout(endpoint, newOrder());
    await chooseCurrency(endpoint, order.token, 'ETH.Ethereum');
    const init = jsonRequest('POST', {}, { authorization: `Bearer ${order.token}` });
    const quoted = await readJson<CheckoutSnapshot>(
      await endpoint.fetch(urlOf(endpoint, '/checkout/quote'), init),
    );
    expectEqual('quoted', quoted.quote?.currencyId, 'ETH.Ethereum');
  },
  async 'resolveOrder receives the request with its cookie and its body'(endpoint) {
    const url = urlOf(endpoint, '/checkouts');
    const order = newOrder('session');
    const opened = await endpoint.fetch(
      url,
      jsonRequest('POST', { order }, { cookie: SESSION_COOKIE }),
    );
    await readJson(opened);
    await expectProblem(
      await endpoint.fetch(url, jsonRequest('POST', { order })),
      403,
      'forbidden',
    );
  },
  async 'parallel opens of one order give one checkout with one address'(endpoint) {
    const order = newOrder();
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => openCheckout(endpoint, order)),
    );
    const shown = await Promise.all(
      opened.map(({ token }) => chooseCurrency(endpoint, token, 'USDT.Ethereum')),
    );
    expectEqual('addresses', new Set(shown.map(({ address }) => address?.address)).size, 1);
  },
  async 'parallel shoppers each see their own order'(endpoint) {
    const orders = Array.from({ length: 12 }, () => newOrder());
    const tokens = await Promise.all(
      orders.map(async (order) => (await openCheckout(endpoint, order)).token),
    );
    const reads = await Promise.all(
      [...tokens, ...tokens].map((token) => readCheckout(endpoint, token)),
    );
    const seen = reads.map(({ order }) => order.reference);
    expectEqual('orders', seen, [...orders, ...orders]);
  },
};
