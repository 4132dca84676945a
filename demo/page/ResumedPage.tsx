/** The page of a resume link: the checkout only, for a device without a shop session. */
import { useEffect, useState, type ReactNode } from 'react';
import type { ResumedCheckout } from '../../src/exports/client.js';
import { Checkout, CheckoutProvider, useCheckout } from '../../src/exports/index.js';
import { DeadEnd } from './DeadEnd.js';
import { PayMasthead } from './Masthead.js';
import { fetchIsPaid } from './shopClient.js';
import { SHOP_APPEARANCE, SHOP_PAGE } from './shopAppearance.js';
import { SummaryHead } from './SummaryHead.js';

function Payment({ paid }: { readonly paid: boolean }): ReactNode {
  useEffect(() => {
    document.title = 'Your payment · Paper & Pine';
  }, []);
  return (
    <>
      <PayMasthead />
      <main className="pay">
        <div className="checkout-place">
          <Checkout />
        </div>
        <section className="summary" aria-labelledby="summary-title">
          <SummaryHead title="Your payment" paid={paid} />
          <p>
            {paid
              ? 'There is nothing more to pay.'
              : 'Started on another device. Pay here or there, but only once.'}
          </p>
        </section>
      </main>
    </>
  );
}

/** The payment, or where the link opens no more a page that says so. */
function PaymentOfLink({ paid }: { readonly paid: boolean }): ReactNode {
  const { error, snapshot } = useCheckout();
  if (!snapshot && error?.code === 'link_used') {
    return (
      <DeadEnd title="This link was already used">
        Go on where you first opened it, or scan a new code on the screen where you started.
      </DeadEnd>
    );
  }
  if (!snapshot && error?.code === 'link_expired') {
    return (
      <DeadEnd title="This link has expired">
        Scan a new code on the screen where you started.
      </DeadEnd>
    );
  }
  return <Payment paid={paid} />;
}

/** The whole page. */
export function ResumedPage({ resumed }: { readonly resumed: ResumedCheckout }): ReactNode {
  const [paid, setPaid] = useState(false);
  return (
    <CheckoutProvider
      {...resumed}
      {...SHOP_PAGE}
      appearance={SHOP_APPEARANCE}
      // The event is only the occasion: what the panel says is the store's answer.
      onComplete={({ checkout }) => {
        fetchIsPaid(checkout.order.reference).then(setPaid, () => undefined);
      }}
    >
      <PaymentOfLink paid={paid} />
    </CheckoutProvider>
  );
}
