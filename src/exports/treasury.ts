/** `tillkit/treasury`: the back office's widgets, their provider, their hooks and their client. */
export { TreasuryProvider, type TreasuryProviderProps } from '../treasury/TreasuryProvider.js';
export {
  ProcessingBalances,
  type ProcessingBalancesProps,
} from '../treasury/ProcessingBalances/ProcessingBalances.js';
export {
  ExchangeBalances,
  type ExchangeBalancesProps,
} from '../treasury/ExchangeBalances/ExchangeBalances.js';
export {
  UnconfirmedTransfers,
  type UnconfirmedTransfersProps,
} from '../treasury/UnconfirmedTransfers/UnconfirmedTransfers.js';
export { TreasuryPanel, type TreasuryPanelProps } from '../treasury/TreasuryPanel/TreasuryPanel.js';
export type { TreasuryTab } from '../treasury/TreasuryPanel/treasuryTabs.js';
export { Orders, type OrdersProps } from '../treasury/Orders/Orders.js';
export { OrderDetail, type OrderDetailProps } from '../treasury/OrderDetail/OrderDetail.js';
export { Deliveries, type DeliveriesProps } from '../treasury/Deliveries/Deliveries.js';
export { Audit, type AuditProps } from '../treasury/Audit/Audit.js';
export {
  createTreasuryClient,
  type OrderReference,
  type OrdersQuery,
  type PageQuery,
  type ReadOptions,
  type TreasuryClient,
  type TreasuryClientOptions,
} from '../treasury/client.js';
export type { FetchLike } from '../contract/request.js';
export {
  isTreasuryError,
  TreasuryError,
  type TreasuryErrorCode,
} from '../treasury/treasuryError.js';
export type { TreasuryProblemCode } from '../contract/treasury/problem.js';
export type { ClientProblemCode } from '../contract/problem.js';
export {
  auditQueryOptions,
  deliveriesQueryOptions,
  exchangeBalancesQueryOptions,
  orderQueryOptions,
  ordersQueryOptions,
  processingBalancesQueryOptions,
  treasuryCurrenciesQueryOptions,
  treasuryQueryKey,
  treasurySessionQueryOptions,
  unconfirmedTransfersQueryOptions,
  withdrawalQueryOptions,
  withdrawalsQueryOptions,
} from '../treasury/queries.js';
export { useTreasuryCurrencies } from '../treasury/session/useTreasuryCurrencies.js';
export { useTreasurySession } from '../treasury/session/useTreasurySession.js';
export { useExchangeBalances } from '../treasury/holdings/useExchangeBalances.js';
export { useProcessingBalances } from '../treasury/holdings/useProcessingBalances.js';
export { useUnconfirmedTransfers } from '../treasury/holdings/useUnconfirmedTransfers.js';
export {
  WithdrawalForm,
  type WithdrawalFormProps,
} from '../treasury/WithdrawalForm/WithdrawalForm.js';
export type { RefundOf } from '../treasury/WithdrawalForm/draftFields.js';
export {
  WithdrawalList,
  type WithdrawalListProps,
} from '../treasury/WithdrawalList/WithdrawalList.js';
export {
  WithdrawalStatus,
  type WithdrawalStatusProps,
} from '../treasury/WithdrawalStatus/WithdrawalStatus.js';
export { useApproveWithdrawal } from '../treasury/withdrawals/useApproveWithdrawal.js';
export { useCreateWithdrawal } from '../treasury/withdrawals/useCreateWithdrawal.js';
export { useDeleteWithdrawal } from '../treasury/withdrawals/useDeleteWithdrawal.js';
export { useSendWithdrawal } from '../treasury/withdrawals/useSendWithdrawal.js';
export {
  useSettleWithdrawal,
  type WithdrawalSettlement,
} from '../treasury/withdrawals/useSettleWithdrawal.js';
export { useWithdrawal } from '../treasury/withdrawals/useWithdrawal.js';
export { useWithdrawals } from '../treasury/withdrawals/useWithdrawals.js';
export { useAudit } from '../treasury/orders/useAudit.js';
export { useDeliveries } from '../treasury/orders/useDeliveries.js';
export { useMarkPaid } from '../treasury/orders/useMarkPaid.js';
export { useOrder } from '../treasury/orders/useOrder.js';
export { useOrders, type OrdersHookOptions } from '../treasury/orders/useOrders.js';
export { useReleaseHold } from '../treasury/orders/useReleaseHold.js';
export type { OrderWord } from '../treasury/orders/orderChange.js';
export type { CurrencyListing, CurrencyView } from '../contract/currencies.js';
export type {
  ExchangeBalancesView,
  Holding,
  ProcessingBalancesQuery,
  ProcessingBalancesView,
  ProcessingWalletView,
  TransferCosts,
} from '../contract/treasury/holdings.js';
export type {
  AuditList,
  DeliveryList,
  OrderDetail as OrderDetailView,
  OrderList,
  OrderView,
  OrderWordInput,
} from '../contract/treasury/orders.js';
export type { TreasurySession } from '../contract/treasury/session.js';
export type {
  UnconfirmedTransfersView,
  UnconfirmedTransferView,
} from '../contract/treasury/unconfirmed.js';
export type {
  DeleteWithdrawalInput,
  DraftWithdrawalInput,
  SendWithdrawalInput,
  SettleWithdrawalInput,
  WithdrawalList as WithdrawalListView,
  WithdrawalState,
  WithdrawalView,
} from '../contract/treasury/withdrawals.js';
export type { Appearance, AppearanceVariables } from '../ui/theme/appearance.js';
export { appearancePreset, type AppearancePreset } from '../ui/theme/presets.js';
export type {
  AppearanceRuleProperty,
  AppearanceRules,
  AppearanceRuleSelector,
} from '../ui/theme/rules.js';
export type { TreasuryMessages } from '../treasury/messages/en.js';
export type { DecimalString } from '../money/decimalString.js';
