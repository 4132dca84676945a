/** Checks bodies of events by their schemas: nothing is written that could not be read back. */
import * as z from 'zod';
import { type DecimalString, isDecimal } from '../money/decimal.js';
import type { JsonValue } from './ledger.js';

/**
 * Checks a body by the schema with which it will be read.
 *
 * @throws TypeError that names the kind of event; its cause names the fields.
 */
export function assertReadable(schema: z.ZodType, kind: string, body: unknown): void {
  const { error } = schema.safeParse(body);
  if (error === undefined) return;
  throw new TypeError(
    `An event of the kind \`${kind}\` has a body that could not be read back, and all that belongs to it ` +
      'would be unreadable for ever, so it was not stored. See the cause for the fields.',
    { cause: error },
  );
}

/**
 * The result of reading stored events, or the error if this version cannot read one of them.
 *
 * @throws what the ledger itself throws, which does not concern only these events.
 */
export async function orUnreadable<T>(reading: Promise<T>): Promise<T | z.ZodError> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof z.ZodError) return error;
    throw error;
  }
}

/** A decimal string in machine form, as events keep amounts. */
export const decimalField = z.custom<DecimalString>(isDecimal, 'expected a decimal string');

/** A field of a body, if it is a text; else null. */
export const textOrNull = (value: JsonValue | undefined): string | null =>
  typeof value === 'string' ? value : null;
