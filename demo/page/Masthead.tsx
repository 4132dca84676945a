/** The top of every React page: the shop's name, and where the shopper is or can go. */
import type { ReactNode } from 'react';

function Brand(): ReactNode {
  return (
    <a className="brand" href="/">
      Paper &amp; Pine
    </a>
  );
}

/** The top of the shop's front. */
export function ShopMasthead({ cartCount }: { readonly cartCount: number }): ReactNode {
  return (
    <header className="masthead">
      <Brand />
      <nav aria-label="Shop">
        <a href="/?customer=7">Top up</a>
        <a href="#cart">Cart ({String(cartCount)})</a>
      </nav>
    </header>
  );
}

/** The top of a page where something is paid: its name, and nothing that leads away but the shop's. */
export function PayMasthead(): ReactNode {
  return (
    <header className="masthead">
      <Brand />
      <h1 className="page-name">Checkout</h1>
    </header>
  );
}

/** The top of a page that has a heading of its own. */
export function BareMasthead(): ReactNode {
  return (
    <header className="masthead">
      <Brand />
    </header>
  );
}
