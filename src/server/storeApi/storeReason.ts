/** Checks the reasons that the store gives, before anything is stored. */
import { isPlainLine } from '../../contract/plainLine.js';

/** Why the store makes a change; stored in the ledger. */
export interface StoreReason {
  /** A sentence for the record, at most 2000 characters. */
  readonly reason: string;
}

/** Why the store releases a hold, and which. */
export interface ReleaseReason extends StoreReason {
  /**
   * `version` of the checkout that was looked at: later holds stay.
   * @default whatever holds it now is released
   */
  readonly version?: number | undefined;
}

const LONGEST = 2000;

const ADVICE =
  "So nothing was written, and the order is as it was. Pass `{ reason: 'bank transfer of 3 May' }`.";

/**
 * Checks a reason. In plain JavaScript or in a request's body it may be anything.
 *
 * @throws TypeError if it is not a string; RangeError if it cannot be stored, or not be read as it is stored.
 */
export function readReason(name: string, why: unknown): string {
  const reason: unknown = (why as { readonly reason?: unknown } | null | undefined)?.reason;
  if (typeof reason !== 'string') {
    throw new TypeError(
      `\`${name}\` was called without a \`reason\` that is a text. It is kept with the order for whoever ` +
        `checks the books, and without it the order could not be read. ${ADVICE}`,
    );
  }
  if (reason.length <= LONGEST && isPlainLine(reason.replace(/[\t\r\n]/g, ''))) return reason;
  throw new RangeError(
    `\`${name}\` was called with a \`reason\` that cannot be kept: it may have ${String(LONGEST)} characters, ` +
      `without control, invisible or direction characters. ${ADVICE}`,
  );
}

/**
 * Checks which version of the checkout was looked at; Infinity if none is given.
 *
 * @throws RangeError for an invalid version: releasing everything instead would be a guess.
 */
export function readVersion({ version }: ReleaseReason): number {
  if (version === undefined) return Infinity;
  if (Number.isSafeInteger(version) && version >= 0) return version;
  throw new RangeError(
    '`releaseHold` was called with a `version` that is none, so it is not known which holds were looked at, ' +
      "and nothing was let go. Pass the checkout's own `version`, or leave it out for all that holds it.",
  );
}
