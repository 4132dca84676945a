/** An order whose amount changes after a part payment: its figures are known at once, without a new quote. */
import { expect, it } from 'vitest';
import { openServer } from '../../serve/openServer.js';
import { openRefunds } from '../../treasury/refunds/openRefunds.js';

/** Pays 12 of 20 dollars in USDT, perhaps chooses another currency, and gives the order another amount. */
async function changed(amountUsd: string, chosenLast?: string) {
  const office = openRefunds();
  await office.paid('12');
  const { token } = await office.store.open('one', chosenLast);
  office.store.book.set('one', { orderId: '1001', amountUsd });
  await office.store.open('one');
  return { office, checkout: await office.store.read(token), detail: await office.orderOf() };
}

it.each([
  ['lowered below what came', '8', { due: '0', excess: '4' }, 'over', null, '4'],
  ['lowered to what came', '12', { due: '0', excess: '0' }, 'paid', null, '0'],
  ['lowered by less', '15', { due: '3', excess: '0' }, 'partial', '3', '0'],
  ['raised', '30', { due: '18', excess: '0' }, 'partial', '18', '0'],
])('%s: page, list, figures and refund link agree', async (_, to, amounts, status, due, back) => {
  const { checkout, detail } = await changed(to);
  const known = { quote: null, received: '12', amountsIn: 'USDT.Tron', ...amounts };
  expect(checkout).toMatchObject(known);
  expect(detail.row).toMatchObject({ status, currency: { code: 'USDT' }, ...amounts });
  expect([detail.figures.due?.usd ?? null, detail.figures.surplus?.usd]).toEqual([due, back]);
  const excess = detail.refundable.find((one) => one.kind === 'excess');
  expect(excess?.amount).toBe(status === 'over' ? '4' : undefined);
});

it('an excess is in a currency that came, also after another one was chosen', async () => {
  const { checkout, detail } = await changed('8', 'BTC.Bitcoin');
  expect(checkout).toMatchObject({ paid: true, received: '12', excess: '4' });
  expect(detail.figures.surplus).toMatchObject({ usd: '4' });
  expect(detail.refundable).toContainEqual(
    expect.objectContaining({ kind: 'excess', currencyId: 'USDT.Tron', amount: '4' }),
  );
});

it('asks for nothing twice: a payment on its way covers the lowered amount', async () => {
  const { store } = openRefunds();
  const { token, checkout } = await store.open('one', 'USDT.Tron');
  store.pay(checkout, '12');
  await store.settle();
  store.book.set('one', { orderId: '1001', amountUsd: '8' });
  await store.open('one');
  expect(await store.read(token)).toMatchObject({ paid: false, due: '0', exceptions: [] });
  expect(await store.choose(token, 'USDT.Tron')).toMatchObject({ quote: null, due: '0' });
});

it('`tillkit serve` tells the figures and their currency', async () => {
  const server = openServer();
  const order = { order_id: '1042', amount_usd: '30' };
  const { json } = await server.ask('POST', '/v1/orders', order);
  await server.pay(json.handle, { amount: '20' });
  await server.ask('POST', '/v1/orders', { ...order, amount_usd: '15' });
  const said = await server.ask('GET', '/v1/orders/1042');
  expect(said.json).toMatchObject({
    checkout: { paid: true, currency_id: 'USDT.Tron', due: '0', received: '20', excess: '5' },
  });
});
