/** What a person of the store has to do or to know: one list, the most urgent first. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import { missingNetworkSchema } from './balances.js';
import { coinAmountSchema, latePaymentSchema } from './orderList.js';
import { namedOrderSchema } from './withdrawals.js';

/**
 * Kinds of tasks, the most urgent first.
 *
 * - `withdrawal_unknown`: nobody knows whether the service has it.
 * - `withdrawal_unreadable`: a newer release wrote an event of it.
 * - `withdrawal_approve`: another person drafted it, and this one may approve.
 * - `withdrawal_stuck`: at the service for longer than usual.
 * - `callback_failing`: the store's own code was not told of something, three times or more.
 * - `gas_empty`, `gas_low`: a wallet cannot pay for its token transfers, or only for a few more.
 * - `order_…`: an order that needs a person, by its status.
 * - `withdrawal_ready`: a draft that this person may send.
 * - `network_silent`: the service gives no balances of a network.
 * - `webhook_conflict`: what the service sent in the last day and contradicts an earlier event.
 * - `webhook_unmatched`: payments that belong to no order, until a person settles each.
 */
export const TASK_KINDS = [
  'withdrawal_unknown',
  'withdrawal_unreadable',
  'withdrawal_approve',
  'withdrawal_stuck',
  'callback_failing',
  'gas_empty',
  'order_held',
  'order_unreadable',
  'order_late',
  'order_wrong_currency',
  'order_over',
  'order_partial',
  'order_pending',
  'gas_low',
  'withdrawal_ready',
  'network_silent',
  'webhook_conflict',
  'webhook_unmatched',
] as const;

/** A kind of {@link TASK_KINDS}. */
export type TaskKind = (typeof TASK_KINDS)[number];

/** One task. */
export type TaskView = s.Infer<typeof taskSchema>;

/** One task. */
export const taskSchema = s.looseObject({
  /** Stays the same as long as the task does, so that a page can tell a new one. */
  id: s.string(),
  /** One of {@link TASK_KINDS}; open. */
  kind: s.string(),
  /** Since when; null if unknown. */
  since: s.nullable(timestampField),
  /**
   * What this person may do about it: `approve`, `send`, `delete`, `settle` for a withdrawal; `refund`,
   * `decide` (mark as paid), `release` for an order. Empty if there is nothing, or they have no right. Open.
   */
  actions: s.array(s.string()),
  order: s.nullable(namedOrderSchema),
  withdrawal: s.nullable(
    s.looseObject({
      id: s.string() /** One of `WITHDRAWAL_STATES`, or `unreadable`; open. */,
      state: s.string() /** Null if it cannot be read. */,
      draftedBy: s.nullable(s.string()),
    }),
  ),
  network: s.nullable(missingNetworkSchema),
  /** The money in question: of the withdrawal, too much, late, in another currency, held, or arrived. */
  amount: s.nullable(coinAmountSchema),
  /** The same in US dollars, as the service valued it. */
  amountUsd: s.nullable(decimalField),
  /** The order's price in its currency, and in US dollars. */
  price: s.nullable(coinAmountSchema),
  priceUsd: s.nullable(decimalField),
  /** What is still missing of the price, in its currency. */
  due: s.nullable(decimalField),
  /** When the price expires or expired. */
  expiresAt: s.nullable(timestampField),
  /** Of `order_late`: what came, and for how long it was late; null if that is not known. */
  late: s.nullable(latePaymentSchema),
  /** The customer's e-mail, if the store keeps it. */
  email: s.nullable(s.string()),
  /** What the wallet holds of the coin that is short. */
  holds: s.nullable(coinAmountSchema),
  /** For how many more token transfers the gas lasts, as the service estimates it. */
  transfersLeft: s.nullable(decimalField),
  /**
   * Why a withdrawal is stuck; open, null if unknown. `gas_empty`: the wallet cannot pay the network's fee.
   * `balance_low`: it holds less than the amount. `network_silent`: the service gives no balances of the
   * network. `service_silent`: it does not answer about this withdrawal.
   */
  reason: s.nullable(s.string()),
  /** How many webhooks or callbacks; null for other kinds. */
  count: s.nullable(s.integer),
});

/** Money that is going out and waits for somebody else: nothing is to be done by the person who asks. */
export type UnderWayView = s.Infer<typeof underWaySchema>;

const underWaySchema = s.looseObject({
  /** Unique in the list. */
  id: s.string(),
  /** Of a refund its stage, of another withdrawal `approval`; open. */
  stage: s.string(),
  since: timestampField,
  amount: coinAmountSchema,
  /** The order that is refunded; null for another withdrawal. */
  order: s.nullable(namedOrderSchema),
  /** Null for a link whose customer has not confirmed an address. */
  withdrawalId: s.nullable(s.string()),
  /** Who made the link or the draft. */
  by: s.string(),
  /** When the link was first opened; null if it was not, and without a link. */
  openedAt: s.nullable(timestampField),
});

/** What needs a person. */
export type TaskList = s.Infer<typeof taskListSchema>;

/** `GET tasks`. */
export const taskListSchema = s.looseObject({
  /** At most 50, the most urgent first. */
  tasks: s.array(taskSchema),
  /** How many there are in all, of what could be read. */
  total: s.integer,
  /** At most 20, the newest first. */
  underWay: s.array(underWaySchema),
  /**
   * What could not be read, so that tasks may be missing; open: `withdrawals`, `balances`, `orders`,
   * `older_orders` (the index of orders is incomplete), `webhooks`, `callbacks`, `refund_links`.
   */
  unread: s.array(s.string()),
  /** The store's clock, from which ages count. */
  serverTime: timestampField,
});
