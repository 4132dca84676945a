/** The withdrawals of the back office: drafted in the ledger, sent at most once, then followed. */
import type {
  DeleteWithdrawalInput,
  DraftWithdrawalInput,
  NamedOrder,
  SendWithdrawalInput,
  SettleWithdrawalInput,
  WithdrawalView,
} from '../../contract/withdrawals.js';
import { createBackgroundTasks } from '../../../async/backgroundTasks.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { quietly } from '../../../server/configuration/diagnostic.js';
import { reachableLedger } from '../../../server/http/readiness.js';
import type { RefundedOrder } from '../../refunds/refundLinks.js';
import type { ReturnedMoney } from '../../refunds/refundable.js';
import type { Person } from '../permissions.js';
import { respondAfterChange, TreasuryProblem } from '../treasuryProblem.js';
import { createSendChecks } from './beforeSending.js';
import { createClaimDrafts } from './claimDrafts.js';
import { createConfirmations } from './confirmations.js';
import { createDraftIndex } from './draftIndex.js';
import { draftWithdrawal } from './draftWithdrawal.js';
import { createReadBack } from './readBack.js';
import { removeWithdrawal } from './removeWithdrawal.js';
import { resolveUnknownWithdrawal } from './resolveUnknownWithdrawal.js';
import { createReturnedMoney } from './returnedMoney.js';
import { sendWithdrawal } from './sendWithdrawal.js';
import { isOffered } from './offeredActs.js';
import { createStatusIndex } from './statusIndex.js';
import { createWarnings } from './warnings.js';
import { createUnreadableLinkReporter } from './withdrawalDiagnostics.js';
import { createWithdrawalList } from './withdrawalList.js';
import { createWithdrawalReader } from './withdrawalReader.js';
import { createWithdrawalRecords } from './withdrawalRecords.js';
import type { WithdrawalServiceOptions } from './withdrawalServiceOptions.js';
import { STUCK_AFTER_MINUTES } from './withdrawalState.js';

const promisedId = (): TreasuryProblem =>
  new TreasuryProblem(
    'withdrawal_differs',
    'A customer’s confirmed refund has this id, and this version cannot read its link, so this draft was ' +
      'not written. A form makes a new id when it is opened; open a new one.',
  );

/**
 * The withdrawals of one store. Every method rejects with a `TreasuryProblem`, or with a `ProblemError` if
 * the ledger does not answer.
 */
export type WithdrawalService = ReturnType<typeof createWithdrawalService>;

/** Creates the withdrawal service. */
export function createWithdrawalService(given: WithdrawalServiceOptions) {
  const parts = createWithdrawalParts(given);
  const { records, index, now, returned, claims, list, checks } = parts;
  const { require, show, showAll } = parts.reader;
  const calls = createBackgroundTasks();

  /** Tracks work that `close` waits for. */
  function underWay(work: Promise<void>): Promise<void> {
    void calls.add(work);
    return work;
  }

  /** Makes the view of a withdrawal after a change. The change stands even if this fails. */
  const result = (person: Person, id: string, outcome: 'done' | 'unknown' = 'done') =>
    respondAfterChange(outcome, async () => show(person, await require(id)));

  return {
    ...list,
    /** Writes the draft, or finds it again by its id. Nothing is sent. */
    async draft(person: Person, input: DraftWithdrawalInput): Promise<WithdrawalView> {
      // A claim names its draft's id before the draft is written: nothing else may be drafted under it.
      await claims?.catchUp();
      if (claims?.isPending(input.id)) throw promisedId();
      const record = await draftWithdrawal(parts, person, input);
      return respondAfterChange('done', () => show(person, record));
    },
    /** The present state of one withdrawal; the service is asked if it may say something new. */
    async get(person: Person, id: string): Promise<WithdrawalView> {
      await claims?.catchUp();
      return show(person, await require(id));
    },
    /**
     * What of an order's money has gone back, is about to, or is promised by a link; null if that cannot be
     * read, or if the store makes no links.
     */
    async returnedOf(order: RefundedOrder): Promise<readonly ReturnedMoney[] | null> {
      await claims?.catchUp();
      return (await returned?.of(order)) ?? null;
    },
    /** Refunds of an order, oldest first. */
    async refundsOf(person: Person, order: NamedOrder) {
      await claims?.catchUp();
      return showAll(person, await index.ofOrder(order));
    },
    /** Approves what another person drafted. */
    async approve(person: Person, id: string): Promise<WithdrawalView> {
      if (isOffered('approve', await require(id), person, now())) {
        await records.append(id, 'withdrawal_approved', 'approved', { who: person.who });
      }
      return result(person, id);
    },
    /**
     * Sends it. Whatever happens, the service is never asked a second time to create it.
     *
     * @param input the warnings that the person has seen; with a new warning that the same money may be paid
     *   twice, nothing is sent (`warnings_new`). Of two equal ones that are sent at the same moment, the
     *   second is given up. @default {}
     */
    async send(person: Person, id: string, { seen }: SendWithdrawalInput = {}) {
      const record = await require(id);
      if (!(await checks.maySend(record, person, seen))) return show(person, await require(id));
      const isSentBefore = () => checks.isSentBefore(id, seen);
      await underWay(sendWithdrawal(parts, record, person.who, isSentBefore));
      return result(person, id, 'unknown');
    },
    /** Records what a person found out about one with an unknown outcome. */
    async resolveUnknown(person: Person, id: string, input: SettleWithdrawalInput) {
      await resolveUnknownWithdrawal(parts, await require(id), person, input);
      return result(person, id);
    },
    /**
     * Deletes it at the service while it is queued, or discards it before it was sent.
     *
     * @param input the step in which the person saw it; if it is in another one by now, it is not changed.
     *   @default {}
     */
    async remove(person: Person, id: string, input: DeleteWithdrawalInput = {}) {
      await underWay(removeWithdrawal(parts, await require(id), person, input));
      return result(person, id);
    },
    /**
     * Waits for calls under way, and retries what the ledger did not take, so that no outcome is lost at
     * shutdown. What fails again is reported (`withdrawal_outcome_unwritten`).
     */
    async close(): Promise<void> {
      await calls.idle();
      await records.flush();
    },
  };
}

/** What the methods are made of. */
function createWithdrawalParts(given: WithdrawalServiceOptions) {
  const { now, refunds, stuckAfterMinutes = STUCK_AFTER_MINUTES } = given;
  const report = quietly(given.report);
  const ledger = reachableLedger(given.ledger);
  const records = createWithdrawalRecords({ ledger, now, report });
  const index = createDraftIndex(ledger);
  const confirmations = createConfirmations(ledger);
  const statuses = createStatusIndex({ ledger, now, stuckAfterMinutes });
  const kept = { ...given, ledger, report, records, index, confirmations, statuses };
  const returned = refunds ? createReturnedMoney({ ...kept, ...refunds }) : null;
  const claims = refunds
    ? createClaimDrafts({
        ...kept,
        links: refunds.links,
        onUnreadable: createUnreadableLinkReporter(report),
      })
    : null;
  const reads = createReadBack(kept);
  const warnings = createWarnings({ ...kept, returned });
  const reader = createWithdrawalReader({ ...kept, reads, warnings, stuckAfterMinutes });

  /** What was signed of each when it was compared with it: what contradicted it then still does. */
  const compared = new Map<string, string>();

  /** Brings the index up to date, with what signed events say of withdrawals that nobody has opened. */
  async function catchUp(): Promise<void> {
    await claims?.catchUp();
    const [signed] = await Promise.all([confirmations(), statuses.catchUp()]);
    const news = statuses.unconfirmed(signed).filter(({ id, said }) => compared.get(id) !== said);
    for (const { id, said } of news) {
      const record = await orUnreadable(records.read(id));
      if (record && !(record instanceof Error)) await reads.noteSigned(record);
      // Only now: what the ledger did not take is noted at the next look.
      compared.set(id, said);
    }
    if (news.length > 0) await statuses.catchUp();
  }

  return {
    ...kept,
    ...{ returned, claims, reads, reader, catchUp },
    list: createWithdrawalList({ ...kept, reads, reader, catchUp }),
    checks: createSendChecks({ ...kept, warnings, returned }),
  };
}
