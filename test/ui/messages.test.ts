/** The catalogue covers everything that can be said. */
import { describe, expect, it } from 'vitest';
import { problemTexts } from '../../src/checkout/ProblemNotice.js';
import type { PaymentFormName } from '../../src/chains/paymentPayload.js';
import { type Screen } from '../../src/checkout/screen.js';
import type { PaymentException } from '../../src/contract/checkout.js';
import { CheckoutError, PROBLEM_CODES } from '../../src/contract/checkoutError.js';
import type { TransferCounts } from '../../src/payments/foldedCheckout.js';
import { en } from '../../src/ui/messages/en.js';
import { plural } from '../../src/ui/messages/messageFormat.js';

type Words<Code extends string> = Readonly<Record<Code, string>>;

/** Codes of the wire. One that has no sentence does not compile. */
en satisfies {
  readonly statusTitle: Words<Screen>;
  readonly exceptions: Words<PaymentException>;
  readonly transferStatus: Words<'seen' | 'confirmed' | 'held'>;
  readonly transferCounts: Words<Exclude<TransferCounts, 'counted' | 'deposit'>>;
  readonly sources: Words<'service_event' | 'service_list' | 'service_lookup' | 'store'>;
  readonly evidence: Words<
    | ('opened' | 'quoted' | 'amended' | 'seen' | 'confirmed' | 'held' | 'released')
    | ('marked_paid' | 'closed')
  >;
  readonly unavailable: Words<'no_rate' | 'below_minimum'>;
  readonly formNames: Words<PaymentFormName>;
};

describe('the English catalogue', () => {
  it.each([...PROBLEM_CODES, 'offline', 'unreachable', 'timeout', 'unreadable'] as const)(
    'says what happened and what to do for %s',
    (code) => {
      const error = new CheckoutError({ code, message: '', retryable: false });
      expect(problemTexts(error, en).text).toMatch(/^[A-Z].+\.$/);
    },
  );

  it('says paid in no sentence about a payment that is not', () => {
    const { paid, partial, ...others } = en.statusTitle;
    expect(paid).toBe('Paid');
    expect(partial).toBe('Partly paid');
    for (const title of Object.values(others)) expect(title).not.toMatch(/\bpaid\b|complete/i);
  });
});

it('counts by the rules of the language', () => {
  expect(en.matches(1)).toBe('1 result');
  expect(en.matches(0)).toBe('0 results');
  expect(plural('pl', 3, { one: '#a', few: '#b', many: '#c', other: '#d' })).toBe('3b');
  expect(plural('id', 1200, { other: '# more' })).toBe('1.200 more');
});
