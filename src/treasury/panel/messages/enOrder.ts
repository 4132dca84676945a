/** English of one order: its figures, its money in and out, its timeline, and what can be done. */

type Words = Readonly<Record<string, string>>;

/** What is open between store and customer. */
const balanceKinds: Words = {
  owed: 'You owe',
  undecided: 'To decide',
  due: 'Customer owes',
  pending: 'Pending',
  held: 'On hold',
  kept: 'Not refunded',
  settled: 'You owe',
  unknown: 'You owe',
};

/** Status of a payment. */
const paymentStatuses: Words = {
  seen: 'Pending',
  confirmed: 'Confirmed',
  held: 'On hold',
};

/** Status of an open refund link. */
const linkStatuses: Words = { made: 'Link created', opened: 'Link opened' };

/** How a payment counts, where it does not simply count. */
const paymentCounts: Words = {
  late: 'Late payment',
  wrong_currency: 'Wrong currency',
};

/** What happened. `amount` is empty where there is none. */
const timelineTitles: Readonly<Record<string, (amount: string, network: string) => string>> = {
  opened: () => 'Checkout opened',
  amended: (amount) => `Price changed to ${amount}`,
  quoted: (amount) => `Price locked: ${amount}`,
  seen: (amount) => `${amount} detected`,
  confirmed: (amount, network) => `${amount} confirmed on ${network}`,
  held: (amount) => `${amount} put on hold`,
  released: () => 'Hold released',
  paid: () => 'Paid',
  marked_paid: () => 'Marked as paid',
  closed: () => 'Order closed',
  link_made: (amount) => `Refund link created for ${amount}`,
  link_opened: () => 'Refund link opened',
  link_claimed: () => 'Customer confirmed an address',
  link_revoked: () => 'Refund link cancelled',
  link_ended: () => 'Refund link ended',
  refund_drafted: (amount) => `Refund of ${amount} drafted`,
  refund_approved: () => 'Refund approved',
  refund_sent: (amount) => `Refund of ${amount} sent`,
  refund_refused: () => 'The service rejected the refund',
  refund_lost: () => 'Refund: the service’s answer was lost',
  refund_read_back: () => 'Refund found at the service',
  refund_completed: (amount) => `Refund of ${amount} completed`,
  refund_confirmed: (amount) => `Refund of ${amount} confirmed on the network`,
  refund_failed: () => 'Refund failed',
  refund_deleted: () => 'Refund cancelled',
  refund_discarded: () => 'Refund cancelled',
  refund_settled: () => 'Refund outcome recorded',
};

/** Who or what said so. */
const timelineSources: Words = {
  service_event: 'Signed webhook',
  service_list: 'List of pending transfers',
  service_lookup: 'Payment page of the service',
  service: 'Payment service',
  store: 'Your shop',
  customer: 'Through the refund link',
};

/** Sentences of the page of one order. */
export const enOrder = {
  orderLoading: 'Loading the order…',
  orderFailed: 'The order couldn’t be loaded',
  orderOlderStore:
    'The server runs an older version that doesn’t say more about an order. Update it to see figures and a timeline.',
  orderTrail: 'Where you are',
  orderPaidAt: (when: string) => `Paid ${when}`,
  orderOpenedAt: (when: string) => `Opened ${when}`,

  figurePrice: 'Price',
  figureReceived: 'Received',
  figureSentBack: 'Refunded',
  balanceKinds,
  otherBalance: (word: string) => `Balance: ${word}`,
  orderValueUnknown: 'Value not known',
  coinsAsked: (coins: string) => `${coins} requested`,
  coinsNotAsked: 'No currency chosen',
  nothingCame: 'No payments',
  noRefunds: 'No refunds',
  nothingOwed: 'Nothing',
  plusPending: (coins: string) => `${coins} pending`,
  plusHeld: (coins: string) => `${coins} on hold`,
  plusOnTheWay: (coins: string) => `${coins} on the way`,
  refundUnreadable: 'A refund can’t be read',

  moneyTitle: 'Money in and out',
  moneyNone: 'No transactions.',
  moneyWhat: 'What',
  moneyTransaction: 'Transaction',
  moneyCoin: 'Coin',
  moneyValue: 'Value',
  moneyStatus: 'Status',
  movementPayment: 'Payment',
  movementRefund: 'Refund',
  otherMovement: (word: string) => `Money: ${word}`,
  paymentStatuses,
  linkStatuses,
  paymentCounts,
  waitsForAddress: 'Waiting for the address',
  notSentYet: 'Not sent yet',
  noTransactionYet: 'No transaction yet',
  openRefund: (what: string) => `Open: ${what}`,
  openTransaction: (hash: string) => `Transaction ${hash}, in a block explorer`,
  heldNow: 'Received minus refunds',
  heldNowUnknown: 'Unknown',

  timelineTitle: 'Timeline',
  timelineZone: (zone: string) => `Times in ${zone}`,
  timelineTitles,
  otherTimeline: (word: string) => `Update: ${word}`,
  timelineSources,
  otherTimelineSource: (word: string) => `Source: ${word}`,
  timelineWebhook: (number: string) => `Signed webhook ${number}`,
  timelineRate: (code: string, rate: string) => `1 ${code} = ${rate}`,
  timelineUntil: (when: string) => `until ${when}`,
  timelineQuote: (words: string) => `“${words}”`,
  timelinePaidTold: 'Paid. Callback ran',
  timelineTold: (when: string) => `Callback ended without an error ${when}`,
  timelineUntold: 'No successful callback is recorded',
  timelineBecause: (causes: string) => `Because of: ${causes}`,

  detailsTitle: 'Details',
  detailCustomer: 'Customer',
  detailCustomerKept: 'Your shop stores e-mail addresses',
  detailPaysWith: 'Pays with',
  detailRate: 'Rate',
  detailRateFrom: (source: string, when: string) => `${source}, ${when}`,
  detailAddress: 'Address',
  detailAddressCopy: 'Copy address',

  whyTitle: 'Why this status',
  whyNoCurrency: 'The customer hasn’t chosen a currency, so no amount has been requested.',
  whyUnpaid: 'Nothing has arrived.',
  whyLocked: (when: string) => `The price is locked until ${when}.`,
  whyExpired: (when: string) => `The price expired ${when}.`,
  whyPending: (coins: string) => `${coins} was detected, and isn’t confirmed yet.`,
  whyStuck: 'It’s taking longer than usual.',
  whyPartial: (coins: string, price: string, missing: string) =>
    `${coins} arrived for a price of ${price}. ${missing} is missing.`,
  whyPartialPlain: 'Less than the price has arrived.',
  whyPaid: (coins: string, price: string) =>
    `${coins} is confirmed for a price of ${price}, so the order is paid.`,
  whyPaidPlain: 'The confirmed payments cover the price, so the order is paid.',
  whyMarked: (who: string) => `${who} marked it as paid.`,
  whyMarkedByStore: 'Your shop marked it as paid.',
  whyOver: (coins: string) => `${coins} more than the price arrived.`,
  whyOverPlain: 'More than the price arrived.',
  whyLate: (coins: string) => `${coins} arrived after the price had expired, so it doesn’t count.`,
  whyWrongCurrency: (coins: string) =>
    `${coins} arrived, but that isn’t the chosen currency, so it doesn’t count.`,
  whyUnconfirmed: 'It isn’t confirmed yet.',
  whyDecide: 'Mark the order as paid to accept it, or refund it.',
  whyPaidAlready: 'The order was paid without it.',
  whyHeld: (coins: string) =>
    `${coins} is on hold: the service stopped it for a check, or contradicts itself about it.`,
  whyHeldPlain: 'The service stopped a payment for a check, or contradicts itself about one.',
  whyHeldUntil: 'The order isn’t paid while it’s on hold.',
  whyHeldMarked: 'It was marked as paid, and becomes paid once the hold is released.',
  whyClosed: 'Your shop closed it and takes no more payments for it.',
  whyRefunded: 'A refund has completed, and no other is under way.',
  whyAccount: 'A customer’s account: any amount counts, at any time.',
  whyOther: 'The server gives this status. This page is older than the server and doesn’t know it.',

  rawTitle: 'What the service says',
  rawNone: 'The service has said nothing yet.',
  rawChecked: (when: string) => `Read ${when}`,
  rawPayment: (amount: string) => `Payment of ${amount}`,
  rawRefund: (amount: string) => `Refund of ${amount}`,
  rawEmpty: 'no status',

  orderActionsMenu: 'Actions',
  actionRefundLink: 'Refund by link…',
  actionRefundLinkNote: 'The customer enters the address.',
  actionRefundAddress: 'Refund to a known address…',
  actionRefundAddressNote: 'Creates a withdrawal draft.',
  actionMark: 'Mark as paid…',
  actionMarkNote: 'No money moves. Your shop is notified.',
  actionMarkLateNote: 'Accepts what arrived. No money moves.',
  actionMarkUnconfirmedNote: 'What arrived isn’t confirmed yet.',
  actionRelease: 'Release hold…',
  actionReleaseNote: 'What arrived can count again.',
  actionCopyLink: 'Copy link to this order',
  linkToOrderCopied: 'The link has been copied.',
  linkToOrderRefused: 'Copying is blocked here.',
  primaryRefund: (amount: string) => `Refund ${amount}`,
  cannotRefundNothing: 'Nothing was received.',
  cannotRefundUnconfirmed: 'Not confirmed yet.',
  cannotLinkOff: 'The refund page isn’t set up.',
  cannotLinkNothing: 'Nothing is left to refund by link.',
  cannotLinkAccount: 'An account has no price, so nothing is overpaid.',
  cannotMarkPaid: 'Already paid.',
  cannotMarkTwice: 'Already marked. Release the hold as well.',
  cannotMarkAccount: 'An account has no price.',
  cannotRelease: 'Nothing is on hold.',

  refundHeld:
    'The payment is on hold at the service, so it may not be available. A refund is paid from the processing wallet.',
  refundPaid:
    'The order counts as paid. If it was this payment that paid it, a refund gives the goods away.',
  refundAlready:
    'Money from this order has been refunded, or may have been, or is about to be. The amount here doesn’t deduct that: check the order’s refunds first.',
  refundLead:
    'This drafts a withdrawal. Nothing is sent before you review it, and the draft doesn’t change the order.',
  backToOrder: 'Back to the order',

  release: 'Release hold',
  releaseLead: 'Find out at the service why the payment is on hold.',
  releaseConsequences: [
    'Every hold on this order now is released. A later hold has to be released again.',
    'If what arrived covers the price, the order is paid at once and your shop is notified. Expect it to deliver.',
    'This doesn’t free the money at the service.',
  ],
  releasing: 'Releasing…',
  releaseFailed: 'The hold wasn’t released',
  released: 'The hold has been released.',
  heldAnew:
    'The hold you saw has been released, but the order was put on hold again. Look at the new hold first.',
  mark: 'Mark as paid',
  markLead: 'The order then counts as paid, no matter what has arrived.',
  markConsequences: [
    'Your shop is notified at once, as if the money had arrived. Expect it to deliver.',
    'No money moves. This can’t be undone here.',
  ],
  markWhileHeld: 'This doesn’t release the hold: the order is paid once the hold is released too.',
  marking: 'Marking…',
  markFailed: 'The order wasn’t marked as paid',
  marked: 'The order has been marked as paid.',
  wordLost:
    'We couldn’t confirm that it was done. Look at the order before you try again. Doing it twice changes nothing more.',
  wordOvertaken: 'The order has changed since you opened this. Look at it before you confirm.',
  wordContinue: 'Continue',

  formReason: 'Reason',
  formReasonSaved: '(saved to the audit log)',
  formReasonMissing: 'Give a reason. It’s kept with your name.',
  formCancel: 'Cancel',
  formClose: 'Close',
  dialogNotLoaded: 'The form didn’t load.',
};
