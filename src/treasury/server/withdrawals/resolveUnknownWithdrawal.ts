/** Records what a person found out about a withdrawal whose outcome is unknown. */
import type { SettleWithdrawalInput } from '../../contract/withdrawals.js';
import type { Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import { isOffered, refusedAct } from './offeredActs.js';
import type { WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import type { ReadBack } from './readBack.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { LEASE_MS } from './sendWithdrawal.js';
import { stateOf } from './withdrawalState.js';

type ResolutionDependencies = Pick<WithdrawalServiceOptions, 'now'> & {
  readonly records: WithdrawalRecords;
  readonly reads: ReadBack;
};

/** The last answers of the service with which a person may say that nothing was created. */
const HAS_ANSWERED: ReadonlySet<string | null> = new Set([null, 'not_found', 'answer_differs']);

function notAsked(): TreasuryProblem {
  return new TreasuryProblem(
    'service_unavailable',
    'Somebody said that a withdrawal was not created while the service could not be asked. Nothing was ' +
      'changed: believed too early, it would be drafted and paid a second time. Say it again when the ' +
      'service answers.',
  );
}

function tooEarly(waitMs: number): TreasuryProblem {
  return new TreasuryProblem(
    'settle_too_early',
    'Somebody said that a withdrawal was not created while the service may still be at it: one that is ' +
      'slow writes it down after its caller has given up. Nothing was changed; say it again in a minute.',
    { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } },
  );
}

/**
 * Records what a person found out. The service is asked again first: if it answers, the person's statement
 * is not needed, and one that contradicts it is refused.
 *
 * @throws TreasuryProblem `withdrawal_state` unless the outcome is unknown; for `not_created` also
 *   `service_unavailable` if the service does not answer, and `settle_too_early` until this process has
 *   known of the call for as long as its lease.
 */
export async function resolveUnknownWithdrawal(
  { records, reads, now }: ResolutionDependencies,
  record: WithdrawalRecord,
  person: Person,
  { outcome, reason }: SettleWithdrawalInput,
): Promise<void> {
  const { id } = record;
  const settled = record.facts.settled;
  if (person.may.withdraw && settled?.outcome === outcome) return;
  if (!isOffered('settle', record, person, now())) return;
  const { record: present, lastReading: heard } = await reads.readNow(record);
  const state = stateOf(present.facts, now());
  if (state !== 'unknown') {
    const isCreated = state !== 'refused' && state !== 'discarded';
    if (isCreated === (outcome === 'created')) return;
    throw refusedAct('withdrawal_state');
  }
  if (outcome === 'not_created') {
    if (!HAS_ANSWERED.has(heard.staleBecause)) throw notAsked();
    // By this process's clock: that of the instance that sends may be a minute off.
    const waitMs = LEASE_MS - records.knownForMs(id, 'sending');
    if (waitMs > 0) throw tooEarly(waitMs);
  }
  const body = { who: person.who, outcome, reason };
  if ((await records.append(id, 'withdrawal_settled', 'settled', body)) === 'new') return;
  // Two people may say different things at the same time; the first statement counts.
  const written = await records.read(id);
  if (written?.facts.settled?.outcome !== outcome) throw refusedAct('withdrawal_state');
}
