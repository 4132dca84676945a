/** Why the service's public page of a wallet shows nothing. */

/** Why there is nothing to show. Holds nothing of what the service sent. */
export class PublicServiceError extends Error {
  override readonly name = 'PublicServiceError';

  constructor(
    /** `unknown`: no wallet of this store. `busy`: asked too often, by our count or by the service's. */
    readonly why: 'unknown' | 'disabled' | 'down' | 'busy',
    readonly retryAfterMs?: number,
  ) {
    super(`The service's public page of a wallet could not be used: ${why}.`);
  }
}
