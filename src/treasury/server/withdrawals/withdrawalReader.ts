/** Reads withdrawals and makes their views for a person. */
import {
  withdrawalIdField,
  type UnreadableWithdrawal,
  type WithdrawalView,
} from '../../contract/withdrawals.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import type { Person } from '../permissions.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { Confirmations } from './confirmations.js';
import { NEVER_READ, type ReadBack, type ReadWithdrawal } from './readBack.js';
import type { Warnings } from './warnings.js';
import { createUnreadableReporter } from './withdrawalDiagnostics.js';
import type { WithdrawalRecord, WithdrawalRecords } from './withdrawalRecords.js';
import { viewOf, type SignedEvent } from './withdrawalView.js';

/** Several withdrawals at once; unreadable ones are listed by id. */
export interface WithdrawalViews {
  readonly withdrawals: WithdrawalView[];
  readonly unreadable: UnreadableWithdrawal[];
}

/** Reads withdrawals. */
export interface WithdrawalReader {
  /** As the ledger has it; null if it was never drafted. */
  find(id: string): Promise<WithdrawalRecord | null>;
  /** The same. @throws TreasuryProblem `not_found` */
  require(id: string): Promise<WithdrawalRecord>;
  /** The view of one; the service is asked if it may say something new. */
  show(person: Person, record: WithdrawalRecord): Promise<WithdrawalView>;
  /** The views of several, in their order. */
  showAll(person: Person, ids: readonly string[]): Promise<WithdrawalViews>;
  /** As the ledger has it, for nobody in particular; its id if it cannot be read, null if it is gone. */
  readOnly(id: string): Promise<WithdrawalView | string | null>;
}

/** How long the page of one withdrawal waits for the service, and a list for all of its withdrawals. */
const READ_TIMEOUT_MS = 4_000;
const LIST_READ_TIMEOUT_MS = 2_500;

/** Who reads a file: nobody acts in it. */
const NOBODY: Person = { who: '', mayWithdraw: false, mayApprove: false, needsApproval: false };

/** Makes the reader. */
export function createWithdrawalReader(parts: {
  readonly records: WithdrawalRecords;
  readonly reads: ReadBack;
  readonly warnings: Warnings;
  readonly confirmations: Confirmations;
  readonly now: () => number;
  readonly stuckAfterMinutes: number;
  readonly report: DiagnosticListener;
}): WithdrawalReader {
  const { records, reads, warnings, confirmations, now, stuckAfterMinutes } = parts;
  const reportUnreadable = createUnreadableReporter(parts.report);

  async function find(id: string): Promise<WithdrawalRecord | null> {
    return withdrawalIdField.safeParse(id).success ? records.read(id) : null;
  }

  async function require(id: string): Promise<WithdrawalRecord> {
    const record = await find(id);
    if (record) return record;
    throw new TreasuryProblem('not_found', 'No withdrawal was ever drafted under that id.');
  }

  /** The event that confirmed it, if it is still kept. */
  async function signedEventOf({ facts }: WithdrawalRecord): Promise<SignedEvent | null> {
    const { confirmed } = facts;
    const [signed] = confirmed ? await confirmations.of(confirmed.event) : [];
    return signed ?? null;
  }

  async function view(
    person: Person,
    read: ReadWithdrawal,
    found: readonly string[],
  ): Promise<WithdrawalView> {
    const signed = await signedEventOf(read.record);
    return viewOf(read, { person, warnings: found, signed, now: now(), stuckAfterMinutes });
  }

  async function show(person: Person, record: WithdrawalRecord): Promise<WithdrawalView> {
    const look = await reads.read(record, READ_TIMEOUT_MS);
    const [found = []] = await warnings.of([look.record]);
    return view(person, look, found);
  }

  async function lookAt(id: string): Promise<ReadWithdrawal | null> {
    const record = await records.read(id);
    return record && reads.read(record, LIST_READ_TIMEOUT_MS);
  }

  async function showAll(person: Person, ids: readonly string[]): Promise<WithdrawalViews> {
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

  /** As the ledger has it; its id if it cannot be read, null if it is gone. */
  async function readOnly(id: string): Promise<WithdrawalView | string | null> {
    const record = await orUnreadable(records.read(id));
    if (record instanceof Error) {
      reportUnreadable(id, record);
      return id;
    }
    return record && view(NOBODY, { record, lastReading: NEVER_READ }, []);
  }

  return { find, require, show, showAll, readOnly };
}
