/** What one event of the service did to its order, and what the store was told because of it. */
import { WIRE_VERSION } from '../../../contract/checkout.js';
import type { WebhookDetail } from '../../../contract/treasury/webhooks.js';
import type { NamedOrder } from '../../../contract/treasury/withdrawals.js';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import type { JsonValue, Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { parseDecimal } from '../../../money/decimal.js';
import { readCheckoutEvents } from '../../../payments/checkoutEvents.js';
import { foldCheckout } from '../../../payments/foldCheckout.js';
import type { FoldedCheckout } from '../../../payments/foldedCheckout.js';
import {
  boundedName,
  EFFECT_BEGUN,
  paidCallbackName,
  STATUS_CALLBACK,
  statusWord,
} from '../../checkouts/callbackEvents.js';
import { paymentIdOf, type UnmatchedPayments } from '../../webhooks/unmatchedPayments.js';
import type { CallbackLog } from './callbackLog.js';
import type { WebhookLog } from './webhookLog.js';

/**
 * Every field that the endpoint keeps of an event (`storeEvent.ts`). A field that is not named here is not
 * shown, even if a later version keeps it.
 */
const KEPT = [
  ...['type', 'isTest', 'externalId', 'withdrawalId', 'source', 'blockchain', 'currencyId'],
  ...[
    'amount',
    'amountUsd',
    'txHash',
    'address',
    'walletId',
    'bcUniqKey',
    'times',
    'paidAt',
    'createdAt',
  ],
];

function payloadOf(type: string, body: LedgerEvent['body']): string {
  const kept = KEPT.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]);
  return JSON.stringify({ type, ...Object.fromEntries(kept) }, null, 2);
}

const text = (value: JsonValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

const names = (value: JsonValue | undefined): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** What the events of the order say that this event did. */
function effectsOf(
  event: LedgerEvent,
  isConflict: boolean,
  events: readonly LedgerEvent[],
): string[] {
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

/** No tolerance was kept in orders from before it was part of a quote. */
const TOLERANCE = parseDecimal('0');

/** The checkout as the events up to a sequence make it; null if this version cannot read them. */
async function foldUpTo(
  events: readonly LedgerEvent[],
  upTo: number,
): Promise<FoldedCheckout | null> {
  const folded = new Promise<FoldedCheckout>((resolve) => {
    const then = readCheckoutEvents(events.filter(({ sequence }) => sequence <= upTo));
    resolve(foldCheckout(then, { tolerance: TOLERANCE }));
  });
  const state = await orUnreadable(folded);
  return state instanceof Error ? null : state;
}

/**
 * The callbacks that follow from an event: `onPaid` if it made the order paid, `onDeposit` of its transfer,
 * and the first `onStatusChange` that told the status which it led to.
 */
async function callsBecauseOf(
  event: LedgerEvent,
  effects: readonly string[],
  events: readonly LedgerEvent[],
): Promise<string[] | null> {
  const { stream, sequence, key } = event;
  // The payment is recorded right after the event that makes it.
  const paid = effects.includes('paid') ? events.find(({ kind }) => kind === 'paid') : undefined;
  const before = await foldUpTo(events, sequence - 1);
  const after = await foldUpTo(events, paid?.sequence ?? sequence);
  if (!before || !after) return null;
  const transfer = after.transfers.find(({ evidence }) => evidence.includes(key));
  const isDeposit = event.kind === 'confirmed' && after.opened?.type === 'top_up';
  const word = statusWord(after);
  const isChange = statusWord(before) !== word;
  const news = events.find(
    ({ kind, sequence: at, body }) =>
      kind === EFFECT_BEGUN &&
      at > sequence &&
      (names(body['evidence']).includes(key) || (isChange && body['word'] === word)) &&
      text(body['effect'])?.startsWith(STATUS_CALLBACK),
  );
  const status = news?.body['effect'];
  return [
    ...(paid ? [await paidCallbackName(stream)] : []),
    ...(isDeposit && transfer ? [await boundedName(`onDeposit:${stream}:${transfer.id}`)] : []),
    ...(typeof status === 'string' ? [status] : []),
  ];
}

/**
 * Makes the reader of one event.
 *
 * @param recordPaid has the checkout handler record that an order is paid: it does so when it reads one.
 * @returns reads it; null if no event of the service has that id.
 */
export function createWebhookDetail(
  ledger: Pick<Ledger, 'list'>,
  log: WebhookLog,
  callbacks: CallbackLog,
  unmatched: Pick<UnmatchedPayments, 'find'>,
  recordPaid: (order: NamedOrder) => Promise<unknown>,
): (id: number) => Promise<WebhookDetail | null> {
  return async (id) => {
    const found = await log.get(id);
    if (!found) return null;
    const { event, view: webhook } = found;
    const payload = payloadOf(webhook.type, event.body);
    const common = { wire: WIRE_VERSION, webhook, payload };
    if (webhook.order === null) {
      const isNoted = webhook.result === 'accepted' && !webhook.isTest;
      const payment = await unmatched.find(paymentIdOf(event.key));
      return {
        ...{ ...common, effects: [isNoted ? 'noted' : 'nothing'], told: [] },
        ...(payment && { payment: { address: payment.address, settled: payment.settled } }),
      };
    }
    if (event.kind === 'confirmed') await recordPaid(webhook.order).catch(() => undefined);
    const events = await ledger.list({ stream: event.stream });
    const effects = effectsOf(event, webhook.result === 'conflict', events);
    const calls = await callsBecauseOf(event, effects, events);
    if (!calls) return { ...common, effects: null, told: null };
    return { ...common, effects, told: await callbacks.ofEffects(events, calls) };
  };
}
