/** Turns the texts of known refusals into a closed list, so that upstream text goes no further. */
import * as z from 'zod';

/** Known refusals, by how their text begins (`service-notes` §1.5). */
const KNOWN = [
  ['withdrawal with such request id already exists', 'duplicate_request_id'],
  ['withdrawal not found', 'withdrawal_not_found'],
  ['withdrawal cannot be deleted', 'withdrawal_not_deletable'],
  ['withdrawal from processing is disabled', 'withdrawals_disabled'],
  ['API withdrawal unavailable', 'withdrawals_disabled'],
  ['withdrawal to hot wallet is not allowed', 'address_is_own'],
  ["invalid wallet '", 'address_invalid'],
  ['amount must be greater than zero', 'amount_not_positive'],
  ['processing is uninitialized', 'processing_not_ready'],
  ['empty owner processing id', 'processing_not_ready'],
  ['processing wallet not exists', 'processing_wallet_missing'],
  ['store is not owned by user', 'store_not_owned'],
  ['store is not verified', 'store_not_verified'],
  ['failed to store wallet with address', 'wallet_not_created'],
  ['user has no exchanges setup', 'exchange_not_configured'],
  ['create exchange client', 'exchange_unreachable'],
  ['fetch account balance', 'exchange_unreachable'],
  ['fetch wallets from processing', 'processing_unreachable'],
  ['withdrawal creation', 'withdrawal_not_written'],
  ['fetch withdrawal', 'withdrawal_not_read'],
  ['undelete withdrawal', 'withdrawal_not_removed'],
  ['invalid request', 'request_not_understood'],
  ['fetch rate: currency exchange rate', 'rate_missing'],
  ['fetch curr: no rows', 'currency_unknown'],
  ['fetch currency: no rows', 'currency_unknown'],
] as const;

/** Why the service refused, where its text is a known one. */
export type RejectionHint = (typeof KNOWN)[number][1] | 'currency_disabled';

/** `service-notes` §1.4: no envelope, a list of messages. Assumption: the document shows none. */
const errorBodySchema = z.union([
  z
    .looseObject({ errors: z.array(z.looseObject({ message: z.string() })).min(1) })
    .transform((body) => body.errors.map(({ message }) => message)),
  z.looseObject({ message: z.string() }).transform((body) => [body.message]),
]);

/**
 * Recognises a refusal.
 *
 * @param body parsed JSON of the answer, or undefined.
 * @returns the hint, or undefined for a body or a text that is not known.
 */
export function rejectionHint(body: unknown): RejectionHint | undefined {
  const messages = errorBodySchema.safeParse(body);
  if (!messages.success) return undefined;
  for (const message of messages.data) {
    const known = KNOWN.find(([text]) => message.startsWith(text));
    if (known) return known[1];
    if (/^currency \S{1,128} is disabled$/.test(message)) return 'currency_disabled';
  }
  return undefined;
}
