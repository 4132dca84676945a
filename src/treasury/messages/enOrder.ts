/** English of one order: its figures, its money in and out, its timeline, and what can be done. */

type Words = Readonly<Record<string, string>>;

/** What is open between store and customer. */
const balanceKinds: Words = {
  owed: 'You owe',
  undecided: 'To decide',
  due: 'Customer owes',
  pending: 'Pending',
  held: 'On hold',
  kept: 'Still held',
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
  refund_refused: () => 'The service refused the refund',
  refund_lost: () => 'No answer to the refund',
  refund_read_back: () => 'The service has the refund',
  refund_completed: (amount) => `Refund of ${amount} completed`,
  refund_confirmed: (amount) => `Refund of ${amount} confirmed on the network`,
  refund_failed: () => 'Refund failed',
  refund_deleted: () => 'Refund taken back',
  refund_discarded: () => 'Refund cancelled',
  refund_settled: () => 'Refund looked up by a person',
};

/** Who or what said so. */
const timelineSources: Words = {
  service_event: 'Signed webhook',
  service_list: 'List of unconfirmed transfers',
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
    'Your store runs an older version that doesn’t say more about an order. Update it to see its figures and timeline.',
  orderTrail: 'Where you are',
  orderPosition: (position: number, count: number) => `${String(position)} of ${String(count)}`,
  orderPrevious: 'Previous order',
  orderNext: 'Next order',
  orderPaidAt: (when: string) => `Paid ${when}`,
  orderOpenedAt: (when: string) => `Opened ${when}`,

  figuresTitle: 'Figures',
  figurePrice: 'Price',
  figureReceived: 'Received',
  figureSentBack: 'Sent back',
  balanceKinds,
  otherBalance: (word: string) => `Balance: ${word}`,
  orderValueUnknown: 'Value not known',
  coinsAsked: (coins: string) => `${coins} asked`,
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
  heldNow: 'Held now for this order',
  heldNowUnknown: 'Can’t be said',

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
  timelinePaidTold: 'Paid. Your shop was told',
  timelineTold: (when: string) => `Callback delivered ${when}`,
  timelineUntold: 'No delivered callback is recorded',
  timelineBecause: (causes: string) => `Because of: ${causes}`,

  detailsTitle: 'Details',
  detailCustomer: 'Customer',
  detailCustomerKept: 'Kept: your shop turned this on',
  detailPaysWith: 'Pays with',
  detailRate: 'Rate',
  detailRateFrom: (source: string, when: string) => `${source}, ${when}`,
  detailAddress: 'Address',
  detailAddressCopy: 'Copy address',

  whyTitle: 'Why this status',
  whyNoCurrency: 'The customer hasn’t chosen a currency, so nothing is asked for.',
  whyUnpaid: 'Nothing has arrived.',
  whyLocked: (when: string) => `The price is locked until ${when}.`,
  whyExpired: (when: string) => `The price expired ${when}.`,
  whyPending: (coins: string) => `${coins} was detected, and isn’t confirmed yet.`,
  whyStuck: 'It’s taking longer than usual.',
  whyPartial: (coins: string, price: string, missing: string) =>
    `${coins} came for a price of ${price}. ${missing} is missing.`,
  whyPartialPlain: 'Less than the price has arrived.',
  whyPaid: (coins: string, price: string) =>
    `${coins} is confirmed for a price of ${price}, so the order is paid.`,
  whyPaidPlain: 'The confirmed payments cover the price, so the order is paid.',
  whyMarked: (who: string) => `${who} marked it as paid.`,
  whyMarkedByStore: 'Your shop marked it as paid.',
  whyOver: (coins: string) => `${coins} came on top.`,
  whyOverPlain: 'More than the price came.',
  whyLate: (coins: string) => `${coins} came after the price had expired, so it doesn’t count.`,
  whyWrongCurrency: (coins: string) =>
    `${coins} came in a currency that wasn’t asked for, so it doesn’t count.`,
  whyUnconfirmed: 'It isn’t confirmed yet.',
  whyDecide: 'Mark the order as paid to accept it, or refund it.',
  whyPaidAlready: 'The order was paid without it.',
  whyHeld: (coins: string) =>
    `${coins} is on hold: the service stopped it for a check, or contradicts itself about it.`,
  whyHeldPlain: 'The service stopped a payment for a check, or contradicts itself about one.',
  whyHeldUntil: 'The order isn’t paid while it is held.',
  whyHeldMarked: 'It was marked as paid, and is paid once the hold is released.',
  whyClosed: 'Your shop closed it and takes no more payments for it.',
  whyRefunded: 'A refund has completed, and no other is under way.',
  whyAccount: 'A customer’s wallet: any amount counts, at any time.',
  whyOther: 'The store says so. This page is older than the store and doesn’t know the word.',

  rawTitle: 'Service’s own words',
  rawNone: 'The service has said nothing yet.',
  rawChecked: (when: string) => `Read ${when}`,
  rawPayment: (amount: string) => `Payment of ${amount}`,
  rawRefund: (amount: string) => `Refund of ${amount}`,
  rawEmpty: 'no status',

  orderActionsMenu: 'Actions',
  actionRefundLink: 'Refund by link…',
  actionRefundLinkNote: 'The customer enters the address.',
  actionRefundAddress: 'Refund to a known address…',
  actionRefundAddressNote: 'Makes a withdrawal draft.',
  actionMark: 'Mark as paid…',
  actionMarkNote: 'No money moves. Your shop is told.',
  actionMarkLateNote: 'Accepts what came. No money moves.',
  actionMarkUnconfirmedNote: 'What came isn’t confirmed yet.',
  actionRelease: 'Release hold…',
  actionReleaseNote: 'What came may count again.',
  actionCopyLink: 'Copy link to this order',
  linkToOrderCopied: 'The link has been copied.',
  linkToOrderRefused: 'Copying is blocked here.',
  primaryRefund: (amount: string) => `Refund ${amount}`,
  cannotRefundNothing: 'Nothing was received.',
  cannotRefundUnconfirmed: 'Not confirmed yet.',
  cannotLinkOff: 'Your store has no refund page.',
  cannotLinkNothing: 'Nothing is left that can go back by a link.',
  cannotLinkAccount: 'An account has no price, so nothing is too much.',
  cannotMarkPaid: 'Already paid.',
  cannotMarkTwice: 'Already marked. Release the hold as well.',
  cannotMarkAccount: 'An account has no price.',
  cannotRelease: 'Nothing is on hold.',

  refundHeld:
    'The service holds it, so it may not be available. A refund is paid from the processing wallet.',
  refundPaid: 'The order counts as paid. If this payment is why, a refund gives the goods away.',
  refundAlready:
    'Money of this order has gone back, or may have, or is about to. The amount here does not take that off: look at the order’s refunds first.',
  refundLead:
    'This is a withdrawal of its own. Nothing is sent before you review it, and the order doesn’t change.',
  backToOrder: 'Back to the order',

  release: 'Release hold',
  releaseLead: 'Look at the service why the payment is held.',
  releaseConsequences: [
    'Everything that holds this order now is released. A later hold is a new one.',
    'If what came covers the price, the order is paid at once and your shop is told: it may deliver.',
    'It does not free the money at the service.',
  ],
  releasing: 'Releasing…',
  releaseFailed: 'The hold wasn’t released',
  released: 'The hold has been released.',
  heldAnew: 'What you saw has been released, and something new holds this order. Look at it first.',
  mark: 'Mark as paid',
  markLead: 'The order then counts as paid, whatever has arrived.',
  markConsequences: [
    'Your shop is told at once, as if the money had come: it may deliver.',
    'No money moves. This can’t be undone here.',
  ],
  markWhileHeld: 'A held payment stays held: the order is paid once the hold is released too.',
  marking: 'Marking…',
  markFailed: 'The order wasn’t marked as paid',
  marked: 'The order has been marked as paid.',
  wordLost:
    'The answer may have been lost. Look at the order before you try again. Doing it twice changes nothing more.',
  wordOvertaken: 'The order has changed since you opened this. Look at it before you confirm.',
  wordContinue: 'Continue',

  formReason: 'Reason',
  formReasonSaved: '(saved to the audit log)',
  formReasonMissing: 'Give a reason. It’s kept with your name.',
  formCancel: 'Cancel',
  formClose: 'Close',
  dialogNotLoaded: 'The form didn’t load.',
};
