/** Sends a withdrawal: the only place that asks the service to create one, at most once per draft. */
import type { CreatedWithdrawal } from '../../../api/withdrawals.js';
import { matchesDraft, readSender } from './serviceAnswer.js';
import { judgeFailedCall } from './callOutcome.js';
import type { WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import { DECISION_KEY, OUTCOME_KEY, withdrawalStream } from './withdrawalEvents.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';

/** After this time a sending without an outcome counts as unknown, on every instance. */
export const LEASE_MS = 60_000;

/**
 * The call is not begun later than this: a process that slept through its lease must not create what a
 * person has found not to exist. The rest of the lease is for the call itself.
 */
export const BEGIN_WITHIN_MS = 30_000;

/**
 * The call ends before its lease, whatever the client's own timeout: a person must not be asked about the
 * outcome of a call that is still running. In real time, whatever clock the handler has.
 */
const CALL_MS = LEASE_MS - BEGIN_WITHIN_MS - 5_000;

type SendDependencies = Pick<
  WithdrawalServiceOptions,
  'service' | 'ledger' | 'now' | 'newId' | 'report'
> & {
  readonly records: WithdrawalRecords;
};

/** Recorded for a withdrawal that is given up because another page has just sent the same. */
const SENT_BESIDE = { who: null, reason: 'sent_beside' };

/** An id that can be part of a path and shown. */
const SERVICE_ID = /^[!-~]{1,128}$/;

/**
 * Sends a draft unless it was sent before. When it resolves, the outcome of this call is recorded; that of
 * another one need not be.
 *
 * There are two locks: only the request whose event is in the stream goes on, and it calls only with the
 * first and only claim. A second attempt is never claimed.
 *
 * @param isSentBefore called once this request is in the ledger: whether another withdrawal that may be
 *   the same money was sent before it. Then this one is given up.
 */
export async function sendWithdrawal(
  parts: SendDependencies,
  record: WithdrawalRecord,
  who: string,
  isSentBefore: () => Promise<boolean>,
): Promise<void> {
  const { records, now, newId } = parts;
  const { id } = record;
  const begun = now();
  const attemptId = newId();
  const until = new Date(begun + LEASE_MS).toISOString();
  const press = { who, attemptId, until };
  try {
    const written = await records.append(id, 'withdrawal_sending', DECISION_KEY, press);
    if (written !== 'new') return;
    if (await isSentBefore()) {
      await records.appendDurably(id, 'withdrawal_discarded', OUTCOME_KEY, SENT_BESIDE);
      return;
    }
    if (!(await claim(parts, id, attemptId))) return;
  } catch (error) {
    await noteUnsent(parts, id, attemptId);
    throw error;
  }
  if (now() - begun >= BEGIN_WITHIN_MS) return noteUnsent(parts, id, attemptId);
  await create(parts, record);
}

async function claim(parts: SendDependencies, id: string, claimId: string): Promise<boolean> {
  const now = parts.now();
  const effect = `${withdrawalStream(id)}:send`;
  const request = { effect, attempt: 1, now, leaseUntil: now + LEASE_MS, claimId };
  return (await parts.ledger.claim(request)).outcome === 'granted';
}

/** Records that nothing was sent, if the sending in the ledger is this one. */
async function noteUnsent(
  { records, report }: SendDependencies,
  id: string,
  attemptId: string,
): Promise<void> {
  report({
    code: 'withdrawal_not_sent',
    operation: 'createWithdrawal',
    reference: id,
    message:
      'A withdrawal was to be sent, and the ledger failed or took too long before the service was ' +
      'asked. Nothing was sent; the draft is given up or can be sent again, as its page shows.',
  });
  try {
    const present = await records.read(id);
    if (present?.facts.sending?.attemptId !== attemptId) return;
  } catch {
    // Without the ledger nothing can be recorded. If the sending was stored, it becomes unknown in time.
    return;
  }
  const body = { who: null, reason: 'not_sent' };
  await records.appendDurably(id, 'withdrawal_discarded', OUTCOME_KEY, body);
}

/** The one call that sends money. */
async function create(parts: SendDependencies, { id, facts }: WithdrawalRecord): Promise<void> {
  const { requestId, currencyId, amount, addressTo } = facts.drafted;
  let answer: CreatedWithdrawal;
  try {
    answer = await parts.service.createWithdrawal(
      { address_to: addressTo, amount, currency_id: currencyId, request_id: requestId },
      { signal: AbortSignal.timeout(CALL_MS) },
    );
  } catch (error) {
    return noteFailure(parts, id, error);
  }
  await noteAnswer(parts, { id, facts }, answer);
}

async function noteAnswer(
  { records, report }: SendDependencies,
  { id, facts: { drafted } }: Pick<WithdrawalRecord, 'id' | 'facts'>,
  answer: CreatedWithdrawal,
): Promise<void> {
  const usable = SERVICE_ID.test(answer.id);
  if (usable && matchesDraft(drafted, answer)) {
    const addressFrom = readSender(drafted.blockchain, answer.address_from);
    const body = { serviceId: answer.id, addressFrom };
    return records.appendDurably(id, 'withdrawal_sent', OUTCOME_KEY, body);
  }
  report({
    code: 'withdrawal_differs',
    operation: 'createWithdrawal',
    reference: id,
    message:
      'The service took a withdrawal and answered with another currency, amount or receiver than was ' +
      "asked. Money may go where nobody meant it to: look at it in the service's dashboard at once.",
  });
  const body = { why: 'answer_differs', serviceId: usable ? answer.id : null };
  await records.appendDurably(id, 'withdrawal_lost', OUTCOME_KEY, body);
}

async function noteFailure(
  { records, report }: SendDependencies,
  id: string,
  error: unknown,
): Promise<void> {
  const failed = judgeFailedCall(error);
  if (failed.kind === 'refused') {
    report({
      code: 'withdrawal_refused',
      operation: 'createWithdrawal',
      reference: id,
      message: `The service refused a withdrawal (${failed.code}); nothing was created. Draft another when the cause is mended.`,
      error,
    });
    return records.appendDurably(id, 'withdrawal_refused', OUTCOME_KEY, { code: failed.code });
  }
  report({
    code: 'withdrawal_unknown',
    operation: 'createWithdrawal',
    reference: id,
    message:
      `A withdrawal was sent and its outcome is not known (${failed.why}). It is never sent again; it ` +
      "is read back, and where that finds nothing, a person looks at the service's dashboard and says.",
    error,
  });
  await records.appendDurably(id, 'withdrawal_lost', OUTCOME_KEY, {
    why: failed.why,
    serviceId: null,
  });
}
