/** The shop's front page: products and cart. */
import type { ReactNode } from 'react';
import { PRODUCTS, type Product } from '../products.js';
import { formatUsd } from '../orderSummary.js';
import { CartPanel } from './CartPanel.js';
import { ProductDrawing } from './ProductDrawing.js';
import { ShopMasthead } from './Masthead.js';
import { useCart, type Cart } from './useCart.js';

function ShelfItem({ good, cart }: { readonly good: Product; readonly cart: Cart }): ReactNode {
  const quantity = cart.quantityOf(good.id);
  return (
    <li className="shelf-item">
      <ProductDrawing id={good.id} />
      <h2>{good.title}</h2>
      <p className="shelf-note">{good.note}</p>
      <div className="shelf-buy">
        <p className="shelf-price">{formatUsd(good.priceUsd)}</p>
        <p className="shelf-count" role="status">
          {quantity > 0 ? `${String(quantity)} in cart` : ''}
        </p>
        <button
          type="button"
          className="button"
          data-quiet
          aria-label={`Add to cart: ${good.title}`}
          onClick={() => cart.change(good.id, 1)}
        >
          Add<span className="shelf-to-cart"> to cart</span>
        </button>
      </div>
    </li>
  );
}

/** The whole page. */
export function ShopPage(): ReactNode {
  const cart = useCart();
  const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <ShopMasthead cartCount={count} />
      <main className="shop">
        <div className="shop-intro">
          <h1>Good things to write with</h1>
          <p>Paper, pencils and ink for people who still write by hand.</p>
        </div>
        <ul className="shelf">
          {PRODUCTS.map((good) => (
            <ShelfItem key={good.id} good={good} cart={cart} />
          ))}
        </ul>
        <CartPanel cart={cart} />
      </main>
      <footer className="colophon">
        <a href="mailto:hello@paper-and-pine.example">Contact</a>
        <a href="/office">Back office</a>
      </footer>
    </>
  );
}
