/** Describes why a call to the service failed. */
import {
  NetworkError,
  RedirectRefusedError,
  RejectedError,
  ServiceClientError,
  ServiceFailureError,
  TimeoutError,
  UnauthorizedError,
  UnexpectedResponseError,
} from '../../api/errors.js';
import type { RejectionHint } from '../../api/hint.js';
import { problem, type Finding } from './report.js';

/** Whether no answer of the service itself arrived. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof RedirectRefusedError
  );
}

/** Cause of a temporary rejection. */
function causeOf(hint: RejectionHint | undefined): string {
  switch (hint) {
    case 'rate_missing':
      return 'it has no rate for a currency';
    case 'rates_unreachable':
      return 'it cannot reach its store of rates (Redis)';
    case 'processing_unreachable':
      return 'it cannot reach its processing';
    case undefined:
      return 'it asks to come back later';
    default:
      return 'something behind it is down';
  }
}

function describeFailure(error: unknown): { what: string; fix: string } {
  if (error instanceof NetworkError) {
    const code = error.code === undefined ? '' : ` (${error.code})`;
    return {
      what: `The service cannot be reached${code}.`,
      fix: 'Check TILL_SERVICE_URL, and that this machine may connect to it.',
    };
  }
  if (error instanceof TimeoutError) {
    return {
      what: 'The service did not answer in time.',
      fix: 'Check that it runs, and that no firewall between this machine and the service drops the connection.',
    };
  }
  if (error instanceof RedirectRefusedError) {
    return {
      what: 'The service answers with a redirect. It is not followed, because the key would go with it.',
      fix: 'Set TILL_SERVICE_URL to the final address.',
    };
  }
  if (error instanceof UnauthorizedError) {
    return {
      what:
        'The service answers 401, which has two causes: its own database is down, or it does not ' +
        'accept the API key.',
      fix:
        "Open the service's dashboard. If it does not work either, the database is down: wait, and keep " +
        'the key. If it works, compare TILL_API_KEY with the key that it shows; it may have been revoked.',
    };
  }
  if (error instanceof UnexpectedResponseError) {
    const fields = error.issues.slice(0, 3).map(({ path }) => path);
    return {
      what: `The answer is not what the service's document says (${fields.join(', ')}).`,
      fix: 'Check that TILL_SERVICE_URL is the address of the service itself, not of a page in front of it.',
    };
  }
  if (error instanceof RejectedError && error.hint === 'processing_not_ready') {
    return {
      what: 'The service says that its processing is not set up for the owner of this store.',
      fix: "Set it up in the service's dashboard.",
    };
  }
  if (error instanceof RejectedError && error.temporary) {
    return {
      what: `The service answers with status ${String(error.status)}, because ${causeOf(error.hint)}.`,
      fix: 'This is temporary and needs no change here. Check again later.',
    };
  }
  if (error instanceof ServiceFailureError || error instanceof RejectedError) {
    const status = String(error.status);
    return error.status === 404
      ? {
          what: "The service's path does not exist (404).",
          fix: 'Check TILL_SERVICE_URL: scheme, host and, if there is one, the path before /api.',
        }
      : {
          what: `The service answers with status ${status}.`,
          fix: "Check the service's log; the answer may also come from a proxy in front of it.",
        };
  }
  if (error instanceof ServiceClientError) {
    // These messages hold no text of the service.
    return { what: error.message, fix: 'See the sentence above.' };
  }
  return { what: 'The call failed for an unknown reason.', fix: 'Try again.' };
}

/** A finding about a failed call. @param why its consequence. */
export function failureFinding(check: string, error: unknown, why: string): Finding {
  const { what, fix } = describeFailure(error);
  return problem(check, what, why, fix);
}
