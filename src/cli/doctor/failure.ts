/** Says in plain words why a call to the service failed. */
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

/** Whether the failure says that no answer of the service itself arrived. */
export function isOutOfReach(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof RedirectRefusedError
  );
}

/** What a refusal says that passes by itself. */
function behind(hint: RejectionHint | undefined): string {
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

function wordsOf(error: unknown): { what: string; fix: string } {
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
      fix: 'Check that it runs, and that nothing between here and there swallows the connection.',
    };
  }
  if (error instanceof RedirectRefusedError) {
    return {
      what: 'The service answers with a redirect, which is not followed: the key would go with it.',
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
      fix: 'Check that TILL_SERVICE_URL leads to the service itself and not to a page before it.',
    };
  }
  if (error instanceof RejectedError && error.temporary) {
    return {
      what: `The service answers with status ${String(error.status)}, because ${behind(error.hint)}.`,
      fix: 'It passes when that is back; nothing here has to be changed. Then run the doctor again.',
    };
  }
  if (error instanceof ServiceFailureError || error instanceof RejectedError) {
    const status = String(error.status);
    return error.status === 404
      ? {
          what: "There is nothing at the service's path (404).",
          fix: 'Check TILL_SERVICE_URL: scheme, host and, if there is one, the path before /api.',
        }
      : {
          what: `The service answers with status ${status}.`,
          fix: "Look into the service's own log; a proxy in front of it may also answer so.",
        };
  }
  if (error instanceof ServiceClientError) {
    // Its messages are made of our own words only.
    return { what: error.message, fix: 'See the sentence above.' };
  }
  return { what: 'The call failed for a reason that is not known.', fix: 'Try again.' };
}

/** A finding about a call that failed. @param why what follows from the failure. */
export function failureFinding(check: string, error: unknown, why: string): Finding {
  const { what, fix } = wordsOf(error);
  return problem(check, what, why, fix);
}
