/** The service as the rest of Tillkit sees it: one method per operation of the document. */
import type {
  ExchangeBalances,
  ProcessingBalancesFilter,
  ProcessingWalletBalance,
} from './balances.js';
import type { CurrencyRate, ExtendedListing, StoreCurrency } from './currencies.js';
import type { UnconfirmedTransfer } from './transfers.js';
import type { CreateWalletInput, Wallet } from './wallet.js';
import type { CreatedWithdrawal, CreateWithdrawalInput, Withdrawal } from './withdrawals.js';

/** What every method takes last. */
export interface CallOptions {
  /** Ends the call early, with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The service's eleven operations, in the order of its document.
 *
 * Every method rejects with a `ServiceClientError` and nothing else; its classes say why. None of
 * them retries a call.
 */
export interface ServiceClient {
  /**
   * 1. Creates a wallet with its addresses, or finds it again by `store_external_id`. Rates that could
   * not be read: `leftOutOf`.
   */
  createWallet(input: CreateWalletInput, options?: CallOptions): Promise<Wallet>;
  /** 2. The same with the input in the URL, where logs may keep e-mail and IP. Prefer 1. */
  createWalletByQuery(input: CreateWalletInput, options?: CallOptions): Promise<Wallet>;
  /** 3. The store's currencies as a flat list, in no stable order. Unreadable rows: `leftOutOf`. */
  listCurrencies(options?: CallOptions): Promise<StoreCurrency[]>;
  /** 4. The store's currencies, grouped by ticker and by network. Unreadable rows: `leftOutOf`. */
  listCurrenciesExtended(options?: CallOptions): Promise<ExtendedListing>;
  /** 5. The rate of a currency, by its id such as `USDT.Tron`. */
  getCurrencyRate(currencyId: string, options?: CallOptions): Promise<CurrencyRate>;
  /** 6. Unconfirmed transfers; none is an empty list. Rows that could not be read: `leftOutOf`. */
  listUnconfirmedTransfers(options?: CallOptions): Promise<UnconfirmedTransfer[]>;
  /** 7. Funds of the processing wallets. */
  listProcessingWalletBalances(
    filter?: ProcessingBalancesFilter,
    options?: CallOptions,
  ): Promise<ProcessingWalletBalance[]>;
  /** 8. Funds of the exchange account; a store without one is a `RejectedError`. */
  getExchangeBalances(options?: CallOptions): Promise<ExchangeBalances>;
  /** 9. Starts a withdrawal. After an unclear outcome read it back with 10, do not send it again. */
  createWithdrawal(input: CreateWithdrawalInput, options?: CallOptions): Promise<CreatedWithdrawal>;
  /** 10. Reads a withdrawal by its id; a deployed service also takes the request id. */
  getWithdrawal(id: string, options?: CallOptions): Promise<Withdrawal>;
  /** 11. Deletes a withdrawal that has no transfer yet; answers the service's text. */
  deleteWithdrawal(id: string, options?: CallOptions): Promise<string>;
}
