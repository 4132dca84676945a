/** The catalogue covers everything that can be said. */
import { describe, expect, it } from 'vitest';
import { problemText } from '../../src/checkout/problemText.js';
import { SCREENS } from '../../src/checkout/screen.js';
import { EXCEPTIONS } from '../../src/contract/checkout.js';
import { CheckoutError, PROBLEM_CODES } from '../../src/contract/checkoutError.js';
import { en } from '../../src/ui/messages/en.js';
import { plural } from '../../src/ui/messages/messageFormat.js';

describe('the English catalogue', () => {
  it.each([...PROBLEM_CODES, 'offline', 'unreachable', 'timeout', 'unreadable'] as const)(
    'says what happened and what to do for %s',
    (code) => {
      const error = new CheckoutError({ code, message: '', retryable: false });
      expect(problemText(error, en.problems)).toMatch(/^[A-Z].+\.$/);
    },
  );

  it('names every screen, exception, source and kind of evidence of the wire', () => {
    for (const screen of SCREENS) expect(en.statusTitle[screen]).not.toBe('');
    for (const exception of EXCEPTIONS) expect(en.exceptions[exception]).toBeTruthy();
    for (const source of ['service_event', 'service_list', 'service_lookup', 'store']) {
      expect(en.sources[source]).toBeTruthy();
    }
    const kinds = 'opened quoted amended seen confirmed held released marked_paid closed';
    for (const kind of kinds.split(' ')) expect(en.evidence[kind]).toBeTruthy();
  });

  it('has no empty text', () => {
    const texts = Object.entries(en).filter(([, value]) => typeof value === 'string');
    for (const [key, text] of texts) expect(`${key}: ${String(text)}`).toMatch(/: ./);
  });

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
