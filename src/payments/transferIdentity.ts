/** Normalizes what identifies a transfer, so that it is recognised in every source. */
import { findNetwork, NETWORKS } from '../chains/networks.js';

const HEX = /^(?:0x)?([0-9a-f]+)$/i;
const DIGITS = /^\d+$/;

/** Every network's slug by its other names, in lower case. */
const SLUGS: ReadonlyMap<string, string> = new Map(
  NETWORKS.flatMap(({ slug, name, aliases }) =>
    [name, ...aliases].map((alias) => [alias.toLowerCase(), slug] as const),
  ),
);

/** The network's slug: `tron` for `Tron`, `TRX` and `tron`. An unknown network's name in lower case. */
export function normalNetwork(blockchain: string): string {
  const name = blockchain.toLowerCase();
  return findNetwork(name) ? name : (SLUGS.get(name) ?? name);
}

/** The hash of a transaction for comparison: hexadecimal in lower case and without `0x`. */
function normalHash(hash: string): string {
  return HEX.exec(hash)?.[1]?.toLowerCase() ?? hash;
}

/** A transaction, normalized: `network:hash`. */
export const transactionOf = (blockchain: string, hash: string): string =>
  `${normalNetwork(blockchain)}:${normalHash(hash)}`;

/** The hash as it is stored and shown: hexadecimal in lower case, base58 unchanged. */
export function shownHash(hash: string): string {
  return HEX.test(hash) ? hash.toLowerCase() : hash;
}

/** The key of an output within its transaction: a number without leading zeros, or the text itself. */
export function normalKey(bcUniqKey: string): string {
  return DIGITS.test(bcUniqKey) ? bcUniqKey.replace(/^0+(?=\d)/, '') : bcUniqKey;
}
