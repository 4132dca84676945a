/** The audit of the back office in the ledger: who tried what, when, and with which outcome. */
import type { TreasuryRouteName } from '../contract/routes.js';
import { createBackgroundTasks } from '../../async/backgroundTasks.js';
import type { DiagnosticListener } from '../../server/configuration/diagnostic.js';
import type { JsonValue, Ledger, NewLedgerEvent } from '../../ledger/ledger.js';
import type { TreasuryProblemCode } from '../contract/treasuryProblems.js';
import { AUDIT_KIND, AUDIT_STREAM, createMinuteNotes } from '../refunds/refundAudit.js';
import { toTreasuryProblem, TreasuryProblem } from './treasuryProblem.js';

/** What a person tries. */
export interface Attempt {
  /** Null if the person was not recognised. */
  readonly who: string | null;
  readonly action: TreasuryRouteName;
  /** The withdrawal or order that it is about; null if none is named. */
  readonly target: string | null;
  /** The reason that the person gave. */
  readonly reason: string | null;
}

/** Writes the audit. */
export type Audit = ReturnType<typeof createAudit>;

/**
 * Refusals that cost the caller nothing, so that they could fill the ledger: per minute, one of each kind
 * is stored for all unknown callers together, and one for each person.
 */
const COALESCED: ReadonlySet<string> = new Set<TreasuryProblemCode>([
  'unauthorized',
  'forbidden',
  'forbidden_origin',
  'rate_limited',
  'store_unavailable',
]);

/** How many outcomes are kept for a retry; a store whose ledger takes none makes no changes either. */
const MOST_KEPT = 1_000;

const GAP =
  'The ledger did not take an entry of the audit, so the record has a gap. No change is made while ' +
  'that is so. Check the database and the connection to it.';

const LOST =
  'The handler closes, and the ledger still does not take what came of a change, so the audit shows ' +
  'that change without an outcome. Check the database and the connection to it.';

const bodyOf = (attempt: Attempt, outcome: string): { readonly [key: string]: JsonValue } => ({
  ...attempt,
  outcome,
});

/** Makes the audit of one handler. */
export function createAudit(options: {
  readonly ledger: Pick<Ledger, 'append'>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}) {
  const { ledger, now, newId, report } = options;
  const firstInMinute = createMinuteNotes(now);
  const ends = createBackgroundTasks();
  const unwritten = new Set<NewLedgerEvent>();

  function entry(key: string, body: NewLedgerEvent['body']): NewLedgerEvent {
    const at = new Date(now()).toISOString();
    return { stream: AUDIT_STREAM, key, kind: AUDIT_KIND, at, body };
  }

  function tell(error: unknown, message: string): void {
    report({ code: 'audit_failed', message, error });
  }

  /** Only this process knows the outcome of the change, so it is kept in memory until the ledger takes it. */
  async function appendEnd(end: NewLedgerEvent): Promise<void> {
    try {
      await ledger.append(end);
      unwritten.delete(end);
    } catch (error) {
      tell(error, unwritten.has(end) ? LOST : GAP);
      if (unwritten.size < MOST_KEPT) unwritten.add(end);
    }
  }

  /** The ledger has just taken an entry, so it may now take earlier ones. */
  async function catchUp(): Promise<void> {
    try {
      for (const end of unwritten) {
        await ledger.append(end);
        unwritten.delete(end);
      }
    } catch {
      // It was reported when it first failed.
    }
  }

  /** What a refusal is named by: the same for all of its kind in one minute; null for the further ones. */
  function nameOfRefusal({ who, action, target }: Attempt, outcome: string, isProgram: boolean) {
    if (!isProgram && !COALESCED.has(outcome)) return newId();
    const by = isProgram ? `${String(who)}:${String(target)}` : who;
    return firstInMinute(by === null ? `nobody:${outcome}` : `${by}:${action}:${outcome}`);
  }

  /** Records what was refused or failed before anything was done. Never rejects. */
  async function refuse(attempt: Attempt, outcome: string, isProgram: boolean): Promise<void> {
    const name = nameOfRefusal(attempt, outcome, isProgram);
    if (name === null) return;
    try {
      await ledger.append(entry(`refused:${name}`, bodyOf(attempt, outcome)));
      void ends.add(catchUp());
    } catch (error) {
      tell(error, GAP);
    }
  }

  return {
    /**
     * Records an attempt before it is made.
     *
     * @returns records the outcome: `done`, another one, or the code of a problem; never rejects, because the
     *   change is already made.
     * @throws TreasuryProblem `store_unavailable` if it cannot be recorded; then nothing may be done.
     */
    async begin(attempt: Attempt): Promise<(outcome: string) => Promise<void>> {
      const id = newId();
      const begun = { ...bodyOf(attempt, 'unfinished'), attempt: id };
      try {
        await ledger.append(entry(`${id}:begun`, begun));
      } catch (cause) {
        tell(cause, GAP);
        throw new TreasuryProblem('store_unavailable', 'The audit cannot be written.', { cause });
      }
      void ends.add(catchUp());
      return async (outcome) => {
        const body = { ...bodyOf(attempt, outcome), attempt: id };
        await ends.add(appendEnd(entry(`${id}:ended`, body)));
      };
    },
    /**
     * Does what comes before an attempt. What it throws is recorded as a refusal, and thrown again.
     *
     * @param isProgram whether a program tries, maybe for ever: then once a minute of each target. @default false
     */
    async refusing<T>(attempt: Attempt, work: () => T | Promise<T>, isProgram = false): Promise<T> {
      try {
        return await work();
      } catch (error) {
        await refuse(attempt, toTreasuryProblem(error).code, isProgram);
        throw error;
      }
    },
    /**
     * Waits for writes under way and retries the outcomes that the ledger has not taken; every successful
     * write also retries them. Reports those that fail again. Never rejects.
     */
    async close(): Promise<void> {
      await ends.idle();
      for (const end of unwritten) await appendEnd(end);
    },
  };
}
