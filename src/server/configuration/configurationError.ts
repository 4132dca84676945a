/** The error for options with which a handler or an adapter must not run. */

/** Thrown for options with which a handler must not run. Names the option, never its value. */
export class HandlerConfigurationError extends Error {
  override readonly name = 'HandlerConfigurationError';
}

/** @throws HandlerConfigurationError if it has no `fetch`. */
export function assertHandler(adapter: string, handler: unknown): void {
  const { fetch } = Object(handler) as { readonly fetch?: unknown };
  if (typeof fetch === 'function') return;
  throw new HandlerConfigurationError(
    `${adapter} was called without a handler, so no request could be answered. Pass what ` +
      'createCheckoutHandler or createTreasuryHandler makes, or an object with a `fetch` of its own.',
  );
}
