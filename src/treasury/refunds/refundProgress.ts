/** How a confirmed refund stands, as far as a customer is told: from the events of its withdrawal. */
import type { LedgerEvent } from '../../ledger/ledger.js';

/**
 * - `review`: people of the store look at it, and nothing was sent.
 * - `sending`: the service was asked to send it, and nobody knows yet how that ends.
 * - `sent`: it was paid.
 * - `stopped`: it will not be paid.
 */
export type RefundState = 'review' | 'sending' | 'sent' | 'stopped';

/** How a confirmed refund stands. */
export interface RefundProgress {
  readonly state: RefundState;
  /** Hash of the transaction; null before it is known. */
  readonly txHash: string | null;
}

/** Kinds of event that may name the hash of the payment, the surest first. */
const HASHED = ['withdrawal_confirmed', 'withdrawal_completed', 'withdrawal_hashed'];

function hashIn(events: readonly LedgerEvent[]): string | null {
  const hashes = HASHED.map((kind) => events.find((one) => one.kind === kind)?.body['txHash']);
  return hashes.find((hash) => typeof hash === 'string') ?? null;
}

/**
 * Reads it. The order is that of the back office, which may not be imported here: proof of a payment outranks
 * everything, and what the service has said outranks what a person said. Where the back office does not know
 * the outcome, a customer reads that it is being sent.
 */
export function progressFrom(events: readonly LedgerEvent[]): RefundProgress {
  const has = (...kinds: readonly string[]): boolean =>
    events.some(({ kind }) => kinds.includes(kind));
  const settled = events.find(({ kind }) => kind === 'withdrawal_settled')?.body['outcome'];
  const presence = events.filter(({ kind }) => kind === 'withdrawal_presence').at(-1);
  const isMissing = presence?.body['present'] === false;
  const said = (state: RefundState): RefundProgress => ({ state, txHash: null });

  if (has('withdrawal_completed', 'withdrawal_confirmed')) {
    return { state: 'sent', txHash: hashIn(events) };
  }
  if (has('withdrawal_failed', 'withdrawal_deleted')) return said('stopped');
  if (has('withdrawal_sent', 'withdrawal_read_back')) {
    const isAtService = has('withdrawal_started') || !isMissing;
    if (isAtService) return said('sending');
  }
  if (settled !== undefined) return said(settled === 'created' ? 'sending' : 'stopped');
  if (isMissing) return said('sending');
  if (has('withdrawal_refused')) return said('stopped');
  if (has('withdrawal_lost')) return said('sending');
  if (has('withdrawal_discarded')) return said('stopped');
  return said(has('withdrawal_sending') ? 'sending' : 'review');
}
