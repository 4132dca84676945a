/** Refuses requests that some ledger could not store exactly; every ledger uses these checks. */
import type { ClaimRequest, ListQuery, NewLedgerEvent } from './ledger.js';

/** Longest stream, key, kind or effect, in UTF-16 code units: what `length` counts. */
export const MAX_NAME_LENGTH = 512;

/**
 * Longest of them in bytes of UTF-8. PostgreSQL's index stores a stream and a key together in at most 2704
 * bytes; only two names of more than 433 characters of three bytes each come near.
 */
export const MAX_NAME_BYTES = 1300;

/** How many events a list by cursor returns if the caller does not say. */
export const DEFAULT_LIST_LIMIT = 1000;

/** A stored time: RFC 3339, UTC, with milliseconds. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Checks the names and the time of an event; the body is checked when it is serialized.
 *
 * @throws RangeError that names the field, never its value.
 */
export function checkEvent(event: NewLedgerEvent): void {
  checkName('stream', event.stream);
  checkName('key', event.key);
  checkName('kind', event.kind);
  if (!INSTANT.test(event.at) || Number.isNaN(Date.parse(event.at))) {
    throw new RangeError(
      "The event's `at` is not a time as the ledger keeps it. A stored time can never be " +
        'corrected, so it was not stored. Use RFC 3339 in UTC with milliseconds: ' +
        '`new Date(now()).toISOString()`.',
    );
  }
}

/**
 * Checks which events are asked for.
 *
 * @throws RangeError for an invalid stream or kind, a negative cursor or a limit below 1.
 */
export function checkListQuery(query: ListQuery): void {
  if ('stream' in query) {
    checkName('stream', query.stream);
    return;
  }
  checkInteger('after', query.after, 0);
  if (query.limit !== undefined) checkInteger('limit', query.limit, 1);
  if (query.kind !== undefined) checkName('kind', query.kind);
}

/**
 * Checks a claim.
 *
 * @throws RangeError if a name or number is unusable, or the lease ends before it begins.
 */
export function checkClaim(request: ClaimRequest): void {
  checkName('effect', request.effect);
  checkName('claimId', request.claimId);
  checkInteger('attempt', request.attempt, 1);
  checkInteger('now', request.now, 0);
  // With a lease that is over at once, two callers could run the effect at the same time.
  checkInteger('leaseUntil', request.leaseUntil, request.now + 1);
}

function checkName(field: string, value: string): void {
  const fault = faultOfName(value);
  if (fault === null) return;
  throw new RangeError(
    `The ledger cannot keep this \`${field}\`: it ${fault}. Stored in part or altered, it could ` +
      `be taken for another, so nothing was written. Use 1 to ${String(MAX_NAME_LENGTH)} characters of ` +
      `well-formed text without NUL, at most ${String(MAX_NAME_BYTES)} bytes in UTF-8; shorten long names ` +
      'with a hash.',
  );
}

function faultOfName(value: unknown): string | null {
  if (typeof value !== 'string') return 'is not a string';
  if (value === '') return 'is empty';
  if (value.length > MAX_NAME_LENGTH) return `is ${String(value.length)} characters long`;
  if (value.includes('\0')) return 'holds a NUL character, which PostgreSQL refuses';
  // UTF-8 cannot write half of a surrogate pair: two such names would become one.
  if (/\p{Surrogate}/u.test(value)) return 'holds half of a surrogate pair';
  const bytes = new TextEncoder().encode(value).length;
  if (bytes > MAX_NAME_BYTES) return `is ${String(bytes)} bytes long in UTF-8`;
  return null;
}

function checkInteger(field: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least) return;
  throw new RangeError(
    `The ledger cannot use this \`${field}\`: it must be a whole number, at least ${String(least)}. ` +
      'Nothing was read or written.',
  );
}

/** NUL, which databases refuse, and halves of surrogate pairs, which UTF-8 cannot write. */
const UNWRITABLE = /[\0\p{Surrogate}]/u;

/** Whether a text, of any length, can be written into every ledger. */
export const isWritable = (text: string): boolean => !UNWRITABLE.test(text);
