/** What both the server and the page draw. */
import { StrictMode } from 'react';
import { Checkout, CheckoutProvider, type InitialCheckout } from 'tillkit';

export interface AppProps {
  readonly order: string;
  readonly initial?: InitialCheckout | undefined;
}

export function App({ order, initial }: AppProps) {
  return (
    <StrictMode>
      <CheckoutProvider
        endpoint="/api/till"
        order={order}
        initial={initial}
        onComplete={({ id }) => console.info(`complete ${id}`)}
      >
        <Checkout />
      </CheckoutProvider>
    </StrictMode>
  );
}
