/** `tillkit/treasury`: the back office's widgets, their provider, their hooks and their client. */
export { TreasuryProvider, type TreasuryProviderProps } from '../treasury/TreasuryProvider.js';
export { ProcessingBalances } from '../treasury/balances/ProcessingBalances.js';
export { ExchangeBalances } from '../treasury/balances/ExchangeBalances.js';
export { UnconfirmedTransfers } from '../treasury/balances/UnconfirmedTransfers.js';
export { BalanceChart } from '../treasury/figures/BalanceChart.js';
export { FiguresTiles } from '../treasury/figures/FiguresTiles.js';
export { IncomeChart } from '../treasury/figures/IncomeChart.js';
export { NetworkBalances } from '../treasury/figures/NetworkBalances.js';
export { TreasuryPanel, type TreasuryPanelProps } from '../treasury/panel/TreasuryPanel.js';
export type { TreasuryTab } from '../treasury/panel/treasuryTabs.js';
export { Overview } from '../treasury/overview/Overview.js';
export { Orders } from '../treasury/orders/Orders.js';
export { OrderDetail } from '../treasury/orders/OrderDetail.js';
export { Webhooks } from '../treasury/webhooks/Webhooks.js';
export { Audit } from '../treasury/audit/Audit.js';
export {
  createTreasuryClient,
  type OrderReference,
  type OrderSearchQuery,
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
export type { TreasuryProblemCode } from '../contract/treasury/treasuryProblems.js';
export { treasuryQueryKey } from '../treasury/queries.js';
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
  useOrderSearch,
  useWebhook,
  useWebhooks,
} from '../treasury/storeReads.js';
export { WithdrawalForm } from '../treasury/withdrawals/WithdrawalForm.js';
export { WithdrawalList } from '../treasury/withdrawals/WithdrawalList.js';
export { WithdrawalStatus } from '../treasury/withdrawals/WithdrawalStatus.js';
export {
  useApproveWithdrawal,
  useCreateWithdrawal,
  useDeleteWithdrawal,
  useSendWithdrawal,
  useSettleWithdrawal,
} from '../treasury/withdrawals/useWithdrawalMutations.js';
export { useMarkPaid, useReleaseHold } from '../treasury/orders/useOrderMutations.js';
export type { CurrencyListing, CurrencyView } from '../contract/currencies.js';
export type {
  ExchangeBalancesView,
  ProcessingBalancesView,
  ProcessingWalletView,
} from '../contract/treasury/balances.js';
export type { BalanceHistoryView, Figures, FiguresView } from '../contract/treasury/figures.js';
export type {
  OrderRowList,
  OrderRowView,
  OrderStatus,
  OrderViewName,
} from '../contract/treasury/orderList.js';
export type { AuditEntryView, AuditList } from '../contract/treasury/audit.js';
export type {
  CallbackList,
  CallbackView,
  RepeatCallbackInput,
  WebhookDetail,
  WebhookList,
  WebhookView,
} from '../contract/treasury/webhooks.js';
export type {
  OrderDetail as OrderDetailView,
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
export type { Appearance } from '../ui/theme/appearance.js';
export { appearancePreset, type AppearancePreset } from '../ui/theme/presets.js';
export type { TreasuryMessages } from '../treasury/messages/en.js';
export type { DecimalString } from '../money/decimalString.js';
