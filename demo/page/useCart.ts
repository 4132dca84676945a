/** The shopper's cart, stored in the browser until it is ordered. */
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { PRODUCTS, MAX_QUANTITY, type CartItem } from '../products.js';

const KEY = 'paper-and-pine.cart';

const stored = z.array(
  z.object({ id: z.string(), quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)) }),
);

/** What was kept, without what is not sold any more. */
function readCart(): readonly CartItem[] {
  try {
    const items = stored.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return items.filter(({ id }) => PRODUCTS.some((good) => good.id === id));
  } catch {
    return [];
  }
}

function keepCart(items: readonly CartItem[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(items));
  } catch {
    // A browser that keeps nothing still sells.
  }
}

/** A cart and what can be done with it. */
export interface Cart {
  /** In the order of the shelf, each once. */
  readonly items: readonly CartItem[];
  quantityOf(id: string): number;
  /** Changes how many; 0 takes it out. */
  change(id: string, by: number): void;
  empty(): void;
}

/** Uses the cart that the browser keeps. */
export function useCart(): Cart {
  const [items, setItems] = useState(readCart);
  useEffect(() => keepCart(items), [items]);
  const quantityIn = (all: readonly CartItem[], id: string): number =>
    all.find((item) => item.id === id)?.quantity ?? 0;
  return {
    items,
    quantityOf: (id) => quantityIn(items, id),
    change: (id, by) =>
      setItems((all) =>
        PRODUCTS.map((good) => ({
          id: good.id,
          quantity: Math.min(quantityIn(all, good.id) + (good.id === id ? by : 0), MAX_QUANTITY),
        })).filter(({ quantity }) => quantity > 0),
      ),
    empty: () => {
      keepCart([]);
      setItems([]);
    },
  };
}
