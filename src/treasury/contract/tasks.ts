/** What a person of the store has to do or to know: one list, the most urgent first. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import type { DecimalString } from '../../money/decimalString.js';
import * as s from '../../contract/schema.js';
import { missingNetworkSchema, type MissingNetwork } from './balances.js';
import {
  coinAmountSchema,
  latePaymentSchema,
  type CoinAmount,
  type LatePayment,
} from './orderList.js';
import { namedOrderSchema, type NamedOrder } from './withdrawals.js';

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
  'gas_low',
  'order_held',
  'order_unreadable',
  'order_late',
  'order_wrong_currency',
  'order_over',
  'order_partial',
  'order_pending',
  'withdrawal_ready',
  'network_silent',
  'webhook_conflict',
  'webhook_unmatched',
] as const;

/** A kind of {@link TASK_KINDS}. */
export type TaskKind = (typeof TASK_KINDS)[number];

/** One task. */
export interface TaskView {
  /** Stays the same as long as the task does, so that a page can tell a new one. */
  readonly id: string;
  /** One of {@link TASK_KINDS}; open. */
  readonly kind: string;
  /** Since when; null if unknown. */
  readonly since: string | null;
  /**
   * What this person may do about it: `approve`, `send`, `delete`, `settle` for a withdrawal; `refund`,
   * `decide` (mark as paid), `release` for an order. Empty if there is nothing, or they have no right. Open.
   */
  readonly actions: readonly string[];
  readonly order: NamedOrder | null;
  readonly withdrawal: {
    readonly id: string;
    /** One of `WITHDRAWAL_STATES`, or `unreadable`; open. */
    readonly state: string;
    /** Null if it cannot be read. */
    readonly draftedBy: string | null;
  } | null;
  readonly network: MissingNetwork | null;
  /** The money in question: of the withdrawal, too much, late, in another currency, held, or arrived. */
  readonly amount: CoinAmount | null;
  /** The same in US dollars, as the service valued it. */
  readonly amountUsd: DecimalString | null;
  /** The order's price in its currency, and in US dollars. */
  readonly price: CoinAmount | null;
  readonly priceUsd: DecimalString | null;
  /** What is still missing of the price, in its currency. */
  readonly due: DecimalString | null;
  /** When the price expires or expired. */
  readonly expiresAt: string | null;
  /** Of `order_late`: what came, and for how long it was late; null if that is not known. */
  readonly late: LatePayment | null;
  /** The customer's e-mail, if the store keeps it. */
  readonly email: string | null;
  /** What the wallet holds of the coin that is short. */
  readonly holds: CoinAmount | null;
  /** For how many more token transfers the gas lasts, as the service estimates it. */
  readonly transfersLeft: DecimalString | null;
  /**
   * Why a withdrawal is stuck; open, null if unknown. `gas_empty`: the wallet cannot pay the network's fee.
   * `balance_low`: it holds less than the amount. `network_silent`: the service gives no balances of the
   * network. `service_silent`: it does not answer about this withdrawal.
   */
  readonly reason: string | null;
  /** How many webhooks or callbacks; null for other kinds. */
  readonly count: number | null;
}

/** One task. */
export const taskSchema = s.looseObject<TaskView>({
  id: s.string(),
  kind: s.string(),
  since: s.nullable(timestampField),
  actions: s.array(s.string()),
  order: s.nullable(namedOrderSchema),
  withdrawal: s.nullable(
    s.looseObject({ id: s.string(), state: s.string(), draftedBy: s.nullable(s.string()) }),
  ),
  network: s.nullable(missingNetworkSchema),
  amount: s.nullable(coinAmountSchema),
  amountUsd: s.nullable(decimalField),
  price: s.nullable(coinAmountSchema),
  priceUsd: s.nullable(decimalField),
  due: s.nullable(decimalField),
  expiresAt: s.nullable(timestampField),
  late: s.nullable(latePaymentSchema),
  email: s.nullable(s.string()),
  holds: s.nullable(coinAmountSchema),
  transfersLeft: s.nullable(decimalField),
  reason: s.nullable(s.string()),
  count: s.nullable(s.integer),
});

/** Money that is going out and waits for somebody else: nothing is to be done by the person who asks. */
export interface UnderWayView {
  /** Unique in the list. */
  readonly id: string;
  /** Of a refund its stage, of another withdrawal `approval`; open. */
  readonly stage: string;
  readonly since: string;
  readonly amount: CoinAmount;
  /** The order that is refunded; null for another withdrawal. */
  readonly order: NamedOrder | null;
  /** Null for a link whose customer has not confirmed an address. */
  readonly withdrawalId: string | null;
  /** Who made the link or the draft. */
  readonly by: string;
  /** When the link was first opened; null if it was not, and without a link. */
  readonly openedAt: string | null;
}

const underWaySchema = s.looseObject<UnderWayView>({
  id: s.string(),
  stage: s.string(),
  since: timestampField,
  amount: coinAmountSchema,
  order: s.nullable(namedOrderSchema),
  withdrawalId: s.nullable(s.string()),
  by: s.string(),
  openedAt: s.nullable(timestampField),
});

/** What needs a person. */
export interface TaskList {
  /** At most 50, the most urgent first. */
  readonly tasks: readonly TaskView[];
  /** How many there are in all, of what could be read. */
  readonly total: number;
  /** At most 20, the newest first. */
  readonly underWay: readonly UnderWayView[];
  /**
   * What could not be read, so that tasks may be missing; open: `withdrawals`, `balances`, `orders`,
   * `older_orders` (the index of orders is incomplete), `webhooks`, `callbacks`, `refund_links`.
   */
  readonly unread: readonly string[];
  /** The store's clock, from which ages count. */
  readonly serverTime: string;
}

/** `GET tasks`. */
export const taskListSchema = s.looseObject<TaskList>({
  tasks: s.array(taskSchema),
  total: s.integer,
  underWay: s.array(underWaySchema),
  unread: s.array(s.string()),
  serverTime: timestampField,
});
