/** An address of a wallet's or a listing's word, in the one spelling that is used. */
import { checkAddress } from './address.js';

/** The canonical spelling of an address that is `valid`; null for anything else, whatever it is. */
export function canonicalAddress(blockchain: string, address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const check = checkAddress(blockchain, address);
  return check.status === 'valid' ? check.address : null;
}
