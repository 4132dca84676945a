/** `tillkit/server`: the service client, both handlers and what they are made of. */
export {
  createCheckoutHandler,
  type CheckoutHandler,
} from '../server/handler/createCheckoutHandler.js';
export {
  createTreasuryHandler,
  type TreasuryHandler,
} from '../treasury/server/createTreasuryHandler.js';
export {
  createRefundHandler,
  type RefundHandler,
} from '../treasury/refunds/createRefundHandler.js';
export type { RefundHandlerOptions } from '../treasury/refunds/refundOptions.js';
export type {
  RefundLinkOptions,
  TreasuryHandlerOptions,
  TreasuryOrders,
} from '../treasury/server/treasuryOptions.js';
export type { Authorize } from '../treasury/server/authenticator.js';
export type { Grant } from '../treasury/server/permissions.js';
export type { TreasuryContext } from '../treasury/server/treasuryOriginPolicy.js';
export type { TreasuryService } from '../treasury/server/treasuryService.js';
export type { CheckoutHandlerOptions } from '../server/handler/options.js';
export type { LiveOptions } from '../server/live/streamLimiter.js';
export type { LookupOptions } from '../server/evidence/serviceLookup.js';
export type { HandlerContext } from '../server/http/requestHandler.js';
export type { Coordination } from '../server/coordination/coordination.js';
export type { LimitRate, LimitRates } from '../server/limits/rateLimits.js';
export type {
  CallbackEvent,
  DepositEvent,
  StoreCallbacks,
} from '../server/telling/storeCallbacks.js';
export type { CurrencyDetails, CurrencyRules } from '../server/service/currencies/currencyRules.js';
export type { Diagnostic, DiagnosticListener } from '../server/configuration/diagnostic.js';
export type { HandOffOptions, ResumeLinkOptions } from '../server/auth/resumeLinks.js';
export type {
  DisplayPrice,
  OrderTerms,
  PaymentTerms,
  TopUpTerms,
} from '../server/checkouts/resolvedOrder.js';
export type { CheckoutService } from '../server/service/checkoutService.js';
export type { CurrencyAmounts } from '../payments/coverage.js';
export type { StoreApi } from '../server/storeApi/storeApi.js';
export type { ReleaseReason, StoreReason } from '../server/storeApi/storeReason.js';
export {
  UnknownCheckoutError,
  type CheckoutReference,
} from '../server/storeApi/checkoutReference.js';
export type { ListOrdersOptions, OrderState } from '../server/storeApi/listCheckouts.js';
export type { GetOrderState, StoreOrderState } from '../server/checkouts/storeOrderState.js';
export type { ReconcileOptions, ReconcileReport } from '../server/storeApi/reconcile.js';
export type { ListedCheckout, UnreadableCheckout } from '../server/storeApi/listCheckouts.js';
export type { Delivery, DeliveryPage, DeliveryQuery } from '../server/webhooks/deliveries.js';
export type {
  UnstoredDeliveries as PassingDeliveries,
  UnstoredDelivery as PassingDelivery,
  UnstoredResult as PassingResult,
} from '../server/webhooks/deliveries.js';
export type { DeliveryLog } from '../server/webhooks/webhookEndpoint.js';
export type { UnmatchedPage, UnmatchedPayment } from '../server/webhooks/unmatchedPayments.js';
export { ProblemError } from '../server/http/problemDetails.js';
export { HandlerConfigurationError } from '../server/configuration/configurationError.js';
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
export { leftOutOf } from '../api/droppedEntries.js';
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
export { fromMinorUnits } from '../money/minorUnits.js';
export { isDecimal, MoneyError, parseDecimal, type DecimalString } from '../money/decimal.js';
