/**
 * Which addresses operation 9 accepts. The service's checks differ from ours in both directions, so that
 * a store can test both: it rejects addresses that we accept and accepts addresses that we reject.
 */
import { base32Values } from '../chains/base32.js';
import { checkAddress } from '../chains/address.js';
import type { NetworkSlug } from '../chains/networks.js';
import { addressFamily } from './addresses.js';

const isValid = (blockchain: string, address: string): boolean =>
  checkAddress(blockchain, address).status === 'valid';

/** Characters before the version of a segregated-witness address, such as `bc1`. */
const PREFIX_LENGTH = 3;
/** Bech32 digits of the versions that the service knows: 0 and 1. */
const KNOWN_VERSIONS = 'qp';

/** Bitcoin: also test addresses (`tb1…`), and no witness version above 1. */
function acceptsBitcoin(address: string): boolean {
  const text = address.toLowerCase();
  if (text.startsWith('tb1')) return base32Values(text.slice(PREFIX_LENGTH)) !== undefined;
  if (text.startsWith('bc1') && !KNOWN_VERSIONS.includes(text.charAt(PREFIX_LENGTH))) return false;
  return isValid('bitcoin', address);
}

/** Characters of a CashAddr with a hash of 20 bytes, without its prefix. */
const CASH_LENGTH = 42;

/** Bitcoin Cash: also token-aware addresses (`z…`), and no script hash of 32 bytes. */
function acceptsBitcoinCash(address: string): boolean {
  const bare = address.toLowerCase().replace(/^bitcoincash:/, '');
  if (bare.startsWith('z')) return bare.length === CASH_LENGTH && base32Values(bare) !== undefined;
  if (/^[qp]/.test(bare) && bare.length !== CASH_LENGTH) return false;
  return isValid('bitcoincash', address);
}

/** Checks by address family, where they differ from {@link isValid}. */
const CHECKS: Readonly<Record<string, (address: string) => boolean>> = {
  bitcoin: acceptsBitcoin,
  bitcoincash: acceptsBitcoinCash,
  // Former script addresses (`3…`) look like Bitcoin's and are rejected.
  litecoin: (address) => !address.startsWith('3') && isValid('litecoin', address),
  // The service ignores the letter case, which holds the checksum.
  evm: (address) => /^0x[0-9a-f]{40}$/i.test(address),
};

/**
 * Whether operation 9 accepts an address.
 *
 * Assumption: for `tb1…` and `z…` this checks alphabet and length only. A deployed service was seen to
 * accept such addresses, but not tested with a wrong checksum.
 */
export function isWithdrawable(blockchain: NetworkSlug, address: string): boolean {
  const accepts = CHECKS[addressFamily(blockchain)];
  return accepts ? accepts(address) : isValid(blockchain, address);
}
