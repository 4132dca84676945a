/** The demo store's page: what is bought, the checkout, and below it the simulator. */
import { useEffect, useState, type ReactNode } from 'react';
import { Checkout, CheckoutProvider } from '../../src/entries/index.js';
import { SimulatorStrip } from './SimulatorStrip.js';
import { findPurchase, type Purchase } from './shop.js';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** Shows a decimal string as dollars, digit for digit. */
function showUsd(amount: string): string {
  return dollars.format(amount as Intl.StringNumericLiteral);
}

function Summary({ purchase }: { readonly purchase: Purchase }): ReactNode {
  return (
    <section className="summary" aria-labelledby="summary-title">
      <h1 id="summary-title">{purchase.title}</h1>
      {purchase.lines.length > 0 && (
        <dl>
          {purchase.lines.map(({ title, amountUsd }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{showUsd(amountUsd)}</dd>
            </div>
          ))}
          {purchase.amountUsd !== null && (
            <div className="summary-total">
              <dt>Total</dt>
              <dd>{showUsd(purchase.amountUsd)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

/** The whole page. */
export function StorePage(): ReactNode {
  const [purchase, setPurchase] = useState<Purchase>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let here = true;
    findPurchase(window.location).then(
      (found) => here && setPurchase(found),
      (error: unknown) =>
        here && setProblem(error instanceof Error ? error.message : 'The store did not answer.'),
    );
    return () => {
      here = false;
    };
  }, []);

  return (
    <>
      <header className="masthead">
        <a href="/">Paper &amp; Pine</a>
        <nav aria-label="Shop">
          <a href="/">New order</a>
          <a href="/?customer=7">Top up</a>
        </nav>
      </header>
      <main>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {purchase && (
          <>
            <Summary purchase={purchase} />
            <CheckoutProvider endpoint="/api/till" order={purchase.handle}>
              <Checkout />
            </CheckoutProvider>
            {purchase.sandbox ? (
              <SimulatorStrip handle={purchase.handle} />
            ) : (
              <p className="real-service">
                The sandbox is off: this page is connected to a real payment service, and payments
                move real money.
              </p>
            )}
          </>
        )}
      </main>
    </>
  );
}
