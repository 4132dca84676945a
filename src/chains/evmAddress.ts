/** Addresses of Ethereum and its relatives: 20 bytes in hex, checksummed by their letter case. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { AddressError } from './addressError.js';

/** Writes 40 lower-case hex digits with the letter case of EIP-55. */
function withChecksumCase(hex: string): string {
  const hash = keccak_256(Uint8Array.from(hex, (digit) => digit.charCodeAt(0)));
  return [...hex]
    .map((digit, index) => {
      const byte = hash[index >> 1] ?? 0;
      const nibble = index % 2 === 0 ? byte >> 4 : byte & 15;
      return nibble >= 8 ? digit.toUpperCase() : digit;
    })
    .join('');
}

/**
 * Checks an address and returns it in EIP-55 form.
 *
 * All lower case carries no checksum and is accepted: services store addresses that way. As soon as
 * one letter is upper case the whole must be the EIP-55 form. That refuses an all-upper-case text
 * too, unless it is the EIP-55 form itself: EIP-55 exempts only what has no checksum, no service is
 * known to write upper case, and a wrong letter could not be told from a right one.
 */
export function checkEvmAddress(text: string): { address: string } | AddressError {
  if (!text.startsWith('0x')) return 'encoding';
  const digits = text.slice(2);
  if (!/^[0-9a-f]*$/i.test(digits)) return 'charset';
  if (digits.length !== 40) return 'length';
  const lower = digits.toLowerCase();
  const checksummed = withChecksumCase(lower);
  return digits === lower || digits === checksummed ? { address: `0x${checksummed}` } : 'checksum';
}
