/** Paid orders with money beyond their price, and what became of it. */
import { expect } from 'vitest';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { MINUTE } from '../openStore.js';
import { openTreasury } from '../../treasury/server/openTreasury.js';
import { idOf, spoil } from '../../treasury/server/withdrawals/backOffice.js';

/** Orders of which money still waits for somebody's word, by name. */
export const UNJUDGED = [
  'gone_back_in_part',
  'gone_back_unreadably',
  'going_back',
  'late',
  'marked_before_late',
  'other_currency',
  'over',
  'refund_given_up',
];
/** Orders without such money. */
export const JUDGED = ['exact', 'gone_back', 'marked_after_late'];

/** The streams of all refunds. */
export const REFUNDS = [1, 2, 3, 4, 5, 6].map((number) => `withdrawal:${idOf(number)}`);

type Treasury = ReturnType<typeof openTreasury>;

/** Brings money of each kind into the orders. */
async function receive({ store }: Treasury): Promise<void> {
  const { handler, sandbox } = store;
  const pay = async (name: string, amount?: string) => {
    const { checkout } = await store.open(name, 'USDT.Tron');
    sandbox.confirm(store.pay(checkout, amount));
    await store.settle();
    return checkout;
  };
  await pay('exact');
  for (const name of ['over', 'refund_given_up', 'gone_back']) await pay(name, '50');
  for (const name of ['going_back', 'gone_back_in_part', 'gone_back_unreadably']) {
    await pay(name, '50');
  }
  const { address } = await pay('other_currency');
  const other = { currencyId: 'TRX.Tron', amount: '9', address: address?.address ?? '' };
  sandbox.confirm(sandbox.pay(other).txHash);
  const late = await pay('late');
  const { checkout: before } = await store.open('marked_before_late', 'USDT.Tron');
  const { checkout: after } = await store.open('marked_after_late', 'USDT.Tron');
  await handler.markPaid('marked_before_late', { reason: 'cash' });
  await sandbox.advance(120 * MINUTE);
  for (const checkout of [late, before, after]) sandbox.confirm(store.pay(checkout, '7'));
  await store.settle();
  await handler.markPaid('marked_after_late', { reason: 'the price held' });
}

/** Sends back what goes back. */
async function giveBack({ ask, ledger, sandbox }: Treasury): Promise<void> {
  const change = async (method: string, path: string, body: unknown = {}) => {
    expect([path, (await ask(method, path, { body })).status]).toEqual([path, 200]);
  };
  const draft = (number: number, reference: string, amount = '1') =>
    change('POST', '/withdrawals', {
      ...{ id: idOf(number), currencyId: 'USDT.Tron', amount },
      addressTo: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      refundOf: { kind: 'payment', reference },
    });
  const send = async (number: number, reference: string, amount?: string) => {
    await draft(number, reference, amount);
    await change('POST', `/withdrawals/${idOf(number)}/sending`);
  };
  await send(1, 'gone_back', '30');
  await send(2, 'gone_back_in_part');
  await send(3, 'gone_back_unreadably');
  await sandbox.advance(MINUTE);
  for (const number of [1, 2, 3]) {
    const { json } = await ask('GET', `/withdrawals/${idOf(number)}`);
    expect(json).toMatchObject({ state: 'completed' });
  }
  await spoil(ledger, idOf(3));
  await draft(4, 'gone_back_in_part');
  await draft(5, 'refund_given_up');
  await change('DELETE', `/withdrawals/${idOf(5)}`);
  sandbox.holdWithdrawals(true);
  await send(6, 'going_back');
}

/** Fills a ledger with all of them. */
export async function fillSurplus(ledger: Ledger): Promise<void> {
  const orders = [...UNJUDGED, ...JUDGED].map(
    (orderId) => [orderId, { orderId, amountUsd: '20' }] as const,
  );
  const treasury = openTreasury({ ledger, store: { orders: Object.fromEntries(orders) } });
  await receive(treasury);
  await giveBack(treasury);
}
