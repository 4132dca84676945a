/** The one status of a withdrawal, and the views of the list that are made of it. */
import type { WithdrawalState } from './withdrawals.js';

/**
 * The status that a person reads, the same in list, page, audit and order. It is derived from the step
 * (`state`) alone, except that `queued` becomes `stuck` once it has waited too long.
 */
export const WITHDRAWAL_STATUSES = [
  'needs_approval',
  'ready',
  'sending',
  'queued',
  'stuck',
  'confirming',
  'completed',
  'unknown',
  'rejected',
  'failed',
  'cancelled',
] as const;

/** Status of a withdrawal. */
export type WithdrawalStatusName = (typeof WITHDRAWAL_STATUSES)[number];

/** The status of each step, before it counts as stuck. */
export const STATUS_OF_STATE: Readonly<Record<WithdrawalState, WithdrawalStatusName>> = {
  awaiting_approval: 'needs_approval',
  draft: 'ready',
  sending: 'sending',
  unknown: 'unknown',
  refused: 'rejected',
  queued: 'queued',
  in_progress: 'confirming',
  completed: 'completed',
  failed: 'failed',
  deleted: 'cancelled',
  discarded: 'cancelled',
};

/** Steps after which nothing more is done. */
export const ENDS: readonly string[] = [
  'refused',
  'completed',
  'failed',
  'deleted',
  'discarded',
] satisfies WithdrawalState[];

/** Views of the list, beside that of all. Every withdrawal is in one of them. */
export const WITHDRAWAL_VIEWS = [
  'needs_approval',
  'ready',
  'in_progress',
  'completed',
  'failed',
  'cancelled',
] as const;

/** View of the list. */
export type WithdrawalViewName = (typeof WITHDRAWAL_VIEWS)[number];

/** The view of each status. One of unknown outcome is in progress until somebody knows better. */
export const VIEW_OF_STATUS: Readonly<Record<WithdrawalStatusName, WithdrawalViewName>> = {
  needs_approval: 'needs_approval',
  ready: 'ready',
  sending: 'in_progress',
  queued: 'in_progress',
  stuck: 'in_progress',
  confirming: 'in_progress',
  unknown: 'in_progress',
  completed: 'completed',
  rejected: 'failed',
  failed: 'failed',
  cancelled: 'cancelled',
};
