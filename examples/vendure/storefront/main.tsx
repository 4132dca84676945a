/** A small storefront: a cart, and a page for each order that waits for its payment. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Checkout, CheckoutProvider } from 'tillkit';
import 'tillkit/styles.css';
import { addNotebooks, checkOut, readCart, readOrder, type Cart } from './shopApi';

const price = ({ totalWithTax, currencyCode: currency }: Cart) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(totalWithTax / 100);

function CartPage() {
  const [cart, setCart] = useState<Cart | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const run = (act: () => Promise<Cart>, then: (cart: Cart) => void) => () => {
    setTrouble('');
    setBusy(true);
    act()
      .then(then, (error: Error) => setTrouble(error.message))
      .finally(() => setBusy(false));
  };
  const pay = ({ code }: Cart) => location.assign(`?order=${code}`);
  useEffect(() => void readCart().then(setCart), []);
  return (
    <>
      <p>Field notebook, pack of three</p>
      <button disabled={isBusy} onClick={run(addNotebooks, setCart)}>
        Add to cart
      </button>
      {cart && cart.totalQuantity > 0 && (
        <p>
          In your cart: {cart.totalQuantity}, {price(cart)}{' '}
          <button disabled={isBusy} onClick={run(checkOut, pay)}>
            Pay
          </button>
        </p>
      )}
      <p role="alert">{trouble}</p>
    </>
  );
}

function OrderPage({ code }: { code: string }) {
  const [order, setOrder] = useState<Cart | null>();
  const [isPaid, setPaid] = useState(false);
  const waits = order?.state.startsWith('Arranging');
  useEffect(() => {
    if (order !== undefined && !(isPaid && waits)) return;
    // Tillkit's page may know that it is paid before Vendure has been told.
    const timer = setTimeout(() => void readOrder(code).then(setOrder), order ? 1000 : 0);
    return () => clearTimeout(timer);
  });
  if (order === undefined) return null;
  if (order === null) return <p>This order is not yours, or too old to be shown.</p>;
  if (order.state === 'AddingItems') return <p>You are still shopping.</p>;
  return (
    <>
      <CheckoutProvider endpoint="/api/till" order={code} onComplete={() => setPaid(true)}>
        <Checkout />
      </CheckoutProvider>
      {!waits && <p>Thank you! Your notebooks are on their way.</p>}
    </>
  );
}

const code = new URLSearchParams(location.search).get('order');

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <h1>Paper &amp; Pine</h1>
    {code === null ? <CartPage /> : <OrderPage code={code} />}
    <a href="/">Back to the shop</a>
  </StrictMode>,
);
