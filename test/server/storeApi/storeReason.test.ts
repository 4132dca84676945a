/** What the store says is kept for ever: a word without a readable reason is refused. */
import { describe, expect, it } from 'vitest';
import type { CheckoutHandler } from '../../../src/server/handler/createCheckoutHandler.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { createRecords } from '../../../src/server/checkouts/checkoutRecords.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createWithdrawalRecords } from '../../../src/treasury/server/withdrawals/withdrawalRecords.js';
import { openStore, START } from '../openStore.js';

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
