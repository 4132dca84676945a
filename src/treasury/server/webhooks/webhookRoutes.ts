/** What the service sent and what the shop was told: lists, one of them, and what a person does about it. */
import { WIRE_VERSION } from '../../../contract/checkout.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { AddressBook } from '../../../server/checkouts/addressBook.js';
import { isKeptTrue } from '../../../server/telling/keptNews.js';
import { readNotification, wishResend } from '../../../server/telling/keptNotifications.js';
import type { AuthorizedRequest } from '../authorization.js';
import type { Handlers } from '../handlers.js';
import { checkoutReferenceOf, readOrderReference } from '../orders/orderService.js';
import type { TreasuryLimits } from '../treasuryLimits.js';
import type { TreasuryOrders } from '../treasuryOptions.js';
import {
  paymentIdOf,
  type UnmatchedPayment,
  type UnmatchedPayments,
} from '../../../server/webhooks/unmatchedPayments.js';
import { respondAfterChange, TreasuryProblem } from '../treasuryProblem.js';
import { logPageOf } from '../pages.js';
import type { CallbackLog, RecordedCallback } from './callbackLog.js';
import type { WebhookDetail } from '../../contract/webhooks.js';
import { createWebhookDetail } from './webhookDetail.js';
import { createWebhookLog, type WebhookLog } from './webhookLog.js';

/** The routes of webhooks and callbacks. */
export type WebhookHandlers = Handlers<
  'listWebhooks' | 'getWebhook' | 'settlePayment' | 'listCallbacks' | 'repeatCallback'
>;

const ID = /^[1-9]\d{0,14}$/;

function idIn({ param }: AuthorizedRequest): number {
  const id = param('event');
  if (ID.test(id)) return Number.parseInt(id, 10);
  throw notFound();
}

const notFound = (): TreasuryProblem =>
  new TreasuryProblem('not_found', 'No webhook or callback has that id.');

const outdated = (): TreasuryProblem =>
  new TreasuryProblem(
    'callback_outdated',
    'A callback was to be repeated that tells what is not true any more, so it was not called.',
  );

type Detail = ReturnType<typeof createWebhookDetail>;

async function requireDetail(detail: Detail, asked: AuthorizedRequest): Promise<WebhookDetail> {
  const found = await detail(idIn(asked));
  if (found) return found;
  throw notFound();
}

/** What the routes are made of. */
interface WebhookRouteParts {
  readonly ledger: Ledger;
  readonly orders: Pick<TreasuryOrders, 'repeatCallback' | 'getCheckout'>;
  readonly addresses: AddressBook;
  readonly callbacks: CallbackLog;
  readonly unmatched: UnmatchedPayments;
  readonly limits: Pick<TreasuryLimits, 'repeatCallback'>;
  readonly now: () => number;
}

function settleRoute(
  { unmatched }: Pick<WebhookRouteParts, 'unmatched'>,
  log: WebhookLog,
  detail: Detail,
): WebhookHandlers['settlePayment'] {
  async function requirePayment(authorized: AuthorizedRequest): Promise<UnmatchedPayment> {
    const found = await log.get(idIn(authorized));
    const payment = found && (await unmatched.find(paymentIdOf(found.event.key)));
    if (payment) return payment;
    throw notFound();
  }

  return {
    target: async (authorized) => (await requirePayment(authorized)).txHash,
    reason: ({ reason }) => reason,
    async perform(authorized, { reason }) {
      const { id } = await requirePayment(authorized);
      await unmatched.settle(id, { by: authorized.person.who, reason });
      return respondAfterChange('done', () => requireDetail(detail, authorized));
    },
  };
}

/** Outcomes of a repeat that the audit does not record as done. */
const AUDITED: Readonly<Record<string, string>> = { running: 'unknown', failed: 'failed' };

function repeatRoute({
  ledger,
  orders,
  callbacks,
  limits,
  now,
}: WebhookRouteParts): WebhookHandlers['repeatCallback'] {
  /** Has the server process send a notification again: only while it is true, which the server asks too. */
  async function resend({ view, stream }: RecordedCallback): Promise<string> {
    if (view.state === 'kept') throw outdated();
    const kept = readNotification(view.claimId, await ledger.list({ stream }));
    if (!kept || kept === 'unreadable') throw notFound();
    if (!(await isKeptTrue(ledger, kept))) throw outdated();
    await wishResend(ledger, view.claimId, now());
    return 'queued';
  }

  async function callAgain({ view }: RecordedCallback): Promise<string> {
    const order = view.order && readOrderReference(view.order.kind, view.order.reference);
    if (!order) throw notFound();
    const outcome = await orders.repeatCallback(checkoutReferenceOf(order), view.claimId);
    if (outcome === 'outdated') throw outdated();
    if (outcome === 'unknown') throw notFound();
    return outcome;
  }

  async function requireCallback(authorized: AuthorizedRequest): Promise<RecordedCallback> {
    const found = await callbacks.get(idIn(authorized));
    if (found) return found;
    throw notFound();
  }

  return {
    async target(authorized) {
      const { order, claimId } = (await requireCallback(authorized)).view;
      return order ? `${order.kind}:${order.reference}` : claimId;
    },
    reason: ({ reason }) => reason,
    async perform(authorized) {
      const found = await requireCallback(authorized);
      await limits.repeatCallback(authorized.person.who, found.view.claimId);
      const repeat = found.view.channel === 'notification' ? resend : callAgain;
      return { wire: WIRE_VERSION, outcome: await repeat(found) };
    },
    outcome: ({ outcome }) => AUDITED[outcome] ?? 'done',
  };
}

/** The handlers of one store. */
export function webhookHandlers(parts: WebhookRouteParts): WebhookHandlers {
  const { ledger, orders, addresses, callbacks, unmatched } = parts;
  const log = createWebhookLog(ledger, addresses);
  const detail = createWebhookDetail(
    ledger,
    log,
    callbacks,
    unmatched,
    async ({ kind, reference }) => {
      const order = readOrderReference(kind, reference);
      if (order) await orders.getCheckout(checkoutReferenceOf(order));
    },
  );

  return {
    listWebhooks: ({ query }) =>
      log.find({ result: query.result, q: query.q ?? '', ...logPageOf(query) }),
    getWebhook: (asked) => requireDetail(detail, asked),
    listCallbacks: ({ query }) =>
      callbacks.find({ view: query.view, q: query.q ?? '', ...logPageOf(query) }),
    settlePayment: settleRoute(parts, log, detail),
    repeatCallback: repeatRoute(parts),
  };
}
