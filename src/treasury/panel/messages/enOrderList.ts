/** English of the list of orders: its filters, its statuses, and why an order needs a person. */
import { plural } from '../../../ui/messages/messageFormat.js';

type Words = Readonly<Record<string, string>>;

/** The one status of an order. */
const orderStatuses: Words = {
  held: 'On hold',
  late: 'Late payment',
  wrong_currency: 'Wrong currency',
  over: 'Overpaid',
  partial: 'Part paid',
  pending: 'Pending',
  unpaid: 'Unpaid',
  paid: 'Paid',
  closed: 'Closed',
  refunded: 'Refunded',
  account: 'Account',
  unreadable: 'Unreadable',
};

/** Sentences of the list. */
export const enOrderList = {
  orders: 'Orders',
  ordersLoading: 'Loading orders…',
  ordersFailed: 'Orders couldn’t be loaded',
  ordersAll: 'All',
  ordersAttention: 'Needs attention',
  ordersNewest: 'Newest',
  ordersViews: 'Status',
  orderStatuses,
  ordersSearch: 'Search orders',
  ordersSearchHint: 'Order, hash or address',
  ordersSearchHintEmail: 'Order, hash, address or e-mail',
  ordersSearchClear: 'Clear search',
  ordersFilters: 'Filters',
  ordersFrom: 'From',
  ordersTo: 'To',
  ordersCurrency: 'Currency',
  ordersEveryCurrency: 'All currencies',
  ordersClear: 'Clear filters',

  orderColumn: 'Order',
  customerColumn: 'Customer',
  amountColumn: 'Amount',
  paidWithColumn: 'Paid with',
  receivedColumn: 'Received',
  statusColumn: 'Status',
  ageColumn: 'Age',
  emailNotKept: 'Not stored',
  nothingReceived: 'Nothing received',
  receivedOf: (amount: string, payable: string) => `${amount} of ${payable}`,

  reasonHeld: 'Stopped for a check. A person decides.',
  reasonLate: 'Paid after the price expired.',
  reasonWrongCurrency: (paid: string, chosen: string) => `Paid in ${paid}, not ${chosen}.`,
  reasonOver: (amount: string) => `${amount} too much.`,
  reasonPartial: (amount: string) => `${amount} missing.`,
  reasonPartialExpired: (amount: string) => `${amount} missing, price expired.`,
  reasonStuck: 'Detected, but still not confirmed.',
  reasonUnreadable: 'A newer version wrote it. Update the server.',
  reasonOther: 'Needs a decision.',

  ordersCaughtUp: 'All caught up',
  ordersCaughtUpWhat: 'Nothing needs you. New payments appear here by themselves.',
  ordersNone: 'No orders yet',
  ordersNoneWhat: 'They appear when a customer opens the checkout.',
  ordersNotFound: (text: string) => `No orders for “${text}”`,
  ordersNotFoundWhat: 'We searched the beginnings of order numbers, hashes and addresses.',
  ordersNoMatch: 'No orders match these filters',
  ordersUnindexed: 'Newest first. Older orders are searched as you load more.',
  ordersShown: (n: number, all: string | null) =>
    all === null
      ? plural('en', n, { one: '# order shown', other: '# orders shown' })
      : `${String(n)} of ${all}`,

  exportOrders: 'Export CSV',
  savingOrders: 'Preparing the file…',
  savedOrders: 'Exported.',
  saveFailed: 'The file wasn’t saved',
  saveNote: 'Exports all orders of this view. Logged.',
};
