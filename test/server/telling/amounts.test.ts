/** The figures of a callback: due, received and in excess, currency by currency, from the ledger alone. */
import { describe, expect, it } from 'vitest';
import type { CallbackEvent, DepositEvent } from '../../../src/server/telling/storeCallbacks.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createRecords } from '../../../src/server/checkouts/checkoutRecords.js';
import { openStore } from '../openStore.js';

function listen(tolerance = '0') {
  const events: CallbackEvent[] = [];
  const hear = (event: CallbackEvent): void => void events.push(event);
  const deposits: DepositEvent[] = [];
  const store = openStore({
    handler: {
      tolerance,
      onStatusChange: hear,
      onDeposit: (event) => void deposits.push(event),
    },
  });
  return { store, deposits, last: () => events.at(-1) };
}

const figures = { due: '0', excess: '0', notCounted: '0' };

describe('amounts of a payment', () => {
  it('say what came, what is missing and what is confirmed', async () => {
    const { store, last } = listen();
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.confirm(store.pay(checkout, '15'));
    await store.settle();
    store.pay(checkout, '2');
    await store.settle();
    await store.handler.reconcile();
    expect(last()).toMatchObject({ reference: '1001', amountUsd: '20', tolerance: '0' });
    expect((await store.handler.getCheckout('1001'))?.due).toBe('3');
    const partial = last()?.amounts;
    expect(partial).toEqual([
      { ...figures, currencyId: 'USDT.Tron', due: '5', received: '15', confirmed: '15' },
    ]);
  });

  it('ask each currency that was quoted for the whole rest, by its own quote', async () => {
    const { store, last } = listen();
    const { token } = await store.open('one', 'BTC.Bitcoin');
    const chosen = await store.choose(token, 'USDT.Tron');
    // The second quote is a millisecond younger than the clock, and nothing came before it.
    await store.sandbox.advance(1_000);
    store.sandbox.confirm(store.pay(chosen, '10'));
    await store.settle();
    const amounts = last()?.amounts ?? [];
    expect(amounts.map(({ currencyId }) => currencyId)).toEqual(['BTC.Bitcoin', 'USDT.Tron']);
    expect(amounts[1]).toMatchObject({ due: '10', received: '10' });
    const whole = (await store.choose(token, 'BTC.Bitcoin')).quote?.payable ?? '';
    expect(Number(amounts[0]?.due) * 2).toBeCloseTo(Number(whole), 6);
    expect(amounts[0]).toMatchObject({ received: '0', confirmed: '0' });
  });

  it('keep apart what was never asked for and what is held', async () => {
    const { store, last } = listen();
    const { token } = await store.open('one', 'USDT.Tron');
    const checkout = await store.read(token);
    store.sandbox.block(store.pay(checkout, '4'));
    const { address } = checkout.address ?? {};
    store.sandbox.confirm(
      store.sandbox.pay({ address: address ?? '', currencyId: 'TRX.Tron', amount: '30' }).txHash,
    );
    await store.settle();
    await store.handler.reconcile();
    const amounts = new Map(last()?.amounts.map((row) => [row.currencyId, row]));
    // Held money was sent: it is not asked for again, and it is not received either.
    expect(amounts.get('USDT.Tron')).toMatchObject({ due: '16', received: '0', notCounted: '0' });
    expect(amounts.get('TRX.Tron')).toMatchObject({
      due: null,
      excess: null,
      received: '0',
      notCounted: '30',
    });
  });
});

describe('the tolerance of an order', () => {
  it('is that of its first quote, on every instance and after a change of the setting', async () => {
    const { store } = listen('0.01');
    const { checkout } = await store.open('one', 'USDT.Tron');
    const readWith = async (tolerance: string) => {
      const { ledger, sandbox } = store;
      const records = createRecords({
        ledger,
        tolerance: parseDecimal(tolerance),
        now: sandbox.now,
      });
      return (await records.readAndRecordPaid(`order:${checkout.order.reference}`)).state;
    };
    store.sandbox.confirm(store.pay(checkout, '19.7'));
    await store.settle();
    expect(await readWith('0.02')).toMatchObject({ paid: false, tolerance: '0.01' });
    store.sandbox.confirm(store.pay(checkout, '0.1'));
    await store.settle();
    expect(await readWith('0')).toMatchObject({ paid: true, tolerance: '0.01' });
  });
});

describe('amounts of a top-up', () => {
  it('are what was received; nothing is due', async () => {
    const { store, deposits } = listen();
    const { checkout } = await store.open('customer', 'USDT.Tron');
    for (const amount of ['5', '7.25']) {
      store.sandbox.confirm(store.pay(checkout, amount));
      await store.settle();
    }
    const last = deposits.at(-1);
    expect(last).toMatchObject({ amountUsd: null, transfer: { amount: '7.25' } });
    expect(last?.amounts).toEqual([
      {
        currencyId: 'USDT.Tron',
        due: null,
        received: '12.25',
        confirmed: '12.25',
        excess: null,
        notCounted: '0',
      },
    ]);
  });
});
