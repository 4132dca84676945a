/** Which screen follows from which snapshot. */
import { describe, expect, it } from 'vitest';
import { asksForMoney, isTooSmallForAll, screenOf, SCREENS } from '../../src/checkout/screen.js';
import type { CheckoutSnapshot } from '../../src/contract/checkout.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { createFakeStore } from '../support/fakeStore.js';

function snapshot(change: Partial<CheckoutSnapshot> = {}, kind: 'payment' | 'top_up' = 'payment') {
  const store = createFakeStore({ kind });
  store.choose('1', 'USDT.Tron');
  store.update('1', change);
  return store.snapshot('1');
}
const shown = (value: CheckoutSnapshot | undefined, failed = false, choosing = false) =>
  screenOf({ snapshot: value, failed, choosing });
const late = () => [createFakeStore().transfer('1', { counts: 'late' })];
const counted = () => [createFakeStore().transfer('1')];

describe('a payment', () => {
  it.each([
    ['nothing chosen', { quote: null, address: null }, 'choose_currency'],
    ['a quote', {}, 'pay'],
    ['a quote without an address', { address: null }, 'choose_currency'],
    ['seen', { progress: 'detected', transfers: counted() }, 'detected'],
    ['seen without details', { progress: 'detected' }, 'detected'],
    ['confirmed, not paid', { progress: 'confirmed', transfers: counted() }, 'confirmed'],
    ['too little', { progress: 'confirmed', exceptions: ['partial'] }, 'partial'],
    ['late only', { progress: 'confirmed', exceptions: ['late'], transfers: late() }, 'review'],
    ['paid', { progress: 'confirmed', paid: true }, 'paid'],
    ['paid and over', { progress: 'confirmed', paid: true, exceptions: ['over'] }, 'paid'],
    ['paid and closed', { progress: 'confirmed', paid: true, closed: true }, 'paid'],
    ['held', { progress: 'confirmed', exceptions: ['held', 'partial'] }, 'held'],
    ['paid, other money held', { progress: 'confirmed', paid: true, exceptions: ['held'] }, 'paid'],
    ['closed', { closed: true }, 'closed'],
    ['paid after the close', { closed: true, exceptions: ['late'] }, 'review'],
    ['an exception that we do not know', { exceptions: ['strange'] }, 'pay'],
  ] satisfies [string, Partial<CheckoutSnapshot>, string][])('%s', (_, change, expected) => {
    expect(shown(snapshot(change))).toBe(expected);
  });

  it('never says paid without the store saying so', () => {
    for (const progress of ['awaiting', 'detected', 'confirmed'] as const) {
      expect(shown(snapshot({ progress, transfers: counted() }))).not.toBe('paid');
    }
  });

  it('goes back to choosing when the shopper asks, but not once money has arrived', () => {
    expect(shown(snapshot(), false, true)).toBe('choose_currency');
    expect(shown(snapshot({ progress: 'detected' }), false, true)).toBe('detected');
  });
});

describe('without a snapshot', () => {
  it('is loading, or an error after a failure', () => {
    expect(shown(undefined)).toBe('loading');
    expect(shown(undefined, true)).toBe('error');
  });

  it('keeps the state reached when a later request fails', () => {
    expect(shown(snapshot({ progress: 'detected' }), true)).toBe('detected');
  });
});

it('keeps a top-up open after any transfer', () => {
  expect(shown(snapshot({ progress: 'confirmed' }, 'top_up'))).toBe('top_up');
  expect(shown(snapshot({ closed: true }, 'top_up'))).toBe('closed');
});

describe('too small for all', () => {
  const { choices, quote } = snapshot();
  const [first, second] = choices;
  const tooSmall = (reasons: readonly (string | null)[], more: Partial<CheckoutSnapshot> = {}) =>
    isTooSmallForAll(
      snapshot({
        quote: null,
        choices: reasons.flatMap((unavailable, index) => {
          const choice = index === 0 ? first : second;
          return choice ? [{ ...choice, unavailable }] : [];
        }),
        ...more,
      }),
    );

  it.each([
    [['below_minimum', 'below_minimum'], true],
    [['below_minimum', 'no_rate'], true],
    [['no_address', 'below_minimum'], true],
    [['below_minimum', null], false],
    [['no_rate', 'no_address'], false],
    [[], false],
  ] as const)('of %j: %s', (reasons, expected) => {
    expect(tooSmall(reasons)).toBe(expected);
  });

  it('is not said while the quote in use can be paid, its price being fixed', () => {
    const reasons = ['below_minimum', 'no_rate'];
    const unmetMinimumUsd = parseDecimal('10');
    expect(tooSmall(reasons, { quote })).toBe(false);
    expect(tooSmall(reasons, { quote: quote && { ...quote, unmetMinimumUsd } })).toBe(true);
  });
});

it('asks for money on three screens only', () => {
  expect(SCREENS.filter(asksForMoney)).toEqual(['pay', 'top_up', 'partial']);
});
