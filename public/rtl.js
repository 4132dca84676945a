// The page is in Arabic, so the checkout is; a sentence of the store's own wins over Tillkit's.
Tillkit.mount('#checkout', {
  endpoint: '/api/till',
  order: 'order-1',
  messages: { payTitle: (price) => `أرسل ${price}` },
});
