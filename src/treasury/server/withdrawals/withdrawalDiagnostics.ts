/** Diagnostics about one withdrawal, each reported once however many pages poll it. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import type { ZodError } from 'zod';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';

const MAX_REMEMBERED = 5_000;

function oncePerId(): (id: string, report: () => void) => void {
  const reported = new LRUCache<string, true>(mostEntries(MAX_REMEMBERED));
  return (id, report) => {
    if (reported.get(id)) return;
    reported.set(id, true);
    report();
  };
}

/** Reports that this version cannot read a withdrawal. */
export function createUnreadableReporter(
  report: DiagnosticListener,
): (id: string, error: ZodError) => void {
  const once = oncePerId();
  return (id, error) => {
    once(id, () => {
      report({
        code: 'withdrawal_unreadable',
        reference: id,
        message:
          'An event of this withdrawal has a form that this version cannot read, so nothing can be said ' +
          'of it, neither that it was sent nor that it was not, and it is not sent. A newer version may ' +
          'have written it: run that everywhere. See the error for the fields.',
        error,
      });
    });
  };
}

/** Reports that this version cannot read a confirmed refund link, so that its draft is not written. */
export function createUnreadableLinkReporter(
  report: DiagnosticListener,
): (withdrawalId: string, error: ZodError) => void {
  const once = oncePerId();
  return (withdrawalId, error) => {
    once(withdrawalId, () => {
      report({
        code: 'withdrawal_unreadable',
        reference: withdrawalId,
        message:
          'A customer confirmed an address through a refund link that has a form that this version cannot ' +
          'read, so the draft was not written yet, and nothing was sent. A newer version may have made the ' +
          'link: run that everywhere, and the draft will be written. See the error for the fields.',
        error,
      });
    });
  };
}

/** Reports that the service describes a withdrawal differently from its draft. */
export function createDifferenceReporter(report: DiagnosticListener): (id: string) => void {
  const once = oncePerId();
  return (id) => {
    once(id, () => {
      report({
        code: 'withdrawal_differs',
        operation: 'getWithdrawal',
        reference: id,
        message:
          'What the service says of a withdrawal differs from what was drafted in currency, amount or ' +
          "receiver. It is not shown as this withdrawal; look at it in the service's dashboard.",
      });
    });
  };
}
