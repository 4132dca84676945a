/** Finds fields in JSON, however deep they are. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One field and its place, such as `checkout.quote.payable`. */
export interface Field {
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
}

/** Every field of a JSON value, outer ones first. */
export function fieldsOf(value: unknown, path = ''): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const inner = path === '' ? key : `${path}.${key}`;
    const own = Array.isArray(value) ? [] : [{ path: inner, name: key, value: member }];
    return [...own, ...fieldsOf(member, inner)];
  });
}

const AMOUNTS = new Set([
  ...['amount', 'amountUsd', 'payable', 'rate', 'due', 'received', 'excess'],
  ...['minimumUsd', 'unmetMinimumUsd'],
]);

/** Whether a field of this name holds an amount or a rate. */
export function isAmountName(name: string): boolean {
  return AMOUNTS.has(name);
}

/** A copy whose amounts all have the right form: amounts have a check of their own. */
export function withSoundAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSoundAmounts);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const isScalar = typeof member === 'number' || typeof member === 'string';
      return [key, isAmountName(key) && isScalar ? '0' : withSoundAmounts(member)];
    }),
  );
}
