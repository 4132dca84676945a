/** English of orders, of what the service has delivered, and of who did what. */
import { plural, type PluralForms } from '../../ui/messages/messageFormat.js';

type Words = Readonly<Record<string, string>>;

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

/** The state of an order, as lists name it. */
const orderStates: Words = { open: 'Open', held: 'Held', paid: 'Paid', closed: 'Closed' };

/** What that means, in a sentence. */
const orderLeads: Words = {
  open: 'It is not paid yet.',
  held: 'A transfer has been stopped by the service for a check, or the service contradicts itself about one. Whatever has arrived, the order does not count as paid until a person ends the hold.',
  paid: 'It counts as paid, and the store has been told.',
  closed: 'The store takes no more payments for it.',
};

/** What is out of the ordinary. */
const orderExceptions: Words = {
  partial: 'Less than the price has arrived.',
  over: 'More than the price has arrived.',
  late: 'A transfer came after its price had expired, so it does not count by itself.',
  wrong_currency:
    'A transfer came in a currency that was not chosen, so it does not count by itself.',
  held: 'A transfer is held.',
};

/** How far a transfer is. */
const orderTransferStatus: Words = {
  seen: 'Seen, not confirmed',
  confirmed: 'Confirmed',
  held: 'Held by the service',
};

/** Why a transfer does not count. */
const transferCounts: Words = {
  late: 'Late: it came after its price had expired, so it does not count by itself.',
  wrong_currency: 'Not the currency that was chosen, so it does not count by itself.',
};

/** Who said a line of the timeline. */
const evidenceSources: Words = {
  service_event: 'Signed event of the service',
  service_list: 'The service’s list of transfers',
  service_lookup: 'The service’s payment page, looked up by the store',
  store: 'The store',
};

/** What a line of the timeline says. */
const evidenceKinds: Words = {
  opened: 'Checkout opened',
  quoted: 'Price fixed',
  seen: 'Transfer seen',
  confirmed: 'Transfer confirmed',
  held: 'Transfer held',
  released: 'Hold ended',
  marked_paid: 'Marked as paid',
  closed: 'Order closed',
  amended: 'Order amount changed',
};

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
  backToOrders: 'Back to the orders',
  olderOnes: 'Show older ones',
  olderOnesLoading: 'Loading older ones…',
  olderOnesFailed: 'The older ones could not be read',
  moreShown: (n: number) => count(n, { one: '# more shown', other: '# more shown' }),
};

/** Sentences of one order. */
const orderDetail = {
  orderLoading: 'Reading the order…',
  orderFailed: 'The order could not be read',
  orderLeads,
  orderOtherLead:
    'The store says this of the order. This page is older than the store and does not know the word.',
  accountLead: 'Deposits of a customer: any amount, at any time.',
  orderExceptions,
  otherException: (word: string) => `The store notes: ${word}`,
  orderPrice: 'Price',
  orderShownPrice: 'Shown to the shopper',
  orderAsked: 'Asked for',
  orderDue: 'Still due',
  orderReceived: 'Received',
  orderExcess: 'Too much',
  noQuote: 'No currency has been chosen yet, so nothing is asked for and nothing can arrive.',
  quoteVoid:
    'Nothing until the shopper chooses a currency at the present price. What is sent to an address shown before still arrives.',
  orderTransfers: 'Transfers',
  orderNoTransfers: 'None has been seen.',
  orderTransferStatus,
  otherTransferStatus: (word: string) => `Status: ${word}`,
  transferCounts,
  otherCounts: (word: string) => `Counted as: ${word}`,
  orderTimeline: 'What happened',
  evidenceSources,
  otherSource: (word: string) => `Said by: ${word}`,
  evidenceKinds,
  otherEvidence: (word: string) => `Noted: ${word}`,
  refunds: 'Refunds',
  refundsNone: 'No money of it has gone back.',

  refundExcess: (amount: string) => `Refund the excess of ${amount}`,
  refundTransfer: (amount: string) => `Refund these ${amount}`,
  refundOther: 'Refund another amount',
  refundUnconfirmed: 'It can be refunded once the network has confirmed it.',
  refundHeld:
    'The service holds it, so it may not be at hand. A refund is paid from the processing wallet.',
  refundPaid:
    'The order counts as paid. If this transfer is why a person marked it as paid, a refund gives the goods away.',
  refundAlready:
    'Money of this order has gone back already, or may have, or is about to: look at the refunds of the order first. The amount here does not take that off.',
  refundLead:
    'It is a withdrawal of its own: nothing is sent before you have reviewed it, and the order itself does not change.',
  backToOrder: 'Back to the order',

  orderWords: 'What the store can say',
  orderWordsNotYours:
    'You can look at this order, but not change it. Ask whoever runs the store if you need to.',
  release: 'End the hold',
  releaseLead: 'Look at the service why a transfer is held. A person decides whether it may count.',
  releaseConsequences: [
    'Everything that you see holding this order is let go. A later hold is a new one.',
    'If what has arrived covers the price, the order is paid at once and the store is told so: it may deliver.',
    'It does not free the money at the service. Look there whether it has.',
  ],
  releaseYes: 'Yes, end the hold',
  releasing: 'Ending the hold…',
  releaseFailed: 'The hold was not ended',
  released: 'The hold has been ended.',
  heldAnew: 'What you saw has been let go, and something new holds this order. Look at it first.',
  mark: 'Mark as paid',
  markLead: 'The store says by itself that the order is paid, whatever has arrived.',
  markConsequences: [
    'The order counts as paid at once, and the store is told so as if the money had come: it may deliver.',
    'No money moves, and it cannot be taken back here.',
  ],
  markWhileHeld:
    'Held payments stay held: the order becomes paid only when the hold is ended, too.',
  markYes: 'Yes, mark it as paid',
  marking: 'Marking it as paid…',
  markFailed: 'The order was not marked as paid',
  marked: 'The order has been marked as paid.',
  markedAlready: 'A person has marked this order as paid.',
  wordLost:
    'The answer may have been lost on its way. Look at the state of the order before you press again; saying it twice changes nothing more.',
  wordReason: 'Reason',
  wordReasonHint: 'Why you may say so, for the audit: who checked what, and when.',
  wordReasonMissing: 'Give a reason. It is kept with your name.',
  wordGoOn: 'Go on',
  wordQuestion: 'This is what happens:',
  wordReasonIs: (reason: string) => `Your reason: ${reason}`,
  wordBack: 'No, change nothing',
  wordOvertaken:
    'The order has changed since you were asked, and nothing was done. Look at it, then go on.',
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
export const enOrders = { ...orderList, ...orderDetail, ...deliveries, ...audit };
