/** The small pieces that the service's resources are made of, and what each of them tolerates. */
import { isLosslessNumber, type LosslessNumber } from 'lossless-json';
import * as z from 'zod';
import { normalizeDecimal, type DecimalString } from '../money/decimal.js';

/** A number as its characters: from a JSON number token, or from a string that holds one. */
const numberText = z.union([z.string(), z.custom<LosslessNumber>(isLosslessNumber)], {
  error: 'expected a number or its text',
});

/**
 * An amount, a rate or a balance: decimal string in machine form.
 *
 * Accepts number tokens and strings, exponents included, because the document says numbers where deployed
 * services send strings (`docs/service.md §7`).
 *
 * Assumption: the document is silent on the format of amounts in strings; we read a JSON number's
 * grammar, never negative.
 */
export const amountSchema = numberText.transform((value, context): DecimalString => {
  try {
    return normalizeDecimal(value.toString());
  } catch {
    context.addIssue({ code: 'custom', message: 'expected an amount' });
    return z.NEVER;
  }
});

const WHOLE_NUMBER = 'expected a whole number';

/** A count (decimals, confirmations, a result code): a whole number, 0 or more. */
export const integerSchema = z
  .union([z.string(), z.custom<LosslessNumber>(isLosslessNumber)], { error: WHOLE_NUMBER })
  .transform((value, context): number => {
    const text = amountSchema.safeParse(value).data ?? '';
    // Not an amount: what passes is a whole number that a JavaScript number holds exactly.
    const count = Number.parseInt(text, 10);
    if (text.includes('.') || !Number.isSafeInteger(count)) {
      context.addIssue({ code: 'custom', message: WHOLE_NUMBER });
      return z.NEVER;
    }
    return count;
  });

/**
 * A figure that is shown and never computed with, such as a fee estimate: its text as it came.
 * May be empty.
 */
export const figureSchema = numberText.transform((value) => value.toString());

/**
 * A field that may be missing or null; both read as null.
 *
 * Assumption: the document does not say which response fields are always present ("Gaps in the
 * resource model"). A field is required where a payment or a withdrawal could go wrong without it,
 * and optional everywhere else.
 */
export function optionalField<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? null);
}

/**
 * An object of the document. Fields that it does not list pass through unread.
 *
 * What a store's code sees of it is written as an interface, never inferred from the schema: where a
 * store compiles without `strictNullChecks`, an inferred object loses its required fields.
 */
export function objectSchema<T extends object>(fields: {
  readonly [K in keyof T]-?: z.ZodType<T[K]>;
}): z.ZodType<T> {
  // A number token is an object of lossless-json; without this it would pass as an empty one.
  return z.preprocess(
    (value) => (isLosslessNumber(value) ? Number.NaN : value),
    z.looseObject(fields),
    // Zod derives the output from each field again, and the compiler cannot follow that for an open `T`.
  ) as unknown as z.ZodType<T>;
}

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/i;

/** ISO 8601 in UTC with milliseconds, or null where the text is unset or no instant. */
function readInstant(text: string): string | null {
  const match = INSTANT.exec(text);
  if (!match) return null;
  const [, date = '', time = '', fraction = '', zone = 'Z'] = match;
  const instant = new Date(`${date}T${time}${fraction.slice(0, 4)}${zone.toUpperCase()}`);
  const year = instant.getUTCFullYear();
  // Year 1 is the zero time of the service's language, not a date; a year of five digits, which a zone
  // can make, has another form than the ledger's events may hold.
  return year > 1 && year <= 9999 ? instant.toISOString() : null;
}

/**
 * A time: ISO 8601 text in UTC with milliseconds, or null if the service has not set it (missing, null,
 * empty, or the zero time `0001-01-01T00:00:00Z`; `docs/service.md §8`).
 *
 * Assumption: the document leaves the format open. We read RFC 3339, and text without a zone as
 * UTC. Any other text counts as unset instead of stopping a payment, because no amount and no
 * address hangs on a time of the service.
 */
export const timestampSchema = z
  .string()
  .nullish()
  .transform((text) => readInstant(text ?? ''));

/** A picture's address. One that cannot be read is none: no payment hangs on a picture. */
const pictureField = optionalField(z.string()).catch(null);

/** Addresses of one picture in three forms, unchecked; any of them may be missing. */
export interface IconSet {
  readonly icon_128: string | null;
  readonly icon_512: string | null;
  readonly icon_svg: string | null;
}

const iconSetSchema = objectSchema<IconSet>({
  icon_128: pictureField,
  icon_512: pictureField,
  icon_svg: pictureField,
});

/** A picture, or null where there is none or it cannot be read: a letter takes its place. */
export const iconField = optionalField(iconSetSchema).catch(null);
