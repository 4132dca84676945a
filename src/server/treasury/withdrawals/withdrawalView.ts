/** Puts together what the back office sees of a withdrawal. */
import { transactionUrl } from '../../../chains/explorer.js';
import type { WithdrawalView } from '../../../contract/treasury/withdrawals.js';
import { actionsOf } from './withdrawalActions.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { historyOf } from './withdrawalHistory.js';
import type { Person } from './person.js';
import { hashOf, type Look } from './readBack.js';
import { stateOf } from './withdrawalState.js';

/** The last time that the service is known to have answered about it. */
function lastAnswer(facts: WithdrawalFacts, heardAt: string | null): string | null {
  const { sent, readBack, started, completed, failed, hashed, confirmed, deleted } = facts;
  const written = [sent, readBack, started, completed, failed, hashed, confirmed, deleted];
  const times = [heardAt, ...written.map((fact) => fact?.at ?? null)];
  return times.reduce((latest, at) => (at !== null && at > (latest ?? '') ? at : latest), null);
}

/** @param warnings what speaks against sending it. */
export function viewOf(
  person: Person,
  { record, heard }: Look,
  warnings: string[],
  now: number,
): WithdrawalView {
  const { facts } = record;
  const { drafted, approved, sending, sent, lost, refused, readBack } = facts;
  const ended = facts.completed ?? facts.failed;
  const state = stateOf(facts, now);
  const said = heard.reading;
  const txHash = hashOf(facts) ?? said?.txHash ?? null;
  return {
    id: record.id,
    requestId: drafted.requestId,
    serviceId: sent?.serviceId ?? lost?.serviceId ?? null,
    state,
    currencyId: drafted.currencyId,
    code: drafted.code,
    blockchain: drafted.blockchain,
    networkName: drafted.networkName,
    amount: drafted.amount,
    amountUsd: ended?.amountUsd ?? facts.confirmed?.amountUsd ?? said?.amountUsd ?? null,
    addressTo: drafted.addressTo,
    addressFrom:
      ended?.addressFrom ?? said?.addressFrom ?? sent?.addressFrom ?? readBack?.addressFrom ?? null,
    txHash,
    explorerUrl: txHash === null ? null : transactionUrl(drafted.blockchain, txHash),
    transfer: ended
      ? { ...ended.transfer, at: ended.at }
      : said?.transfer
        ? { ...said.transfer, at: said.at }
        : null,
    refusal: state === 'refused' ? (refused?.code ?? null) : null,
    warnings,
    note: drafted.note,
    refundOf: drafted.refundOf,
    draftedBy: drafted.draftedBy,
    approvedBy: approved?.who ?? null,
    sentBy: sending?.who ?? null,
    actions: actionsOf(person, facts, now),
    history: historyOf(record, now),
    checkedAt: lastAnswer(facts, heard.checkedAt),
    staleBecause: heard.staleBecause,
  };
}
