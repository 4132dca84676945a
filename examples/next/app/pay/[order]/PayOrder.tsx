'use client';

import { use } from 'react';
import {
  Checkout,
  CheckoutProvider,
  preloadCheckout,
  type Appearance,
  type InitialCheckout,
} from 'tillkit';
import 'tillkit/styles.unlayered.css'; // Holds whatever CSS of the page resets.

/** With it the server draws the screen itself, QR code and all. Made once, outside the component. */
const ready = preloadCheckout('en');

interface PayOrderProps {
  order: string;
  initial: InitialCheckout;
  appearance: Appearance;
}

/** Sentences that take values are functions, and functions cannot come from a server component. */
export function PayOrder({ order, initial, appearance }: PayOrderProps) {
  use(ready);
  return (
    <CheckoutProvider
      endpoint="/api/till"
      order={order}
      initial={initial}
      appearance={appearance}
      locale="en"
      messages={{ orderReference: (reference) => `Your order ${reference}` }}
    >
      <Checkout />
    </CheckoutProvider>
  );
}
