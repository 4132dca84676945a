/** What the back office shows of a withdrawal, with its timeline. */
import { transactionUrl } from '../../../chains/explorer.js';
import type { WithdrawalView, WithdrawalStepView } from '../../contract/withdrawals.js';
import type { Confirmation } from './confirmations.js';
import {
  waitingOf,
  actionsOf,
  hashOf,
  stateOf,
  isAbandoned,
  proofOf,
  statusOf,
} from './withdrawalState.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import type { Person } from '../permissions.js';
import type { ReadWithdrawal } from './readBack.js';
import type { WithdrawalEvent } from './withdrawalEvents.js';
import type { WithdrawalRecord } from './withdrawalRecords.js';

/** When the service is last known to have answered about it. */
function lastAnswer(facts: WithdrawalFacts, heardAt: string | null): string | null {
  const { sent, readBack, started, completed, failed, hashed, confirmed, deleted } = facts;
  const written = [sent, readBack, started, completed, failed, hashed, confirmed, deleted];
  const times = [heardAt, ...written.map((fact) => fact?.at ?? null)];
  return times.reduce((latest, at) => (at !== null && at > (latest ?? '') ? at : latest), null);
}

/** What a view is made of, beside the withdrawal itself. */
export interface ViewContext {
  readonly person: Person;
  /** What speaks against sending it. */
  readonly warnings: readonly string[];
  /** The signed event that says how it ended; null if there is none. */
  readonly signed: Confirmation | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** How long it may wait in the service's queue. */
  readonly stuckAfterMinutes: number;
}

/** What the back office shows of a withdrawal. */
export function viewOf(
  { record, lastReading: heard }: ReadWithdrawal,
  { person, warnings, signed, now, stuckAfterMinutes }: ViewContext,
): WithdrawalView {
  const { facts } = record;
  const { drafted, approved, sending, sent, lost, refused, readBack } = facts;
  const { requestId, currencyId, code, blockchain, networkName, claim } = drafted;
  const { amount, addressTo, note, refundOf, draftedBy } = drafted;
  const ended = facts.completed ?? facts.failed;
  const state = stateOf(facts, now);
  const said = heard.reading;
  const txHash = hashOf(facts) ?? said?.txHash ?? null;
  const told = ended ? { ...ended.transfer, at: ended.at } : null;
  return {
    ...{ id: record.id, requestId, currencyId, code, blockchain, networkName },
    ...{ amount, addressTo, note, refundOf, draftedBy, state, warnings, txHash },
    serviceId: sent?.serviceId ?? signed?.withdrawalId ?? lost?.serviceId ?? null,
    status: statusOf(facts, now, stuckAfterMinutes),
    waitingSince: waitingOf(facts, now)?.since ?? null,
    proof: proofOf(facts, now, signed),
    amountUsd: facts.confirmed?.amountUsd ?? ended?.amountUsd ?? said?.amountUsd ?? null,
    addressFrom:
      ended?.addressFrom ?? said?.addressFrom ?? sent?.addressFrom ?? readBack?.addressFrom ?? null,
    explorerUrl: txHash === null ? null : transactionUrl(blockchain, txHash),
    transfer: told ?? (said?.transfer ? { ...said.transfer, at: said.at } : null),
    refusal: state === 'refused' ? (refused?.code ?? null) : null,
    claim: claim && { linkId: claim.linkId, claimedAt: claim.claimedAt },
    approvedBy: approved?.who ?? null,
    sentBy: sending?.who ?? null,
    actions: actionsOf(person, facts, now),
    history: historyOf(record, now, signed),
    checkedAt: lastAnswer(facts, heard.checkedAt),
    staleBecause: heard.staleBecause,
  };
}

/** The step for an event; null for an event that a person need not see. */
function stepOf(event: WithdrawalEvent, signed: Confirmation | null): WithdrawalStepView | null {
  const { kind, body } = event;
  const step: WithdrawalStepView = {
    at: body.at,
    kind: kind.slice('withdrawal_'.length),
    who: 'who' in body ? body.who : null,
    reason: 'reason' in body ? body.reason : null,
    webhook: null,
  };
  switch (kind) {
    case 'withdrawal_drafted':
      return { ...step, who: body.draftedBy, reason: body.note };
    case 'withdrawal_sending':
      return { ...step, kind: 'sent' };
    case 'withdrawal_refused':
      return { ...step, reason: body.code };
    case 'withdrawal_lost':
      return { ...step, reason: body.why };
    case 'withdrawal_failed':
      return { ...step, reason: body.transfer.message };
    case 'withdrawal_confirmed':
      return { ...step, at: signed?.at ?? body.at, webhook: signed?.delivery ?? null };
    case 'withdrawal_presence':
      return body.present
        ? { ...step, kind: 'read_back' }
        : { ...step, kind: 'lost', reason: 'delete_unanswered' };
    case 'withdrawal_sent':
    case 'withdrawal_hashed':
    case 'withdrawal_deleting':
    case 'withdrawal_undeleted':
      return null;
    default:
      return step;
  }
}

const ENDS: readonly string[] = ['withdrawal_confirmed', 'withdrawal_completed'];

/** Oldest first. A sending whose outcome was never recorded shows as lost. */
export function historyOf(
  { events, facts }: Pick<WithdrawalRecord, 'events' | 'facts'>,
  now: number,
  signed: Confirmation | null = null,
): WithdrawalStepView[] {
  const end = events.findIndex(({ kind }) => ENDS.includes(kind));
  const steps = events
    // That a transfer exists is no news once its end was signed: a later look-up reads it all the same.
    .filter(({ kind }, index) => kind !== 'withdrawal_started' || end < 0 || index < end)
    .map((event) => stepOf(event, signed))
    .filter((step) => step !== null);
  if (!facts.sending || !isAbandoned(facts, now)) return steps;
  const lost = { at: facts.sending.until, kind: 'lost', who: null, reason: 'crash', webhook: null };
  const after = steps.findIndex(({ kind }) => kind === 'sent') + 1;
  return [...steps.slice(0, after), lost, ...steps.slice(after)];
}
