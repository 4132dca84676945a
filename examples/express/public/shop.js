/** Places the order, hands it to the element, and hears when it is paid. */
const buy = document.querySelector('#buy');
const checkout = document.querySelector('till-checkout');

buy.addEventListener('click', async () => {
  buy.disabled = true;
  const response = await fetch('/orders', { method: 'POST' });
  checkout.order = (await response.json()).order;
});

// For the shopper's eyes only: what counts is `onPaid` on the server.
checkout.addEventListener('till-complete', () => {
  document.querySelector('#thanks').hidden = false;
});
