/** The cart: quantities, the exact sum, and the link to the checkout. */
import { useState, type ReactNode } from 'react';
import { PRODUCTS, MAX_QUANTITY, priceCart, SHIPPING_USD, type Product } from '../products.js';
import { formatUsd } from '../orderSummary.js';
import { ProductDrawing } from './ProductDrawing.js';
import { placeOrder } from './shopClient.js';
import type { Cart } from './useCart.js';

interface RowProps {
  readonly good: Product;
  readonly cart: Cart;
  /** Decimal string, US dollars. */
  readonly amountUsd: string;
}

function CartRow({ good, cart, amountUsd }: RowProps): ReactNode {
  const { id, title } = good;
  const quantity = cart.quantityOf(id);
  return (
    <li className="cart-row">
      <ProductDrawing id={id} />
      <span className="cart-title">{title}</span>
      <span className="stepper" role="group" aria-label={`How many: ${title}`}>
        <button type="button" aria-label={`One less: ${title}`} onClick={() => cart.change(id, -1)}>
          −
        </button>
        <output aria-label={`${title}: quantity`}>{quantity}</output>
        <button
          type="button"
          aria-label={`One more: ${title}`}
          aria-disabled={quantity >= MAX_QUANTITY}
          onClick={() => cart.change(id, 1)}
        >
          +
        </button>
      </span>
      <span className="cart-amount">{formatUsd(amountUsd)}</span>
    </li>
  );
}

/** Orders the cart and goes to the order's own page. */
function useOrdering(cart: Cart): { busy: boolean; problem?: string; order: () => void } {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const order = (): void => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    placeOrder(cart.items).then(
      ({ handle }) => {
        cart.empty();
        location.assign(`/?order=${encodeURIComponent(handle)}`);
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(
          error instanceof Error ? error.message : 'The store isn’t answering. Try again.',
        );
      },
    );
  };
  return { busy, order, ...(problem === undefined ? {} : { problem }) };
}

function FullCart({ cart }: { readonly cart: Cart }): ReactNode {
  const { busy, problem, order } = useOrdering(cart);
  const { lines, amountUsd } = priceCart(cart.items);
  return (
    <>
      <ul>
        {cart.items.map(({ id }, index) => {
          const good = PRODUCTS.find((one) => one.id === id);
          const line = lines[index];
          return good && line ? (
            <CartRow key={id} good={good} cart={cart} amountUsd={line.amountUsd} />
          ) : null;
        })}
      </ul>
      <dl>
        <div>
          <dt>Shipping</dt>
          <dd>{formatUsd(SHIPPING_USD)}</dd>
        </div>
      </dl>
      {/* On a phone a bar at the bottom of the screen. */}
      <div className="cart-bar">
        {problem !== undefined && <p role="alert">{problem}</p>}
        <p className="cart-total">
          <span>Total</span> <strong>{formatUsd(amountUsd)}</strong>
        </p>
        <button className="button" type="button" aria-disabled={busy} onClick={order}>
          Checkout
        </button>
      </div>
    </>
  );
}

/** The cart's panel. */
export function CartPanel({ cart }: { readonly cart: Cart }): ReactNode {
  return (
    <section className="summary cart" id="cart" aria-labelledby="cart-title" tabIndex={-1}>
      <h2 id="cart-title">Your cart</h2>
      {cart.items.length === 0 ? <p>Nothing in it yet.</p> : <FullCart cart={cart} />}
      <p className="cart-promise">Posted within two days. Pay with Bitcoin, USDT, ETH and more.</p>
    </section>
  );
}
