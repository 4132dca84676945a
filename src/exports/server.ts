/** `tillkit/server`: the service client, both handlers and what they are made of. */
export { createCheckoutHandler, type CheckoutHandler } from '../proxy/createCheckoutHandler.js';
export {
  createTreasuryHandler,
  type TreasuryHandler,
} from '../proxy/treasury/createTreasuryHandler.js';
export type { TreasuryHandlerOptions, TreasuryOrders } from '../proxy/treasury/treasuryOptions.js';
export type { Authorize } from '../proxy/treasury/doorkeeper.js';
export type { Grant } from '../proxy/treasury/grant.js';
export type { TreasuryContext } from '../proxy/treasury/sitePolicy.js';
export type { TreasuryService } from '../proxy/treasury/treasuryService.js';
export type { CheckoutHandlerOptions } from '../proxy/options.js';
export type { LiveOptions } from '../proxy/live/liveOptions.js';
export type { LookupOptions } from '../proxy/sources/serviceLookup.js';
export type { HandlerContext } from '../proxy/app.js';
export type { Coordination } from '../proxy/coordination/coordination.js';
export type { LimitRate, LimitRates } from '../proxy/limits/rates.js';
export type {
  CallbackEvent,
  DepositEvent,
  StoreCallbacks,
} from '../proxy/callbacks/storeCallbacks.js';
export type { IconOptions } from '../proxy/icons/iconOptions.js';
export type { CurrencyDetails } from '../proxy/listing/currencyDetails.js';
export type { CurrencyRules } from '../proxy/listing/joinListing.js';
export type { Diagnostic, DiagnosticListener } from '../proxy/diagnostic.js';
export type { HandOffOptions, ResumeLinkOptions } from '../proxy/resumeLinks.js';
export type { DisplayPrice, OrderTerms, PaymentTerms, TopUpTerms } from '../proxy/terms.js';
export type { CheckoutService } from '../proxy/service.js';
export type { CurrencyAmounts } from '../payments/currencyAmounts.js';
export type { StoreDesk } from '../proxy/storeDesk/storeDesk.js';
export type { ReleaseReason, StoreReason } from '../proxy/storeDesk/storeReason.js';
export {
  UnknownCheckoutError,
  type CheckoutReference,
} from '../proxy/storeDesk/checkoutReference.js';
export type { ListOrdersOptions } from '../proxy/storeDesk/listCheckouts.js';
export type { OrderState } from '../proxy/storeDesk/orderState.js';
export type { GetOrderState, OrderWord } from '../proxy/storeDesk/orderWord.js';
export type { ReconcileOptions, ReconcileReport } from '../proxy/storeDesk/reconcile.js';
export type { ListedCheckout, UnreadableCheckout } from '../proxy/storeDesk/unreadable.js';
export type { Delivery, DeliveryPage, DeliveryQuery } from '../proxy/webhook/deliveries.js';
export type {
  PassingDeliveries,
  PassingDelivery,
  PassingResult,
} from '../proxy/webhook/passingDeliveries.js';
export type { DeliveryLog } from '../proxy/webhook/webhookDoor.js';
export { ProblemError } from '../proxy/problem.js';
export { HandlerConfigurationError } from '../proxy/configurationError.js';
export type {
  AppendResult,
  ClaimRequest,
  ClaimResult,
  JsonValue,
  Ledger,
  LedgerEvent,
  ListQuery,
  NewLedgerEvent,
} from '../ledger/ledger.js';
export { memoryLedger } from '../ledger/memoryLedger.js';
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
export { leftOutOf } from '../api/leftOut.js';
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
