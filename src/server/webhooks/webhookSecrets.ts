/** The secrets that the service signs its events with: what makes one fit to trust. */

/** Characters that a secret must have at least (`docs/threats.md T15`). */
const SHORTEST_SECRET = 16;

/** Tells whether a secret is long enough to prove anything. */
export function isUsableSecret(secret: string): boolean {
  return typeof secret === 'string' && secret.trim().length >= SHORTEST_SECRET;
}

/**
 * Refuses secrets that anyone could sign with. A service without a secret signs the body alone, so with
 * an empty secret anyone could forge "paid" (`docs/service.md §24`).
 *
 * @throws an `Error` that names the option and never the secret.
 */
export function assertWebhookSecrets(secrets: readonly string[]): void {
  if (secrets.length > 0 && secrets.every(isUsableSecret)) return;
  throw new Error(
    `\`webhook.secret\` must hold at least one secret, each of ${String(SHORTEST_SECRET)} characters ` +
      'or more. With an empty or short one, anybody could sign an event that says an order is ' +
      "paid. Pass the secret of your store's webhooks (not the API key) from the service's dashboard.",
  );
}
