/** The store's secrets: checked when the handler is made, stretched into one key per purpose. */
import { HandlerConfigurationError } from '../configuration/configurationError.js';
import { describeSecretFault, faultInSecret } from '../../secrets/secretRule.js';

/**
 * Refuses missing, weak or published secrets: anyone who can guess one can make tokens.
 *
 * @param sandbox whether no real money moves: then weak and published ones are accepted.
 * @throws {@link HandlerConfigurationError}
 */
export function assertSecrets(secrets: readonly string[], sandbox: boolean): void {
  // In plain JavaScript it may be anything, such as a string instead of a list.
  const given: unknown = secrets;
  if (!Array.isArray(given) || given.length === 0) {
    throw new HandlerConfigurationError(
      'createCheckoutHandler needs a list with at least one secret in `secrets`: it seals the checkout tokens. ' +
        'Make one with `openssl rand -base64 32` and keep it on the server.',
    );
  }
  for (const secret of given as readonly unknown[]) {
    if (typeof secret !== 'string' || secret === '') {
      throw new HandlerConfigurationError(
        'A secret in `secrets` is not set, and nothing else seals the checkout tokens. Where it is read ' +
          'from the environment, set the variable TILL_SECRET. Make its value with: openssl rand -base64 32',
      );
    }
    const name = 'A secret in `secrets` (TILL_SECRET, as a rule)';
    const fault = faultInSecret('TILL_SECRET', secret, { sandbox, name });
    if (fault) throw new HandlerConfigurationError(describeSecretFault(fault));
  }
}

/** A key for one purpose, with an id by which rotated keys are found. */
export interface PurposeKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** Derives a 256-bit key per secret for one purpose (HKDF-SHA-256, RFC 5869). */
export async function derivePurposeKeys(
  secrets: readonly string[],
  purpose: string,
): Promise<PurposeKey[]> {
  const text = new TextEncoder();
  return Promise.all(
    secrets.map(async (secret) => {
      const material = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, [
        'deriveBits',
      ]);
      const bits = await crypto.subtle.deriveBits(
        { name: 'HKDF', hash: 'SHA-256', salt: text.encode('tillkit'), info: text.encode(purpose) },
        material,
        256,
      );
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bits));
      const id = Array.from(digest.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0'));
      return { id: id.join(''), key: new Uint8Array(bits) };
    }),
  );
}
