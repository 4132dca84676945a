/** English of orders, of what the service has delivered, and of who did what. */
import { plural, type PluralForms } from '../../ui/messages/messageFormat.js';

type Words = Readonly<Record<string, string>>;

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

/** The state of an order, as lists name it. */
const orderStates: Words = { open: 'Open', held: 'Held', paid: 'Paid', closed: 'Closed' };

/** Kinds of webhook events, by the service's name. */
const deliveryTypes: Words = {
  PaymentReceived: 'Payment confirmed',
  PaymentNotConfirmed: 'Payment seen',
  PaymentAMLBlocked: 'Payment held',
  WithdrawalFromProcessingReceived: 'Withdrawal confirmed',
};

const deliveryResults: Words = {
  accepted: 'Taken in',
  orphan: 'Orphan',
  conflict: 'Conflict',
};

/** What was tried, by the route that it went to. */
const auditActions: Words = {
  session: 'Opened the back office',
  currencies: 'Looked at the currencies',
  processingBalances: 'Looked at the processing wallets',
  exchangeBalances: 'Looked at the exchange account',
  unconfirmedTransfers: 'Looked at the transfers',
  listWithdrawals: 'Looked at the withdrawals',
  exportWithdrawals: 'Exported withdrawals',
  draftWithdrawal: 'Drafted a withdrawal',
  getWithdrawal: 'Looked at a withdrawal',
  approveWithdrawal: 'Approved a withdrawal',
  sendWithdrawal: 'Sent a withdrawal',
  settleWithdrawal: 'Settled a withdrawal',
  deleteWithdrawal: 'Gave a withdrawal up',
  listOrders: 'Looked at the orders',
  searchOrders: 'Looked at the orders',
  countOrders: 'Looked at the orders',
  exportOrders: 'Exported orders',
  getOrder: 'Looked at an order',
  releaseHold: 'Ended a hold',
  markPaid: 'Marked an order as paid',
  makeRefundLink: 'Made a refund link',
  revokeRefundLink: 'Revoked a refund link',
  openRefundLink: 'Opened a refund link',
  claimRefund: 'Confirmed a refund address',
  deliveries: 'Looked at the deliveries',
  audit: 'Looked at the audit',
};

/** Outcomes that are not problem codes. */
const auditOutcomes: Words = {
  done: 'Done',
  unfinished: 'No outcome recorded',
  cancelled: 'Cancelled',
  unauthorized: 'Refused: nobody signed in',
  forbidden: 'Refused: not allowed',
  forbidden_origin: 'Refused: from another site',
  not_found: 'Refused: no such thing',
  bad_request: 'Refused: malformed',
  unsupported_media_type: 'Refused: malformed',
  payload_too_large: 'Refused: too large',
  amount_invalid: 'Refused: the amount',
  amount_precision: 'Refused: too many decimals',
  address_invalid: 'Refused: the address',
  currency_unavailable: 'Refused: the currency',
  withdrawal_differs: 'Refused: another has this id',
  withdrawal_state: 'Refused: past that step',
  approval_missing: 'Refused: not approved yet',
  approval_own: 'Refused: own draft',
  delete_too_late: 'Refused: the transfer had begun',
  warnings_new: 'Refused: the same might have been paid meanwhile',
  refund_changed: 'Refused: what can go back had changed',
  refund_link_state: 'Refused: the link was past that step',
  link_unknown: 'Refused: no such link',
  link_ended: 'Refused: the link had ended',
  link_revoked: 'Refused: the link was revoked',
  link_used: 'Refused: the link was used before',
  settle_too_early: 'Refused: the service might still have been at it',
  rate_limited: 'Refused: too many requests',
  service_unavailable: 'Failed: the service did not answer',
  service_invalid: 'Failed: the service’s answer was unusable',
  service_rejected: 'Failed: the service refused',
  key_refused: 'Failed: the API key was refused',
  exchange_unavailable: 'Failed: the exchange could not be read',
  processing_not_ready: 'Failed: the service is not set up',
  store_unavailable: 'Failed: the store could not store',
  internal: 'Failed unexpectedly',
};

/** Sentences of the list of orders, beside `enOrderList`. */
const orderList = {
  orderStates,
  otherState: (word: string) => `State: ${word}`,
  deposits: 'Deposits',
  olderOnes: 'Show older ones',
  olderOnesLoading: 'Loading older ones…',
  olderOnesFailed: 'The older ones could not be read',
  moreShown: (n: number) => count(n, { one: '# more shown', other: '# more shown' }),
};

/** Sentences of the deliveries. */
const deliveries = {
  deliveries: 'Deliveries',
  deliveriesLead:
    'Signed events that the service has sent to the store, newest first, each kept once however often it came.',
  deliveriesLoading: 'Reading the deliveries…',
  deliveriesFailed: 'The deliveries could not be read',
  deliveriesNone: 'The service has delivered nothing yet.',
  deliveriesNoneLike: 'None of those read so far is like that.',
  deliveriesFilter: 'Which deliveries',
  everyDelivery: 'All',
  onlyOrphans: 'Orphans',
  onlyConflicts: 'Conflicts',
  deliveryTypes,
  deliveryResults,
  otherResult: (word: string) => `Result: ${word}`,
  orphanWhat:
    'An orphan names no order of this store: another store may share the service, or the checkout was opened with another ledger. It changed nothing. If it is about money, look up the payment at the service.',
  conflictWhat:
    'A conflict contradicts an earlier event about the same transfer. Where their amounts differ, the lower one counts and the order is held until a person ends the hold. Compare both at the service.',
  testSend: 'Test',
  testWhat: 'Sent by hand from the dashboard of the service. It counts for nothing.',
  ofOrder: (reference: string) => `For ${reference}`,
  ofWallet: (id: string) => `Wallet ${id}`,
  ofWithdrawal: (id: string) => `Withdrawal ${id}`,
  deliveriesRead: (n: number) =>
    count(n, { one: '# delivery read so far', other: '# deliveries read so far' }),
};

/** Sentences of the audit. */
const audit = {
  audit: 'Audit',
  auditLead:
    'Every change and every refusal, newest first. Looking at something is not noted; taking the orders as a file is.',
  auditLoading: 'Reading the audit…',
  auditFailed: 'The audit could not be read',
  auditNone: 'Nothing has been tried yet.',
  auditActions,
  auditOutcomes,
  otherOutcome: (word: string) => `Refused: ${word}`,
  auditNobody: 'Nobody who was recognised',
  auditReason: (words: string) => `“${words}”`,
  auditWithdrawal: (id: string) => `Withdrawal ${id}`,
};

/** Sentences of orders, deliveries and audit. */
export const enOrders = { ...orderList, ...deliveries, ...audit };
