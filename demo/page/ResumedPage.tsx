/** The page of a resume link: the checkout only, for a device without a shop session. */
import { useEffect, useState, type ReactNode } from 'react';
import type { ResumedCheckout } from '../../src/exports/client.js';
import { Checkout, CheckoutProvider } from '../../src/exports/index.js';
import { Masthead } from './Masthead.js';
import { fetchIsPaid } from './shopClient.js';
import { SHOP_APPEARANCE, SHOP_PAGE } from './shopAppearance.js';
import { SummaryHead } from './SummaryHead.js';

/** The whole page. */
export function ResumedPage({ resumed }: { readonly resumed: ResumedCheckout }): ReactNode {
  const [paid, setPaid] = useState(false);
  useEffect(() => {
    document.title = 'Your payment · Paper & Pine';
  }, []);
  return (
    <>
      <Masthead />
      <main className="pay">
        <section className="summary" aria-labelledby="summary-title">
          <SummaryHead title="Your payment" paid={paid} />
          <p>
            {paid
              ? 'The shop has recorded it. There is nothing more to pay.'
              : 'The same one that you have open elsewhere. Pay it here or there, but only once.'}
          </p>
        </section>
        <div className="checkout-place">
          <CheckoutProvider
            {...resumed}
            {...SHOP_PAGE}
            appearance={SHOP_APPEARANCE}
            // The event is only the occasion: what the panel says is the store's answer.
            onComplete={({ checkout }) => {
              fetchIsPaid(checkout.order.reference).then(setPaid, () => undefined);
            }}
          >
            <Checkout />
          </CheckoutProvider>
        </div>
      </main>
    </>
  );
}
