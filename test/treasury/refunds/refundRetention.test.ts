/** Retention of orders with refund links: they stay while a link waits, and go with their links. */
import { expect, it } from 'vitest';
import { ledgerFiles } from '../../ledger/sqlLedgers.js';
import { purgeLedger } from '../../../src/treasury/server/purgeLedger.js';
import { MINUTE } from '../../server/openStore.js';
import { openOverpaid, openRefunds } from './openRefunds.js';

const DAY = 24 * 60 * MINUTE;

const connect = ledgerFiles();

async function open(make: typeof openOverpaid = openOverpaid) {
  const [ledger] = connect();
  const office = await make({ ledger });
  const purge = async () => {
    const now = office.sandbox.now();
    return purgeLedger({ ledger, before: new Date(now - DAY), onPaid: false, now: () => now });
  };
  return { office, ledger, purge };
}

/** Brings a draft to its end. */
async function complete({ office }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const [{ id = '' } = {}] = await office.withdrawals();
  await office.ask('POST', `/withdrawals/${id}/sending`, { body: {} });
  await office.sandbox.advance(10 * MINUTE);
  await office.ask('GET', `/withdrawals/${id}`);
}

it('keeps an order whose customer has confirmed an address of which nothing came yet', async () => {
  const store = await open();
  const first = await store.office.link('excess');
  await store.office.confirm(first.url);
  await complete(store);
  const second = await store.office.link('all');
  await store.office.confirm(second.url);
  await store.office.sandbox.advance(40 * DAY);
  expect(await store.purge()).toMatchObject({ orders: 0, kept: { unjudged: 1 } });
  expect(await store.office.withdrawals()).toHaveLength(2);
});

it('keeps an order to which more came than a completed refund gave back', async () => {
  let more = '';
  const store = await open(async (options) => {
    const office = openRefunds(options);
    const checkout = await office.store.choose((await office.store.open('one')).token, 'USDT.Tron');
    office.sandbox.confirm(office.store.pay(checkout, '32.25'));
    more = office.store.pay(checkout, '7');
    await office.sandbox.settle();
    return office;
  });
  await store.office.confirm((await store.office.link('excess')).url);
  await complete(store);
  store.office.sandbox.confirm(more);
  await store.office.sandbox.settle();
  await store.office.sandbox.advance(40 * DAY);
  expect(await store.purge()).toMatchObject({ orders: 0, kept: { unjudged: 1 } });
});

it('deletes the links together with their order, and no address stays in them', async () => {
  const store = await open();
  const { url } = await store.office.link('excess');
  await store.office.confirm(url);
  await complete(store);
  expect(await store.purge()).toMatchObject({ orders: 0 });
  await store.office.sandbox.advance(2 * DAY);
  expect(await store.purge()).toMatchObject({ orders: 1 });
  expect(await store.ledger.list({ stream: 'refunds:order:1001' })).toEqual([]);
  expect((await store.office.page(url)).status).toBe(410);
  expect((await store.office.confirm(url)).status).toBe(410);
  expect(await store.office.withdrawals()).toMatchObject([{ state: 'completed' }]);
});
