/**
 * Addresses that are valid for their network and that nobody can spend from.
 *
 * Each is a hash of public input (seed, owner, network family, rotation) put where the hash of a
 * public key belongs, so no private key was ever made for it.
 */
import { base58, bech32 } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { cashAddressOf } from '../chains/cashAddress.js';
import type { Dialect } from './dialect.js';
import type { AddressFamily } from './networks.js';
import { hashOf } from './random.js';

/** What an address follows from. */
export interface AddressInput {
  readonly seed: string;
  /** The store's external id of the wallet, or a name such as `processing`. */
  readonly owner: string;
  readonly family: AddressFamily;
  /** 0 for the first address; one more each time the address was marked dirty. */
  readonly rotation: number;
  readonly dialect: Dialect;
}

/** Base58Check (Bitcoin): version byte, payload, first four bytes of the double hash. */
function base58Check(version: number, hash: Uint8Array): string {
  const body = Uint8Array.of(version, ...hash);
  return base58.encode(Uint8Array.of(...body, ...sha256(sha256(body)).subarray(0, 4)));
}

/** Pay-to-witness-public-key-hash, version 0 (BIP-173). */
function segwit(prefix: 'bc' | 'ltc', hash: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(hash)]);
}

/** Mixed-case checksum form of an EVM address (EIP-55). */
function checksummed(hash: Uint8Array): string {
  const digits = bytesToHex(hash);
  const check = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, at) =>
    (check[at] ?? '0') >= '8' ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/**
 * Derives an address: P2WPKH for Bitcoin and Litecoin, P2PKH for Dogecoin and Bitcoin Cash
 * (`docs/service.md §11`).
 *
 * Assumption: no source states the letter case of EVM addresses or the prefix of Bitcoin Cash addresses.
 * The dialects differ in both on purpose, because a client has to accept either.
 */
export function deriveAddress({ seed, owner, family, rotation, dialect }: AddressInput): string {
  const hash = hashOf('tillkit sandbox address', seed, owner, family, String(rotation)).slice(
    0,
    20,
  );
  switch (family) {
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
    case 'evm':
      return dialect === 'documented' ? checksummed(hash) : `0x${bytesToHex(hash)}`;
  }
}
