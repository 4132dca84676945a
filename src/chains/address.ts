/** Is this text an address of that network? Asked on the store's side and again before drawing. */
import type { AddressError } from './addressError.js';
import { decodeBase58Check } from './base58check.js';
import { cashAddressOf, checkCashAddress } from './cashAddress.js';
import { checkEvmAddress } from './evmAddress.js';
import { findNetwork, NETWORKS, type NetworkSlug } from './networks.js';
import { checkSegwit } from './segwit.js';

/**
 * `valid`: checksum and network agree; `address` is the one canonical spelling.
 * `unchecked`: a network that Tillkit does not know: to be shown as text only, without QR or link.
 * `invalid`: to be refused, never shown.
 */
export type AddressCheck =
  | { readonly status: 'valid'; readonly address: string }
  | { readonly status: 'unchecked'; readonly address: string }
  | { readonly status: 'invalid'; readonly reason: AddressError };

type Outcome = { readonly address: string } | AddressError;

/** Longer than any address in use; a longer text is an attack or an accident. */
const MAX_LENGTH = 128;
/** Printable ASCII without the space: no control, bidirectional or look-alike characters. */
const PLAIN_TEXT = /^[!-~]+$/;
/** Readable parts of main and test networks, so that a test address is named as such. */
const SEGWIT = /^(?:bc|tb|bcrt|ltc|tltc|rltc)1/i;

/** Accepts the listed version bytes of a network and leaves the text as it is: case is meaning. */
function checkBase58(text: string, versions: readonly number[]): Outcome {
  const decoded = decodeBase58Check(text);
  if (typeof decoded === 'string') return decoded;
  return versions.includes(decoded.version) ? { address: text } : 'wrong_network';
}

function checkWithSegwit(text: string, prefix: string, versions: readonly number[]): Outcome {
  return SEGWIT.test(text) ? checkSegwit(text, prefix) : checkBase58(text, versions);
}

/**
 * A legacy address reads the same on Bitcoin and on Bitcoin Cash, so it is returned as the CashAddr
 * of the same hash, which no Bitcoin wallet takes for its own.
 */
function checkBitcoinCash(text: string): Outcome {
  if (!/^[123mn]/.test(text)) return checkCashAddress(text);
  const decoded = decodeBase58Check(text);
  if (typeof decoded === 'string') return decoded;
  if (decoded.version === 0) return { address: cashAddressOf(0, decoded.hash) };
  if (decoded.version === 5) return { address: cashAddressOf(8, decoded.hash) };
  return 'wrong_network';
}

/** Version bytes: BIP-13 and each project's main-network parameters. */
const CHECKS: Readonly<Record<NetworkSlug, (text: string) => Outcome>> = {
  tron: (text) => checkBase58(text, [0x41]),
  ethereum: checkEvmAddress,
  bsc: checkEvmAddress,
  polygon: checkEvmAddress,
  arbitrum: checkEvmAddress,
  bitcoin: (text) => checkWithSegwit(text, 'bc', [0x00, 0x05]),
  // 0x05 ("3…") is Litecoin's former script version, shared with Bitcoin; 0x32 ("M…") replaced it.
  litecoin: (text) => checkWithSegwit(text, 'ltc', [0x30, 0x32, 0x05]),
  dogecoin: (text) => checkBase58(text, [0x1e, 0x16]),
  bitcoincash: checkBitcoinCash,
};

/** A sound address of another network deserves that name. */
function nameError(text: string, fault: AddressError): AddressError {
  const elsewhere = NETWORKS.some(({ slug }) => typeof CHECKS[slug](text) !== 'string');
  return elsewhere ? 'wrong_network' : fault;
}

/**
 * Checks an address against the rules of its network: alphabet, length, checksum, main network.
 *
 * The canonical spelling: EIP-55 on EVM networks, lower case for Bech32, CashAddr in lower case
 * without prefix for Bitcoin Cash, unchanged for Base58.
 *
 * @param blockchain the service's slug. An unknown one gives `unchecked` for any plain text.
 * @param address exactly as received; surrounding spaces are a fault, not trimmed.
 */
export function checkAddress(blockchain: string, address: string): AddressCheck {
  if (address === '') return { status: 'invalid', reason: 'empty' };
  if (address.length > MAX_LENGTH) return { status: 'invalid', reason: 'length' };
  if (!PLAIN_TEXT.test(address)) return { status: 'invalid', reason: 'charset' };
  const network = findNetwork(blockchain);
  if (!network) return { status: 'unchecked', address };
  const outcome = CHECKS[network.slug](address);
  if (typeof outcome !== 'string') return { status: 'valid', address: outcome.address };
  return { status: 'invalid', reason: nameError(address, outcome) };
}

/**
 * Whether two spellings are one address: letter case on EVM, prefix on Bitcoin Cash and so on.
 * False where either is invalid; on an unknown network the texts must be equal.
 */
export function sameAddress(blockchain: string, a: string, b: string): boolean {
  const [first, second] = [checkAddress(blockchain, a), checkAddress(blockchain, b)];
  if (first.status === 'invalid' || second.status === 'invalid') return false;
  return first.address === second.address;
}
