/** `tillkit`: the widgets, their provider and their hooks. */
export { Checkout, type CheckoutProps } from '../checkout/Checkout/Checkout.js';
export type { PageOptions } from '../checkout/checkoutContext.js';
export { CheckoutProvider, type CheckoutProviderProps } from '../checkout/CheckoutProvider.js';
export {
  CurrencyPicker,
  type CurrencyPickerProps,
} from '../checkout/CurrencyPicker/CurrencyPicker.js';
export { Address, type AddressProps } from '../checkout/ownLayout/Address.js';
export { QrCode, type QrCodeProps } from '../checkout/ownLayout/QrCode.js';
export { PaymentStatus, type PaymentStatusProps } from '../checkout/PaymentStatus/PaymentStatus.js';
export { WalletView, type WalletViewProps } from '../checkout/WalletView/WalletView.js';
export type {
  ChangeEvent,
  CheckoutEvent,
  CompleteEvent,
  ReadyEvent,
  StatusChangeEvent,
  WalletSentEvent,
} from '../checkout/changes.js';
export type { InitialCheckout } from '../checkout/checkoutSession.js';
export type { CheckoutClient } from '../checkout/client.js';
export type { Screen } from '../checkout/screen.js';
export { useCheckout, type CheckoutState } from '../checkout/useCheckout.js';
export { useCheckoutClient } from '../checkout/useCheckout.js';
export type { CheckoutHandlers } from '../checkout/useCheckoutEvents.js';
export { useCurrencies } from '../checkout/useCurrencies.js';
export { useCurrencyRate } from '../checkout/useCurrencies.js';
export {
  usePaymentStatus,
  type Connection,
  type PaymentStatusState,
} from '../checkout/usePaymentStatus.js';
export { useQuote, type QuoteState } from '../checkout/useQuote.js';
export { useSelectCurrency } from '../checkout/useSelectCurrency.js';
export type {
  CheckoutSnapshot,
  Choice,
  DepositAddress,
  EvidenceView,
  PaymentException,
  Progress,
  QuoteView,
  TransferView,
} from '../contract/checkout.js';
export type { CurrencyListing, CurrencyView, RateView } from '../contract/currencies.js';
export { CheckoutError, isCheckoutError } from '../contract/checkoutError.js';
export type { Appearance, AppearanceVariables } from '../ui/theme/appearance.js';
export type { AppearanceDiagnostic } from '../ui/theme/diagnostics.js';
export { appearancePreset, type AppearancePreset } from '../ui/theme/presets.js';
export type {
  AppearanceRuleProperty,
  AppearanceRules,
  AppearanceRuleSelector,
} from '../ui/theme/rules.js';
export type { Messages } from '../ui/messages/en.js';
export { preloadCheckout } from '../checkout/lazyParts.js';
