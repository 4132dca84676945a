/** Reads withdrawals from the service, and stores what does not change any more. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../../async/mostEntries.js';
import { RejectedError } from '../../../api/errors.js';
import type { Withdrawal } from '../../../api/withdrawals.js';
import { toTreasuryProblem } from '../treasuryProblem.js';
import { createSemaphore, QueueFullError } from '../../../async/semaphore.js';
import { withTimeout } from '../../../async/withTimeout.js';
import {
  matchesDraft,
  readSender,
  readTransfer,
  transferStatusOf,
  type TransferReading,
} from './serviceAnswer.js';
import type { Confirmations } from './confirmations.js';
import { createDifferenceReporter } from './withdrawalDiagnostics.js';
import type { WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import { REFUSAL_KEY } from './withdrawalEvents.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { createTtlCache } from '../../../async/ttlCache.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import {
  hashOf,
  isAtService,
  isFresh,
  isSettledLately,
  signedName,
  stateOf,
} from './withdrawalState.js';

/** What this process last read from the service about a withdrawal. */
export interface LastReading {
  /** What the service said, and when; null if no answer matched. */
  readonly reading: (TransferReading & { readonly at: string }) | null;
  /** When the service last answered: RFC 3339, UTC, milliseconds; null if never. */
  readonly checkedAt: string | null;
  /**
   * Why that may be old or wrong: the code of a problem, `not_found`, `answer_differs`, or `signed_differs` if a
   * signed event is about another amount or currency; null if it is not.
   */
  readonly staleBecause: string | null;
}

/** A withdrawal with what this process last read about it. */
export interface ReadWithdrawal {
  readonly record: WithdrawalRecord;
  readonly lastReading: LastReading;
}

/** Reads withdrawals from the service. */
export type ReadBack = ReturnType<typeof createReadBack>;

/** The shortest time between two reads of one withdrawal. */
const MIN_INTERVAL_MS = 2_000;
/** How many reads may run at a time, and how many more may wait. */
const AT_ONCE = 8;
const WAITING = 256;
const REMEMBERED = 5_000;
/** The refusal that "not found" confirms, and for how long after it the service is asked. */
const UNREACHED = 'processing_unreachable';
const REFUSAL_AFTER_MS = 5_000;

/** Of a withdrawal that this process has not asked about. */
export const NEVER_READ: LastReading = { reading: null, checkedAt: null, staleBecause: null };

type ReadBackDependencies = Pick<WithdrawalServiceOptions, 'service' | 'now' | 'report'> & {
  readonly records: WithdrawalRecords;
  readonly confirmations: Confirmations;
};
type Reader = Omit<ReadBackDependencies, 'report'> & {
  readonly reportDifference: (id: string) => void;
};

/** Whether the service can still say something new about its transfer. */
export function canChangeAtService(facts: WithdrawalFacts, now: number): boolean {
  switch (stateOf(facts, now)) {
    case 'unknown':
    case 'queued':
    case 'in_progress':
      return true;
    case 'completed':
      return hashOf(facts) === null && isFresh((facts.completed ?? facts.confirmed)?.at, now);
    case 'discarded':
      return isSettledLately(facts, now);
    default:
      return false;
  }
}

/**
 * Whether to ask the service: it can say something new, or a signed event reported the end and the
 * service's own record of it is not stored yet.
 */
function needsReading(facts: WithdrawalFacts, now: number): boolean {
  const { confirmed, completed } = facts;
  return canChangeAtService(facts, now) || (completed === null && isFresh(confirmed?.at, now));
}

/** Creates the reader of one withdrawal service. */
export function createReadBack({ report, ...rest }: ReadBackDependencies) {
  const { records, now } = rest;
  const parts: Reader = { ...rest, reportDifference: createDifferenceReporter(report) };
  const lastReadings = new LRUCache<string, LastReading>(mostEntries(REMEMBERED));
  const lastOf = (id: string): LastReading => lastReadings.get(id) ?? NEVER_READ;
  const semaphore = createSemaphore(AT_ONCE, WAITING);
  const recentReads = createTtlCache<undefined>({
    now,
    ttlMs: MIN_INTERVAL_MS,
    maxEntries: REMEMBERED,
  });

  async function ask(id: string): Promise<undefined> {
    try {
      await semaphore.run(async () => {
        // Read again after the wait: another instance may have stored its end.
        const record = await records.read(id);
        if (!record || !needsReading(record.facts, now())) return;
        lastReadings.set(id, await readOnce(parts, record, lastOf(id)));
      });
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      lastReadings.set(id, { ...lastOf(id), staleBecause: 'service_unavailable' });
    }
  }

  const freshRecord = async (record: WithdrawalRecord): Promise<WithdrawalRecord> =>
    (await records.read(record.id)) ?? record;

  /** With what has been signed about it. One that has ended is never stale, but it may be contradicted. */
  async function withSigned(given: WithdrawalRecord): Promise<ReadWithdrawal> {
    const signed = await noteConfirmation(parts, given);
    const record = signed === 'noted' ? await freshRecord(given) : given;
    const known = lastOf(record.id);
    const isOld =
      known.staleBecause === 'answer_differs' || canChangeAtService(record.facts, now());
    const staleBecause =
      signed === 'differs' ? 'signed_differs' : isOld ? known.staleBecause : null;
    return { record, lastReading: { ...known, staleBecause } };
  }

  /**
   * Asks the service if it can say something new, at most every two seconds.
   *
   * @param timeoutMs how long to wait before what is known is returned. @default no limit
   */
  async function read(given: WithdrawalRecord, timeoutMs?: number): Promise<ReadWithdrawal> {
    const { id } = given;
    const known = await withSigned(given);
    if (!needsReading(known.record.facts, now())) return known;
    const asked = recentReads.get(id, () => ask(id));
    if (timeoutMs === undefined) await asked;
    else if (!(await withTimeout(asked, timeoutMs)).done) {
      const last = lastOf(id);
      const staleBecause = last.staleBecause ?? 'service_unavailable';
      return { record: known.record, lastReading: { ...last, staleBecause } };
    }
    return withSigned(await freshRecord(known.record));
  }

  return {
    read,
    /** The same, but asks at once. */
    readNow(record: WithdrawalRecord): Promise<ReadWithdrawal> {
      recentReads.delete(record.id);
      return read(record);
    },
    /** Stores what a signed event says about it; the service is not asked. */
    noteSigned: (record: WithdrawalRecord) => noteConfirmation(parts, record),
  };
}

/** Stores what a signed event says about it. @returns whether something was stored, or none of them fits it. */
async function noteConfirmation(
  { confirmations, records, reportDifference }: Reader,
  { id, facts }: WithdrawalRecord,
): Promise<'noted' | 'differs' | null> {
  const { sent, confirmed, drafted } = facts;
  const name = signedName(facts);
  if (confirmed || name === null) return null;
  const said = (await confirmations()).get(name) ?? [];
  const fitting = said.find(
    ({ currencyId, amount }) =>
      (currencyId ?? drafted.currencyId) === drafted.currencyId &&
      (amount ?? drafted.amount) === drafted.amount,
  );
  if (fitting) {
    const { txHash, amountUsd, event } = fitting;
    const body = { txHash, amountUsd, event };
    await records.append(id, 'withdrawal_confirmed', 'confirmed', body);
    return 'noted';
  }
  // One transaction may pay several withdrawals, so that its hash alone contradicts nothing.
  if (!sent || said.length === 0) return null;
  reportDifference(id);
  return 'differs';
}

/** How the service finds it: by its own id, or else by the request id. */
function nameAtService({ sent, lost, drafted }: WithdrawalFacts): string {
  return sent?.serviceId ?? lost?.serviceId ?? drafted.requestId;
}

async function readOnce(parts: Reader, record: WithdrawalRecord, known: LastReading) {
  let answer: Withdrawal;
  try {
    answer = await parts.service.getWithdrawal(nameAtService(record.facts));
  } catch (error) {
    return noteNoAnswer(parts, record, known, error);
  }
  const checkedAt = new Date(parts.now()).toISOString();
  const { drafted } = record.facts;
  if (!matchesDraft(drafted, answer)) {
    parts.reportDifference(record.id);
    return { ...known, checkedAt, staleBecause: 'answer_differs' };
  }
  const read = readTransfer(answer);
  const addressFrom = readSender(drafted.blockchain, read.addressFrom);
  const reading = { ...read, addressFrom, at: checkedAt };
  await noteReading(parts.records, record, reading);
  return { reading, checkedAt, staleBecause: null };
}

/** Stores what is new and final: that it exists, that it has begun, how it ended. */
async function noteReading(
  records: WithdrawalRecords,
  { id, facts }: WithdrawalRecord,
  reading: TransferReading,
): Promise<void> {
  const { addressFrom, amountUsd, txHash, transfer } = reading;
  if (facts.presence.isMissing) await notePresence(records, { id, facts }, true);
  if (!isAtService(facts)) {
    await records.append(id, 'withdrawal_read_back', 'read_back', { addressFrom });
  }
  const standing = transferStatusOf(reading);
  if (standing !== 'none' && !facts.started) {
    await records.append(id, 'withdrawal_started', 'started', {});
  }
  const isCompleted = (facts.completed ?? facts.confirmed) !== null;
  if (isCompleted && txHash !== null && hashOf(facts) === null) {
    await records.append(id, 'withdrawal_hashed', 'hashed', { txHash });
  }
  if (transfer === null || (standing !== 'completed' && standing !== 'failed')) return;
  if (facts.completed ?? (standing === 'failed' && facts.confirmed)) return;
  const body = { transfer, amountUsd, addressFrom, txHash };
  await records.append(id, `withdrawal_${standing}`, standing, body);
}

const isNotFound = (error: unknown): boolean =>
  error instanceof RejectedError && error.hint === 'withdrawal_not_found';

/** Two instances may store opposite answers under one key; the next read corrects it. */
async function notePresence(
  records: WithdrawalRecords,
  { id, facts }: Pick<WithdrawalRecord, 'id' | 'facts'>,
  present: boolean,
): Promise<void> {
  const key = `presence:${String(facts.presence.changes)}`;
  await records.append(id, 'withdrawal_presence', key, { present });
}

/**
 * "Not found" alone proves nothing: a documented service does not know request ids, and the key may belong
 * to another store now. It has two effects. After a deletion whose answer was lost, it is unknown whether
 * the withdrawal exists. And a service that could not reach its processing wallets, which it asks before
 * it writes anything, has created nothing.
 */
async function noteNoAnswer(
  { records, now }: Reader,
  { id, facts }: WithdrawalRecord,
  known: LastReading,
  error: unknown,
): Promise<LastReading> {
  if (!isNotFound(error)) return { ...known, staleBecause: toTreasuryProblem(error).code };
  const checkedAt = new Date(now()).toISOString();
  if (facts.deleting && !facts.presence.isMissing) {
    await notePresence(records, { id, facts }, false);
  }
  const { lost } = facts;
  if (
    lost?.why === UNREACHED &&
    stateOf(facts, now()) === 'unknown' &&
    records.knownForMs(id, 'lost') >= REFUSAL_AFTER_MS
  ) {
    await records.append(id, 'withdrawal_refused', REFUSAL_KEY, { code: UNREACHED });
    return { ...known, checkedAt, staleBecause: null };
  }
  return { ...known, checkedAt, staleBecause: 'not_found' };
}
