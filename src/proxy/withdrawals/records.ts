/** Reading and writing one withdrawal's stream: the ledger is the state, this is its handwriting. */
import type { AppendResult, Ledger, NewLedgerEvent } from '../ledger/ledger.js';
import type { DiagnosticListener } from '../diagnostic.js';
import {
  asJsonBody,
  readWithdrawalEvents,
  withdrawalStream,
  type WithdrawalEvent,
  type WithdrawalEventBody,
  type WithdrawalEventKind,
} from './events.js';
import { foldWithdrawal, inOrder, type WithdrawalFacts } from './foldWithdrawal.js';

/** A withdrawal as the ledger has it now. */
export interface WithdrawalRecord {
  readonly id: string;
  /** In the order in which the ledger took them. */
  readonly events: readonly WithdrawalEvent[];
  readonly facts: WithdrawalFacts;
}

/** Reads and appends events of withdrawals. */
export interface WithdrawalRecords {
  /** Null for one that was never drafted. */
  read(id: string): Promise<WithdrawalRecord | null>;
  append<K extends WithdrawalEventKind>(
    id: string,
    kind: K,
    key: string,
    body: WithdrawalEventBody<K>,
  ): Promise<AppendResult['outcome']>;
  /**
   * Appends what may not be lost: tried again at once, and where the ledger still fails, kept in
   * memory and written at the next look at that withdrawal.
   */
  keep<K extends WithdrawalEventKind>(
    id: string,
    kind: K,
    key: string,
    body: WithdrawalEventBody<K>,
  ): Promise<void>;
}

/** How often in a row a ledger is asked to take what may not be lost. */
const TRIES = 3;

/** Makes the reader and writer over a ledger. */
export function createWithdrawalRecords(options: {
  readonly ledger: Pick<Ledger, 'append' | 'list'>;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): WithdrawalRecords {
  const { ledger, now, report } = options;
  const unwritten = new Map<string, NewLedgerEvent>();

  function eventOf<K extends WithdrawalEventKind>(
    id: string,
    kind: K,
    key: string,
    body: WithdrawalEventBody<K>,
  ): NewLedgerEvent {
    const at = new Date(now()).toISOString();
    return { stream: withdrawalStream(id), key, kind, at, body: asJsonBody(kind, body) };
  }

  async function tryToWrite(id: string, event: NewLedgerEvent): Promise<unknown> {
    let fault: unknown;
    for (let left = TRIES; left > 0; left -= 1) {
      try {
        await ledger.append(event);
        unwritten.delete(id);
        return null;
      } catch (error) {
        fault = error;
      }
    }
    unwritten.set(id, event);
    return fault;
  }

  return {
    async read(id) {
      const kept = unwritten.get(id);
      if (kept) await tryToWrite(id, kept);
      const events = inOrder(
        readWithdrawalEvents(await ledger.list({ stream: withdrawalStream(id) })),
      );
      const facts = foldWithdrawal(events);
      return facts && { id, events, facts };
    },

    async append(id, kind, key, body) {
      return (await ledger.append(eventOf(id, kind, key, body))).outcome;
    },

    async keep(id, kind, key, body) {
      const fault = await tryToWrite(id, eventOf(id, kind, key, body));
      if (fault === null) return;
      report({
        code: 'withdrawal_outcome_unwritten',
        operation: 'createWithdrawal',
        reference: id,
        message:
          'The service has answered about a withdrawal, and the ledger does not take the answer. It ' +
          'is kept in memory and written at the next look at the withdrawal; if this process ends ' +
          'first, the outcome counts as unknown and is read back. Make the ledger writable.',
        error: fault,
      });
    },
  };
}
