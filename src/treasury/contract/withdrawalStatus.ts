/**
 * Every state of a withdrawal in one table: what staff read it as, where the list has it, and what may be done.
 * The server refuses by it, and the panel offers by it.
 */
import type { WithdrawalState } from './withdrawals.js';
import { isSamePerson, type TreasurySession } from './session.js';
import type { TreasuryProblemCode } from './treasuryProblems.js';

/**
 * The status that a person reads, the same in list, page, audit and order. It is derived from the step
 * (`state`) alone, except that `queued` becomes `stuck` once it has waited too long.
 */
export type WithdrawalStatusName = keyof typeof VIEW_OF_STATUS;

/** Something that a person can do with a withdrawal, in the order in which it is offered. */
export const WITHDRAWAL_ACTIONS = ['approve', 'send', 'delete', 'settle'] as const;

/** One of {@link WITHDRAWAL_ACTIONS}. */
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number];

/**
 * What becomes of an act: `offered` is carried out; `nothing` is no mistake, as a second press, and changes
 * nothing; every other word is the problem that it is refused with.
 */
export type ActAnswer =
  | 'offered'
  | 'nothing'
  | Extract<
      TreasuryProblemCode,
      | 'approval_missing'
      | 'approval_own'
      | 'cancel_at_service'
      | 'delete_too_late'
      | 'forbidden'
      | 'withdrawal_state'
    >;

/** A row of the table. */
interface StateRow extends Readonly<Record<WithdrawalAction, ActAnswer>> {
  /** Before it counts as stuck. */
  readonly status: WithdrawalStatusName;
  /**
   * `unsent`: the service does not know of it; `moving`: the service or a network is at work; `unknown`: nobody
   * knows; `over`: nothing more is done.
   */
  readonly step: 'unsent' | 'moving' | 'unknown' | 'over';
}

const row = (
  status: WithdrawalStatusName,
  step: StateRow['step'],
  acts: Partial<Record<WithdrawalAction, ActAnswer>>,
): StateRow => ({
  ...{ status, step },
  // A second press of "Send" must never look like a failure: what was sent is shown as it is.
  send: 'nothing',
  ...{ approve: 'withdrawal_state', delete: 'withdrawal_state', settle: 'withdrawal_state' },
  ...acts,
});

/** What may be done in each state by a person with the right to it; see {@link answerTo} for the person. */
export const WITHDRAWAL_TABLE: Readonly<Record<WithdrawalState, StateRow>> = {
  awaiting_approval: row('needs_approval', 'unsent', {
    ...{ approve: 'offered', send: 'approval_missing', delete: 'offered' },
  }),
  draft: row('ready', 'unsent', { send: 'offered', delete: 'offered' }),
  sending: row('sending', 'moving', {}),
  unknown: row('unknown', 'unknown', { settle: 'offered' }),
  refused: row('rejected', 'over', {}),
  queued: row('queued', 'moving', { delete: 'offered' }),
  in_progress: row('confirming', 'moving', { delete: 'delete_too_late' }),
  completed: row('completed', 'over', { delete: 'delete_too_late' }),
  failed: row('failed', 'over', { delete: 'delete_too_late' }),
  deleted: row('cancelled', 'over', { send: 'withdrawal_state', delete: 'nothing' }),
  discarded: row('cancelled', 'over', { send: 'withdrawal_state', delete: 'nothing' }),
};

/** A withdrawal, as far as it decides what may be done. */
export interface ActedOn {
  readonly state: WithdrawalState;
  readonly draftedBy: string;
  readonly approvedBy: string | null;
  /** Whether the service's own id is known: it deletes by no other. */
  readonly hasServiceId: boolean;
  /** Whether it was deleted at the service without an answer, and is not found there any more. */
  readonly isMissing: boolean;
}

/** A person, as far as it decides what they may do. */
export type ActingPerson = Pick<TreasurySession, 'who' | 'may'>;

/** What becomes of an act of this person. */
export function answerTo(act: WithdrawalAction, on: ActedOn, person: ActingPerson): ActAnswer {
  const { state, draftedBy, approvedBy, hasServiceId, isMissing } = on;
  const { who, may } = person;
  if (act === 'approve') {
    if (!may.approve) return 'forbidden';
    if (isSamePerson(who, draftedBy)) return 'approval_own';
    if (approvedBy !== null && isSamePerson(who, approvedBy)) return 'nothing';
  } else if (!may.withdraw) return 'forbidden';
  if (act === 'delete' && state === 'queued' && !hasServiceId) return 'cancel_at_service';
  if (act === 'delete' && state === 'unknown' && isMissing) return 'nothing';
  return WITHDRAWAL_TABLE[state][act];
}

/** Everything that this person may do now. */
export const actsOffered = (on: ActedOn, person: ActingPerson): WithdrawalAction[] =>
  WITHDRAWAL_ACTIONS.filter((act) => answerTo(act, on, person) === 'offered');

/** Whether this person can bring on what waits for an approval, or waits for it, or only looks. */
export function approvalReader(draftedBy: string, person: ActingPerson) {
  if (isSamePerson(person.who, draftedBy)) return 'drafter';
  return person.may.approve ? 'approver' : 'other';
}

const rowOf = (state: string): StateRow | undefined =>
  isKnownState(state) ? WITHDRAWAL_TABLE[state] : undefined;

/** Whether this version knows the state. One that it does not know is in none of the groups below. */
export const isKnownState = (state: string): state is WithdrawalState =>
  Object.hasOwn(WITHDRAWAL_TABLE, state);

interface WithState {
  readonly state: string;
}

/** Whether it is a draft: the service does not know of it. */
export const isUnsent = ({ state }: WithState): boolean => rowOf(state)?.step === 'unsent';

/** Whether the service or a network is at work. */
export const isMoving = ({ state }: WithState): boolean => rowOf(state)?.step === 'moving';

/** Whether it has ended. */
export const isOver = ({ state }: WithState): boolean => rowOf(state)?.step === 'over';

/** Whether a person has settled its unknown outcome. */
export const wasSettled = (withdrawal: {
  readonly history: readonly { readonly kind: string }[];
}): boolean => withdrawal.history.some(({ kind }) => kind === 'settled');

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
export const VIEW_OF_STATUS = {
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
} as const satisfies Readonly<Record<string, WithdrawalViewName>>;
