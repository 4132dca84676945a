/** What the store says is kept for ever: a word without a readable reason is refused, and heals where it was kept. */
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutHandler } from '../../../src/server/handler/createCheckoutHandler.js';
import type { JsonValue, Ledger } from '../../../src/ledger/ledger.js';
import { createRecords } from '../../../src/server/checkouts/checkoutRecords.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createWithdrawalRecords } from '../../../src/treasury/server/withdrawals/withdrawalRecords.js';
import { openStore, START } from '../openStore.js';

const at = new Date(START).toISOString();
const WORDS = ['markPaid', 'closeOrder', 'releaseHold'] as const;
const length = async (ledger: Ledger): Promise<number> => (await ledger.list({ after: 0 })).length;

/** As a store in plain JavaScript calls it. */
const say = (handler: CheckoutHandler, word: (typeof WORDS)[number], ...args: unknown[]) =>
  (handler[word] as (...all: unknown[]) => Promise<unknown>)(...args);

describe.each(WORDS)('%s', (word) => {
  it.each([
    ['no second argument', undefined],
    ['null', null],
    ['a text instead of it', 'cash'],
    ['an empty one', {}],
    ['undefined', { reason: undefined }],
    ['null in it', { reason: null }],
    ['a number', { reason: 5 }],
    ['an object', { reason: {} }],
  ])('refuses a reason that is no text, and writes nothing: %s', async (_name, why) => {
    const store = openStore();
    await store.open();
    const before = await length(store.ledger);
    const refused = say(store.handler, word, '1001', why);
    await expect(refused).rejects.toThrow(TypeError);
    await expect(refused).rejects.toThrow(/`reason`.*\{ reason: 'bank transfer of 3 May' \}/s);
    expect(await length(store.ledger)).toBe(before);
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: false, closed: false });
  });

  it.each([
    ['too long', 'x'.repeat(2001)],
    ['NUL', 'a\0b'],
    ['half a pair', 'a\ud800'],
    ['turned around', 'not \u202eyet'],
  ])('refuses a text that cannot be kept: %s', async (_name, reason) => {
    const store = openStore();
    await store.open();
    const before = await length(store.ledger);
    await expect(say(store.handler, word, '1001', { reason })).rejects.toThrow(RangeError);
    expect(await length(store.ledger)).toBe(before);
  });

  it.each([undefined, null, 1001, {}, { orderId: 1001 }])(
    'asks for the name of a checkout as a text: %j',
    async (reference) => {
      const { handler } = openStore();
      const refused = say(handler, word, reference, { reason: 'cash' });
      await expect(refused).rejects.toThrow(/orderId as a text/);
    },
  );
});

describe('a ledger in which a word has no readable reason', () => {
  const STORED: readonly { readonly [key: string]: JsonValue }[] = [
    {},
    { reason: null },
    { reason: 5 },
    { reason: {} },
  ];

  it.each(STORED)('opens again, and what was said holds: %j', async (body) => {
    const onPaid = vi.fn();
    const store = openStore({ handler: { onPaid } });
    await store.open();
    await store.open('two');
    const word = { at, body };
    await store.ledger.append({
      ...word,
      stream: 'order:1001',
      key: 'marked_paid',
      kind: 'marked_paid',
    });
    await store.ledger.append({ ...word, stream: 'order:1002', key: 'closed', kind: 'closed' });
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: true });
    expect(await store.handler.getCheckout('1002')).toMatchObject({ closed: true });
    expect(await store.handler.reconcile()).toMatchObject({ checkouts: 2, owed: 0 });
    expect(onPaid).toHaveBeenCalledTimes(1);
  });

  it.each(STORED)('releases what it names, and no more: %j', async (body) => {
    const store = openStore();
    const { checkout } = await store.open('one', 'USDT.Tron');
    store.sandbox.block(store.pay(checkout));
    await store.settle();
    const held = (await store.ledger.list({ stream: 'order:1001' })).find((e) => e.kind === 'held');
    const released = { stream: 'order:1001', kind: 'released', at };
    await store.ledger.append({ ...released, key: 'released:a', body: { evidence: [], ...body } });
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: false });
    const evidence = [held?.key ?? ''];
    await store.ledger.append({ ...released, key: 'released:b', body: { evidence, ...body } });
    expect(await store.handler.getCheckout('1001')).toMatchObject({ paid: true });
  });

  it.each([
    ['marked_paid', { share: '0.5' }],
    ['closed', { reason: null, until: at }],
    ['released', { reason: null }],
    ['released', { reason: null, evidence: 'all' }],
  ])('does not guess at another form of %s: %j', async (kind, body) => {
    const store = openStore();
    await store.open();
    await store.ledger.append({ stream: 'order:1001', key: 'word', kind, at, body });
    await expect(store.handler.getCheckout('1001')).rejects.toThrow();
  });
});

describe('a body that could not be read back', () => {
  it('is not written, whatever kind of event it is of', async () => {
    const ledger = memoryLedger();
    const now = () => START;
    const records = createRecords({ ledger, tolerance: parseDecimal('0'), now });
    const append = records.append as (...all: unknown[]) => Promise<unknown>;
    const KINDS =
      'opened amended displayed wallet quoted seen confirmed held released marked_paid closed';
    for (const kind of KINDS.split(' ')) {
      await expect(append('order:1', kind, kind, {})).rejects.toThrow(/could not be read back/);
    }
    const withdrawals = createWithdrawalRecords({ ledger, now, report: () => undefined });
    const write = withdrawals.append as (...all: unknown[]) => Promise<unknown>;
    await expect(write('w', 'withdrawal_approved', 'k', {})).rejects.toThrow(
      /could not be read back/,
    );
    expect(await ledger.list({ after: 0 })).toEqual([]);
  });

  it('of an answer about a withdrawal is told, and counts as unknown', async () => {
    const ledger = memoryLedger();
    const codes: string[] = [];
    const report = ({ code }: { code: string }) => void codes.push(code);
    const records = createWithdrawalRecords({ ledger, now: () => START, report });
    const keep = records.appendDurably as (...all: unknown[]) => Promise<void>;
    await keep('w', 'withdrawal_sent', 'outcome', { serviceId: 5 });
    expect(codes).toEqual(['withdrawal_outcome_unwritten']);
    expect(await ledger.list({ after: 0 })).toEqual([]);
  });
});
