/** Writes nothing that could not be read back: what a ledger holds can never be corrected. */
import type * as z from 'zod';

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
