/** The money of one order, for the back office: its figures, and every movement in and out. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import type { DecimalString } from '../../money/decimalString.js';
import * as s from '../../contract/schema.js';
import { coinAmountSchema, type CoinAmount } from './orderList.js';

/** Money in any number of currencies. */
export interface MoneyFigure {
  /** One for each currency, that of the price first; empty for nothing. */
  readonly coins: readonly CoinAmount[];
  /** US dollars, from what was recorded at the time; null if that is not known for all of it. */
  readonly usd: DecimalString | null;
}

const moneyFigureSchema = s.looseObject<MoneyFigure>({
  coins: s.array(coinAmountSchema),
  usd: s.nullable(decimalField),
});

/**
 * What is open between store and customer.
 *
 * - `owed`: more than the price came, and this much of it has not gone back.
 * - `undecided`: it came late or in another currency; a person accepts it or gives it back.
 * - `due`: the customer still has to pay it.
 * - `pending`: it covers the price, and is not confirmed yet.
 * - `held`: the service holds it.
 * - `kept`: what is still here of an order that is closed or refunded.
 * - `settled`: nothing. `unknown`: a refund cannot be read, so nobody can say.
 */
export const BALANCE_KINDS = [
  'owed',
  'undecided',
  'due',
  'pending',
  'held',
  'kept',
  'settled',
  'unknown',
] as const;

/** One of {@link BALANCE_KINDS}. */
export type BalanceKind = (typeof BALANCE_KINDS)[number];

/** The figures of an order. */
export interface OrderFigures {
  /** The price in dollars, and what was last asked for in coins. Null for an account. */
  readonly price: MoneyFigure | null;
  /** Everything that is confirmed, also what came late or in another currency. */
  readonly received: MoneyFigure;
  /** Seen, and not confirmed yet. */
  readonly pending: MoneyFigure;
  /** Stopped by the service. */
  readonly held: MoneyFigure;
  /** Refunds that have completed. Null if a refund cannot be read. */
  readonly sentBack: MoneyFigure | null;
  /** Refunds that were sent and have not ended. Null if a refund cannot be read. */
  readonly onTheWay: MoneyFigure | null;
  /** Null for an account. */
  readonly balance: {
    /** One of {@link BALANCE_KINDS}; open. */
    readonly kind: string;
    readonly money: MoneyFigure;
  } | null;
  /** What was received less what went back. Null if that cannot be said, as after a refund in another currency. */
  readonly heldNow: MoneyFigure | null;
}

/** See {@link OrderFigures}. */
export const orderFiguresSchema = s.looseObject<OrderFigures>({
  price: s.nullable(moneyFigureSchema),
  received: moneyFigureSchema,
  pending: moneyFigureSchema,
  held: moneyFigureSchema,
  sentBack: s.nullable(moneyFigureSchema),
  onTheWay: s.nullable(moneyFigureSchema),
  balance: s.nullable(s.looseObject({ kind: s.string(), money: moneyFigureSchema })),
  heldNow: s.nullable(moneyFigureSchema),
});

/** Money that came, went back, or is promised. */
export interface OrderMovement {
  /** Unique within the order. */
  readonly id: string;
  /** `payment` | `refund` | `refund_link`; open. */
  readonly kind: string;
  /** Of a payment `seen`, `confirmed` or `held`; of a refund its withdrawal's state; of a link its state. Open. */
  readonly status: string;
  /**
   * Of a payment how it counts: `counted` | `deposit` | `late` | `wrong_currency`. Of a refund by link what it
   * gives back: `excess` | `late` | `wrong_currency` | `all`. Null for a refund that a person drafted. Open.
   */
  readonly what: string | null;
  readonly at: string;
  readonly currencyId: string;
  readonly code: string;
  readonly blockchain: string;
  readonly networkName: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars as recorded, or by the price's own rate; null if neither is known. */
  readonly usd: DecimalString | null;
  readonly txHash: string | null;
  readonly explorerUrl: string | null;
  /** Opens the refund; null for a payment and for a link without a draft. */
  readonly withdrawalId: string | null;
}

/** See {@link OrderMovement}. */
export const orderMovementSchema = s.looseObject<OrderMovement>({
  id: s.string(),
  kind: s.string(),
  status: s.string(),
  what: s.nullable(s.string()),
  at: timestampField,
  currencyId: s.string(),
  code: s.string(),
  blockchain: s.string(),
  networkName: s.string(),
  amount: decimalField,
  usd: s.nullable(decimalField),
  txHash: s.nullable(s.string()),
  explorerUrl: s.nullable(s.string()),
  withdrawalId: s.nullable(s.string()),
});
