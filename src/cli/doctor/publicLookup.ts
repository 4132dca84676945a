/** Finds out whether the service has the public page that the lookup asks. */
import { parseBaseUrl } from '../../api/endpoint.js';
import { findDeposits, LookupError } from '../../server/service/evidence/lookupCall.js';

/**
 * Asks about a wallet that does not exist. No key is sent, and nothing is created.
 *
 * @returns true if the page answers, also that it knows no such wallet; false if it does not.
 */
export async function lookAtLookup(
  serviceUrl: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<boolean> {
  const door = { base: parseBaseUrl(serviceUrl, false), send: fetch };
  try {
    await findDeposits(door, crypto.randomUUID());
    return true;
  } catch (error) {
    // Assumption: an unknown wallet is a 404 with a JSON body, where a missing page has none of ours.
    return error instanceof LookupError && error.isUnknownWallet;
  }
}
