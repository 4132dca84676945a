/** The error of a handler or an adapter that is made with options it must not run with. */

/** Thrown when the handler is made with options it must not run with. Names the option, never its value. */
export class HandlerConfigurationError extends Error {
  override readonly name = 'HandlerConfigurationError';
}

/** @throws HandlerConfigurationError for what cannot answer a request. */
export function assertHandler(adapter: string, handler: unknown): void {
  const { fetch } = Object(handler) as { readonly fetch?: unknown };
  if (typeof fetch === 'function') return;
  throw new HandlerConfigurationError(
    `${adapter} was called without a handler, so no request could be answered. Pass what ` +
      'createCheckoutHandler or createTreasuryHandler makes, or an object with a `fetch` of its own.',
  );
}
