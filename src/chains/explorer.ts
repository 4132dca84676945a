/** Links to a public block explorer, built from our own table and a checked hash only. */
import { findNetwork } from './networks.js';

/**
 * What comes before the hash. The service's own `explorer_link` is never used: a link that a shopper
 * clicks must not come from another system (`docs/threats.md T21`).
 */
export const transactionPages: ReadonlyMap<string, string> = new Map([
  ['tron', 'https://tronscan.org/#/transaction/'],
  ['ethereum', 'https://etherscan.io/tx/'],
  ['bsc', 'https://bscscan.com/tx/'],
  ['polygon', 'https://polygonscan.com/tx/'],
  ['bitcoin', 'https://blockchair.com/bitcoin/transaction/'],
  ['litecoin', 'https://blockchair.com/litecoin/transaction/'],
  ['bitcoincash', 'https://blockchair.com/bitcoin-cash/transaction/'],
  ['dogecoin', 'https://blockchair.com/dogecoin/transaction/'],
  ['arbitrum', 'https://blockchair.com/arbitrum-one/transaction/'],
]);

/**
 * Address of a transaction's page in a public explorer.
 *
 * @param blockchain the service's slug.
 * @param txHash 64 hex digits, with `0x` before them on EVM networks and only there.
 * @returns an https address, or null where the network is unknown or the hash has another form.
 */
export function transactionUrl(blockchain: string, txHash: string): string | null {
  const page = transactionPages.get(blockchain);
  const form =
    findNetwork(blockchain)?.family === 'evm' ? /^0x[0-9a-fA-F]{64}$/ : /^[0-9a-fA-F]{64}$/;
  return page !== undefined && form.test(txHash) ? page + txHash : null;
}
