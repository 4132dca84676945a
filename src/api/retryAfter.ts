/** Reads how long a refused caller is asked to wait. */

/** A day; a longer time means "do not come back". */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Reads `Retry-After`: seconds, or a date (RFC 9110 §10.2.3).
 *
 * @returns milliseconds, at most a day; undefined where the header is absent or is neither.
 */
export function readRetryAfter(value: string | null, nowMs = Date.now()): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,12}$/.test(text)) return Math.min(Number.parseInt(text, 10) * 1000, LONGEST_MS);
  if (text === '' || text.length > 40) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at) || !/[a-z]/i.test(text)) return undefined;
  return Math.min(Math.max(0, at - nowMs), LONGEST_MS);
}
