/** The money of one order, for the back office. */
import { decimalField } from '../../contract/fieldSchemas.js';
import type { DecimalString } from '../../money/decimalString.js';
import * as s from '../../contract/schema.js';
import { coinAmountSchema, type CoinAmount } from './orderList.js';

/** Money in any number of currencies. */
export interface MoneyFigure {
  /** One for each currency, that of the price first; empty for nothing. */
  readonly coins: readonly CoinAmount[];
  /** US dollars, from what was recorded at the time; null if that is not known for all of it. */
  readonly usd: DecimalString | null;
  /** The dollars in the order's own currency, at the rate that it was agreed in; null without one. */
  readonly display: DecimalString | null;
}

const moneyFigureSchema = s.looseObject<MoneyFigure>({
  coins: s.array(coinAmountSchema),
  usd: s.nullable(decimalField),
  display: s.nullable(decimalField),
});

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
  /** Refunds that are under way, from the link to the end. Null if a refund cannot be read. */
  readonly goingBack: MoneyFigure | null;
  /** Refunds that have completed. Null if a refund cannot be read. */
  readonly sentBack: MoneyFigure | null;
  /**
   * What was received less what went back and is going back. Null if that cannot be said, as after a refund in
   * another currency.
   */
  readonly kept: MoneyFigure | null;
  /** What is still to be paid; null where nothing is. */
  readonly due: MoneyFigure | null;
  /** What came beyond the price and may go back; null if that is not known. */
  readonly surplus: MoneyFigure | null;
}

/** See {@link OrderFigures}. */
export const orderFiguresSchema = s.looseObject<OrderFigures>({
  price: s.nullable(moneyFigureSchema),
  received: moneyFigureSchema,
  pending: moneyFigureSchema,
  held: moneyFigureSchema,
  goingBack: s.nullable(moneyFigureSchema),
  sentBack: s.nullable(moneyFigureSchema),
  kept: s.nullable(moneyFigureSchema),
  due: s.nullable(moneyFigureSchema),
  surplus: s.nullable(moneyFigureSchema),
});
