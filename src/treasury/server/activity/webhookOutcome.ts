/** What one event of the service did to its order, and what the store was told because of it. */
import type { WebhookOutcome, WebhookView } from '../../contract/activity.js';
import type { NamedOrder } from '../../contract/withdrawals.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { JsonValue, Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { readCheckoutEvents } from '../../../payments/checkoutEvents.js';
import { foldCheckout } from '../../../payments/foldCheckout.js';
import { EFFECT_BEGUN, paidCallbackName } from '../../../server/checkouts/callbackEvents.js';
import { newsOf } from '../../../server/telling/news.js';
import { paymentIdOf, type UnmatchedPayments } from '../../../server/webhooks/unmatchedPayments.js';
import { notificationsOf } from './notificationView.js';

/**
 * Every field that the endpoint keeps of an event (`storeEvent.ts`). A field that is not named here is not
 * shown, even if a later version keeps it.
 */
const KEPT = [
  ...['type', 'isTest', 'externalId', 'withdrawalId', 'source', 'blockchain', 'currencyId'],
  ...['amount', 'amountUsd', 'txHash', 'address', 'walletId', 'bcUniqKey'],
  ...['times', 'paidAt', 'createdAt'],
];

function payloadOf(type: string, body: LedgerEvent['body']): string {
  const kept = KEPT.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]);
  return JSON.stringify({ type, ...Object.fromEntries(kept) }, null, 2);
}

const names = (value: JsonValue | undefined): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** What the events of the order say that this event did. */
function effectsOf(event: LedgerEvent, isConflict: boolean, events: readonly LedgerEvent[]) {
  const { kind, key } = event;
  // A sighting may be evidence too, but it pays nothing.
  const paid =
    kind === 'confirmed'
      ? events.find((one) => one.kind === 'paid' && names(one.body['evidence']).includes(key))
      : undefined;
  const others = events.filter(
    (one) =>
      one.kind === 'confirmed' &&
      one.sequence > event.sequence &&
      names(paid?.body['evidence']).includes(one.key),
  );
  const isReleased = events.some(
    (one) => one.kind === 'released' && names(one.body['evidence']).includes(key),
  );
  return [
    isConflict ? 'contradicts' : kind,
    ...(paid ? [others.length > 0 ? 'counted' : 'paid'] : []),
    ...(isReleased ? ['released'] : []),
  ];
}

/** Kinds of events that may change a status. */
const STATEMENTS: ReadonlySet<string> = new Set([
  ...['seen', 'confirmed', 'held', 'released', 'marked_paid', 'closed', 'amended'],
]);

/**
 * The callbacks that follow from an event: `onPaid` if it made the order paid, `onDeposit` of its transfer, and
 * `onStatusChange` for the news that tells of it or was found next.
 */
async function callsBecauseOf(
  { stream, sequence, key }: LedgerEvent,
  effects: readonly string[],
  events: readonly LedgerEvent[],
): Promise<string[] | null> {
  const folded = Promise.resolve(events).then((all) => foldCheckout(readCheckoutEvents(all)));
  const state = await orUnreadable(folded);
  if (state instanceof Error) return null;
  const transfer = state.transfers.find(({ evidence }) => evidence.includes(key));
  const deposits = (await newsOf({ stream, events, state })).filter(
    ({ type, evidence: [id] }) => type === 'deposit.confirmed' && id === transfer?.id,
  );
  const next = events.find((one) => one.sequence > sequence && STATEMENTS.has(one.kind));
  const status = events.flatMap(({ kind, sequence: at, body }) => {
    const isOfThis = names(body['evidence']).includes(key) || at < (next?.sequence ?? Infinity);
    const { effect } = body;
    const isNews = kind === EFFECT_BEGUN && at > sequence && isOfThis;
    return isNews && typeof effect === 'string' ? [effect] : [];
  });
  return [
    ...(effects.includes('paid') ? [await paidCallbackName(stream)] : []),
    ...deposits.map(({ effect }) => effect),
    ...status.slice(0, 1),
  ];
}

/**
 * Makes the reader of what came of an event of the service.
 *
 * @param recordPaid has the checkout handler record that an order is paid: it does so when it reads one.
 */
export function createWebhookOutcome(
  ledger: Pick<Ledger, 'list'>,
  unmatched: Pick<UnmatchedPayments, 'find'>,
  recordPaid: (order: NamedOrder) => Promise<unknown>,
): (event: LedgerEvent, webhook: WebhookView) => Promise<WebhookOutcome> {
  return async (event, { type, order, result }) => {
    const payload = payloadOf(type, event.body);
    if (order === null) {
      const payment = await unmatched.find(paymentIdOf(event.key));
      return {
        ...{ payload, effects: [result === 'accepted' ? 'noted' : 'nothing'], told: [] },
        ...(payment && { payment: { address: payment.address, settled: payment.settled } }),
      };
    }
    if (event.kind === 'confirmed') await recordPaid(order).catch(() => undefined);
    const events = await ledger.list({ stream: event.stream });
    const effects = effectsOf(event, result === 'conflict', events);
    const calls = await callsBecauseOf(event, effects, events);
    if (!calls) return { payload, effects: null, told: null };
    return { payload, effects, told: await notificationsOf(ledger, events, calls) };
  };
}
