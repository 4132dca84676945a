/** Turns the texts of known refusals into a closed list, so that upstream text goes no further. */
import * as z from 'zod';

/** Known refusals, by how their text begins (`docs/service.md §5`). */
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
  ['user has no exchanges setup', 'exchange_not_configured'],
  ['create exchange client', 'exchange_unreachable'],
  ['fetch account balance', 'exchange_unreachable'],
  ['fetch wallets from processing', 'processing_unreachable'],
  ['withdrawal creation', 'withdrawal_not_written'],
  ['fetch withdrawal', 'withdrawal_not_read'],
  ['undelete withdrawal', 'withdrawal_not_removed'],
  ['invalid request', 'request_not_understood'],
  ['fetch rate: currency exchange rate', 'rate_missing'],
  ['fetch rate', 'rates_unreachable'],
  ['fetch curr: no rows', 'currency_unknown'],
  ['fetch currency: no rows', 'currency_unknown'],
  ['fetch store currencies', 'dependency_unreachable'],
] as const;

/** How the text of a wallet call begins that failed inside the service; the cause follows. */
const WALLET_FAILED = 'failed to store wallet with address';

/** Causes of such a failure, by what the text holds; the first that fits counts. */
const WALLET_CAUSES = [
  ['get currency rate: currency exchange rate', 'rate_missing'],
  ['get currency rate', 'rates_unreachable'],
  ['processing is uninitialized', 'processing_not_ready'],
  ['failed to get or create wallet address', 'processing_unreachable'],
] as const;

/** How the service's own connections fail, in any operation. */
const BROKEN_CONNECTION =
  /\b(?:dial tcp|connection (?:refused|reset)|i\/o timeout|context deadline exceeded|failed to connect)\b|: unavailable: /;

/** Why the service refused, where its text is a known one. */
export type RejectionHint =
  | (typeof KNOWN)[number][1]
  | (typeof WALLET_CAUSES)[number][1]
  | 'currency_disabled'
  | 'wallet_not_created';

/**
 * Refusals that say nothing of the call: something behind the service is down, and it answers 400
 * all the same. They pass without a change on our side.
 */
const TEMPORARY: ReadonlySet<RejectionHint | undefined> = new Set<RejectionHint>([
  'rate_missing',
  'rates_unreachable',
  'processing_unreachable',
  'dependency_unreachable',
  'withdrawal_not_read',
]);

/** Statuses that say "not now" with any text: too slow, too early, too many. */
const TEMPORARY_STATUS: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether a refusal is temporary. @param hint as {@link rejectionHint} gives it */
export const isTemporary = (status: number, hint: RejectionHint | undefined): boolean =>
  TEMPORARY_STATUS.has(status) || TEMPORARY.has(hint);

/** An error body has no envelope (`docs/service.md §4`). Assumption: the document shows no error body. */
const errorBodySchema = z.union([
  z
    .looseObject({ errors: z.array(z.looseObject({ message: z.string() })).min(1) })
    .transform((body) => body.errors.map(({ message }) => message)),
  z.looseObject({ message: z.string() }).transform((body) => [body.message]),
]);

function hintOf(message: string): RejectionHint | undefined {
  const known = KNOWN.find(([text]) => message.startsWith(text));
  if (known) return known[1];
  if (/^currency \S{1,128} is disabled$/.test(message)) return 'currency_disabled';
  if (message.startsWith(WALLET_FAILED)) {
    const cause = WALLET_CAUSES.find(([text]) => message.includes(text));
    if (cause) return cause[1];
  }
  if (BROKEN_CONNECTION.test(message)) return 'dependency_unreachable';
  return message.startsWith(WALLET_FAILED) ? 'wallet_not_created' : undefined;
}

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
    const hint = hintOf(message);
    if (hint) return hint;
  }
  return undefined;
}
