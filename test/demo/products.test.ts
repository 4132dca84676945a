/** The price of a cart: exact, and from the shop's prices only. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CartError,
  PRODUCTS,
  MAX_QUANTITY,
  priceCart,
  type CartItem,
} from '../../demo/products.js';

const cents = (usd: string): number => {
  const [whole = '0', fraction = ''] = usd.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

const carts = fc
  .subarray(
    PRODUCTS.map(({ id }) => id),
    { minLength: 1 },
  )
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ id: fc.constant(id), quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) }),
      ),
    ),
  );

describe('the price of a cart', () => {
  it('is exact, unlike floating point', () => {
    const priced = priceCart([
      { id: 'card', quantity: 3 },
      { id: 'tape', quantity: 7 },
    ]);
    expect(priced.lines).toEqual([
      { title: 'Postcard', quantity: 3, amountUsd: '3.6' },
      { title: 'Linen tape', quantity: 7, amountUsd: '44.45' },
      { title: 'Shipping', quantity: 0, amountUsd: '5.5' },
    ]);
    expect(priced.amountUsd).toBe('53.55');
  });

  it('is the sum of its lines in whole cents, for every cart', () => {
    fc.assert(
      fc.property(carts, (items) => {
        const { lines, amountUsd } = priceCart(items);
        const prices = items.map(({ id, quantity }) => {
          const good = PRODUCTS.find((one) => one.id === id);
          return cents(good?.priceUsd ?? '') * quantity;
        });
        expect(lines.map((line) => cents(line.amountUsd))).toEqual([...prices, 550]);
        expect(cents(amountUsd)).toBe(prices.reduce((sum, price) => sum + price, 550));
      }),
    );
  });

  it.each<[string, CartItem[]]>([
    ['nothing', []],
    ['something that is not sold', [{ id: 'yacht', quantity: 1 }]],
    ['a name that every object has', [{ id: 'constructor', quantity: 1 }]],
    [
      'the same thing twice',
      [
        { id: 'ink', quantity: 1 },
        { id: 'ink', quantity: 2 },
      ],
    ],
    ['none of a thing', [{ id: 'ink', quantity: 0 }]],
    ['less than none', [{ id: 'ink', quantity: -1 }]],
    ['a part of a thing', [{ id: 'ink', quantity: 1.5 }]],
    ['more than the shop has', [{ id: 'ink', quantity: MAX_QUANTITY + 1 }]],
    ['what is no number', [{ id: 'ink', quantity: NaN }]],
  ])('is refused for %s', (_what, items) => {
    expect(() => priceCart(items)).toThrow(CartError);
  });
});
