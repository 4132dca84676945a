/** Brings an address that a wallet or a listing names into its canonical spelling. */
import { checkAddress } from './address.js';

/** The canonical spelling of a valid address; null for an invalid one, an unknown network, or a value that is no text. */
export function canonicalAddress(blockchain: string, address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const check = checkAddress(blockchain, address);
  return check.status === 'valid' ? check.address : null;
}
