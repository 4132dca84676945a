/** Balances in the panel: the processing wallets and the exchange account. */
import { ExchangeBalances } from '../balances/ExchangeBalances.js';
import { ProcessingBalances } from '../balances/ProcessingBalances.js';

/** Draws both. */
export function BalancesTab() {
  return (
    <>
      <ProcessingBalances />
      <ExchangeBalances />
    </>
  );
}
