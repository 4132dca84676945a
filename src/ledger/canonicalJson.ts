/** Writes a JSON value as one text, whatever the order of its keys, so that bodies can be compared. */
import type { JsonValue } from './ledger.js';

/** Deeper than any event of ours; stops at a body that contains itself. */
const MAX_DEPTH = 100;

/**
 * Writes a JSON value with the keys of every object sorted by UTF-16 code unit (as RFC 8785 does) and no
 * white space. A property that is `undefined` is left out, as `JSON.stringify` does.
 *
 * @throws TypeError if the value contains something that JSON cannot: a class instance, a `Date`, a
 *   bigint, `NaN`, an infinity, or more than 100 levels (which includes a value inside itself).
 */
export function canonicalJson(value: JsonValue): string {
  return write(value, 0);
}

function write(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw refusal(`is nested more than ${String(MAX_DEPTH)} levels deep`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') {
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    // JSON.stringify would write null, so another value would be stored than was given.
    if (!Number.isFinite(value)) throw refusal('holds a number that is not finite');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${Array.from(value, (item: unknown) => write(item, depth + 1)).join(',')}]`;
  }
  if (isPlainObject(value)) {
    const members = Object.keys(value)
      .sort()
      .filter((key) => value[key] !== undefined)
      .map((key) => `${JSON.stringify(key)}:${write(value[key], depth + 1)}`);
    return `{${members.join(',')}}`;
  }
  throw refusal(`holds a ${typeof value} that JSON cannot express`);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not compared with Object.prototype: objects of another realm have a different one.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function refusal(what: string): TypeError {
  return new TypeError(
    `An event's body ${what}. The ledger compares and keeps bodies as JSON, so it was not ` +
      'stored. Pass only strings, finite numbers, booleans, null, arrays and plain objects.',
  );
}
