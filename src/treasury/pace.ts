/** How often the store is asked again: by what is shown and by what was answered last. */
import type { WithdrawalState, WithdrawalView } from '../contract/treasury/withdrawals.js';
import type { TreasuryError } from './treasuryError.js';

/** Milliseconds between two looks at what is held: the service sums it up anew each time. */
export const HOLDINGS_MS = 30_000;
/** The same for unconfirmed transfers, which come and go within seconds. */
export const UNCONFIRMED_MS = 5_000;
/** The same for a withdrawal on its way. */
export const MOVING_MS = 3_000;
/** The same for what waits for a person: another tab or another person may act on it. */
export const WAITING_MS = 15_000;

/** States in which the service or a network is at work, so something happens by itself. */
const MOVING: readonly string[] = [
  'sending',
  'queued',
  'in_progress',
] satisfies readonly WithdrawalState[];

/** States that nothing leaves, but for what {@link mayBeContradicted} tells of. */
const OVER: readonly string[] = [
  'refused',
  'completed',
  'failed',
  'deleted',
  'discarded',
] satisfies readonly WithdrawalState[];

/** Whether a withdrawal has come to its end. A state that this page does not know has not. */
export function isOver({ state }: Pick<WithdrawalView, 'state'>): boolean {
  return OVER.includes(state);
}

type Paced = Pick<WithdrawalView, 'state'> &
  Partial<Pick<WithdrawalView, 'txHash' | 'history' | 'transfer'>>;

/**
 * Whether a signed event of the service told that it is completed, and the service's own record of the
 * transfer does not say so yet.
 */
export function isRecordBehind({ state, transfer }: Omit<Paced, 'txHash' | 'history'>): boolean {
  if (state !== 'completed' || transfer === undefined) return false;
  return transfer?.stage !== 'completed' && transfer?.status !== 'completed';
}

/**
 * Whether the service may still say more of what is over: a hash that is on its way, its own record of
 * the end, or that it has what a person has found not to exist. Unseen, that would be drafted and paid a
 * second time.
 */
function mayBeContradicted(withdrawal: Paced): boolean {
  const { state, txHash, history = [] } = withdrawal;
  if (state === 'completed') return txHash === null || isRecordBehind(withdrawal);
  return state === 'discarded' && history.some(({ kind }) => kind === 'settled');
}

/** Milliseconds until the next look at a withdrawal, or false where nothing can change any more. */
export function withdrawalPaceMs(withdrawal: Paced | undefined): number | false {
  if (!withdrawal) return WAITING_MS;
  if (isOver(withdrawal) && !mayBeContradicted(withdrawal)) return false;
  return MOVING.includes(withdrawal.state) ? MOVING_MS : WAITING_MS;
}

/** The pace of a list is that of its liveliest member; a list at rest is looked at now and then. */
export function withdrawalsPaceMs(withdrawals: readonly Pick<WithdrawalView, 'state'>[]): number {
  return withdrawals.some(({ state }) => MOVING.includes(state)) ? MOVING_MS : WAITING_MS;
}

/**
 * The pace after a failure: what cannot succeed by itself is not asked again until a person wants it,
 * and a store that asked for patience gets it.
 */
export function paceAfter(error: TreasuryError | null, regularMs: number | false): number | false {
  if (!error || regularMs === false) return regularMs;
  return error.retryable ? Math.max(regularMs, error.retryAfterMs ?? 0) : false;
}
