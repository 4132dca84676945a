/** `GET webhooks`, `webhooks/{id}`, `callbacks`, `POST callbacks/{id}/repeat` and `webhooks/{id}/settlement`. */
import { WIRE_VERSION } from '../../../contract/checkout.js';
import { TREASURY_ROUTES } from '../../contract/routes.js';
import {
  repeatCallbackInput,
  WEBHOOK_RESULTS,
  type RepeatCallbackInput,
  type RepeatedCallback,
} from '../../contract/webhooks.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { AddressBook } from '../../../server/checkouts/addressBook.js';
import { isKeptTrue } from '../../../server/telling/keptNews.js';
import { readNotification, wishResend } from '../../../server/telling/keptNotifications.js';
import type { AuthorizedRequest, ChangeRoute } from '../authorization.js';
import { checkoutReferenceOf, readOrderReference } from '../orders/orderService.js';
import type { TreasuryLimits } from '../treasuryLimits.js';
import type { TreasuryOrders } from '../treasuryOptions.js';
import {
  paymentIdOf,
  type UnmatchedPayment,
  type UnmatchedPayments,
} from '../../../server/webhooks/unmatchedPayments.js';
import { respondAfterChange, TreasuryProblem } from '../treasuryProblem.js';
import { pageIn } from '../pages.js';
import { periodOf, readQuery, single } from '../treasuryQuery.js';
import { CALLBACK_VIEWS, type CallbackLog, type RecordedCallback } from './callbackLog.js';
import { createWebhookDetail } from './webhookDetail.js';
import { createWebhookLog, type WebhookLog } from './webhookLog.js';

/** The routes of webhooks and callbacks. */
export interface WebhookRoutes {
  readonly list: (authorized: AuthorizedRequest) => Promise<Response>;
  readonly get: (authorized: AuthorizedRequest) => Promise<Response>;
  readonly listCallbacks: (authorized: AuthorizedRequest) => Promise<Response>;
  readonly repeat: ChangeRoute<RepeatCallbackInput>;
  /** Settles the payment of no order that an event confirms or holds. */
  readonly settle: ChangeRoute<RepeatCallbackInput>;
}

const RESULT = new RegExp(`^(?:${WEBHOOK_RESULTS.join('|')})$`);
const VIEW = new RegExp(`^(?:${CALLBACK_VIEWS.join('|')})$`);
/** Longer than any address or link to a block explorer. */
const QUERY = /^[\s\S]{0,400}$/;
const ID = /^[1-9]\d{0,14}$/;

function idIn({ param }: AuthorizedRequest): number {
  const id = param('id');
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
  detail: ReturnType<typeof createWebhookDetail>,
): ChangeRoute<RepeatCallbackInput> {
  async function requirePayment(authorized: AuthorizedRequest): Promise<UnmatchedPayment> {
    const found = await log.get(idIn(authorized));
    const payment = found && (await unmatched.find(paymentIdOf(found.event.key)));
    if (payment) return payment;
    throw notFound();
  }

  return {
    input: repeatCallbackInput,
    target: async (authorized) => (await requirePayment(authorized)).txHash,
    reason: ({ reason }) => reason,
    async perform(authorized, { reason }) {
      const { id } = await requirePayment(authorized);
      await unmatched.settle(id, { by: authorized.person.who, reason });
      const answer = () => detail(idIn(authorized));
      return {
        response: Response.json(await respondAfterChange('done', answer)),
        outcome: 'done',
      };
    },
  };
}

function repeatRoute({
  ledger,
  orders,
  callbacks,
  limits,
  now,
}: WebhookRouteParts): ChangeRoute<RepeatCallbackInput> {
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
    input: repeatCallbackInput,
    async target(authorized) {
      const { order, claimId } = (await requireCallback(authorized)).view;
      return order ? `${order.kind}:${order.reference}` : claimId;
    },
    reason: ({ reason }) => reason,
    async perform(authorized) {
      const found = await requireCallback(authorized);
      await limits.repeatCallback(authorized.person.who, found.view.claimId);
      const repeat = found.view.channel === 'notification' ? resend : callAgain;
      const outcome = await repeat(found);
      const answer: RepeatedCallback = { wire: WIRE_VERSION, outcome };
      const audited: Readonly<Record<string, string>> = { running: 'unknown', failed: 'failed' };
      return { response: Response.json(answer), outcome: audited[outcome] ?? 'done' };
    },
  };
}

/** Makes the routes of one handler. */
export function createWebhookRoutes(parts: WebhookRouteParts): WebhookRoutes {
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
    async list({ request }) {
      const query = readQuery(request, TREASURY_ROUTES.listWebhooks.query);
      const word = single(query, 'result', RESULT);
      return Response.json(
        await log.find({
          ...periodOf(query),
          result: WEBHOOK_RESULTS.find((result) => result === word),
          q: single(query, 'q', QUERY) ?? '',
          ...pageIn(query),
        }),
      );
    },

    async get(authorized) {
      readQuery(authorized.request, []);
      const found = await detail(idIn(authorized));
      if (!found) throw notFound();
      return Response.json(found);
    },

    async listCallbacks({ request }) {
      const query = readQuery(request, TREASURY_ROUTES.listCallbacks.query);
      const word = single(query, 'view', VIEW);
      return Response.json(
        await callbacks.find({
          ...periodOf(query),
          view: CALLBACK_VIEWS.find((view) => view === word),
          q: single(query, 'q', QUERY) ?? '',
          ...pageIn(query, 100),
        }),
      );
    },

    settle: settleRoute(parts, log, detail),
    repeat: repeatRoute(parts),
  };
}
