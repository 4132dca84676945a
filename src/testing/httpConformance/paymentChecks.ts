/** Checks: whole payments through the door, and many shoppers at once. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import {
  choose,
  expectAcknowledged,
  freshOrder,
  open,
  pull,
  read,
  readJson,
  send,
} from './checkouts.js';
import {
  at,
  expectEqual,
  expectProblem,
  expectTrue,
  json,
  type Check,
  type Door,
} from './endpoint.js';
import { SESSION } from './store.js';

/** Pays what the screen says, and carries the events to the door. */
async function pay(door: Door, shown: CheckoutSnapshot, amount?: string): Promise<string> {
  const { quote, address } = shown;
  const paid = await pull(door, 'pay', {
    address: address?.address ?? '',
    currencyId: quote?.currencyId ?? '',
    amount: amount ?? quote?.payable ?? '',
  });
  for (const event of paid.events) await expectAcknowledged(await send(door, event));
  return paid.result.txHash;
}

async function confirm(door: Door, txHash: string): Promise<void> {
  const { events } = await pull(door, 'confirm', { txHash });
  expectTrue('an event came', events.length > 0);
  for (const event of events) {
    await expectAcknowledged(await send(door, event));
    // Delivered twice is the normal case.
    await expectAcknowledged(await send(door, event));
  }
}

/** Payments and concurrency. */
export const PAYMENT_CHECKS: readonly Check[] = [
  {
    name: 'a payment goes from open to paid by signed events',
    async run(door) {
      const order = freshOrder();
      const { token, checkout } = await open(door, order);
      expectEqual('reference', checkout.order.reference, order);
      expectEqual('sandbox', checkout.sandbox, true);
      const shown = await choose(door, token, 'USDT.Tron');
      expectEqual('payable', shown.quote?.payable, '20');
      expectEqual('address', shown.address?.check, 'valid');
      const txHash = await pay(door, shown);
      const seen = await read(door, token);
      expectEqual('seen', [seen.progress, seen.paid], ['detected', false]);
      await confirm(door, txHash);
      const paid = await read(door, token);
      expectEqual('paid', [paid.progress, paid.paid, paid.due], ['confirmed', true, '0']);
      expectEqual('transfers', paid.transfers.length, 1);
      const again = await open(door, order);
      expectEqual('found again', again.checkout.paid, true);
    },
  },
  {
    name: 'a new quote is given by consent, and a top-up counts its deposits',
    async run(door) {
      const { token } = await open(door, freshOrder('customer'));
      const shown = await choose(door, token, 'BTC.Bitcoin');
      expectEqual('no amount', shown.quote?.payable, null);
      await confirm(door, await pay(door, shown, '0.0125'));
      const topUp = await read(door, token);
      expectEqual(
        'deposits',
        topUp.transfers.map(({ amount }) => amount),
        ['0.0125'],
      );
      expectEqual('never paid', topUp.paid, false);

      const order = await open(door, freshOrder());
      await choose(door, order.token, 'ETH.Ethereum');
      const init = json('POST', {}, { authorization: `Bearer ${order.token}` });
      const quoted = await readJson<CheckoutSnapshot>(
        await door.fetch(at(door, '/checkout/quote'), init),
      );
      expectEqual('quoted', quoted.quote?.currencyId, 'ETH.Ethereum');
    },
  },
  {
    name: 'the store sees the request: its cookie and its body',
    async run(door) {
      const url = at(door, '/checkouts');
      const order = freshOrder('session');
      const opened = await door.fetch(url, json('POST', { order }, { cookie: SESSION }));
      await readJson(opened);
      await expectProblem(await door.fetch(url, json('POST', { order })), 403, 'forbidden');
    },
  },
  {
    name: 'one order opened by many at once is one checkout with one address',
    async run(door) {
      const order = freshOrder();
      const opened = await Promise.all(Array.from({ length: 8 }, () => open(door, order)));
      const shown = await Promise.all(
        opened.map(({ token }) => choose(door, token, 'USDT.Ethereum')),
      );
      expectEqual('addresses', new Set(shown.map(({ address }) => address?.address)).size, 1);
    },
  },
  {
    name: 'many shoppers at once each see their own order',
    async run(door) {
      const orders = Array.from({ length: 12 }, () => freshOrder());
      const tokens = await Promise.all(
        orders.map(async (order) => (await open(door, order)).token),
      );
      const reads = await Promise.all([...tokens, ...tokens].map((token) => read(door, token)));
      const seen = reads.map(({ order }) => order.reference);
      expectEqual('orders', seen, [...orders, ...orders]);
    },
  },
];
