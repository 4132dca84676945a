/** English of the status panel; in the split build it comes with the panel. */
import type { PayMessages } from './enPay.js';
import { enTitles } from './enTitles.js';
import type { LabelsByCode } from './messageFormat.js';

/** Said of transfers that do not count by themselves; of the others nothing. */
const transferCounts = {
  late: 'Came after its price had expired, so it does not count by itself',
  wrong_currency: 'Not the currency that was chosen, so it does not count by itself',
};

/** What is not as it was asked for. */
const exceptions = {
  partial: 'Less than the price has arrived.',
  over: 'More than the price has arrived. The store sees how much; ask it to return the rest.',
  late: 'A transfer arrived after its price had expired. The store decides whether it counts.',
  wrong_currency:
    'A transfer arrived in a currency that was not chosen. The store decides whether it counts.',
  held: 'A transfer is held for review.',
};

/** Sentences of the status panel, beside those that all screens share. */
export const enStatus = {
  transferCounts: transferCounts as LabelsByCode<typeof transferCounts>,

  slowOpening: 'This takes longer than usual. We keep trying.',
  /** Said when the store answers, but not with the state of the checkout. */
  notCurrent: 'What you see was true when we last checked.',
  sessionOver: 'This page has been open for too long',
  sessionOverLead:
    'Nothing is lost: the store still notices what you have sent. Reload before you send anything.',
  contactStore: (store: string | undefined) => `Contact ${store ?? 'the store'}`,
  backToStore: (store: string | undefined) => `Back to ${store ?? 'the store'}`,

  nothingAwaited: 'Nothing can be sent yet',
  tooSmallForAll:
    'What is still to be paid is too small for every currency here. Please contact the store.',
  longWaitTitle: (ago: string) => `Seen ${ago}, and still not confirmed`,
  longWait:
    'The network may be slow, or it may have dropped the transfer. Look it up in your wallet before you do anything, and ask the store before you send again.',

  newPriceIs: (amount: string) => `The new price is ${amount}.`,
  oneMinuteLeft: 'One minute left at this price.',

  ...enTitles,
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'This page updates by itself. You may leave it and come back.',
    top_up: 'This page updates by itself. You may leave it and come back.',
    detected:
      'It is on its way through the network. You do not need to do anything and must not send it again.',
    confirmed: 'You do not need to do anything and must not send it again.',
    partial: 'What has arrived is safe and counts for this order. Send only what is still missing.',
    review:
      'It has arrived and is safe, but it does not match the order by itself, so the store decides. Do not send again; tell the store your order number if you hear nothing.',
    held: 'It has arrived, and the payment service has put it on hold for a check. The store decides what happens next. Please contact the store and do not send again.',
    paid: 'Thank you. You can close this page.',
    closed: 'It takes no more payments. If you have sent something, contact the store.',
  },
  /** With its unit: `10 minutes`. */
  usualTime: (time: string) => `This usually takes ${time}.`,
  storeConfirms: 'The store will confirm this payment.',
  lateEvents:
    'The store hears of a payment when it is confirmed, which can take some minutes. You may leave this page and come back.',
  exceptions: exceptions as LabelsByCode<typeof exceptions>,
  unknownException: 'The store has noted something about this payment.',
  due: 'Due',
  received: 'Received',
  excess: 'Above the price',
  transfers: 'Transfers',
  lastChecked: (ago: string) => `Last checked ${ago}`,
  checkNow: 'Check now',
  nothingNew: 'Checked just now, nothing new.',
  somethingNew: 'Checked just now, and there is something new.',
  notChecked: 'The check did not get through. What you see was true when we last checked.',
  /** How the page gets changes, beside "Last checked". */
  connection: { live: 'Live', polling: 'Asking every few seconds', offline: 'No connection' },
  /** In the place of "Waiting for your transfer" once the price is over. */
  stillWatching: 'Still watching for what was sent',
  connectionLost: 'Connection lost. What you see was true when we last checked.',
  connectionBack: 'The connection is back.',
};

/** What the status panel can say. */
export type StatusMessages = PayMessages & typeof enStatus;
