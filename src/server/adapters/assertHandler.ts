/** An adapter without its handler would answer every request with an error from somewhere inside. */
import { HandlerConfigurationError } from '../configuration/configurationError.js';

/** @throws HandlerConfigurationError for what cannot answer a request. */
export function assertHandler(adapter: string, handler: unknown): void {
  const { fetch } = Object(handler) as { readonly fetch?: unknown };
  if (typeof fetch === 'function') return;
  throw new HandlerConfigurationError(
    `${adapter} was called without a handler, so no request could be answered. Pass what ` +
      'createCheckoutHandler or createTreasuryHandler makes, or an object with a `fetch` of its own.',
  );
}
