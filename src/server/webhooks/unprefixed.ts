/** Takes the prefix off an event about an unconfirmed transfer, where every key carries it. */
import { isLosslessNumber } from 'lossless-json';

/** `PaymentNotConfirmed` has it before every key at every level (`docs/service.md §23`). */
export const UNCONFIRMED_PREFIX = 'unconfirmed_';

/** Whether all, none or some of the keys of a value carry the prefix, at all its levels. */
export function prefixUse(value: unknown): 'all' | 'none' | 'mixed' {
  const keys = keysOf(value);
  const prefixed = keys.filter((key) => key.startsWith(UNCONFIRMED_PREFIX)).length;
  if (prefixed === 0) return 'none';
  return prefixed === keys.length ? 'all' : 'mixed';
}

/** The same value with the prefix taken off every key. */
export function withoutPrefix(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrefix);
  if (!isObject(value)) return value;
  // `fromEntries` defines members and never assigns, so a key `__proto__` stays a plain member.
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key.startsWith(UNCONFIRMED_PREFIX) ? key.slice(UNCONFIRMED_PREFIX.length) : key,
      withoutPrefix(member),
    ]),
  );
}

/** An object of the body; a number token is an object of the parser, not of the body. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value)
  );
}

/** Whether a value is nested deeper than so many levels; looks no deeper than that itself. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (!Array.isArray(value) && !isObject(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => [key, ...keysOf(member)]);
}
