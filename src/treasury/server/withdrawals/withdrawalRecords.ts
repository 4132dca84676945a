/** Reads and writes one withdrawal's stream in the ledger. */
import { createStoredTimes } from '../../../async/storedTimes.js';
import type { AppendResult, Ledger, NewLedgerEvent } from '../../../ledger/ledger.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import {
  assertReadableBody,
  readWithdrawalEvents,
  withdrawalIdOf,
  withdrawalStream,
  type WithdrawalEvent,
  type WithdrawalEventBody,
  type WithdrawalEventKind,
} from './withdrawalEvents.js';
import { foldWithdrawal, inOrder, type WithdrawalFacts } from './foldWithdrawal.js';

/** A withdrawal as the ledger has it now. */
export interface WithdrawalRecord {
  readonly id: string;
  /** In the ledger's order. */
  readonly events: readonly WithdrawalEvent[];
  readonly facts: WithdrawalFacts;
}

/** Reads and appends events of withdrawals. */
export type WithdrawalRecords = ReturnType<typeof createWithdrawalRecords>;

/** An event of one withdrawal before it is written. */
type NewEvent<K extends WithdrawalEventKind> = [
  id: string,
  kind: K,
  key: string,
  body: WithdrawalEventBody<K>,
];

/** How often a write that must not be lost is tried in a row. */
const TRIES = 3;

/** Kinds that record the outcome of a deletion; the others record the outcome of a sending. */
const OF_DELETION: ReadonlySet<string> = new Set<WithdrawalEventKind>([
  'withdrawal_deleted',
  'withdrawal_undeleted',
]);

const KEPT =
  'The service has answered about a withdrawal, and the ledger does not take the answer. It is kept ' +
  'in memory and written at the next look at the withdrawal; if this process ends first, the outcome ' +
  'counts as unknown and is read back. Make the ledger writable.';

const LOST =
  'The handler closes, and the ledger still does not take what the service has answered about a ' +
  'withdrawal, so the answer is lost with this process. The outcome counts as unknown and is read ' +
  "back by the next one. Make the ledger writable; if its page finds nothing, look at the service's " +
  'dashboard.';

/** Reads a withdrawal as the ledger has it; null if it was never drafted. */
export async function readWithdrawal(ledger: Pick<Ledger, 'list'>, id: string) {
  const events = await ledger.list({ stream: withdrawalStream(id) });
  const ordered = inOrder(readWithdrawalEvents(events));
  const facts = foldWithdrawal(ordered);
  return facts && { id, events: ordered, facts };
}

/** Makes the reader and writer over a ledger. */
export function createWithdrawalRecords(options: {
  readonly ledger: Pick<Ledger, 'append' | 'list'>;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}) {
  const { ledger, now, report } = options;
  /** In the order in which they happened. */
  const unwritten = new Set<NewLedgerEvent>();
  const times = createStoredTimes(now);

  /**
   * How long this process has known of the sending, or of the lost answer, in milliseconds of its own
   * clock. The times in the ledger come from other clocks, which may be minutes apart.
   */
  const knownForMs = (id: string, what: 'sending' | 'lost'): number =>
    times.knownForMs(`${what}:${id}`);

  /** A clock that was ahead makes nobody wait longer than for the lease. */
  function byThisClock(id: string, sending: WithdrawalFacts['sending']) {
    if (!sending) return sending;
    const began = Date.parse(sending.at);
    const until = times.dueAt(`until:${id}`, began, Date.parse(sending.until) - began);
    return { ...sending, until: new Date(until).toISOString() };
  }

  const eventOf = <K extends WithdrawalEventKind>(
    ...[id, kind, key, body]: NewEvent<K>
  ): NewLedgerEvent => ({
    ...{ stream: withdrawalStream(id), key, kind, body },
    at: new Date(now()).toISOString(),
  });

  async function write(event: NewLedgerEvent): Promise<AppendResult['outcome']> {
    assertReadableBody(event.kind, event.body);
    return (await ledger.append(event)).outcome;
  }

  /** @returns null, or why the ledger did not take it; then it is kept. */
  async function tryToWrite(event: NewLedgerEvent): Promise<unknown> {
    let fault: unknown;
    for (let left = TRIES; left > 0; left -= 1) {
      try {
        await write(event);
        unwritten.delete(event);
        return null;
      } catch (error) {
        fault = error;
      }
    }
    unwritten.add(event);
    return fault;
  }

  function tell({ stream, kind }: NewLedgerEvent, error: unknown, message: string): void {
    const operation = OF_DELETION.has(kind) ? 'deleteWithdrawal' : 'createWithdrawal';
    const reference = withdrawalIdOf(stream) ?? stream;
    report({ code: 'withdrawal_outcome_unwritten', operation, reference, message, error });
  }

  return {
    /** Null if it was never drafted. */
    async read(id: string): Promise<WithdrawalRecord | null> {
      const stream = withdrawalStream(id);
      for (const kept of unwritten) if (kept.stream === stream) await tryToWrite(kept);
      const record = await readWithdrawal(ledger, id);
      if (!record) return null;
      const { sending, lost } = record.facts;
      if (sending) knownForMs(id, 'sending');
      if (lost) knownForMs(id, 'lost');
      return { ...record, facts: { ...record.facts, sending: byThisClock(id, sending) } };
    },

    knownForMs,

    append: async <K extends WithdrawalEventKind>(...event: NewEvent<K>) =>
      write(eventOf(...event)),

    /**
     * Appends what must not be lost: retried at once, and if the ledger still fails, kept in memory and
     * written at the next read of that withdrawal, or by `flush`.
     */
    async appendDurably<K extends WithdrawalEventKind>(...given: NewEvent<K>): Promise<void> {
      const event = eventOf(...given);
      const fault = await tryToWrite(event);
      if (fault !== null) tell(event, fault, KEPT);
    },

    /** Retries what is kept in memory; reports what cannot be written. Never rejects. */
    async flush(): Promise<void> {
      for (const event of unwritten) {
        const fault = await tryToWrite(event);
        if (fault !== null) tell(event, fault, LOST);
      }
    },
  };
}
