/** The withdrawals of the back office: drafted in the ledger, sent at most once, then followed. */
import {
  withdrawalIdField,
  type DeleteWithdrawalInput,
  type DraftWithdrawalInput,
  type SendWithdrawalInput,
  type SettleWithdrawalInput,
  type UnreadableWithdrawal,
  type WithdrawalView,
} from '../../../contract/treasury/withdrawals.js';
import { createBackgroundTasks } from '../../../async/backgroundTasks.js';
import { quietly, type DiagnosticListener } from '../../configuration/diagnostic.js';
import { reachableLedger } from '../../http/readiness.js';
import { respondAfterChange, TreasuryProblem } from '../treasuryProblem.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { approveWithdrawal } from './approveWithdrawal.js';
import type { RefundedOrder } from '../../refunds/refundLinks.js';
import type { ReturnedMoney } from '../../refunds/refundable.js';
import { createClaimDrafts } from './claimDrafts.js';
import { createConfirmations } from './confirmations.js';
import type { WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import { createDraftIndex } from './draftIndex.js';
import { draftWithdrawal } from './draftWithdrawal.js';
import { requireWithdraw, type Person } from '../permissions.js';
import { createReadBack, type ReadBack, type ReadWithdrawal } from './readBack.js';
import {
  createWithdrawalRecords,
  type WithdrawalRecord,
  type WithdrawalRecords,
} from './withdrawalRecords.js';
import { removeWithdrawal } from './removeWithdrawal.js';
import { sendWithdrawal } from './sendWithdrawal.js';
import {
  createUnfinishedWithdrawals,
  type UnfinishedWithdrawals,
} from './unfinishedWithdrawals.js';
import type { WithdrawalFacts } from './foldWithdrawal.js';
import { resolveUnknownWithdrawal } from './resolveUnknownWithdrawal.js';
import { createReturnedMoney } from './returnedMoney.js';
import { createUnreadableReporter } from './withdrawalDiagnostics.js';
import { viewOf } from './withdrawalView.js';
import { createWarnings, type Warnings } from './warnings.js';
import { stateOf } from './withdrawalState.js';

const notCovered = (): TreasuryProblem =>
  new TreasuryProblem(
    'refund_changed',
    'A refund by link was to be sent that the order no longer covers: some of the money went back ' +
      'otherwise, is held, or its order cannot be read. Nothing was sent. Delete the draft, and look at ' +
      'the order.',
  );

/** Which page of the list. */
export interface WithdrawalPage {
  /** `next` of the page before. */
  readonly after?: string | undefined;
  /** How many at most, 1 to 100. @default 50 */
  readonly limit?: number | undefined;
}

/** Several withdrawals at once; unreadable ones are listed by id. */
export interface WithdrawalViews {
  readonly withdrawals: WithdrawalView[];
  readonly unreadable: UnreadableWithdrawal[];
}

/**
 * The withdrawals of one store. Every method rejects with a `TreasuryProblem`, or with a `ProblemError` if
 * the ledger does not answer.
 */
export interface WithdrawalService {
  /** Writes the draft, or finds it again by its id. Nothing is sent. */
  draft(person: Person, input: DraftWithdrawalInput): Promise<WithdrawalView>;
  /** The present state of one withdrawal; the service is asked if it may say something new. */
  get(person: Person, id: string): Promise<WithdrawalView | null>;
  /** Newest first. */
  list(person: Person, query: WithdrawalPage): Promise<WithdrawalViews & { next: string | null }>;
  /**
   * Every withdrawal that is not over, for no person in particular.
   *
   * @param needsService whether the service has to be asked about one that can still change there.
   */
  unfinished(needsService: (facts: WithdrawalFacts) => boolean): Promise<UnfinishedWithdrawals>;
  /**
   * What of an order's money has gone back, is about to, or is promised by a link; null if that cannot be
   * read, or if the store makes no links.
   */
  returnedOf(order: RefundedOrder): Promise<readonly ReturnedMoney[] | null>;
  /** Refunds of an order, oldest first. */
  refundsOf(person: Person, order: { kind: string; reference: string }): Promise<WithdrawalViews>;
  /** Approves what another person drafted. */
  approve(person: Person, id: string): Promise<WithdrawalView>;
  /**
   * Sends it. Whatever happens, the service is never asked a second time to create it.
   *
   * @param input the warnings that the person has seen; with a new warning that the same money may be paid
   *   twice, nothing is sent (`warnings_new`). Of two equal ones that are sent at the same moment, the
   *   second is given up. @default {}
   */
  send(person: Person, id: string, input?: SendWithdrawalInput): Promise<WithdrawalView>;
  /** Records what a person found out about one with an unknown outcome. */
  resolveUnknown(person: Person, id: string, input: SettleWithdrawalInput): Promise<WithdrawalView>;
  /**
   * Deletes it at the service while it is queued, or discards it before it was sent.
   *
   * @param input the step in which the person saw it; if it is in another one by now, it is not changed.
   *   @default {}
   */
  remove(person: Person, id: string, input?: DeleteWithdrawalInput): Promise<WithdrawalView>;
  /**
   * Waits for calls under way, and retries what the ledger did not take, so that no outcome is lost at
   * shutdown. What fails again is reported (`withdrawal_outcome_unwritten`).
   */
  close(): Promise<void>;
}

/** How long the page of one withdrawal waits for the service, and a list for all of its withdrawals. */
const READ_TIMEOUT_MS = 4_000;
const LIST_READ_TIMEOUT_MS = 2_500;
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

function readPage({ after, limit = DEFAULT_LIMIT }: WithdrawalPage): {
  before: number;
  count: number;
} {
  const isPlace = after === undefined || /^[1-9]\d{0,14}$/.test(after);
  if (isPlace && Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) {
    return {
      before: after === undefined ? Number.MAX_SAFE_INTEGER : Number.parseInt(after, 10),
      count: limit,
    };
  }
  throw new TreasuryProblem(
    'bad_request',
    'A page of withdrawals was asked for that cannot be: `limit` is 1 to 100, and `after` is what the ' +
      'page before answered as `next`.',
    { reason: isPlace ? 'limit' : 'after' },
  );
}

/** Why it may not be sent. One that was already sent is shown as it is: a second press is no mistake. */
function requireSendable({ facts }: WithdrawalRecord, now: number): void {
  const state = stateOf(facts, now);
  if (state === 'awaiting_approval') {
    throw new TreasuryProblem(
      'approval_missing',
      'A withdrawal was to be sent that another person has to approve first; nothing was sent.',
    );
  }
  if (state !== 'discarded' && state !== 'deleted') return;
  throw new TreasuryProblem(
    'withdrawal_state',
    'A withdrawal was to be sent that was given up; nothing was sent. Draft another.',
  );
}

/** A page may have been open for hours while the same was paid from another one. */
async function requireSeen(
  warnings: Warnings,
  record: WithdrawalRecord,
  seen: readonly string[],
): Promise<void> {
  const repeats = await warnings.repeatWarningsOf(record);
  const reason = repeats.find((warning) => !seen.includes(warning));
  if (reason === undefined) return;
  throw new TreasuryProblem(
    'warnings_new',
    'A withdrawal was to be sent by somebody who could not see that the same money may have gone out ' +
      'meanwhile; nothing was sent. Its page shows the warning.',
    { reason },
  );
}

/** Reads withdrawals and makes their views for a person. */
function createWithdrawalReader(parts: {
  readonly records: WithdrawalRecords;
  readonly reads: ReadBack;
  readonly warnings: Warnings;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}) {
  const { records, reads, warnings, now } = parts;
  const reportUnreadable = createUnreadableReporter(parts.report);

  async function find(id: string): Promise<WithdrawalRecord | null> {
    return withdrawalIdField.safeParse(id).success ? records.read(id) : null;
  }

  async function require(id: string): Promise<WithdrawalRecord> {
    const record = await find(id);
    if (record) return record;
    throw new TreasuryProblem('not_found', 'No withdrawal was ever drafted under that id.');
  }

  async function show(person: Person, record: WithdrawalRecord): Promise<WithdrawalView> {
    const look = await reads.read(record, READ_TIMEOUT_MS);
    const [found = []] = await warnings.of([look.record]);
    return viewOf(person, look, found, now());
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
    const withdrawals = looks.map((look, at) => viewOf(person, look, found[at] ?? [], now()));
    return { withdrawals, unreadable };
  }

  return { find, require, show, showAll };
}

/** Creates the withdrawal service. */
export function createWithdrawalService(given: WithdrawalServiceOptions): WithdrawalService {
  const report = quietly(given.report);
  const ledger = reachableLedger(given.ledger);
  const records = createWithdrawalRecords({ ledger, now: given.now, report });
  const index = createDraftIndex(ledger);
  const confirmations = createConfirmations(ledger);
  const { now, newId, refunds } = given;
  const returned = refunds ? createReturnedMoney({ ...refunds, index, records, now }) : null;
  const claims = refunds
    ? createClaimDrafts({ ledger, links: refunds.links, records, index, newId })
    : null;
  const parts = { ...given, ledger, report, records, index, confirmations, returned };
  const reads = createReadBack(parts);
  const warnings = createWarnings(parts);
  const { find, require, show, showAll } = createWithdrawalReader({ ...parts, reads, warnings });
  const findUnfinished = createUnfinishedWithdrawals({ index, records, reads, now });
  const calls = createBackgroundTasks();

  /** Tracks work that {@link WithdrawalService.close} waits for. */
  function underWay(work: Promise<void>): Promise<void> {
    void calls.add(work);
    return work;
  }

  /** Makes the view of a withdrawal after a change. The change stands even if this fails. */
  const result = (
    person: Person,
    id: string,
    outcome: 'done' | 'unknown' = 'done',
  ): Promise<WithdrawalView> =>
    respondAfterChange(outcome, async () => show(person, await require(id)));

  return {
    async draft(person, input) {
      const record = await draftWithdrawal(parts, person, input);
      return respondAfterChange('done', () => show(person, record));
    },
    async get(person, id) {
      await claims?.catchUp();
      const record = await find(id);
      return record && show(person, record);
    },
    async list(person, query) {
      const { before, count } = readPage(query);
      await claims?.catchUp();
      // One more than the page, to know whether there is another page.
      const drafts = await index.newest(before, count + 1);
      const page = drafts.slice(0, count);
      const shown = await showAll(
        person,
        page.map(({ id }) => id),
      );
      const last = drafts.length > count ? page.at(-1) : undefined;
      return { ...shown, next: last ? String(last.sequence) : null };
    },
    async unfinished(needsService) {
      await claims?.catchUp();
      return findUnfinished(needsService);
    },
    async returnedOf(order) {
      await claims?.catchUp();
      return (await returned?.of(order)) ?? null;
    },
    async refundsOf(person, order) {
      await claims?.catchUp();
      return showAll(person, await index.ofOrder(order));
    },
    async approve(person, id) {
      await approveWithdrawal(records, await require(id), person, now());
      return result(person, id);
    },
    async send(person, id, { seen } = {}) {
      requireWithdraw(person);
      const record = await require(id);
      requireSendable(record, now());
      if (stateOf(record.facts, now()) !== 'draft') return show(person, await require(id));
      if (seen) await requireSeen(warnings, record, seen);
      if (returned && !(await returned.covers(record))) throw notCovered();
      const isSentBefore = async (): Promise<boolean> => {
        if (seen !== undefined && (await warnings.wasSentBefore(id, seen))) return true;
        return returned !== null && !(await returned.covers(await require(id)));
      };
      await underWay(sendWithdrawal(parts, record, person.who, isSentBefore));
      return result(person, id, 'unknown');
    },
    async resolveUnknown(person, id, input) {
      requireWithdraw(person);
      await resolveUnknownWithdrawal({ ...parts, reads }, await require(id), person.who, input);
      return result(person, id);
    },
    async remove(person, id, input = {}) {
      requireWithdraw(person);
      const record = await require(id);
      await underWay(removeWithdrawal({ ...parts, reads }, record, person.who, input));
      return result(person, id);
    },
    async close() {
      await calls.idle();
      await records.flush();
    },
  };
}
