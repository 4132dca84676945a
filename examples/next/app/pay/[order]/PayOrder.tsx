'use client';

import { Checkout, CheckoutProvider, type InitialCheckout } from 'tillkit';
import 'tillkit/styles.css';

export function PayOrder({ order, initial }: { order: string; initial: InitialCheckout }) {
  return (
    <CheckoutProvider endpoint="/api/till" order={order} initial={initial}>
      <Checkout />
    </CheckoutProvider>
  );
}
