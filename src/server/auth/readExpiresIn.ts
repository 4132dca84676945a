/** How long what the store's server makes may open an order. */

const SHORTEST_MS = 1_000;
/** What is older is worth an order that nobody remembers, and opens it for whoever finds it. */
const LONGEST_MS = 7 * 24 * 60 * 60_000;

/**
 * Reads an `expiresInMs`.
 *
 * @param of what it is the lifetime of: "a resume link".
 * @throws RangeError for a lifetime that is no number or out of bounds.
 */
export function readLifetime(of: string, value: unknown): number {
  if (typeof value === 'number' && value >= SHORTEST_MS && value <= LONGEST_MS) return value;
  throw new RangeError(
    `The \`expiresInMs\` of ${of} must be a number of milliseconds that lies between 1000 (a second) and ` +
      '604800000 (7 days): what lies in an old mail or page must not open an order for ever.',
  );
}
