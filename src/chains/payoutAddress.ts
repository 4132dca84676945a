/** Addresses that money goes out to: judged more strictly than those that it comes in by. */
import { checkAddress, type AddressCheck } from './address.js';

/** Whether an address of another network is written as Bitcoin writes its own: `1…` or `3…`. */
export function isBitcoinForm(blockchain: string, address: string): boolean {
  if (blockchain === 'bitcoin' || checkAddress('bitcoin', address).status !== 'valid') return false;
  return checkAddress(blockchain, address).status === 'valid';
}

/**
 * The same as {@link checkAddress}, but for what Litecoin and Bitcoin share: `3…` was Litecoin's form
 * for scripts once, and a wallet that still writes it is hardly to be found. The service refuses it,
 * and the person who copied it most likely meant an address of Bitcoin.
 */
export function checkPayoutAddress(blockchain: string, address: string): AddressCheck {
  if (blockchain === 'litecoin' && isBitcoinForm(blockchain, address)) {
    return { status: 'invalid', reason: 'wrong_network' };
  }
  return checkAddress(blockchain, address);
}
