/** Keys of a sandbox that others may reach: anybody can compute them from the seed, so they say what they are. */
import { createSandbox } from './createSandbox.js';

const MARK = 'sandbox_';

/** API key and webhook secret of a seed, as long as the service's own. */
export function publicKeys(seed: string): {
  readonly apiKey: string;
  readonly webhookSecret: string;
} {
  const { apiKey, webhookSecret } = createSandbox({ seed });
  const marked = (value: string): string => `${MARK}${value.slice(MARK.length)}`;
  return { apiKey: marked(apiKey), webhookSecret: marked(webhookSecret) };
}
