/** The shop's front page: products and cart. */
import type { ReactNode } from 'react';
import { PRODUCTS, type Product } from '../products.js';
import { formatUsd } from '../orderSummary.js';
import { CartPanel } from './CartPanel.js';
import { ProductDrawing } from './ProductDrawing.js';
import { Masthead } from './Masthead.js';
import { useCart, type Cart } from './useCart.js';

function ShelfItem({ good, cart }: { readonly good: Product; readonly cart: Cart }): ReactNode {
  const quantity = cart.quantityOf(good.id);
  return (
    <li className="shelf-item">
      <ProductDrawing id={good.id} />
      <h2>{good.title}</h2>
      <p className="shelf-note">{good.note}</p>
      <p className="shelf-buy">
        <span className="shelf-price">{formatUsd(good.priceUsd)}</span>
        <button
          type="button"
          aria-label={`Add to cart: ${good.title}`}
          onClick={() => cart.change(good.id, 1)}
        >
          Add to cart
        </button>
      </p>
      <p className="shelf-count" role="status">
        {quantity > 0 ? `${String(quantity)} in the cart` : ''}
      </p>
    </li>
  );
}

/** The whole page. */
export function ShopPage(): ReactNode {
  const cart = useCart();
  const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Masthead cartCount={count} />
      <main className="shop">
        <div>
          <h1>Good things to write with</h1>
          <ul className="shelf">
            {PRODUCTS.map((good) => (
              <ShelfItem key={good.id} good={good} cart={cart} />
            ))}
          </ul>
        </div>
        <CartPanel cart={cart} />
      </main>
      <footer className="colophon">
        <a href="/office">Back office</a>
      </footer>
    </>
  );
}
