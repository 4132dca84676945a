/**
 * Schemas of the wire's messages: they check a value and do not change it.
 *
 * Hand-written, although the rest of Tillkit uses zod, because of what zod costs in a shopper's page: 6.5
 * kB of the 8 that the client may have, two names on `globalThis`, and a probe for `new Function` that a
 * strict Content-Security-Policy reports as a violation.
 */

/** Result of checking a value. `path` names the field that does not fit, never its value. */
export type ParseResult<T> =
  { readonly success: true; readonly data: T } | { readonly success: false; readonly path: string };

/** A check of one kind of value. */
export interface Schema<T> {
  /** @internal Path of the first field that does not fit, or null. */
  readonly fault: (value: unknown) => string | null;
  readonly safeParse: (value: unknown) => ParseResult<T>;
  /** @throws TypeError that names the field. */
  readonly parse: (value: unknown) => T;
}

/** The type that a schema accepts. */
export type Infer<S> = S extends Schema<infer T> ? T : never;

function shape<T>(fault: (value: unknown) => string | null): Schema<T> {
  const safeParse = (value: unknown): ParseResult<T> => {
    const path = fault(value);
    return path === null ? { success: true, data: value as T } : { success: false, path };
  };
  return {
    fault,
    safeParse,
    parse(value) {
      const checked = safeParse(value);
      if (checked.success) return checked.data;
      throw new TypeError(`A message does not fit at "${checked.path}".`);
    },
  };
}

/** A value that a guard accepts. */
/* @__NO_SIDE_EFFECTS__ */
export function custom<T>(guard: (value: unknown) => boolean): Schema<T> {
  return shape<T>((value) => (guard(value) ? null : ''));
}

/** Any text; with a pattern, one that fits it. */
/* @__NO_SIDE_EFFECTS__ */
export function string(pattern?: RegExp): Schema<string> {
  return custom((value) => typeof value === 'string' && (pattern?.test(value) ?? true));
}

/** True or false. */
export const boolean: Schema<boolean> = custom((value) => typeof value === 'boolean');

/** A whole number that JavaScript holds exactly. Never an amount. */
export const integer: Schema<number> = custom(Number.isSafeInteger);

/** One of a closed list of texts. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string>(list: readonly T[]): Schema<T> {
  return custom((value) => (list as readonly unknown[]).includes(value));
}

/** The schema, or null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(inner: Schema<T>): Schema<T | null> {
  return shape((value) => (value === null ? null : inner.fault(value)));
}

/** A schema of a field that may be missing. */
export interface MayBeMissing<T> extends Schema<T | undefined> {
  /**
   * @internal Only a type. Without `strictNullChecks` no type can tell by `undefined` which fields may be
   * missing, so that an object would lose its required fields in a store that compiles with `strict: false`.
   */
  readonly mayBeMissing: true;
}

/** The schema, or a missing field. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(inner: Schema<T>): MayBeMissing<T> {
  const fault = (value: unknown) => (value === undefined ? null : inner.fault(value));
  return shape<T | undefined>(fault) as MayBeMissing<T>;
}

/** A list of values of the schema. */
/* @__NO_SIDE_EFFECTS__ */
export function array<T>(inner: Schema<T>): Schema<readonly T[]> {
  return shape((value) => {
    if (!Array.isArray(value)) return '';
    for (let index = 0; index < value.length; index += 1) {
      const fault = inner.fault(value[index]);
      if (fault !== null) return joined(String(index), fault);
    }
    return null;
  });
}

type Fields = Readonly<Record<string, Schema<unknown>>>;

type Flat<T> = { [K in keyof T]: T[K] };
type Inferred<F> = { readonly [K in keyof F]: Infer<F[K]> };
type OptionalKey<F> = {
  [K in keyof F]: F[K] extends MayBeMissing<unknown> ? K : never;
}[keyof F];

/** What an object of these fields holds. */
export type Message<F> = Flat<
  Inferred<Omit<F, OptionalKey<F>>> & Partial<Inferred<Pick<F, OptionalKey<F>>>>
>;

/** One schema for each field of `T`. */
export type FieldsOf<T> = { readonly [K in keyof T]-?: Schema<T[K]> };

function joined(outer: string, inner: string): string {
  return inner === '' ? outer : `${outer}.${inner}`;
}

function faultOfFields(fields: Fields, value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  for (const [key, inner] of Object.entries(fields)) {
    // Own members only: inherited ones were not sent.
    const member: unknown = Object.hasOwn(value, key) ? value[key as never] : undefined;
    const fault = inner.fault(member);
    if (fault !== null) return joined(key, fault);
  }
  return null;
}

/** An object with these fields; others are allowed, because a newer store may send more. */
export function looseObject<F extends Fields>(fields: F): Schema<Message<F>>;
export function looseObject<T extends object>(fields: FieldsOf<T>): Schema<T>;
/* @__NO_SIDE_EFFECTS__ */
export function looseObject<T>(fields: FieldsOf<T>): Schema<T> {
  return shape((value) => faultOfFields(fields as Fields, value));
}

/** An object with these fields and no other. */
export function strictObject<F extends Fields>(fields: F): Schema<Message<F>>;
export function strictObject<T extends object>(fields: FieldsOf<T>): Schema<T>;
/* @__NO_SIDE_EFFECTS__ */
export function strictObject<T>(fields: FieldsOf<T>): Schema<T> {
  return shape((value) => {
    const fault = faultOfFields(fields, value);
    if (fault !== null) return fault;
    return Object.keys(value as object).find((key) => !Object.hasOwn(fields, key)) ?? null;
  });
}
