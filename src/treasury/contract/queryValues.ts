/** How the values of a query are written, and what a handler reads from them. */
import type { ParseResult } from '../../contract/schema.js';

/** One key of a query. */
export interface QueryValue<T> {
  /** @returns undefined if the texts, one for each time that the key occurs, do not fit. */
  readonly read: (texts: readonly string[]) => T | undefined;
}

/** A query: its keys, all of them optional. */
export interface QuerySchema<Query> {
  readonly keys: readonly string[];
  /** Reads a query. `path` names the key that is unknown or has a value that does not fit. */
  readonly read: (params: URLSearchParams) => ParseResult<Query>;
}

/** What a query of these keys may say. */
export type Said<Values> = {
  readonly [Key in keyof Values]?: Values[Key] extends QueryValue<infer T> ? T | undefined : never;
};

/** The query of a schema. */
export type QueryIn<Schema> = Schema extends QuerySchema<infer Query> ? Query : never;

/** A query with these keys and no other. */
/* @__NO_SIDE_EFFECTS__ */
export function query<Values extends Readonly<Record<string, QueryValue<unknown>>>>(
  values: Values,
): QuerySchema<Said<Values>> {
  const keys = Object.keys(values);
  return {
    keys,
    read(params) {
      const found: Record<string, unknown> = {};
      for (const key of new Set(params.keys())) {
        const value = keys.includes(key) ? values[key]?.read(params.getAll(key)) : undefined;
        if (value === undefined) return { success: false, path: key };
        found[key] = value;
      }
      return { success: true, data: found as Said<Values> };
    },
  };
}

/** A value of a key that occurs once. */
/* @__NO_SIDE_EFFECTS__ */
function once<T>(read: (text: string) => T | undefined): QueryValue<T> {
  return {
    read: ([text, ...more]) =>
      text === undefined || more[0] !== undefined ? undefined : read(text),
  };
}

/** A text that fits a pattern. */
/* @__NO_SIDE_EFFECTS__ */
export function matching(form: RegExp): QueryValue<string> {
  return once((text) => (form.test(text) ? text : undefined));
}

/** Any text up to a length. */
/* @__NO_SIDE_EFFECTS__ */
export function text(longest: number): QueryValue<string> {
  return once((given) => (given.length <= longest ? given : undefined));
}

/** One of a closed list of words. */
/* @__NO_SIDE_EFFECTS__ */
export function word<const T extends string>(list: readonly T[]): QueryValue<T> {
  return once((given) => list.find((one) => one === given));
}

/** A whole number between two bounds, both included. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): QueryValue<number> {
  return once((given) => {
    const number = /^(?:0|[1-9]\d{0,15})$/.test(given) ? Number.parseInt(given, 10) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  });
}

/** A moment: RFC 3339, UTC, milliseconds. */
export const instant: QueryValue<string> = once((given) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : undefined,
);

/** A key that may occur several times. */
/* @__NO_SIDE_EFFECTS__ */
export function several(form: RegExp, most: number): QueryValue<readonly string[]> {
  return {
    read: (texts) =>
      texts.length <= most && texts.every((one) => form.test(one)) ? texts : undefined,
  };
}
