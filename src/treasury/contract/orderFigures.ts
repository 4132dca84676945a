/** The money of one order, for the back office. */
import { decimalField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';
import { coinAmountSchema } from './orderList.js';

/** Money in any number of currencies. */
export type MoneyFigure = s.Infer<typeof moneyFigureSchema>;

const moneyFigureSchema = s.looseObject({
  /** One for each currency, that of the price first; empty for nothing. */
  coins: s.array(coinAmountSchema),
  /** US dollars, from what was recorded at the time; null if that is not known for all of it. */
  usd: s.nullable(decimalField),
  /** The dollars in the order's own currency, at the rate that it was agreed in; null without one. */
  display: s.nullable(decimalField),
});

/** The figures of an order. */
export type OrderFigures = s.Infer<typeof orderFiguresSchema>;

/** See {@link OrderFigures}. */
export const orderFiguresSchema = s.looseObject({
  /** The price in dollars, and what was last asked for in coins. Null for an account. */
  price: s.nullable(moneyFigureSchema),
  /** Everything that is confirmed, also what came late or in another currency. */
  received: moneyFigureSchema,
  /** Seen, and not confirmed yet. */
  pending: moneyFigureSchema,
  /** Stopped by the service. */
  held: moneyFigureSchema,
  /** Refunds that are under way, from the link to the end. Null if a refund cannot be read. */
  goingBack: s.nullable(moneyFigureSchema),
  /** Refunds that have completed. Null if a refund cannot be read. */
  sentBack: s.nullable(moneyFigureSchema),
  /**
   * What was received less what went back, is going back, and may (`surplus`). Null if that cannot be said, as
   * after a refund in another currency.
   */
  kept: s.nullable(moneyFigureSchema),
  /** What is still to be paid; null where nothing is. */
  due: s.nullable(moneyFigureSchema),
  /** What came beyond the price and may go back; null if that is not known. */
  surplus: s.nullable(moneyFigureSchema),
});
