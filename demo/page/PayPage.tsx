/** The page of a payment or top-up: the React checkout, its summary, and in the sandbox the payer's dock. */
import { createElement, useEffect, useReducer, useState, type ReactNode } from 'react';
import { Checkout, CheckoutProvider } from '../../src/exports/index.js';
import { DeadEnd } from './DeadEnd.js';
import { PayMasthead } from './Masthead.js';
import { OrderSummaryPanel } from './OrderSummaryPanel.js';
import { PROGRESS_EVENT } from './payerDock.js';
import { fetchOrderSummary, MissingOrderError, type CurrentOrder } from './shopClient.js';
import { SHOP_APPEARANCE, SHOP_PAGE } from './shopAppearance.js';

function BesideCheckout({ handle, kind, sandbox }: CurrentOrder): ReactNode {
  if (sandbox) return createElement('demo-simulator', { order: handle, kind });
  return (
    <p className="real-service">
      The sandbox is off: this page is connected to a real payment service, and payments move real
      money. <a href={`/plain?order=${encodeURIComponent(handle)}`}>The same with a script tag</a>
    </p>
  );
}

interface Found {
  readonly purchase?: CurrentOrder;
  readonly problem?: 'missing' | 'unanswered';
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
        const problem = error instanceof MissingOrderError ? 'missing' : 'unanswered';
        if (here) setFound((before) => (before.purchase ? before : { problem }));
      },
    );
    return () => {
      here = false;
    };
  }, [handle, asked]);
  return { ...found, ask };
}

/** The dock stands apart from React, so it hears of the checkout as any script on the page would. */
function tellDock(): void {
  document.dispatchEvent(new CustomEvent(PROGRESS_EVENT));
}

/** The whole page. */
export function PayPage({ handle }: { readonly handle: string }): ReactNode {
  const { purchase, problem, ask } = usePurchase(handle);
  const title = purchase?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Paper & Pine`;
  }, [title]);
  if (problem === 'missing') {
    return (
      <DeadEnd title="We can’t find that order">
        The link may be incomplete, or the order is no longer open.
      </DeadEnd>
    );
  }
  return (
    <>
      <PayMasthead />
      <main className="pay">
        {purchase && (
          <div className="checkout-place">
            <CheckoutProvider
              endpoint="/api/till"
              order={purchase.handle}
              {...SHOP_PAGE}
              // Tests bring a wallet on a test chain.
              browserWallets={location.search.includes('test-wallet') || undefined}
              appearance={SHOP_APPEARANCE}
              onReady={tellDock}
              onChange={tellDock}
              onStatusChange={tellDock}
              // The event is only the occasion: whether it is paid is for the store to say.
              onComplete={() => {
                tellDock();
                ask();
              }}
            >
              <Checkout />
            </CheckoutProvider>
          </div>
        )}
        {purchase && <OrderSummaryPanel purchase={purchase} />}
        {purchase && <BesideCheckout {...purchase} />}
        {problem === 'unanswered' && (
          <p className="problem" role="alert">
            The store isn’t answering.{' '}
            <button type="button" className="button" onClick={ask}>
              Try again
            </button>
          </p>
        )}
      </main>
    </>
  );
}
