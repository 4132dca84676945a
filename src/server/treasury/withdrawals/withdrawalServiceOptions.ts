/** What the withdrawal service needs from the handler that creates it. */
import type { ServiceClient } from '../../../api/client.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import type { DecimalString } from '../../../money/decimal.js';
import type { DiagnosticListener } from '../../configuration/diagnostic.js';
import type { Ledger } from '../../../ledger/ledger.js';

/** The three operations that the withdrawal service may use; it can ask the service for nothing else. */
export type WithdrawalOperations = Pick<
  ServiceClient,
  'createWithdrawal' | 'getWithdrawal' | 'deleteWithdrawal'
>;

/** What a withdrawal must know of its currency. */
export type WithdrawableCurrency = Pick<
  CurrencyView,
  'id' | 'code' | 'blockchain' | 'networkName' | 'precision'
>;

/** What a processing wallet holds of a currency. */
export interface WithdrawableBalance {
  /** Coins. */
  readonly amount: DecimalString;
  /** Whether the wallet cannot pay the network for one more transfer. */
  readonly feesLow: boolean;
}

/** What processing wallets hold of a currency on a network; null if unknown. */
export type WithdrawableBalances = (
  currencyId: string,
  blockchain: string,
) => WithdrawableBalance | null;

/** Options of `createWithdrawalService`. */
export interface WithdrawalServiceOptions {
  readonly service: WithdrawalOperations;
  readonly ledger: Ledger;
  /** The currencies that the store has switched on, by id: no other can be drafted. May reject. */
  readonly currencies: () => Promise<ReadonlyMap<string, WithdrawableCurrency>>;
  /**
   * What the processing wallets of some networks hold, in one question. Asked with every look at a
   * draft, so it keeps its answers for a moment. May reject.
   */
  readonly balancesOf: (blockchains: readonly string[]) => Promise<WithdrawableBalances>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Random UUIDs: request ids and claim ids. */
  readonly newId: () => string;
  readonly report: DiagnosticListener;
}
