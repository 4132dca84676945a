/** Decides whether a purge deletes an order, and if not, why the order stays. */
import * as z from 'zod';
import {
  isDue,
  notificationStream,
  notifyEffect,
  readNotification,
} from '../telling/keptNotifications.js';
import { isKeptTrue } from '../telling/keptNews.js';
import { EFFECT_FAILED } from '../telling/runCallback.js';
import { TURN_ENDED } from '../telling/turns.js';
import {
  isOfOther,
  paidCallbackName,
  STATUS_CALLBACK,
  statusCalls,
  TURN,
} from '../checkouts/callbackEvents.js';
import { endedEffects, isTrue, newsOf, olderNews } from '../telling/news.js';
import type { DecimalString } from '../../money/decimal.js';
import { termsStream, orderStream, refundsStream } from '../checkouts/resolvedOrder.js';
import { firstWalletEffect } from '../checkouts/firstWallet.js';
import { externalStream } from '../checkouts/checkoutRecords.js';
import type { LedgerEvent } from '../../ledger/ledger.js';
import type { SqlLedger } from '../../ledger/sqlLedger.js';
import { claimedEffects, type PurgeUnit } from '../../ledger/sqlPurge.js';
import type { FoldedCheckout } from '../../payments/foldedCheckout.js';
import { readCheckoutEvents } from '../../payments/checkoutEvents.js';
import { foldCheckout } from '../../payments/foldCheckout.js';
import type { OldOrder } from './oldOrders.js';
import type { ReadOrder } from './unresolvedSurplus.js';

/** Number of old orders that stay, by reason. */
export interface KeptOrders {
  /** Neither paid nor closed. */
  readonly open: number;
  /** Held, and not released by the store. */
  readonly held: number;
  /** Closed, with a shopper's money. */
  readonly partPaid: number;
  /** Paid, with an unresolved surplus. */
  readonly unjudged: number;
  /** A callback is still due, or a notification of `tillkit serve`. */
  readonly owed: number;
}

/** What the decisions of one run depend on. */
export interface PurgeRun {
  readonly ledger: SqlLedger;
  readonly before: string;
  readonly tolerance: DecimalString;
  readonly onPaid: boolean;
  /** Kinds of effects for which the ledger has claims. */
  readonly kinds: readonly string[];
  /** Whether the order holds a surplus that is not resolved. */
  readonly isUnresolved: (order: ReadOrder) => Promise<boolean>;
}

/** An order that is deleted. */
export interface DeletedOrder extends PurgeUnit {
  /** Its checkout; null if no page had opened it: then only terms and notifications are kept of it. */
  readonly checkout: ReadOrder | null;
}

/** What to delete of an order, or why an old one stays; null if it is not old. */
export type RetentionDecision = DeletedOrder | keyof KeptOrders | 'unreadable' | null;

/** Decides about one order, its terms and its notifications: all of them go, or none. */
export async function decideRetention(purge: PurgeRun, old: OldOrder): Promise<RetentionDecision> {
  const { stream } = old;
  const { ledger, before } = purge;
  const terms = await readTerms(ledger, old);
  const events = await ledger.list({ stream });
  const refunds = await ledger.list({ stream: refundsStream(stream) });
  // An attempt to tell is no news of the order.
  const news = events.filter(({ kind }) => kind !== EFFECT_FAILED && kind !== TURN_ENDED);
  if ([...terms, ...news, ...refunds].some(({ at }) => at >= before)) return null;
  // Without a checkout there is no address, so nothing can have been paid.
  const checkout = events.length > 0 ? await decideCheckout(purge, stream, events) : NO_CHECKOUT;
  if (checkout === null || typeof checkout === 'string') return checkout;
  const notifications = await readNotifications(purge, old);
  if (notifications === null || typeof notifications === 'string') return notifications;
  const all = [...terms, ...events, ...refunds, ...notifications.events];
  return {
    checkout: checkout.order,
    streams: [
      ...[stream, refundsStream(stream), termsStream('order', referenceOf(stream))],
      ...old.notifications.map(notificationStream),
    ],
    linked: checkout.linked,
    lastSequence: Math.max(0, ...all.map(({ sequence }) => sequence)),
    effects: [...checkout.effects, ...old.notifications.map(notifyEffect)],
  };
}

const referenceOf = (stream: string): string => stream.slice(orderStream('').length);

const readTerms = async (ledger: SqlLedger, { stream, hasTerms }: OldOrder) =>
  hasTerms ? ledger.list({ stream: termsStream('order', referenceOf(stream)) }) : [];

const NO_CHECKOUT = { linked: [], effects: [], order: null };

/** What goes with a checkout, or why it stays; null for one that is no payment. */
async function decideCheckout(
  purge: PurgeRun,
  stream: string,
  events: readonly LedgerEvent[],
): Promise<
  | (Pick<PurgeUnit, 'linked' | 'effects'> & { readonly order: ReadOrder })
  | keyof KeptOrders
  | 'unreadable'
  | null
> {
  const state = stateOfOrder(events, purge.tolerance);
  if (state === null) return 'unreadable';
  if (state.opened?.type !== 'payment') return null;
  const order = { stream, events, state };
  const reason = whyNotOver(state) ?? ((await purge.isUnresolved(order)) ? 'unjudged' : null);
  if (reason !== null) return reason;
  const effects = await finishedEffects(purge, order);
  if (effects === null) return 'owed';
  const { externalId } = state.opened;
  return {
    linked: [externalStream(externalId)],
    effects: [...effects, firstWalletEffect(externalId)],
    order,
  };
}

/** The events of an order's notifications, if the store has taken all of them long ago. */
async function readNotifications(
  { ledger, before, tolerance }: PurgeRun,
  { notifications }: OldOrder,
): Promise<{ readonly events: readonly LedgerEvent[] } | 'owed' | 'unreadable' | null> {
  const all: LedgerEvent[] = [];
  for (const id of notifications) {
    const events = await ledger.list({ stream: notificationStream(id) });
    const kept = readNotification(id, events);
    if (kept === 'unreadable') return 'unreadable';
    if (kept && isDue(kept) && (await isKeptTrue(ledger, kept, tolerance))) return 'owed';
    all.push(...events);
  }
  return all.some(({ at }) => at >= before) ? null : { events: all };
}

function whyNotOver({ paid, closed, heldEvidence, transfers }: FoldedCheckout) {
  if (heldEvidence.length > 0) return 'held';
  if (paid) return null;
  if (!closed) return 'open';
  return transfers.length > 0 ? 'partPaid' : null;
}

/**
 * Names of the order's callbacks that have succeeded, or whose news is not true now; null if one is still due.
 */
async function finishedEffects(
  { ledger, kinds, onPaid }: PurgeRun,
  order: ReadOrder,
): Promise<string[] | null> {
  const { stream, events, state } = order;
  const ended = endedEffects(events);
  if (onPaid && state.paid && !ended.has(await paidCallbackName(stream))) return null;
  const alike = await claimedEffects(ledger.db, kinds, stream);
  // The names of order `1:2` begin like those of order `1`.
  const claimed = alike.filter((effect) => !isOfOther(stream, effect));
  const calls = statusCalls(order);
  // An older release may have ended between a claim and the note that the call begins. The name ends in the status.
  const named = claimed.filter((effect) => effect.startsWith(STATUS_CALLBACK));
  const older = [
    ...named.map((effect) => olderNews(effect, null, effect.slice(effect.lastIndexOf(':') + 1))),
    ...calls.map(({ effect, word }) => olderNews(effect, null, word)),
  ];
  // News that is recorded stands for an older call of the same name.
  const news = new Map([...older, ...(await newsOf(order))].map((one) => [one.effect, one]));
  const isOver = (effect: string): boolean => {
    const told = news.get(effect);
    return ended.has(effect) || effect === TURN + stream || (told ? !isTrue(told, order) : false);
  };
  const all = [...new Set([...ended, ...claimed, ...calls.map(({ effect }) => effect)])];
  return all.every(isOver) ? all : null;
}

/** The state of an order; null if this version cannot read one of its events. */
function stateOfOrder(
  events: readonly LedgerEvent[],
  tolerance: DecimalString,
): FoldedCheckout | null {
  try {
    return foldCheckout(readCheckoutEvents(events), { tolerance });
  } catch (error) {
    if (error instanceof z.ZodError) return null;
    throw error;
  }
}
