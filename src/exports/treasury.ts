/** `tillkit/treasury`: the back office's widgets, their provider, their hooks and their client. */
export {
  TreasuryProvider,
  type TreasuryProviderProps,
} from '../treasury/panel/TreasuryProvider.js';
export { ProcessingBalances } from '../treasury/panel/balances/ProcessingBalances.js';
export { ExchangeBalances } from '../treasury/panel/balances/ExchangeBalances.js';
export { UnconfirmedTransfers } from '../treasury/panel/balances/UnconfirmedTransfers.js';
export { FiguresTiles } from '../treasury/panel/figures/FiguresTiles.js';
export { BookedIncome } from '../treasury/panel/figures/BookedIncome.js';
export { NetworkBalances } from '../treasury/panel/figures/NetworkBalances.js';
export { TreasuryPanel, type TreasuryPanelProps } from '../treasury/panel/shell/TreasuryPanel.js';
export type { TreasuryTab } from '../treasury/panel/shell/treasuryTabs.js';
export { Overview } from '../treasury/panel/overview/Overview.js';
export { Orders } from '../treasury/panel/orders/Orders.js';
export { OrderDetail } from '../treasury/panel/orders/OrderDetail.js';
export { Activity } from '../treasury/panel/activity/Activity.js';
export {
  createTreasuryClient,
  type OrderReference,
  type TreasuryClient,
  type TreasuryClientOptions,
} from '../treasury/panel/client.js';
export type { OrderSearchQuery } from '../treasury/contract/queries.js';
export type { FetchLike } from '../contract/request.js';
export {
  isTreasuryError,
  TreasuryError,
  type TreasuryErrorCode,
} from '../treasury/panel/treasuryError.js';
export type { TreasuryProblemCode } from '../treasury/contract/treasuryProblems.js';
export { treasuryQueryKey } from '../treasury/panel/queries.js';
export {
  useTreasuryCurrencies,
  useTreasurySession,
  useExchangeBalances,
  useFigures,
  useProcessingBalances,
  useTasks,
  useUnconfirmedTransfers,
  useWithdrawal,
  useWithdrawals,
  useActivity,
  useActivityEntry,
  useOrder,
  useOrderCounts,
  useOrderSearch,
} from '../treasury/panel/storeReads.js';
export { WithdrawalForm } from '../treasury/panel/withdrawals/WithdrawalForm.js';
export { WithdrawalList } from '../treasury/panel/withdrawals/WithdrawalList.js';
export { WithdrawalStatus } from '../treasury/panel/withdrawals/WithdrawalStatus.js';
export {
  useApproveWithdrawal,
  useCreateWithdrawal,
  useDeleteWithdrawal,
  useSendWithdrawal,
  useSettleWithdrawal,
} from '../treasury/panel/withdrawals/useWithdrawalMutations.js';
export { useMarkPaid, useReleaseHold } from '../treasury/panel/orders/useOrderMutations.js';
export type { CurrencyListing, CurrencyView } from '../contract/currencies.js';
export type {
  ExchangeBalancesView,
  ProcessingBalancesView,
  ProcessingWalletView,
} from '../treasury/contract/balances.js';
export type { Figures, FiguresView } from '../treasury/contract/figures.js';
export type {
  OrderRowList,
  OrderRowView,
  OrderStatus,
  OrderViewName,
} from '../treasury/contract/orderList.js';
export type { ActView } from '../treasury/contract/audit.js';
export type {
  ActivityDetail,
  ActivityEntry,
  ActivityList,
  ActivityReasonInput,
  NotificationView,
  WebhookView,
} from '../treasury/contract/activity.js';
export type {
  OrderDetail as OrderDetailView,
  OrderView,
  OrderActionInput,
} from '../treasury/contract/orders.js';
export type { TaskList, TaskView } from '../treasury/contract/tasks.js';
export type { TreasurySession } from '../treasury/contract/session.js';
export type {
  UnconfirmedTransfersView,
  UnconfirmedTransferView,
} from '../treasury/contract/unconfirmed.js';
export type {
  DeleteWithdrawalInput,
  DraftWithdrawalInput,
  SendWithdrawalInput,
  SettleWithdrawalInput,
  WithdrawalList as WithdrawalListView,
  WithdrawalState,
  WithdrawalView,
} from '../treasury/contract/withdrawals.js';
export type { Appearance } from '../ui/theme/appearance.js';
export { appearancePreset, type AppearancePreset } from '../ui/theme/presets.js';
export type { TreasuryMessages } from '../treasury/panel/messages/en.js';
export type { DecimalString } from '../money/decimalString.js';
