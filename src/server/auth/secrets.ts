/** The store's secrets, checked when the handler is made. */
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
      '`secrets` must be a list with at least one secret: checkout tokens and refund links are made with it. ' +
        'Make one with `openssl rand -base64 32` and keep it on the server.',
    );
  }
  for (const secret of given as readonly unknown[]) {
    if (typeof secret !== 'string' || secret === '') {
      throw new HandlerConfigurationError(
        'A secret in `secrets` is not set, and nothing else protects checkout tokens and refund links. Where it is read ' +
          'from the environment, set the variable TILL_SECRET. Make its value with: openssl rand -base64 32',
      );
    }
    const name = 'A secret in `secrets` (TILL_SECRET, as a rule)';
    const fault = faultInSecret('TILL_SECRET', secret, { sandbox, name });
    if (fault) throw new HandlerConfigurationError(describeSecretFault(fault));
  }
}
