/** Diagnostics about one withdrawal, each reported once however many pages poll it. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import type { ZodError } from 'zod';
import type { Diagnostic, DiagnosticListener } from '../../../server/configuration/diagnostic.js';

const MAX_REMEMBERED = 5_000;

/** Makes the maker of one reporter. What it makes takes the id of the withdrawal. */
const reporterOf =
  (what: Pick<Diagnostic, 'code' | 'message' | 'operation'>) => (report: DiagnosticListener) => {
    const reported = new LRUCache<string, true>(mostEntries(MAX_REMEMBERED));
    return (reference: string, error?: ZodError): void => {
      if (reported.get(reference)) return;
      reported.set(reference, true);
      report({ ...what, reference, ...(error && { error }) });
    };
  };

/** Reports that this version cannot read a withdrawal. */
export const createUnreadableReporter = reporterOf({
  code: 'withdrawal_unreadable',
  message:
    'An event of this withdrawal has a form that this version cannot read, so nothing can be said ' +
    'of it, neither that it was sent nor that it was not, and it is not sent. A newer version may ' +
    'have written it: run that everywhere. See the error for the fields.',
});

/** Reports that this version cannot read a confirmed refund link, so that its draft is not written. */
export const createUnreadableLinkReporter = reporterOf({
  code: 'withdrawal_unreadable',
  message:
    'A customer confirmed an address through a refund link that has a form that this version cannot ' +
    'read, so the draft was not written yet, and nothing was sent. A newer version may have made the ' +
    'link: run that everywhere, and the draft will be written. See the error for the fields.',
});

/** Reports that the service describes a withdrawal differently from its draft. */
export const createDifferenceReporter = reporterOf({
  code: 'withdrawal_differs',
  operation: 'getWithdrawal',
  message:
    'What the service says of a withdrawal differs from what was drafted in currency, amount or ' +
    "receiver. It is not shown as this withdrawal; look at it in the service's dashboard.",
});
