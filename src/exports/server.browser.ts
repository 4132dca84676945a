/** The browser side of `tillkit/server`: it throws, because the API key must never get here. */
throw new Error(
  'tillkit/server was loaded in a browser. It holds the API key, which can withdraw money, so it runs only on your server. Import tillkit or tillkit/client in the page, and mount createCheckoutHandler on the server.',
);

export {};
