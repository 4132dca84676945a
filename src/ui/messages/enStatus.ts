/** English of the status panel; in the split build it comes with the panel. */
import type { PayMessages } from './enPay.js';
import type { LabelsByCode } from './messageFormat.js';

/** Said of transfers that do not count by themselves; of the others nothing. */
const transferCounts = {
  late: 'Detected after the price expired',
  wrong_currency: 'Different currency than selected',
};

/** What is not as it was asked for. */
const exceptions = {
  partial: 'We received less than the price.',
  over: 'We received more than the price. Ask the store for a refund.',
  late: 'A payment was detected after the price expired. The store decides if it counts.',
  wrong_currency: 'A payment came in a different currency. The store decides if it counts.',
  held: 'A payment is on hold for review.',
};

/** Sentences of the status panel, beside those that all screens share. */
export const enStatus = {
  transferCounts: transferCounts as LabelsByCode<typeof transferCounts>,

  slowOpening: 'Taking longer than usual. We’ll keep trying.',
  /** Said when the store answers, but not with the state of the checkout. */
  notCurrent: 'This may be out of date',
  sessionOver: 'Your session expired',
  sessionOverLead: 'Reload for the current address. Payments already sent aren’t affected.',
  contactStore: (store: string | undefined) => `Contact ${store ?? 'the store'}`,
  backToStore: (store: string | undefined) => `Back to ${store ?? 'the store'}`,

  nothingAwaited: 'No payment due yet',
  tooSmallForAll: 'The amount left is too small to pay in any currency here. Contact the store.',
  /** With how long ago: `2 hours ago`. */
  longWaitTitle: (ago: string) => `Detected ${ago}, still unconfirmed`,
  longWait:
    'The network may be slow, or it may have dropped the transaction. Check your wallet, and ask the store before you send again.',

  newPriceIs: (amount: string) => `New price: ${amount}.`,
  oneMinuteLeft: 'One minute left at this price.',

  autoUpdates: 'This page updates automatically. You can close it and come back.',
  dontSendAgain: 'Don’t send again.',
  reviewLead: (store: string | undefined) =>
    `We received your payment, but couldn’t match it to this order automatically. ${store ?? 'The store'} will review it. Don’t send again.`,
  heldLead: (store: string | undefined) =>
    `The payment service is reviewing it. Contact ${store ?? 'the store'}. Don’t send again.`,
  paidLead: 'Thanks! You can close this page.',
  closedLead: 'It no longer accepts payments. Already sent one? Contact the store.',
  /** With its code: `12.25 USDT`. */
  overLead: (excess: string, store: string | undefined) =>
    `You sent ${excess} too much. Contact ${store ?? 'the store'} for a refund.`,
  /** With its unit: `2 minutes`. */
  usualTime: (time: string, network: string) => `Usually ${time} on ${network}.`,
  storeConfirms: 'The store will confirm this payment.',
  lateEvents: 'Your payment can take a few minutes to show up here.',
  exceptions: exceptions as LabelsByCode<typeof exceptions>,
  unknownException: 'The store has a note about this payment.',
  /** What a payment passes on its way. */
  steps: { detected: 'Detected', confirming: 'Confirming', paid: 'Paid' },
  received: 'Received',
  detectedAmount: 'Detected',
  due: 'Left to pay',
  excess: 'Overpaid',
  /** Names of what a receipt lists. */
  facts: {
    order: 'Order',
    account: 'Account',
    total: 'Total',
    paid: 'Paid',
    network: 'Network',
    date: 'Date',
    transaction: 'Transaction',
  },
  transfers: 'Transactions',
  details: 'Details',
  lastChecked: (ago: string) => `Last updated ${ago}`,
  checkNow: 'Check now',
  nothingNew: 'Nothing new',
  somethingNew: 'Updated',
  notChecked: 'Couldn’t check for updates. This may be out of date.',
  /** How the page gets changes, beside "Last updated". */
  connection: { live: 'Live', polling: 'Checking automatically', offline: 'No connection' },
  /** In the place of "Waiting for payment" once the price is over. */
  stillWatching: 'Still watching this address',
  connectionLost: 'Connection lost',
  connectionBack: 'Connected again',
};

/** What the status panel can say. */
export type StatusMessages = PayMessages & typeof enStatus;
