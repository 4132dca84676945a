/**
 * Addresses that are valid on their network but have no private key: each holds a hash of public input
 * (seed, owner, network, rotation) where the hash of a public key belongs.
 */
import { bech32, createBase58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { canonicalAddress } from '../chains/canonicalAddress.js';
import { cashAddressOf } from '../chains/cashAddress.js';
import { findNetwork, type NetworkSlug } from '../chains/networks.js';
import { hashOf } from './random.js';
import type { Dialect } from './responses.js';

/**
 * Networks that share one address within a wallet: all EVM networks, and each other network alone
 * (`docs/service.md §11`).
 */
export function addressFamily(blockchain: NetworkSlug): string {
  return findNetwork(blockchain)?.family === 'evm' ? 'evm' : blockchain;
}

/** Input of {@link deriveAddress}. */
export interface AddressInput {
  readonly seed: string;
  /** The store's external id of the wallet, or a name such as `processing`. */
  readonly owner: string;
  readonly blockchain: NetworkSlug;
  /** How many times the address was marked dirty. @default 0 */
  readonly rotation?: number;
  readonly dialect: Dialect;
}

/** Base58Check (Bitcoin): version byte and payload, with the first four bytes of the double hash. */
function base58Check(version: number, hash: Uint8Array): string {
  return createBase58check(sha256).encode(Uint8Array.of(version, ...hash));
}

/** Pay-to-witness-public-key-hash, version 0 (BIP-173). */
function segwit(prefix: 'bc' | 'ltc', hash: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(hash)]);
}

/** The form of an EVM address with its checksum (EIP-55). */
function checksummed(hash: Uint8Array): string {
  return canonicalAddress('ethereum', `0x${bytesToHex(hash)}`) ?? '';
}

/**
 * Derives an address: P2WPKH for Bitcoin and Litecoin, P2PKH for Dogecoin and Bitcoin Cash
 * (`docs/service.md §11`).
 *
 * Assumption: no source states the letter case of EVM addresses or the prefix of Bitcoin Cash addresses.
 * The dialects differ in both on purpose, because a client has to accept either.
 */
export function deriveAddress(input: AddressInput): string {
  const { seed, owner, blockchain, rotation = 0, dialect } = input;
  const parts = [seed, owner, addressFamily(blockchain), String(rotation)];
  const hash = hashOf('tillkit sandbox address', ...parts).slice(0, 20);
  switch (blockchain) {
    case 'tron':
      return base58Check(0x41, hash);
    case 'bitcoin':
      return segwit('bc', hash);
    case 'litecoin':
      return segwit('ltc', hash);
    case 'dogecoin':
      return base58Check(0x1e, hash);
    case 'bitcoincash':
      return `${dialect === 'documented' ? 'bitcoincash:' : ''}${cashAddressOf(0, hash)}`;
    case 'ethereum':
    case 'bsc':
    case 'polygon':
    case 'arbitrum':
      return dialect === 'documented' ? checksummed(hash) : `0x${bytesToHex(hash)}`;
  }
}

/** Address of the processing wallet of a network, from which withdrawals are paid. */
export function processingAddress(
  { seed, dialect }: Pick<AddressInput, 'seed' | 'dialect'>,
  blockchain: NetworkSlug,
): string {
  return deriveAddress({ seed, owner: 'processing wallet', blockchain, dialect });
}
