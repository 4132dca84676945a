/** The reasons in the audit are read back as they were written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readAuditReason,
  refundLinkReason,
  settlementReason,
} from '../../src/treasury/contract/audit.js';
import { REFUND_KINDS } from '../../src/treasury/contract/refundLinks.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { runs } from '../support/runs.js';

const WORDS = fc.string({ minLength: 1, unit: 'grapheme' });

describe('a reason', () => {
  it('of a refund link is its kind, amount and currency, and the words', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REFUND_KINDS),
        fc.constantFrom('5', '0.00000001', '61250.76').map(parseDecimal),
        fc.constantFrom('USDT.Tron', 'USDT.BNBSmartChain', 'BTC'),
        WORDS,
        (kind, amount, currencyId, reason) => {
          const text = refundLinkReason({ kind, amount, currencyId, reason });
          expect(readAuditReason('makeRefundLink', text)).toEqual({
            words: reason,
            refund: { kind, amount, currencyId },
            found: null,
          });
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('of a recorded outcome is what was found, and the words', () => {
    fc.assert(
      fc.property(fc.constantFrom('created', 'not_created'), WORDS, (outcome, reason) => {
        const text = settlementReason({ outcome, reason });
        expect(readAuditReason('settleWithdrawal', text)).toEqual({
          words: reason,
          refund: null,
          found: outcome,
        });
      }),
      { numRuns: runs(100) },
    );
  });

  it.each([
    ['makeRefundLink', 'A word from an older version'],
    ['makeRefundLink', 'excess five USDT.Tron: Paid twice'],
    ['settleWithdrawal', 'perhaps: Nobody knows'],
    ['markPaid', 'excess 5 USDT.Tron: Paid twice'],
    ['markPaid', 'created: it is what I think'],
  ])('of %s in another form is the person’s words: %s', (action, text) => {
    expect(readAuditReason(action, text)).toEqual({ words: text, refund: null, found: null });
  });
});
