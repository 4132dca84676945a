/** Where a resume link leads: the checkout alone, for a device that the shop knows nothing of. */
import { useEffect, type ReactNode } from 'react';
import type { ResumedCheckout } from '../../src/entries/client.js';
import { Checkout, CheckoutProvider } from '../../src/entries/index.js';
import { Masthead } from './Masthead.js';
import { SHOP_APPEARANCE } from './shopAppearance.js';

/** The whole page. */
export function ResumedPage({ resumed }: { readonly resumed: ResumedCheckout }): ReactNode {
  useEffect(() => {
    document.title = 'Your payment · Paper & Pine';
  }, []);
  return (
    <>
      <Masthead />
      <main className="pay">
        <section className="summary" aria-labelledby="summary-title">
          <h1 id="summary-title">Your payment</h1>
          <p>The same one that you have open elsewhere. Pay it here or there, but only once.</p>
        </section>
        <div className="checkout-place">
          <CheckoutProvider {...resumed} appearance={SHOP_APPEARANCE}>
            <Checkout />
          </CheckoutProvider>
        </div>
      </main>
    </>
  );
}
