/** The shop's name and navigation. */
import type { ReactNode } from 'react';

/** The top of every React page. */
export function Masthead({ cartCount }: { readonly cartCount?: number }): ReactNode {
  return (
    <header className="masthead">
      <a className="brand" href="/">
        Paper &amp; Pine
      </a>
      <nav aria-label="Shop">
        {cartCount === undefined ? (
          <a href="/">Shop</a>
        ) : (
          <a href="#cart">Cart ({String(cartCount)})</a>
        )}
        <a href="/?customer=7">Top up</a>
      </nav>
    </header>
  );
}
