/** Currencies that the form offers: by network, and last of all those of which the wallets hold nothing. Pure. */
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import { isZero } from '../../../money/decimalString.js';

/** The currencies of one network; of none, if the wallets hold nothing of them. */
export interface CurrencyRows {
  readonly networkName: string | null;
  readonly currencies: readonly CurrencyView[];
}

/** Balance of one currency in coins; null if unknown. */
export function balanceOf(balances: ProcessingBalancesView | undefined, currencyId: string) {
  const holdings = balances?.wallets.flatMap((wallet) => wallet.holdings) ?? [];
  return holdings.find((holding) => holding.currencyId === currencyId)?.amount ?? null;
}

/** Networks by name, and in each the order of the listing. A currency of unknown balance stays in its network. */
export function currencyRows(
  { currencies }: CurrencyListing,
  balances: ProcessingBalancesView | undefined,
): readonly CurrencyRows[] {
  const isEmpty = ({ id }: CurrencyView): boolean => {
    const balance = balanceOf(balances, id);
    return balance !== null && isZero(balance);
  };
  const held = currencies.filter((one) => !isEmpty(one));
  const names = [...new Set(held.map(({ networkName }) => networkName))];
  const rows: CurrencyRows[] = names
    .sort((a, b) => a.localeCompare(b))
    .map((networkName) => ({
      networkName,
      currencies: held.filter((one) => one.networkName === networkName),
    }));
  const empty = currencies.filter(isEmpty);
  return empty.length === 0 ? rows : [...rows, { networkName: null, currencies: empty }];
}
