/** `tillkit/treasury`: the back office's widgets, their provider, their hooks and their client. */
export { TreasuryProvider, type TreasuryProviderProps } from '../treasury/TreasuryProvider.js';
export {
  ProcessingBalances,
  type ProcessingBalancesProps,
} from '../treasury/balances/ProcessingBalances.js';
export {
  ExchangeBalances,
  type ExchangeBalancesProps,
} from '../treasury/balances/ExchangeBalances.js';
export {
  UnconfirmedTransfers,
  type UnconfirmedTransfersProps,
} from '../treasury/balances/UnconfirmedTransfers.js';
export { BalanceChart, type BalanceChartProps } from '../treasury/figures/BalanceChart.js';
export { ConfirmTimes, type ConfirmTimesProps } from '../treasury/figures/ConfirmTimes.js';
export { FiguresTiles, type FiguresTilesProps } from '../treasury/figures/FiguresTiles.js';
export { IncomeChart, type IncomeChartProps } from '../treasury/figures/IncomeChart.js';
export { NetworkBalances, type NetworkBalancesProps } from '../treasury/figures/NetworkBalances.js';
export { TreasuryPanel, type TreasuryPanelProps } from '../treasury/panel/TreasuryPanel.js';
export type { TreasuryTab } from '../treasury/panel/treasuryTabs.js';
export { Overview, type OverviewProps } from '../treasury/overview/Overview.js';
export { Orders, type OrdersProps } from '../treasury/orders/Orders.js';
export { OrderDetail, type OrderDetailProps } from '../treasury/orders/OrderDetail.js';
export type { OrderListPlace } from '../treasury/orders/OrderHead.js';
export { Webhooks, type WebhooksProps } from '../treasury/webhooks/Webhooks.js';
export { Audit, type AuditProps } from '../treasury/audit/Audit.js';
export {
  createTreasuryClient,
  type AuditQuery,
  type CallbacksQuery,
  type OrderReference,
  type OrderSearchQuery,
  type OrderSorting,
  type OrdersFileQuery,
  type OrdersQuery,
  type WithdrawalsQuery,
  type PageQuery,
  type PeriodQuery,
  type ReadOptions,
  type TreasuryClient,
  type TreasuryClientOptions,
  type WebhooksQuery,
} from '../treasury/client.js';
export type { FetchLike } from '../contract/request.js';
export {
  isTreasuryError,
  TreasuryError,
  type TreasuryErrorCode,
} from '../treasury/treasuryError.js';
export type { TreasuryProblemCode } from '../contract/treasury/treasuryProblems.js';
export type { ClientProblemCode } from '../contract/checkoutError.js';
export {
  auditQueryOptions,
  balanceHistoryQueryOptions,
  callbacksQueryOptions,
  exchangeBalancesQueryOptions,
  figuresQueryOptions,
  orderCountsQueryOptions,
  orderQueryOptions,
  orderSearchQueryOptions,
  ordersQueryOptions,
  newestOrdersQueryOptions,
  processingBalancesQueryOptions,
  tasksQueryOptions,
  treasuryCurrenciesQueryOptions,
  treasuryQueryKey,
  treasurySessionQueryOptions,
  unconfirmedTransfersQueryOptions,
  webhookQueryOptions,
  webhooksQueryOptions,
  withdrawalQueryOptions,
  withdrawalsQueryOptions,
} from '../treasury/queries.js';
export {
  useTreasuryCurrencies,
  useTreasurySession,
  useBalanceHistory,
  useExchangeBalances,
  useFigures,
  useProcessingBalances,
  useTasks,
  useUnconfirmedTransfers,
  useWithdrawal,
  useWithdrawals,
  useAudit,
  useCallbacks,
  useOrder,
  useOrderCounts,
  useOrders,
  useOrderSearch,
  useWebhook,
  useWebhooks,
  type AuditHookOptions,
  type CallbacksHookOptions,
  type FiguresHookOptions,
  type OrderSearchHookOptions,
  type WithdrawalsHookOptions,
  type OrdersHookOptions,
  type WebhooksHookOptions,
} from '../treasury/storeReads.js';
export {
  WithdrawalForm,
  type WithdrawalFormProps,
} from '../treasury/withdrawals/WithdrawalForm.js';
export type { RefundOf } from '../treasury/withdrawals/draftFields.js';
export {
  WithdrawalList,
  type WithdrawalListProps,
} from '../treasury/withdrawals/WithdrawalList.js';
export {
  WithdrawalStatus,
  type WithdrawalStatusProps,
} from '../treasury/withdrawals/WithdrawalStatus.js';
export {
  useApproveWithdrawal,
  useCreateWithdrawal,
  useDeleteWithdrawal,
  useSendWithdrawal,
  useSettleWithdrawal,
  type WithdrawalSettlement,
} from '../treasury/withdrawals/useWithdrawalMutations.js';
export {
  useMarkPaid,
  useReleaseHold,
  type OrderWord,
} from '../treasury/orders/useOrderMutations.js';
export type { CurrencyListing, CurrencyView } from '../contract/currencies.js';
export type {
  ExchangeBalancesView,
  Holding,
  ProcessingBalancesQuery,
  ProcessingBalancesView,
  ProcessingWalletView,
  TransferCosts,
} from '../contract/treasury/balances.js';
export type {
  BalanceDay,
  BalanceHistoryView,
  ConfirmTimeView,
  Figures,
  FiguresQuery,
  FiguresView,
  IncomeByCurrency,
  IncomeDay,
  NetworkReading,
  SilentNetwork,
} from '../contract/treasury/figures.js';
export type {
  CoinAmount,
  OrderCount,
  OrderCountsView,
  OrderRowList,
  OrderRowView,
  OrderStatus,
  OrderViewName,
} from '../contract/treasury/orderList.js';
export type {
  MoneyFigure,
  OrderFigures,
  OrderMovement,
} from '../contract/treasury/orderFigures.js';
export type { OrderTimelineEntry } from '../contract/treasury/orderTimeline.js';
export type {
  AuditEntryView,
  AuditList,
  AuditOutcome,
  AuditWithdrawal,
} from '../contract/treasury/audit.js';
export type {
  CallbackList,
  CallbackState,
  CallbackView,
  RepeatCallbackInput,
  RepeatedCallback,
  WebhookCount,
  WebhookDetail,
  WebhookList,
  WebhookResult,
  WebhookView,
} from '../contract/treasury/webhooks.js';
export type {
  OrderAddress,
  OrderDetail as OrderDetailView,
  OrderList,
  OrderView,
  OrderActionInput,
} from '../contract/treasury/orders.js';
export type { TaskList, TaskView } from '../contract/treasury/tasks.js';
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
