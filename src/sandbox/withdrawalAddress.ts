/**
 * Which addresses operation 9 takes. The service has checks of its own, which differ from ours in both
 * directions: it refuses what we accept and accepts what we refuse. A store must meet both here.
 */
import { base32Values } from '../chains/base32.js';
import { checkAddress } from '../chains/address.js';
import { findNetwork, type AddressFamily } from './networks.js';

const isSound = (blockchain: string, address: string): boolean =>
  checkAddress(blockchain, address).status === 'valid';

/** Characters in front of the version of a segregated-witness address, such as `bc1`. */
const HEAD = 3;
/** Bech32 digits of the versions that the service knows: 0 and 1. */
const KNOWN_VERSIONS = 'qp';

/** Of Bitcoin: also test addresses (`tb1…`), and no witness version above 1. */
function takesBitcoin(address: string): boolean {
  const text = address.toLowerCase();
  if (text.startsWith('tb1')) return base32Values(text.slice(HEAD)) !== undefined;
  if (text.startsWith('bc1') && !KNOWN_VERSIONS.includes(text.charAt(HEAD))) return false;
  return isSound('bitcoin', address);
}

/** Characters of a CashAddr with a hash of 20 bytes, without its prefix. */
const CASH_LENGTH = 42;

/** Of Bitcoin Cash: also token-aware addresses (`z…`), and no script hash of 32 bytes. */
function takesBitcoinCash(address: string): boolean {
  const bare = address.toLowerCase().replace(/^bitcoincash:/, '');
  if (bare.startsWith('z')) return bare.length === CASH_LENGTH && base32Values(bare) !== undefined;
  if (/^[qp]/.test(bare) && bare.length !== CASH_LENGTH) return false;
  return isSound('bitcoincash', address);
}

const TAKES: Readonly<Partial<Record<AddressFamily, (address: string) => boolean>>> = {
  bitcoin: takesBitcoin,
  bitcoincash: takesBitcoinCash,
  // The former script addresses (`3…`) read as Bitcoin's and are refused.
  litecoin: (address) => !address.startsWith('3') && isSound('litecoin', address),
  // The checksum is in the letter case, which the service does not look at.
  evm: (address) => /^0x[0-9a-f]{40}$/i.test(address),
};

/**
 * Whether operation 9 takes an address.
 *
 * Assumption: of `tb1…` and `z…` only alphabet and length are looked at here; that the service takes
 * such addresses was seen, how it judges a wrong checksum in them was not.
 */
export function isWithdrawable(blockchain: string, address: string): boolean {
  const family = findNetwork(blockchain)?.family;
  const takes = family && TAKES[family];
  return takes ? takes(address) : isSound(blockchain, address);
}
