/** Where an order is paid or an account topped up: what it is, the React checkout, the simulator. */
import { createElement, useEffect, useState, type ReactNode } from 'react';
import { Checkout, CheckoutProvider } from '../../src/entries/index.js';
import { lineText, showUsd, type Purchase } from '../purchase.js';
import { Masthead } from './Masthead.js';
import { findPurchase, type OpenPurchase } from './shop.js';
import { SHOP_APPEARANCE } from './shopAppearance.js';

function SummaryLines({ lines, amountUsd }: Purchase): ReactNode {
  if (amountUsd === null) {
    return <p>Send any amount to your own address, whenever you like.</p>;
  }
  return (
    <dl>
      {lines.map((line) => (
        <div key={line.title}>
          <dt>{lineText(line)}</dt>
          <dd>{showUsd(line.amountUsd)}</dd>
        </div>
      ))}
      <div className="summary-total">
        <dt>Total</dt>
        <dd>{showUsd(amountUsd)}</dd>
      </div>
    </dl>
  );
}

function Summary({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const thing = purchase.kind === 'order' ? 'order' : 'account';
  return (
    <section className="summary" aria-labelledby="summary-title">
      <h1 id="summary-title">{purchase.title}</h1>
      <SummaryLines {...purchase} />
      <p className="embedding">
        Checkout in React.{' '}
        <a href={`/plain?order=${encodeURIComponent(purchase.handle)}`}>
          The same {thing} as a script tag
        </a>
      </p>
    </section>
  );
}

function BesideCheckout({ handle, kind, sandbox }: OpenPurchase): ReactNode {
  if (sandbox) return createElement('demo-simulator', { order: handle, kind });
  return (
    <p className="real-service">
      The sandbox is off: this page is connected to a real payment service, and payments move real
      money.
    </p>
  );
}

/** Asks the store what a handle stands for; a late answer for a page that is gone is dropped. */
function usePurchase(handle: string): { purchase?: OpenPurchase; problem?: string } {
  const [found, setFound] = useState<{ purchase?: OpenPurchase; problem?: string }>({});
  useEffect(() => {
    let here = true;
    findPurchase(handle).then(
      (purchase) => here && setFound({ purchase }),
      (error: unknown) =>
        here &&
        setFound({ problem: error instanceof Error ? error.message : 'The store did not answer.' }),
    );
    return () => {
      here = false;
    };
  }, [handle]);
  return found;
}

/** The whole page. */
export function PayPage({ handle }: { readonly handle: string }): ReactNode {
  const { purchase, problem } = usePurchase(handle);
  const title = purchase?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Paper & Pine`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main className="pay">
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem} <a href="/">Back to the shop</a>
          </p>
        )}
        {purchase && (
          <>
            <Summary purchase={purchase} />
            <div className="checkout-place">
              <CheckoutProvider
                endpoint="/api/till"
                order={purchase.handle}
                appearance={SHOP_APPEARANCE}
              >
                <Checkout />
              </CheckoutProvider>
            </div>
            <BesideCheckout {...purchase} />
          </>
        )}
      </main>
    </>
  );
}
