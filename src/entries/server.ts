/** `tillkit/server`: the service client, the checkout handler and what they are made of. */
export { createCheckoutHandler, type CheckoutHandler } from '../proxy/createCheckoutHandler.js';
export type { CheckoutHandlerOptions } from '../proxy/options.js';
export type { HandlerContext } from '../proxy/app.js';
export type { CallbackEvent, DepositEvent, StoreCallbacks } from '../proxy/callbacks.js';
export type { CurrencyRules } from '../proxy/listing/joinListing.js';
export type { Diagnostic, DiagnosticListener } from '../proxy/diagnostic.js';
export type { DisplayPrice, OrderTerms, PaymentTerms, TopUpTerms } from '../proxy/terms.js';
export type { CheckoutService } from '../proxy/service.js';
export {
  UnknownCheckoutError,
  type CheckoutReference,
  type ReconcileReport,
  type StoreDesk,
  type StoreReason,
} from '../proxy/storeDesk.js';
export { ProblemError } from '../proxy/problem.js';
export { HandlerConfigurationError } from '../proxy/secrets.js';
export type {
  AppendResult,
  ClaimRequest,
  ClaimResult,
  JsonValue,
  Ledger,
  LedgerEvent,
  ListQuery,
  NewLedgerEvent,
} from '../proxy/ledger/ledger.js';
export { memoryLedger } from '../proxy/ledger/memoryLedger.js';
export { createServiceClient, type ServiceClientOptions } from '../api/createServiceClient.js';
export type { CallOptions, ServiceClient } from '../api/client.js';
export type { SendRequest } from '../api/transport.js';
export type { RejectionHint } from '../api/hint.js';
export {
  AbortedError,
  ConfigurationError,
  InvalidInputError,
  KeyEchoedError,
  NetworkError,
  RedirectRefusedError,
  RejectedError,
  ResponseTooLargeError,
  ServiceClientError,
  ServiceFailureError,
  TimeoutError,
  UnauthorizedError,
  UnexpectedResponseError,
  type AnswerIssue,
} from '../api/errors.js';
export type {
  ExchangeBalances,
  ProcessingBalancesFilter,
  ProcessingWalletBalance,
} from '../api/balances.js';
export type {
  BlockchainGroup,
  CurrencyRate,
  ExtendedCurrency,
  ExtendedListing,
  StoreCurrency,
  TokenGroup,
} from '../api/currencies.js';
export type { IconSet } from '../api/primitives.js';
export type { UnconfirmedTransfer } from '../api/transfers.js';
export type { CreateWalletInput, Wallet, WalletAddress } from '../api/wallet.js';
export type {
  CreatedWithdrawal,
  CreateWithdrawalInput,
  Withdrawal,
  WithdrawalTransfer,
} from '../api/withdrawals.js';
export type { CheckoutSnapshot, OpenedCheckout, TransferView } from '../contract/checkout.js';
export { isDecimal, MoneyError, parseDecimal, type DecimalString } from '../money/decimal.js';
