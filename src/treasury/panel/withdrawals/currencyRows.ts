/** Currencies that the form offers, grouped by network, with balances. Pure. */
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { DecimalString } from '../../../money/decimalString.js';

/** The currencies of one network. */
export interface CurrencyRows {
  readonly blockchain: string;
  readonly networkName: string;
  readonly currencies: readonly CurrencyView[];
}

/** Balance of one currency in coins; null if unknown. */
export function balanceOf(
  balances: ProcessingBalancesView | undefined,
  currencyId: string,
): DecimalString | null {
  const holdings = balances?.wallets.flatMap((wallet) => wallet.holdings) ?? [];
  return holdings.find((holding) => holding.currencyId === currencyId)?.amount ?? null;
}

/** By name of the network. Not by balance: the list would jump when the balances load. */
export function currencyRows({ currencies }: CurrencyListing): readonly CurrencyRows[] {
  const names = new Map(currencies.map((one) => [one.blockchain, one.networkName]));
  return [...names]
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(([blockchain, networkName]) => ({
      ...{ blockchain, networkName },
      currencies: currencies.filter((one) => one.blockchain === blockchain),
    }));
}
