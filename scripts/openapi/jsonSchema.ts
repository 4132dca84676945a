/**
 * The functions of src/contract/schema.ts once more: these describe a value in JSON Schema 2020-12 instead
 * of checking it. `loadContract` puts this file in the place of that one, so both have the same names.
 */
import { isSingleLine, MAX_LINE_LENGTH } from '../../src/contract/plainLine.js';
import { isDecimal } from '../../src/money/decimalString.js';

/** A JSON Schema. Two fields that share one schema hold the same object. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A field that may be missing. */
class Optional {
  constructor(readonly inner: JsonSchema) {}
}

type Fields = Readonly<Record<string, JsonSchema | Optional>>;

/** Guards of `custom`, which say nothing about themselves. */
const GUARDS = new Map<unknown, JsonSchema>([
  [isDecimal, { type: 'string', pattern: '^(?:0|[1-9]\\d{0,29})(?:\\.\\d{0,49}[1-9])?$' }],
  [isSingleLine, { type: 'string', minLength: 1, maxLength: MAX_LINE_LENGTH }],
]);

export function custom(guard: (value: never) => boolean): JsonSchema {
  const known = GUARDS.get(guard);
  if (known) return { ...known };
  throw new TypeError(
    `No JSON Schema is known for the guard "${guard.name}" of \`custom\`, so the OpenAPI document would ` +
      'not say what it checks. Add it to GUARDS in scripts/openapi/jsonSchema.ts.',
  );
}

export function string(pattern?: RegExp): JsonSchema {
  if (!pattern) return { type: 'string' };
  if (pattern.flags === '') return { type: 'string', pattern: pattern.source };
  throw new TypeError(
    `The pattern ${String(pattern)} has flags, which JSON Schema cannot say. Write it without them.`,
  );
}

export const boolean: JsonSchema = { type: 'boolean' };

export const integer: JsonSchema = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};

export function oneOf(list: readonly string[]): JsonSchema {
  return { type: 'string', enum: list };
}

export function nullable(inner: JsonSchema): JsonSchema {
  return { anyOf: [inner, { type: 'null' }] };
}

export function optional(inner: JsonSchema): Optional {
  return new Optional(inner);
}

export function array(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

export function looseObject(fields: Fields): JsonSchema {
  const entries = Object.entries(fields);
  const properties = entries.map(([name, field]) => [
    name,
    field instanceof Optional ? field.inner : field,
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: entries.flatMap(([name, field]) => (field instanceof Optional ? [] : [name])),
  };
}

export function strictObject(fields: Fields): JsonSchema {
  return { ...looseObject(fields), additionalProperties: false };
}
