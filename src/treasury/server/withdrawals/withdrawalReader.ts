/** Reads withdrawals and makes their views for a person. */
import type { UnreadableWithdrawal, WithdrawalView } from '../../contract/withdrawals.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import type { Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { Confirmation, Confirmations } from './confirmations.js';
import { NEVER_READ, type ReadBack, type ReadWithdrawal } from './readBack.js';
import type { Warnings } from './warnings.js';
import { createUnreadableReporter } from './withdrawalDiagnostics.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { viewOf } from './withdrawalView.js';

/** Reads withdrawals. */
export type WithdrawalReader = ReturnType<typeof createWithdrawalReader>;

/** How long the page of one withdrawal waits for the service, and a list for all of its withdrawals. */
const READ_TIMEOUT_MS = 4_000;
const LIST_READ_TIMEOUT_MS = 2_500;

/** Who reads a file: nobody acts in it. */
const NOTHING = { read: false, withdraw: false, approve: false };
const NOBODY: Person = { who: '', may: NOTHING, needsApproval: false };

/** Makes the reader. */
export function createWithdrawalReader(parts: {
  readonly records: WithdrawalRecords;
  readonly reads: ReadBack;
  readonly warnings: Warnings;
  readonly confirmations: Confirmations;
  readonly now: () => number;
  readonly stuckAfterMinutes: number;
  readonly report: DiagnosticListener;
}) {
  const { records, reads, warnings, confirmations, now, stuckAfterMinutes } = parts;
  const reportUnreadable = createUnreadableReporter(parts.report);

  /** As the ledger has it. @throws TreasuryProblem `not_found` if it was never drafted */
  async function require(id: string): Promise<WithdrawalRecord> {
    const record = await records.read(id);
    if (record) return record;
    throw new TreasuryProblem('not_found', 'No withdrawal was ever drafted under that id.');
  }

  /** The event that confirmed it, if it is still kept. */
  async function signedEventOf({ facts }: WithdrawalRecord): Promise<Confirmation | null> {
    const { confirmed } = facts;
    return (confirmed && (await confirmations()).get(confirmed.event)?.[0]) ?? null;
  }

  async function view(person: Person, read: ReadWithdrawal, found: readonly string[]) {
    const signed = await signedEventOf(read.record);
    return viewOf(read, { person, warnings: found, signed, now: now(), stuckAfterMinutes });
  }

  /** The view of one; the service is asked if it may say something new. */
  async function show(person: Person, record: WithdrawalRecord): Promise<WithdrawalView> {
    const look = await reads.read(record, READ_TIMEOUT_MS);
    const [found = []] = await warnings.of([look.record]);
    return view(person, look, found);
  }

  async function lookAt(id: string): Promise<ReadWithdrawal | null> {
    const record = await records.read(id);
    return record && reads.read(record, LIST_READ_TIMEOUT_MS);
  }

  /** The views of several, in their order; unreadable ones are listed by id. */
  async function showAll(person: Person, ids: readonly string[]) {
    const looks: ReadWithdrawal[] = [];
    const unreadable: UnreadableWithdrawal[] = [];
    const read = await Promise.all(ids.map((id) => orUnreadable(lookAt(id))));
    for (const [at, id] of ids.entries()) {
      const look = read[at];
      if (look instanceof Error) {
        reportUnreadable(id, look);
        unreadable.push({ id });
      } else if (look) looks.push(look);
    }
    const found = await warnings.of(looks.map(({ record }) => record));
    const withdrawals = await Promise.all(
      looks.map((look, at) => view(person, look, found[at] ?? [])),
    );
    return { withdrawals, unreadable };
  }

  /** As the ledger has it, for nobody in particular; its id if it cannot be read, null if it is gone. */
  async function readOnly(id: string): Promise<WithdrawalView | string | null> {
    const record = await orUnreadable(records.read(id));
    if (record instanceof Error) {
      reportUnreadable(id, record);
      return id;
    }
    return record && view(NOBODY, { record, lastReading: NEVER_READ }, []);
  }

  return { require, show, showAll, readOnly };
}
