/** The withdrawals of the back office: drafted in the ledger, sent at most once, then followed. */
import {
  withdrawalIdField,
  type DeleteWithdrawalInput,
  type DraftWithdrawalInput,
  type SendWithdrawalInput,
  type SettleWithdrawalInput,
  type StuckWithdrawal,
  type UnreadableWithdrawal,
  type WithdrawalCount,
  type WithdrawalList,
  type WithdrawalView,
} from '../../contract/withdrawals.js';
import {
  VIEW_OF_STATUS,
  type WithdrawalStatusName,
  type WithdrawalViewName,
} from '../../contract/withdrawalStatus.js';
import { createBackgroundTasks } from '../../../async/backgroundTasks.js';
import { quietly, type DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import { reachableLedger } from '../../../server/http/readiness.js';
import { respondAfterChange, TreasuryProblem } from '../treasuryProblem.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { approveWithdrawal } from './approveWithdrawal.js';
import type { RefundedOrder } from '../../refunds/refundLinks.js';
import type { ReturnedMoney } from '../../refunds/refundable.js';
import { createClaimDrafts } from './claimDrafts.js';
import { createConfirmations, type Confirmations } from './confirmations.js';
import type { WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import { createDraftIndex } from './draftIndex.js';
import { draftWithdrawal } from './draftWithdrawal.js';
import { requireWithdraw, type Person } from '../permissions.js';
import { createReadBack, type ReadBack, type ReadWithdrawal } from './readBack.js';
import { createStatusIndex } from './statusIndex.js';
import { readWallets } from './stuckWallets.js';
import { STUCK_AFTER_MINUTES } from './stuck.js';
import { noteSignedEvents } from './signedEvents.js';
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
import { createUnreadableLinkReporter, createUnreadableReporter } from './withdrawalDiagnostics.js';
import { viewOf, type SignedEvent } from './withdrawalView.js';
import { createWarnings, type Warnings, type WithdrawalWarning } from './warnings.js';
import { stateOf } from './withdrawalState.js';

const notCovered = (): TreasuryProblem =>
  new TreasuryProblem(
    'refund_changed',
    'A refund by link was to be sent that the order no longer covers: some of the money went back ' +
      'otherwise, is held, or its order cannot be read. Nothing was sent. Cancel the draft, and look at ' +
      'the order.',
  );

const promisedId = (): TreasuryProblem =>
  new TreasuryProblem(
    'withdrawal_differs',
    'A customer’s confirmed refund has this id, and this version cannot read its link, so this draft was ' +
      'not written. A form makes a new id when it is opened; open a new one.',
  );

/** Which page of the list. */
export interface WithdrawalPage {
  /** @default all */
  readonly view?: WithdrawalViewName | undefined;
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
  /** Newest first, with the numbers of all views, and those that are stuck in the queue. */
  list(
    person: Person,
    query: WithdrawalPage,
  ): Promise<WithdrawalViews & Omit<WithdrawalList, 'wire' | keyof WithdrawalViews>>;
  /** How many there are, by view; the service is not asked. */
  counts(): Promise<WithdrawalCount[]>;
  /**
   * All of a view as the ledger has them, newest first, page by page; the service is not asked. One that
   * cannot be read is named by its id.
   */
  pages(view: WithdrawalViewName | undefined): AsyncGenerator<(WithdrawalView | string)[]>;
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
/** How many stuck ones a list tells of: of more, the cause is the same. */
const MOST_STUCK = 5;
/** How many are read from the ledger at a time for a file. */
const FILE_PAGE = 200;

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
  if (reason !== undefined) throw newWarning(reason);
}

const newWarning = (reason: WithdrawalWarning): TreasuryProblem =>
  new TreasuryProblem(
    'warnings_new',
    'A withdrawal was to be sent by somebody who could not see that the same money may have gone out ' +
      'meanwhile; nothing was sent. Its page shows the warning.',
    { reason },
  );

/** Reads withdrawals and makes their views for a person. */
function createWithdrawalReader(parts: {
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

/** Who reads a file: nobody acts in it. */
const NOBODY: Person = { who: '', mayWithdraw: false, mayApprove: false, needsApproval: false };
const NEVER_READ = { reading: null, checkedAt: null, staleBecause: null } as const;

/** Creates the withdrawal service. */
export function createWithdrawalService(given: WithdrawalServiceOptions): WithdrawalService {
  const report = quietly(given.report);
  const ledger = reachableLedger(given.ledger);
  const records = createWithdrawalRecords({ ledger, now: given.now, report });
  const index = createDraftIndex(ledger);
  const confirmations = createConfirmations(ledger);
  const { now, newId, refunds, stuckAfterMinutes = STUCK_AFTER_MINUTES } = given;
  const statuses = createStatusIndex({ ledger, now, stuckAfterMinutes });
  const returned = refunds ? createReturnedMoney({ ...refunds, index, records, now }) : null;
  const claims = refunds
    ? createClaimDrafts({
        ...{ ledger, links: refunds.links, records, index, newId },
        onUnreadable: createUnreadableLinkReporter(report),
      })
    : null;
  const shared = { ledger, report, records, index, confirmations, returned, stuckAfterMinutes };
  const parts = { ...given, ...shared };
  const reads = createReadBack(parts);
  const warnings = createWarnings(parts);
  const { find, require, show, showAll, readOnly } = createWithdrawalReader({
    ...parts,
    reads,
    warnings,
  });
  const readUnfinished = createUnfinishedWithdrawals({ statuses, records, reads, now });
  const calls = createBackgroundTasks();
  const noteSigned = noteSignedEvents({ confirmations, statuses, records, reads });

  /** Whether a refund was drafted by hand while a link promises money of the same order. */
  async function isPromised({ facts: { drafted } }: WithdrawalRecord): Promise<boolean> {
    const { refundOf, claim } = drafted;
    if (!returned || !refundOf || claim) return false;
    return returned.isPromised(refundOf as RefundedOrder);
  }

  /** Brings the index up to date, with what signed events say of withdrawals that nobody has opened. */
  async function catchUp(): Promise<void> {
    await claims?.catchUp();
    await statuses.catchUp();
    if (await noteSigned()) await statuses.catchUp();
  }

  async function stuckOnes(person: Person): Promise<StuckWithdrawal[]> {
    const ids = statuses.stuckInQueue().slice(0, MOST_STUCK);
    const { withdrawals } = await showAll(person, ids);
    const stuck = withdrawals.filter(({ status }) => status === 'stuck');
    return readWallets(given.balancesOf, stuck);
  }

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
      // A claim names its draft's id before the draft is written: nothing else may be drafted under it.
      await claims?.catchUp();
      if (claims?.isPending(input.id)) throw promisedId();
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
      await catchUp();
      // One more than the page, to know whether there is another page.
      const found = statuses.find({ view: query.view, before, count: count + 1 });
      const page = found.slice(0, count);
      const [shown, stuck] = await Promise.all([
        showAll(
          person,
          page.map(({ id }) => id),
        ),
        stuckOnes(person),
      ]);
      // The service may have said something new meanwhile, which the numbers then know too.
      const isCounted = ({ id, status }: WithdrawalView): boolean =>
        statuses.viewOf(id) === VIEW_OF_STATUS[status as WithdrawalStatusName];
      if (!shown.withdrawals.every(isCounted)) await statuses.catchUp();
      const last = found.length > count ? page.at(-1) : undefined;
      return {
        ...shown,
        next: last ? String(last.sequence) : null,
        counts: statuses.counts(),
        stuck,
        serverTime: new Date(now()).toISOString(),
      };
    },
    async counts() {
      await catchUp();
      return statuses.counts();
    },
    async *pages(view) {
      await catchUp();
      let before = Number.MAX_SAFE_INTEGER;
      for (;;) {
        const found = statuses.find({ view, before, count: FILE_PAGE });
        const read = await Promise.all(found.map(({ id }) => readOnly(id)));
        const page = read.filter((one) => one !== null);
        if (page.length > 0) yield page;
        if (found.length < FILE_PAGE) return;
        before = found.at(-1)?.sequence ?? 0;
      }
    },
    async unfinished(needsService) {
      await catchUp();
      return readUnfinished(needsService);
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
      else if (await isPromised(record)) throw newWarning('refund_repeated');
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
