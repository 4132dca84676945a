/** What the withdrawal service needs from the handler that makes it. */
import type { ServiceClient } from '../../../api/client.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { RefundSources } from './returnedMoney.js';

/** The three operations that the withdrawal service may use; it cannot call any other. */
export type WithdrawalOperations = Pick<
  ServiceClient,
  'createWithdrawal' | 'getWithdrawal' | 'deleteWithdrawal'
>;

/** What a withdrawal needs to know about its currency. */
export type WithdrawableCurrency = Pick<
  CurrencyView,
  'id' | 'code' | 'blockchain' | 'networkName' | 'precision'
>;

/** What the processing wallets of some networks hold. */
export type WithdrawableBalances = Pick<ProcessingBalancesView, 'wallets' | 'missing'>;

/** Options of `createWithdrawalService`. */
export interface WithdrawalServiceOptions {
  readonly service: WithdrawalOperations;
  readonly ledger: Ledger;
  /** The currencies that the store has enabled, by id: only these can be drafted. May reject. */
  readonly currencies: () => Promise<ReadonlyMap<string, WithdrawableCurrency>>;
  /**
   * What the processing wallets of some networks hold, in one call. Called for every view of a draft, so
   * it caches its answers for a moment. May reject.
   */
  readonly balancesOf: (blockchains: readonly string[]) => Promise<WithdrawableBalances>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Random UUIDs: request ids and claim ids. */
  readonly newId: () => string;
  readonly report: DiagnosticListener;
  /** For how many minutes one may wait in the service's queue before it is stuck. @default 30 */
  readonly stuckAfterMinutes?: number | undefined;
  /** Where refund links and orders are found. @default none: the store makes no links */
  readonly refunds?: RefundSources | undefined;
}
