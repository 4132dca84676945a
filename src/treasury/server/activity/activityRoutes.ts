/** What happened: the list, one entry, its file, and what a person does about one. */
import type { ActivityDetail } from '../../contract/activity.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { isKeptTrue } from '../../../server/telling/keptNews.js';
import { readNotification, wishResend } from '../../../server/telling/keptNotifications.js';
import {
  paymentIdOf,
  type UnmatchedPayment,
  type UnmatchedPayments,
} from '../../../server/webhooks/unmatchedPayments.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { ExportParts } from '../csvExport.js';
import type { Handlers } from '../handlers.js';
import { checkoutReferenceOf, readOrderReference } from '../orders/orderService.js';
import { periodOf, USUAL_ROWS } from '../pages.js';
import type { TreasuryLimits } from '../treasuryLimits.js';
import type { TreasuryOrders } from '../treasuryOptions.js';
import { respondAfterChange, TreasuryProblem } from '../treasuryProblem.js';
import type { ActivityLog } from './activityLog.js';
import type { RecordedNotification } from './entryViews.js';
import { createActivityExport } from './exportActivity.js';
import { createWebhookOutcome } from './webhookOutcome.js';

const ID = /^[1-9]\d{0,14}$/;

function idIn({ param }: AuthorizedRequest): number {
  const id = param('event');
  if (ID.test(id)) return Number.parseInt(id, 10);
  throw notFound();
}

const notFound = (): TreasuryProblem =>
  new TreasuryProblem('not_found', 'Nothing that happened has that id.');

const outdated = (): TreasuryProblem =>
  new TreasuryProblem(
    'callback_outdated',
    'A callback was to be repeated that tells what is not true any more, so it was not called.',
  );

/** What the routes are made of. */
interface ActivityParts extends ExportParts {
  readonly ledger: Ledger;
  readonly log: ActivityLog;
  /** Null if the store connected no orders. */
  readonly orders: Pick<TreasuryOrders, 'repeatCallback' | 'getCheckout'> | null;
  readonly unmatched: UnmatchedPayments;
  readonly limits: Pick<TreasuryLimits, 'repeatCallback' | 'exportOrders'>;
}

type OfOrders = ActivityParts & { readonly orders: TreasuryOrders };

function createDetail({ ledger, log, orders, unmatched, now }: ActivityParts) {
  const outcomeOf = createWebhookOutcome(ledger, unmatched, async ({ kind, reference }) => {
    const order = readOrderReference(kind, reference);
    if (order) await orders?.getCheckout(checkoutReferenceOf(order));
  });
  return async (id: number): Promise<ActivityDetail> => {
    const found = await log.get(id);
    if (!found) throw notFound();
    const { entry, event } = found;
    // Without orders, staff's acts are all that is shown.
    if (!orders && entry.kind !== 'act') throw notFound();
    return {
      entry,
      ...(entry.webhook && { outcome: await outcomeOf(event, entry.webhook) }),
      serverTime: new Date(now()).toISOString(),
    };
  };
}

function settleRoute(
  { log, unmatched }: ActivityParts,
  detail: (id: number) => Promise<ActivityDetail>,
): Handlers<'settlePayment'>['settlePayment'] {
  async function requirePayment(authorized: AuthorizedRequest): Promise<UnmatchedPayment> {
    const found = await log.get(idIn(authorized));
    const payment = found?.entry.webhook && (await unmatched.find(paymentIdOf(found.event.key)));
    if (payment) return payment;
    throw notFound();
  }

  return {
    target: async (authorized) => (await requirePayment(authorized)).txHash,
    reason: ({ reason }) => reason,
    async perform(authorized, { reason }) {
      const { id } = await requirePayment(authorized);
      await unmatched.settle(id, { by: authorized.person.who, reason });
      return respondAfterChange('done', () => detail(idIn(authorized)));
    },
  };
}

/** Outcomes of a repeat that the audit does not record as done. */
const AUDITED: Readonly<Record<string, string>> = { running: 'unknown', failed: 'failed' };

function repeatRoute(parts: OfOrders): Handlers<'repeatCallback'>['repeatCallback'] {
  const { ledger, log, orders, limits, now } = parts;

  /** Has the server process send a notification again: only while it is true, which the server asks too. */
  async function resend({ view, stream }: RecordedNotification): Promise<string> {
    if (view.state === 'kept') throw outdated();
    const kept = readNotification(view.claimId, await ledger.list({ stream }));
    if (!kept || kept === 'unreadable') throw notFound();
    if (!(await isKeptTrue(ledger, kept))) throw outdated();
    await wishResend(ledger, view.claimId, now());
    return 'queued';
  }

  async function callAgain({ view }: RecordedNotification): Promise<string> {
    const order = view.order && readOrderReference(view.order.kind, view.order.reference);
    if (!order) throw notFound();
    const outcome = await orders.repeatCallback(checkoutReferenceOf(order), view.claimId);
    if (outcome === 'outdated') throw outdated();
    if (outcome === 'unknown') throw notFound();
    return outcome;
  }

  async function requireNotification(authorized: AuthorizedRequest): Promise<RecordedNotification> {
    const found = await log.getNotification(idIn(authorized));
    if (found) return found;
    throw notFound();
  }

  return {
    async target(authorized) {
      const { order, claimId } = (await requireNotification(authorized)).view;
      return order ? `${order.kind}:${order.reference}` : claimId;
    },
    reason: ({ reason }) => reason,
    async perform(authorized) {
      const found = await requireNotification(authorized);
      await limits.repeatCallback(authorized.person.who, found.view.claimId);
      const repeat = found.view.channel === 'notification' ? resend : callAgain;
      return { outcome: await repeat(found) };
    },
    outcome: ({ outcome }) => AUDITED[outcome] ?? 'done',
  };
}

/** The handlers of what is read. */
export function activityReads(
  parts: ActivityParts,
): Handlers<'listActivity' | 'getActivity' | 'exportActivity'> {
  const { log } = parts;
  const detail = createDetail(parts);
  return {
    async listActivity({ query: { after, limit = USUAL_ROWS, ...query } }) {
      const filter = { ...query, ...periodOf(query) };
      const { rows: entries, ...page } = await log.find(filter, { after, limit });
      return { entries, ...page, ...log.known() };
    },
    getActivity: (asked) => detail(idIn(asked)),
    exportActivity: createActivityExport(parts),
  };
}

/** The handlers of what a person does about an entry. */
export const activityChanges = (parts: OfOrders): Handlers<'settlePayment' | 'repeatCallback'> => ({
  settlePayment: settleRoute(parts, createDetail(parts)),
  repeatCallback: repeatRoute(parts),
});
