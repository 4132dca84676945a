/** For the shopper's eyes only: what counts is `onPaid` on the server. */
document.querySelector('till-checkout').addEventListener('till-complete', () => {
  document.querySelector('#thanks').hidden = false;
});
