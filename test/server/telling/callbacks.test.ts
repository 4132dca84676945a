/** The store's callbacks: each once, never for a held order, and what comes back to an earlier state. */
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../src/money/decimal.js';
import { nextStatusNews } from '../../../src/server/telling/news.js';
import type { CallbackEvent, DepositEvent } from '../../../src/server/telling/storeCallbacks.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { foldCheckout } from '../../../src/payments/foldCheckout.js';
import { MINUTE, openStore, type Store } from '../openStore.js';

async function payFully(store: Store): Promise<string> {
  const { token, checkout } = await store.open('one', 'USDT.Tron');
  store.sandbox.confirm(store.pay(checkout));
  await store.settle();
  return token;
}

/** What calls of `onStatusChange` were begun for, as the ledger has it. */
async function begunWords({ ledger }: Store): Promise<string[]> {
  const events = await ledger.list({ stream: 'order:1001' });
  return events.flatMap(({ kind, body: { word } }) =>
    kind === 'effect_begun' && typeof word === 'string' ? [word] : [],
  );
}

describe('onPaid', () => {
  it('is called once with the order and its paid state, however often events and restarts repeat', async () => {
    const events: CallbackEvent[] = [];
    const store = openStore({ handler: { onPaid: (event) => void events.push(event) } });
    await payFully(store);
    for (const { eventId } of [...store.sandbox.deliveries()]) await store.sandbox.resend(eventId);
    const second = store.makeHandler();
    await second.close();
    await Promise.all([second.reconcile(), store.handler.reconcile()]);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      reference: '1001',
      checkout: { paid: true, kind: 'payment' },
    });
  });

  it('cannot change what shoppers are shown', async () => {
    const onPaid = ({ checkout }: CallbackEvent): void => {
      (checkout.transfers as unknown[]).length = 0;
    };
    const store = openStore({ handler: { onPaid } });
    const token = await payFully(store);
    expect((await store.read(token)).transfers).toHaveLength(1);
    expect(store.codes()).toContain('callback_failed');
  });
});

describe('the other callbacks', () => {
  it('onDeposit is called once for each confirmed transfer of a top-up, and onPaid never', async () => {
    const deposits: DepositEvent[] = [];
    const paid: CallbackEvent[] = [];
    const store = openStore({
      handler: {
        onDeposit: (event) => void deposits.push(event),
        onPaid: (event) => void paid.push(event),
      },
    });
    const { checkout } = await store.open('customer', 'USDT.Tron');
    const hashes = ['5', '7.25', '5'].map((amount) => store.pay(checkout, amount));
    await store.settle();
    expect(deposits).toEqual([]);
    for (const hash of hashes) store.sandbox.confirm(hash);
    await store.settle();
    await store.handler.reconcile();
    expect(deposits.map(({ transfer }) => transfer.txHash).sort()).toEqual([...hashes].sort());
    expect(deposits.map(({ transfer }) => transfer.amount).sort()).toEqual(['5', '5', '7.25']);
    expect(new Set(deposits.map(({ claimId }) => claimId)).size).toBe(3);
    expect(deposits.every(({ reference }) => reference === 'c-7')).toBe(true);
    expect(paid).toEqual([]);
  });

  it('onDeposit is not called for a blocked deposit', async () => {
    const deposits: DepositEvent[] = [];
    const store = openStore({ handler: { onDeposit: (event) => void deposits.push(event) } });
    const { checkout } = await store.open('customer', 'USDT.Tron');
    store.sandbox.block(store.pay(checkout, '5'));
    await store.settle();
    expect(deposits).toEqual([]);
  });

  it('onStatusChange is called once for every state that is reached', async () => {
    const states: string[] = [];
    const store = openStore({
      handler: {
        onStatusChange: ({ checkout: { progress, paid, exceptions } }) =>
          void states.push([progress, ...exceptions, String(paid)].join(' ')),
      },
    });
    const { checkout } = await store.open('one', 'USDT.Tron');
    const first = store.pay(checkout, '15');
    await store.settle();
    store.sandbox.confirm(first);
    await store.settle();
    store.sandbox.confirm(store.pay(checkout, '5'));
    await store.settle();
    await store.handler.reconcile();
    expect(states).toEqual([
      'detected partial false',
      'confirmed partial false',
      'confirmed false',
      'confirmed true',
    ]);
  });
});

describe('onStatusChange, called and not come to its end', () => {
  const wordOf = ({ checkout: { progress, exceptions, paid } }: CallbackEvent): string =>
    [progress, ...exceptions, ...(paid ? ['paid'] : [])].join(' ');

  /** Paid and told so; then another payment is held, of which `hear` is told. */
  async function held(hear: (event: CallbackEvent) => Promise<void> | void) {
    const store = openStore({ handler: { onStatusChange: hear } });
    const { checkout } = await store.open('one', 'USDT.Tron');
    // Paid over before, so that what it is released to is a state that was told.
    for (let times = 0; times < 2; times += 1) store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    store.sandbox.block(store.pay(checkout));
    await store.settle();
    return store;
  }
  const release = (store: Store) => store.handler.releaseHold('1001', { reason: 'looked at' });
  const isHeld = (event: CallbackEvent): boolean => event.checkout.exceptions.includes('held');

  it('may have been heard, so that coming back to the state of before is told', async () => {
    const acted: string[] = [];
    const store = await held((event) => {
      acted.push(wordOf(event));
      if (isHeld(event)) throw new Error('The mail was sent, its log is away.');
    });
    expect(acted.at(-1)).toMatch(/held/);
    const before = acted.filter((word) => !word.includes('held')).at(-1);
    await release(store);
    await store.handler.close();
    expect(acted.at(-1)).toBe(before);
    // Told once: what came to its end is not repeated.
    const count = acted.length;
    await store.sandbox.advance(10 * MINUTE);
    await store.handler.reconcile();
    expect(acted).toHaveLength(count);
  });

  it('is followed by the state of before where it is still at it', async () => {
    const acted: string[] = [];
    let end = (): void => undefined;
    const gate = new Promise<void>((open) => (end = open));
    const store = openStore({
      handler: {
        async onStatusChange(event) {
          if (isHeld(event)) await gate;
          acted.push(wordOf(event));
        },
      },
    });
    const { checkout } = await store.open('one', 'USDT.Tron');
    for (let times = 0; times < 2; times += 1) store.sandbox.confirm(store.pay(checkout));
    await store.settle();
    const before = acted.at(-1);
    store.sandbox.block(store.pay(checkout));
    await store.sandbox.settle();
    while (!(await begunWords(store)).some((word) => word.includes('held'))) {
      await new Promise(setImmediate);
    }
    const releasing = release(store);
    await new Promise(setImmediate);
    end();
    await releasing;
    await store.handler.close();
    // Released, and more than before has come.
    expect(acted.slice(-3)).toEqual([expect.stringContaining('held'), before, before]);
  });

  it('has a name that fits the ledger, however long its stream is called', async () => {
    const opened = { type: 'top_up', reference: 'x', externalId: 'e' } as const;
    const state = foldCheckout([], { tolerance: parseDecimal('0') });
    const record = {
      stream: `order:${'x'.repeat(500)}`,
      events: [],
      state: { ...state, opened, progress: 'detected' as const },
    };
    const news = await nextStatusNews(record);
    expect(news?.effect).toHaveLength(400);
    expect(news?.word).toBe('detected');
  });
});

describe('a start with a ledger that cannot be read', () => {
  it('is reported, and the store still starts', async () => {
    const ledger: Ledger = { ...memoryLedger(), list: () => Promise.reject(new Error('locked')) };
    const store = openStore({ ledger, handler: { onPaid: () => undefined } });
    await store.handler.close();
    expect(store.codes()).toEqual(['callback_failed']);
    expect((await store.ask('GET', '/health')).status).toBe(200);
  });
});
