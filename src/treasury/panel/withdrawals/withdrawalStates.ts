/** Groups of withdrawal states. An unknown state is in none of them. Pure. */
import {
  WITHDRAWAL_STATES,
  type WithdrawalState,
  type WithdrawalView,
} from '../../contract/withdrawals.js';
import { ENDS } from '../../contract/withdrawalStatus.js';

type WithState = Pick<WithdrawalView, 'state'>;

const UNSENT: readonly string[] = ['awaiting_approval', 'draft'] satisfies WithdrawalState[];

const MOVING: readonly string[] = [
  'sending',
  'queued',
  'in_progress',
] satisfies readonly WithdrawalState[];

/** Whether the page knows the state. */
export function isKnownState(state: string): state is WithdrawalState {
  return (WITHDRAWAL_STATES as readonly string[]).includes(state);
}

/** Whether it is a draft: the service does not know of it. */
export const isUnsent = ({ state }: WithState): boolean => UNSENT.includes(state);

/** Whether the service or a network is at work. */
export const isMoving = ({ state }: WithState): boolean => MOVING.includes(state);

/** Whether it has ended. */
export const isOver = ({ state }: WithState): boolean => ENDS.includes(state);

/** Whether a person has settled its unknown outcome. */
export function wasSettled({ history }: Pick<WithdrawalView, 'history'>): boolean {
  return history.some(({ kind }) => kind === 'settled');
}

/** Whether it is completed, and the service's own record of the transfer does not say so yet. */
export function isRecordBehind({ state, transfer }: Pick<WithdrawalView, 'state' | 'transfer'>) {
  if (state !== 'completed' || transfer === null) return false;
  return transfer.stage !== 'completed' && transfer.status !== 'completed';
}
