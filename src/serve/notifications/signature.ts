/** Signs notifications as the Standard Webhooks specification says, so that its libraries verify them. */
import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The headers of one attempt.
 *
 * @param secrets each signs, so that the store can change its secret while both are known.
 * @param seconds time of the attempt, in seconds since the epoch.
 */
export function signedHeaders(
  { id, body, seconds }: { readonly id: string; readonly body: string; readonly seconds: number },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(seconds);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
