/** Reads withdrawals back from the service, and writes down what need not be asked again. */
import { LRUCache } from 'lru-cache';
import { RejectedError } from '../../../api/errors.js';
import type { Withdrawal } from '../../../api/withdrawals.js';
import { toTreasuryProblem } from '../treasuryProblem.js';
import { createSemaphore, QueueFullError } from '../../../async/semaphore.js';
import { withTimeout } from '../../../async/withTimeout.js';
import { agrees } from './matchesDraft.js';
import type { Confirmations } from './confirmations.js';
import type { WithdrawalDeskParts } from './withdrawalParts.js';
import { REFUSAL_KEY } from './withdrawalEvents.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { createTtlCache } from '../../../async/ttlCache.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { readSender, readTransfer, standingOf, type TransferReading } from './transferReading.js';
import { isAtService, stateOf } from './withdrawalState.js';

/** What this process last heard from the service about a withdrawal. */
export interface Heard {
  /** What the service said, and when; null where no answer fitted. */
  readonly reading: (TransferReading & { readonly at: string }) | null;
  /** When the service last answered: RFC 3339, UTC, milliseconds; null where it never did. */
  readonly checkedAt: string | null;
  /** Why that may be old: the code of a problem, `not_found` or `answer_differs`; null where it is not. */
  readonly staleBecause: string | null;
}

/** A withdrawal with what was heard of it. */
export interface Look {
  readonly record: WithdrawalRecord;
  readonly heard: Heard;
}

/** Looks at withdrawals. */
export interface ReadBack {
  /**
   * Asks the service where it can say something new, at most every two seconds.
   *
   * @param patienceMs how long is waited before what is known is answered. @default until it ends
   */
  look(record: WithdrawalRecord, patienceMs?: number): Promise<Look>;
  /** The same, but asks at once. */
  lookAgain(record: WithdrawalRecord): Promise<Look>;
}

/** One withdrawal is not asked for more often. */
const EVERY_MS = 2_000;
/** Reads on their way at one time, and how many more may wait. */
const AT_ONCE = 8;
const WAITING = 256;
const REMEMBERED = 5_000;
/** How long a missing hash is waited for, and a person's "it does not exist" is checked. */
const AFTERMATH_MS = 86_400_000;

/** The refusal that "not found" confirms, and how long after it that is asked for. */
const UNREACHED = 'processing_unreachable';
const REFUSAL_AFTER_MS = 5_000;

const NOTHING: Heard = { reading: null, checkedAt: null, staleBecause: null };

type ReadBackParts = Pick<WithdrawalDeskParts, 'service' | 'now' | 'report'> & {
  readonly records: WithdrawalRecords;
  readonly confirmations: Confirmations;
};
type Reader = Omit<ReadBackParts, 'report'> & { readonly tellDifference: (id: string) => void };

const isFresh = (at: string | undefined, now: number): boolean =>
  at !== undefined && now - Date.parse(at) < AFTERMATH_MS;

/** Whether the service can still say something new about how it stands. */
export function isWorthReading(facts: WithdrawalFacts, now: number): boolean {
  switch (stateOf(facts, now)) {
    case 'unknown':
    case 'queued':
    case 'in_progress':
      return true;
    case 'completed':
      return hashOf(facts) === null && isFresh((facts.completed ?? facts.confirmed)?.at, now);
    case 'discarded':
      return isFresh(facts.settled?.at, now);
    default:
      return false;
  }
}

/** Whether a signed event told of its end, and the service's own record of it has not followed yet. */
function isRecordBehind({ confirmed, completed }: WithdrawalFacts, now: number): boolean {
  return completed === null && isFresh(confirmed?.at, now);
}

/** Whether there is a reason to ask for it. */
function isAskedFor(facts: WithdrawalFacts, now: number): boolean {
  return isWorthReading(facts, now) || isRecordBehind(facts, now);
}

/** The hash of the transaction, from whichever event has it; what was signed first of all. */
export function hashOf({ completed, hashed, confirmed, failed }: WithdrawalFacts): string | null {
  return (
    confirmed?.txHash ?? completed?.txHash ?? hashed?.txHash ?? (failed ? failed.txHash : null)
  );
}

/** Makes the reader of one desk. */
export function createReadBack({ report, ...rest }: ReadBackParts): ReadBack {
  const { records, now } = rest;
  const parts: Reader = { ...rest, tellDifference: createDifferenceTeller(report) };
  const heard = new LRUCache<string, Heard>({ max: REMEMBERED });
  const places = createSemaphore(AT_ONCE, WAITING);
  const recently = createTtlCache<undefined>({ now, ttlMs: EVERY_MS, maxEntries: REMEMBERED });

  async function ask({ id }: WithdrawalRecord): Promise<undefined> {
    // What waited for its turn is read anew: another may have written its end meanwhile.
    const record = await records.read(id);
    if (!record || !isAskedFor(record.facts, now())) return;
    const known = heard.get(id) ?? NOTHING;
    heard.set(id, await readOnce(parts, record, known));
  }

  function askInTurn(record: WithdrawalRecord): Promise<undefined> {
    return places
      .run(() => ask(record))
      .catch((error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error;
        const known = heard.get(record.id) ?? NOTHING;
        heard.set(record.id, { ...known, staleBecause: 'service_unavailable' });
        return undefined;
      });
  }

  async function freshRecord(record: WithdrawalRecord): Promise<WithdrawalRecord> {
    return (await records.read(record.id)) ?? record;
  }

  /** What is over cannot grow old, whatever became of the last question about it. */
  function lookOf(record: WithdrawalRecord): Look {
    const known = heard.get(record.id) ?? NOTHING;
    const isOld = known.staleBecause === 'answer_differs' || isWorthReading(record.facts, now());
    return { record, heard: isOld ? known : { ...known, staleBecause: null } };
  }

  async function look(record: WithdrawalRecord, patienceMs?: number): Promise<Look> {
    const { id } = record;
    const current = (await noteConfirmation(parts, record)) ? await freshRecord(record) : record;
    const known = (): Heard => heard.get(id) ?? NOTHING;
    if (!isAskedFor(current.facts, now())) return lookOf(current);
    const asked = recently.get(id, () => askInTurn(current));
    if (patienceMs === undefined) await asked;
    else if (!(await withTimeout(asked, patienceMs)).done) {
      const staleBecause = known().staleBecause ?? 'service_unavailable';
      return { record: current, heard: { ...known(), staleBecause } };
    }
    return lookOf(await freshRecord(current));
  }

  return {
    look,
    lookAgain(record) {
      recently.delete(record.id);
      return look(record);
    },
  };
}

/** Takes up a signed event about it. @returns whether something was written. */
async function noteConfirmation(
  { confirmations, records, tellDifference }: Reader,
  { id, facts }: WithdrawalRecord,
): Promise<boolean> {
  const { sent, confirmed, completed, drafted } = facts;
  if (!sent || confirmed || completed) return false;
  const said = await confirmations.of(sent.serviceId);
  const fitting = said.find(
    ({ currencyId, amount }) =>
      (currencyId ?? drafted.currencyId) === drafted.currencyId &&
      (amount ?? drafted.amount) === drafted.amount,
  );
  if (fitting) {
    const { txHash, amountUsd, event } = fitting;
    const body = { txHash, amountUsd, event };
    await records.append(id, 'withdrawal_confirmed', 'confirmed', body);
    return true;
  }
  if (said.length > 0) tellDifference(id);
  return false;
}

/** Every page that is open looks every few seconds; the owner is told once. */
function createDifferenceTeller(report: WithdrawalDeskParts['report']): (id: string) => void {
  const told = new LRUCache<string, true>({ max: REMEMBERED });
  return (id) => {
    if (told.get(id)) return;
    told.set(id, true);
    report({
      code: 'withdrawal_differs',
      operation: 'getWithdrawal',
      reference: id,
      message:
        'What the service says of a withdrawal differs from what was drafted in currency, amount or ' +
        "receiver. It is not shown as this withdrawal; look at it in the service's dashboard.",
    });
  };
}

/** Where it is found: by the service's own id, else by the name that was minted here. */
function nameAtService({ sent, lost, drafted }: WithdrawalFacts): string {
  return sent?.serviceId ?? lost?.serviceId ?? drafted.requestId;
}

async function readOnce(parts: Reader, record: WithdrawalRecord, known: Heard): Promise<Heard> {
  let answer: Withdrawal;
  try {
    answer = await parts.service.getWithdrawal(nameAtService(record.facts));
  } catch (error) {
    return noteNoAnswer(parts, record, known, error);
  }
  const checkedAt = new Date(parts.now()).toISOString();
  const { drafted } = record.facts;
  if (!agrees(drafted, answer)) {
    parts.tellDifference(record.id);
    return { ...known, checkedAt, staleBecause: 'answer_differs' };
  }
  const read = readTransfer(answer);
  const addressFrom = readSender(drafted.blockchain, read.addressFrom);
  const reading = { ...read, addressFrom, at: checkedAt };
  await noteReading(parts.records, record, reading);
  return { reading, checkedAt, staleBecause: null };
}

/** Writes down what is new and lasts: that it exists, that it has begun, how it ended. */
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
  const standing = standingOf(reading);
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

/** Two instances that hear opposite things at one time write under one key; the next look corrects it. */
async function notePresence(
  records: WithdrawalRecords,
  { id, facts }: Pick<WithdrawalRecord, 'id' | 'facts'>,
  present: boolean,
): Promise<void> {
  const key = `presence:${String(facts.presence.changes)}`;
  await records.append(id, 'withdrawal_presence', key, { present });
}

/**
 * "Not found" alone proves nothing: a documented service does not know request ids, and the key may be
 * another store's now. It makes two things known. After a deletion whose answer was lost, nobody knows
 * whether the withdrawal lives. And a service that answered that it could not reach its processing
 * wallets, which it asks before it writes anything, has created nothing.
 */
async function noteNoAnswer(
  { records, now }: Reader,
  { id, facts }: WithdrawalRecord,
  known: Heard,
  error: unknown,
): Promise<Heard> {
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
