/** The page of a payment or top-up: its summary, the React checkout, the simulator. */
import { createElement, useEffect, useReducer, useState, type ReactNode } from 'react';
import { Checkout, CheckoutProvider } from '../../src/exports/index.js';
import { lineText, formatUsd, type OrderSummary } from '../orderSummary.js';
import { Masthead } from './Masthead.js';
import { fetchOrderSummary, type CurrentOrder } from './shopClient.js';
import { SHOP_APPEARANCE, SHOP_PAGE } from './shopAppearance.js';
import { SummaryHead } from './SummaryHead.js';

function SummaryLines({ lines, amountUsd }: OrderSummary): ReactNode {
  if (amountUsd === null) {
    return <p>Send any amount to your own address, whenever you like.</p>;
  }
  return (
    <dl>
      {lines.map((line) => (
        <div key={line.title}>
          <dt>{lineText(line)}</dt>
          <dd>{formatUsd(line.amountUsd)}</dd>
        </div>
      ))}
      <div className="summary-total">
        <dt>Total</dt>
        <dd>{formatUsd(amountUsd)}</dd>
      </div>
    </dl>
  );
}

function Summary({ purchase }: { readonly purchase: CurrentOrder }): ReactNode {
  const thing = purchase.kind === 'order' ? 'order' : 'account';
  return (
    <section className="summary" aria-labelledby="summary-title">
      <SummaryHead {...purchase} />
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

function BesideCheckout({ handle, kind, sandbox }: CurrentOrder): ReactNode {
  if (sandbox) return createElement('demo-simulator', { order: handle, kind });
  return (
    <p className="real-service">
      The sandbox is off: this page is connected to a real payment service, and payments move real
      money.
    </p>
  );
}

interface Found {
  readonly purchase?: CurrentOrder;
  readonly problem?: string;
}

/**
 * Asks the store what a handle stands for, and again at each `ask()`. A late answer for a page that is
 * gone is dropped; where there is none later, the first one stays.
 */
function usePurchase(handle: string): Found & { readonly ask: () => void } {
  const [found, setFound] = useState<Found>({});
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    let here = true;
    fetchOrderSummary(handle).then(
      (purchase) => here && setFound({ purchase }),
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : 'The store did not answer.';
        if (here) setFound((before) => (before.purchase ? before : { problem }));
      },
    );
    return () => {
      here = false;
    };
  }, [handle, asked]);
  return { ...found, ask };
}

/** The whole page. */
export function PayPage({ handle }: { readonly handle: string }): ReactNode {
  const { purchase, problem, ask } = usePurchase(handle);
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
                {...SHOP_PAGE}
                appearance={SHOP_APPEARANCE}
                // The event is only the occasion: whether it is paid is for the store to say.
                onComplete={ask}
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
