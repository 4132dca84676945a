/** The matchers that the ledger's conformance suite asks for, as Vitest and Jest understand them. */
import type { Expect } from '../../../src/exports/testing.js';

type Thrown = string | RegExp | (new (...words: never[]) => Error) | undefined;

export const smallExpect: Expect = (value) => ({
  toBe: (expected) => insist(Object.is(value, expected), 'to be', value, expected),
  toEqual: (expected) => insist(isEqual(value, expected), 'to equal', value, expected),
  toMatchObject: (expected) => insist(matches(value, expected), 'to match', value, expected),
  toHaveLength(expected) {
    const { length } = value as { length: unknown };
    insist(length === expected, 'to have the length', length, expected);
  },
  toBeGreaterThan: (expected) =>
    insist((value as number) > expected, 'to be greater than', value, expected),
  toBeLessThanOrEqual: (expected) =>
    insist((value as number) <= expected, 'to be at most', value, expected),
  toBeInstanceOf: (expected) =>
    insist(value instanceof expected, 'to be an instance of', value, expected.name),
  rejects: {
    toThrow: async (expected) => {
      const error = await rejectionOf(value);
      insist(fits(error, expected), 'to reject with', error.message, String(expected));
    },
    not: {
      toThrow: async (expected) => {
        const error = await rejectionOf(value);
        insist(!fits(error, expected), 'not to reject with', error.message, String(expected));
      },
    },
  },
});

function insist(holds: boolean, verb: string, actual: unknown, expected: unknown): void {
  if (!holds) throw new Error(`expected ${shown(actual)} ${verb} ${shown(expected)}`);
}

const shown = (value: unknown): string =>
  (JSON.stringify(value instanceof Set ? [...value] : value) ?? String(value)).slice(0, 500);

async function rejectionOf(value: unknown): Promise<Error> {
  const outcome = await Promise.resolve(value).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  if (outcome === null) throw new Error('expected a rejection, and nothing was thrown');
  return outcome;
}

function fits(error: Error, expected: Thrown): boolean {
  if (expected === undefined) return true;
  if (typeof expected === 'string') return error.message.includes(expected);
  return expected instanceof RegExp ? expected.test(error.message) : error instanceof expected;
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Object, Array or Set. */
const kindOf = (value: Members): string => Object.prototype.toString.call(value);

/** Names of what is there: a member that is undefined counts as missing. */
const namesOf = (value: Members): string[] =>
  Object.keys(value).filter((name) => value[name] !== undefined);

function isEqual(a: unknown, b: unknown): boolean {
  if (a instanceof Set && b instanceof Set) return isEqual([...a].sort(), [...b].sort());
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  if (kindOf(a) !== kindOf(b)) return false;
  const names = namesOf(a);
  return (
    names.length === namesOf(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

function matches(actual: unknown, part: unknown): boolean {
  if (!isObject(actual) || !isObject(part)) return isEqual(actual, part);
  if (kindOf(actual) !== kindOf(part) || part instanceof Set) return isEqual(actual, part);
  if (Array.isArray(part) && actual['length'] !== part.length) return false;
  return Object.keys(part).every(
    (name) => Object.hasOwn(actual, name) && matches(actual[name], part[name]),
  );
}
