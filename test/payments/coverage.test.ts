/** How transfers add up to an order: exactly, at every edge, in every currency. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addDecimal,
  multiplyDecimal,
  parseDecimal,
  subtractToZero,
} from '../../src/money/decimal.js';
import type { CheckoutLedgerEvent } from '../../src/payments/checkoutEvents.js';
import { currencyAmounts } from '../../src/payments/coverage.js';
import { foldCheckout, type FoldOptions } from '../../src/payments/foldCheckout.js';
import * as story from './story.js';
import { BTC, ETH, USDT } from './story.js';
import { runs, TIMES } from '../support/runs.js';

const RUNS = { numRuns: runs(2_000) };
vi.setConfig({ testTimeout: 120_000 * TIMES });

const UNIT = '0.00000001';
const quoteId = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
const fold = (events: readonly CheckoutLedgerEvent[], options?: FoldOptions) =>
  foldCheckout(story.numbered(events), options);
/** A payable amount of eight decimals. */
const payable = fc.bigInt({ min: 1_000n, max: 10n ** 15n });
const coins = (units: bigint) => multiplyDecimal(parseDecimal(String(units)), parseDecimal(UNIT));
const quote = (id: number, currencyId: string, amount: string, more = {}) =>
  story.quoted({ id, currencyId, payable: amount, precision: 8, ...more });

describe('parts of an order', () => {
  it('that are n-ths, each in a currency of its own, add up to exactly the order', () => {
    const parts = fc
      .integer({ min: 2, max: 7 })
      .chain((n) => fc.array(payable, { minLength: n, maxLength: n }));
    fc.assert(
      fc.property(parts, (units) => {
        const count = BigInt(units.length);
        const currency = (index: number) => `C${String(index)}.Chain`;
        const quotes = units.map((each, index) =>
          quote(index + 1, currency(index), coins(each * count)),
        );
        const payments = units.map((each, index) =>
          story.confirmed({
            tx: `0${String(index)}`,
            currencyId: currency(index),
            amount: coins(each),
          }),
        );
        const all = [story.opened(), ...quotes, ...payments];
        expect(fold(all)).toMatchObject({
          paid: true,
          exceptions: [],
          due: '0',
          excess: '0',
        });
        expect(fold(all.slice(0, -1))).toMatchObject({
          paid: false,
          exceptions: ['partial'],
        });
      }),
      RUNS,
    );
  });

  it('pay when they reach the payable, and not one unit earlier', () => {
    fc.assert(
      fc.property(payable, fc.bigInt({ min: 1n, max: 999n }), (units, first) => {
        const pay = (second: bigint) =>
          fold([
            story.opened(),
            quote(1, BTC, coins(units)),
            story.confirmed({ tx: 'aa', currencyId: BTC, amount: coins(first) }),
            story.confirmed({ tx: 'bb', currencyId: BTC, amount: coins(second) }),
          ]);
        const rest = units - first;
        expect(pay(rest)).toMatchObject({ paid: true, due: '0', excess: '0', exceptions: [] });
        expect(pay(rest)).toMatchObject({ received: coins(units) });
        expect(pay(rest - 1n)).toMatchObject({ paid: false, due: UNIT, exceptions: ['partial'] });
        expect(pay(rest + 1n)).toMatchObject({ paid: true, excess: UNIT, exceptions: ['over'] });
      }),
      RUNS,
    );
  });

  it('what is due, sent in addition, always pays; one unit less does not', () => {
    const payments = fc.array(fc.tuple(fc.constantFrom(BTC, ETH, USDT), payable), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(payable, { minLength: 3, maxLength: 3 }), payments, (units, sent) => {
        const [btc = 1n, eth = 1n, usdt = 1n] = units;
        const events = [
          story.opened(),
          quote(1, ETH, coins(eth)),
          quote(2, USDT, coins(usdt)),
          quote(3, BTC, coins(btc), { at: 2 }),
          ...sent.map(([currencyId, amount], index) =>
            story.confirmed({ tx: `0${String(index)}`, currencyId, amount: coins(amount / 9n) }),
          ),
        ];
        const due = fold(events).due ?? parseDecimal('0');
        const pay = (amount: string) =>
          fold([...events, story.confirmed({ tx: 'ff', currencyId: BTC, amount })]);
        expect(pay(due).paid).toBe(true);
        if (due !== '0') {
          // Whoever sends what was asked for is not told to ask for something back.
          expect(pay(due)).toMatchObject({ exceptions: [], excess: '0' });
          expect(pay(subtractToZero(due, parseDecimal(UNIT))).paid).toBe(false);
        }
      }),
      RUNS,
    );
  });
});

describe('an order whose amount changes after a part payment', () => {
  it('has its figures by the quote that it was paid with, without a new one', () => {
    const dollars = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(payable, dollars, dollars, fc.bigInt(1n, 99n), (units, was, is, percent) => {
        const priced = { amountUsd: String(was) };
        const sent = (units * percent) / 100n;
        const state = fold([
          story.opened(String(was)),
          quote(1, BTC, coins(units), priced),
          story.confirmed({ currencyId: BTC, amount: coins(sent) }),
          story.amended(1, String(is), 6),
        ]);
        // The new price in units is `units × is ÷ was`.
        const [price, parts] = [units * BigInt(is), BigInt(was)];
        const missing = price - sent * parts;
        const due = missing > 0n ? (missing + parts - 1n) / parts : 0n;
        const excess = missing < 0n ? -missing / parts : 0n;
        expect(state).toMatchObject({
          ...{ received: coins(sent), due: coins(due), excess: coins(excess) },
          ...{ currentQuote: null, paid: missing <= 0n && sent > 0n },
        });
        expect(currencyAmounts(state)).toMatchObject([{ due: coins(due), excess: coins(excess) }]);
      }),
      RUNS,
    );
  });
});

describe('of several live quotes in one currency', () => {
  it('the lower payable counts, whichever was made first', () => {
    fc.assert(
      fc.property(payable, payable, fc.boolean(), (a, b, lowerFirst) => {
        fc.pre(a !== b);
        const [low, high] = a < b ? [a, b] : [b, a];
        const lowQuote = quote(1, BTC, coins(low), { at: lowerFirst ? 1 : 3 });
        const highQuote = quote(2, BTC, coins(high), { at: lowerFirst ? 3 : 1 });
        const [first, second] = lowerFirst ? [lowQuote, highQuote] : [highQuote, lowQuote];
        const payment = (amount: bigint, at: number) =>
          story.confirmed({ currencyId: BTC, amount: coins(amount), at });
        const pay = (amount: bigint, at: number) =>
          fold([story.opened(), first, second, payment(amount, at)]);
        expect(pay(low, 4)).toMatchObject({ paid: true, exceptions: [] });
        expect(pay(low, 4).transfers[0]).toMatchObject({ quoteId: quoteId(1) });
        expect(pay(low - 1n, 4).paid).toBe(false);
        // Heard of between the two, it can only have been sent by the first one.
        expect(fold([story.opened(), first, payment(low, 2), second]).paid).toBe(lowerFirst);
        // Two minutes after the second one, the first has ended.
        expect(pay(low, 5).paid).toBe(!lowerFirst);
      }),
      RUNS,
    );
  });
});

describe('the tolerance', () => {
  it('lets exactly that part of the order be missing, and not one unit more', () => {
    const tolerances = fc.constantFrom('0', '0.001', '0.005', '0.01', '0.5');
    fc.assert(
      fc.property(payable, tolerances, (thousands, text) => {
        const tolerance = parseDecimal(text);
        const whole = coins(thousands * 1_000n);
        const least = multiplyDecimal(whole, subtractToZero(parseDecimal('1'), tolerance));
        const pay = (amount: string) =>
          fold(
            [story.opened(), quote(1, BTC, whole), story.confirmed({ currencyId: BTC, amount })],
            {
              tolerance,
            },
          );
        expect(pay(least)).toMatchObject({ paid: true, exceptions: [], due: '0' });
        const less = subtractToZero(least, parseDecimal(UNIT));
        expect(pay(less)).toMatchObject({ paid: false, exceptions: ['partial'] });
        const more = addDecimal(whole, parseDecimal(UNIT));
        expect(pay(more)).toMatchObject({ paid: true, exceptions: ['over'], excess: UNIT });
      }),
      RUNS,
    );
  });

  it('of everything still does not make nothing a payment', () => {
    const tolerance = parseDecimal('1');
    const nothing = [story.opened(), story.quoted(), story.confirmed({ amount: '0' })];
    expect(fold(nothing, { tolerance })).toMatchObject({ paid: false, exceptions: [] });
  });
});
