/** Whether the service's answer about a wallet says anything that the ledger does not hold already. */
import { canonicalJson } from '../../ledger/canonicalJson.js';
import type { CheckoutEventBody } from '../../payments/checkoutEvents.js';

/** What the service answered about a wallet. */
export type WalletAnswer = CheckoutEventBody<'wallet'>;

type Addresses = WalletAnswer['addresses'];

/** Whether an address that was given before is not given any more. */
export const isMoved = (
  { addresses }: WalletAnswer,
  now: Pick<WalletAnswer, 'addresses'>,
): boolean =>
  addresses.some(({ address }) => now.addresses.every((row) => row.address !== address));

/** The rows as one text; the service gives them in any order. */
const textOf = (addresses: Addresses): string =>
  addresses
    .map(({ currencyId, blockchain, address }) => JSON.stringify([currencyId, blockchain, address]))
    .sort()
    .join();

/** Whether the prices are the same, coin by coin. */
export const isSamePrices = (before: WalletAnswer, now: WalletAnswer): boolean =>
  canonicalJson(before.rates) === canonicalJson(now.rates);

/**
 * Whether an answer has to be written down. A payment's prices have: each of them has been shown, and
 * the one that is chosen is frozen to the digit, on whatever instance. A top-up asks for no amount: its
 * quote holds the rate of the moment in which it is made, and its wallet is for ever, so that a price
 * written down at each opening would make it slower to read with every visit.
 */
export function isNews(before: WalletAnswer, now: WalletAnswer): boolean {
  return (
    before.amountUsd !== now.amountUsd ||
    before.walletId !== now.walletId ||
    textOf(before.addresses) !== textOf(now.addresses) ||
    (now.amountUsd !== null && !isSamePrices(before, now))
  );
}
