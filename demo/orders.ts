/** The demo store's orders: one JSON line per order in a small file. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { OrderTerms } from '../src/server/checkouts/resolvedOrder.js';
import { inEuros, priceCart, type CartItem } from './products.js';

const orderSchema = z.object({
  /** What a browser calls the order by. */
  handle: z.string(),
  /** What people call it by. */
  number: z.string(),
  lines: z.array(
    z.object({ title: z.string(), quantity: z.number().default(0), amountUsd: z.string() }),
  ),
  /** Decimal string, US dollars. */
  amountUsd: z.string(),
  /** The price that its customer was shown, if that was in another currency. */
  display: z.object({ amount: z.string(), currency: z.string() }).optional(),
});

/** One order. */
export type Order = z.infer<typeof orderSchema>;

/** Orders that are always there, so that a link such as `/?order=1001` works at once. */
const standing = ['1001', '1002', '1003', '1004', '1005'].map((number): Order => ({
  handle: number,
  number,
  lines: [
    { title: 'Field notebook', quantity: 1, amountUsd: '14.50' },
    { title: 'Shipping', quantity: 0, amountUsd: '5.50' },
  ],
  amountUsd: '20.00',
}));

/** Number of the first order that is placed; the standing ones have lower numbers. */
const FIRST_NUMBER = 1042;

/** Prefix of the handle that names a customer's permanent wallet instead of an order. */
const CUSTOMER = 'customer-';

/** The order book. */
export interface OrderBook {
  /**
   * Prices a cart and writes the order; it is in the file when this answers.
   *
   * @param isTaken whether the ledger knows a number already: it may be older than the file.
   * @param currency what its customer is shown prices in.
   * @throws `CartError` for a cart that cannot be ordered.
   */
  create(
    items: readonly CartItem[],
    isTaken: (number: string) => Promise<boolean>,
    currency?: 'EUR',
  ): Promise<Order>;
  find(handle: string): Order | undefined;
  /** What the checkout may charge for a handle; null for an unknown one. */
  terms(handle: string): OrderTerms | null;
}

function readOrders(file: string): Order[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => orderSchema.parse(JSON.parse(line)));
}

/** Opens the order book of a file. */
export function openOrderBook(file: string): OrderBook {
  const orders = new Map([...standing, ...readOrders(file)].map((order) => [order.handle, order]));
  mkdirSync(dirname(file), { recursive: true });
  const find = (handle: string): Order | undefined => orders.get(handle);
  let last = FIRST_NUMBER - 1;
  const nextNumber = (): string => {
    // Read again, because another process may sell from the same file.
    for (const { number } of readOrders(file)) {
      if (/^\d+$/.test(number)) last = Math.max(last, Number(number));
    }
    last += 1;
    return String(last);
  };
  return {
    find,
    async create(items, isTaken, currency) {
      const { lines, amountUsd } = priceCart(items);
      const handle = randomUUID();
      let number = nextNumber();
      while (await isTaken(number)) number = nextNumber();
      const display = currency && inEuros(amountUsd);
      const order = { handle, number, lines: [...lines], amountUsd, display };
      appendFileSync(file, `${JSON.stringify(order)}\n`);
      orders.set(handle, order);
      return order;
    },
    terms(handle) {
      if (handle.startsWith(CUSTOMER) && /^\d{1,9}$/.test(handle.slice(CUSTOMER.length))) {
        return { customerId: handle.slice(CUSTOMER.length) };
      }
      const order = find(handle);
      if (!order) return null;
      const { number: orderId, amountUsd, display } = order;
      return { orderId, amountUsd, display };
    },
  };
}
