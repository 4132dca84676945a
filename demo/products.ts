/** The demo shop's products, and the price of a cart; the server computes the final one. */
import {
  addDecimal,
  divideDecimal,
  multiplyDecimal,
  parseDecimal,
  type DecimalString,
} from '../src/money/decimal.js';

/** One thing on the shelf. */
export interface Product {
  readonly id: string;
  readonly title: string;
  /** One line below the title. */
  readonly note: string;
  /** Price of one: decimal string, US dollars. */
  readonly priceUsd: DecimalString;
}

const product = (id: string, title: string, note: string, priceUsd: string): Product => ({
  id,
  title,
  note,
  priceUsd: parseDecimal(priceUsd),
});

/** The shelf. */
export const PRODUCTS: readonly Product[] = [
  product('notebook', 'Field notebook', 'Pack of three, dotted', '14.50'),
  product('pencils', 'Cedar pencils', 'Set of six, HB', '9.80'),
  product('paper', 'Letter paper', '40 sheets, laid', '18.25'),
  product('ink', 'Forest ink', '30 ml, waterproof', '11.40'),
  product('tape', 'Linen tape', '15 mm, 10 m', '6.35'),
  product('card', 'Postcard', 'Pine wood, letterpress', '1.20'),
];

/** Sent with every order: decimal string, US dollars. */
export const SHIPPING_USD = parseDecimal('5.50');

/** What the shop takes for a dollar where it sells in euros. */
const EUROS_FOR_ONE_USD = parseDecimal('0.92');

/** A price in euros, to the cent: only shown, the order is charged in dollars. */
export const inEuros = (amountUsd: DecimalString) => ({
  amount: divideDecimal(multiplyDecimal(amountUsd, EUROS_FOR_ONE_USD), parseDecimal('1'), 2, 'up'),
  currency: 'EUR',
});

/** Most of one thing in an order. */
export const MAX_QUANTITY = 20;

/** What a cart says: which thing, and how many. Never what it costs. */
export interface CartItem {
  readonly id: string;
  /** 1 to {@link MAX_QUANTITY}. */
  readonly quantity: number;
}

/** One line of a priced order. Amounts are decimal strings, US dollars. */
export interface OrderLine {
  readonly title: string;
  /** 0 where counting makes no sense, as with shipping. */
  readonly quantity: number;
  readonly amountUsd: string;
}

/** A priced cart. */
export interface PricedOrder {
  readonly lines: readonly OrderLine[];
  /** Decimal string, US dollars. */
  readonly amountUsd: DecimalString;
}

/** Thrown for a cart that cannot be ordered; the sentence is for the shopper. */
export class CartError extends Error {
  override readonly name = 'CartError';
}

function priceItem({ id, quantity }: CartItem): { title: string; cost: DecimalString } {
  const found = PRODUCTS.find((one) => one.id === id);
  if (!found) throw new CartError('Something in the cart is not sold here any more. Take it out.');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
    throw new CartError(`Order 1 to ${String(MAX_QUANTITY)} of each thing.`);
  }
  return {
    title: found.title,
    cost: multiplyDecimal(found.priceUsd, parseDecimal(String(quantity))),
  };
}

/**
 * Prices a cart, to the cent.
 *
 * @throws {@link CartError} for an empty cart, an unknown thing, the same thing twice, or a quantity
 *   out of bounds.
 */
export function priceCart(items: readonly CartItem[]): PricedOrder {
  if (items.length === 0) throw new CartError('The cart is empty.');
  if (new Set(items.map(({ id }) => id)).size < items.length) {
    throw new CartError('The cart lists something twice. Change its quantity instead.');
  }
  const priced = items.map((item) => ({ ...priceItem(item), quantity: item.quantity }));
  const lines = priced.map(({ title, quantity, cost }) => ({ title, quantity, amountUsd: cost }));
  return {
    lines: [...lines, { title: 'Shipping', quantity: 0, amountUsd: SHIPPING_USD }],
    amountUsd: addDecimal(...priced.map(({ cost }) => cost), SHIPPING_USD),
  };
}
