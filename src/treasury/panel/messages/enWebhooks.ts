/** English of webhooks: what the service has sent to the server, and what the shop was notified of. */
import { plural, type PluralForms } from '../../../ui/messages/messageFormat.js';

type Words = Readonly<Record<string, string>>;

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

/** Kinds of events, by the service's name. */
const webhookEvents: Words = {
  PaymentNotConfirmed: 'Payment detected',
  PaymentReceived: 'Payment received',
  PaymentAMLBlocked: 'Payment put on hold',
  WithdrawalFromProcessingReceived: 'Withdrawal',
};

const webhookResults: Words = {
  accepted: 'Accepted',
  unmatched: 'Unmatched',
  conflict: 'Conflict',
};

/** What an event did, with its amount. */
const webhookEffects: Readonly<Record<string, (amount: string | null) => string>> = {
  seen: (amount) => (amount === null ? 'Detected a payment' : `Detected ${amount}`),
  confirmed: (amount) => (amount === null ? 'Confirmed a payment' : `Confirmed ${amount}`),
  held: (amount) => (amount === null ? 'Put a payment on hold' : `Put ${amount} on hold`),
  contradicts: () => 'Contradicts an earlier webhook about this transaction',
  counted: () => 'Counted toward the payment',
  paid: () => 'Order paid',
  released: () => 'Hold released later',
  noted: () => 'Recorded. Changes no order.',
  nothing: () => 'None',
};

/** What the shop was told, by the name of the callback or the type of the notification. */
const callbackNames: Words = {
  onPaid: 'Order paid',
  onDeposit: 'Deposit confirmed',
  onStatusChange: 'Status changed',
  'order.detected': 'Payment detected',
  'order.partially_paid': 'Part paid',
  'order.paid': 'Order paid',
  'order.overpaid': 'Overpaid',
  'order.review': 'Needs review',
  'order.held': 'On hold',
  'order.released': 'Hold released',
  'order.closed': 'Order closed',
  'deposit.confirmed': 'Deposit confirmed',
};

const callbackStates: Words = {
  delivered: 'Delivered',
  kept: 'Ready to read',
  retrying: 'Retrying',
  waiting: 'Waiting',
  outdated: 'Skipped',
};

/** What came of telling the shop again. */
const repeatOutcomes: Words = {
  delivered: 'Your shop was notified again.',
  failed: 'Your shop’s code failed again. See the server’s log.',
  running: 'Your shop’s code is still running. See the server’s log.',
  queued: 'It’s sent again within ten seconds.',
};

/** Sentences of both logs: webhooks and audit. */
const logs = {
  logPeriod: 'Period',
  logPeriods: {
    all: 'All time',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    dates: 'Dates…',
  },
  logFrom: 'From',
  logTo: 'To',
  logToday: (time: string) => `Today ${time}`,
  logYesterday: (time: string) => `Yesterday ${time}`,
  logSearchClear: 'Clear search',
  logClear: 'Clear filters',
  logSearchedTo: (moment: string) => `Searched back to ${moment}. Older entries may match.`,
  logSearchFurther: 'Search further',
  logClose: 'Close',
};

/** Sentences of telling the shop again. */
const repeat = {
  repeatOpen: 'Notify your shop again…',
  repeatNote: 'Repeats the callback. Logged. Your shop must accept repeats.',
  repeatTitle: 'Notify your shop again?',
  repeatConsequences: [
    'Runs the same callback once more, with the same id.',
    'Your shop must do nothing more for an id that it has handled already.',
    'No money moves, and nothing about the order changes here.',
  ],
  repeatReason: 'Reason (saved to the audit log)',
  repeatReasonMissing: 'Give a reason.',
  repeatYes: 'Notify again',
  repeating: 'Notifying your shop…',
  repeatCancel: 'Cancel',
  repeatFailed: 'Your shop wasn’t notified again',
  repeatOutcomes,
};

/** Sentences of settling a payment that belongs to no order. */
const settling = {
  settlePayment: 'Settle this payment',
  settlePaymentLead: 'Only after you’ve refunded it or credited it yourself. No money moves.',
  settlePaymentFailed: 'The payment wasn’t settled',
  paymentSettled: (who: string, reason: string) => `Settled by ${who}: ${reason}`,
};

/** Sentences of webhooks. */
export const enWebhooks = {
  ...logs,
  ...repeat,
  ...settling,
  webhooks: 'Webhooks',
  webhooksLoading: 'Loading webhooks…',
  webhooksFailed: 'Couldn’t load webhooks',
  webhooksNone: 'No webhooks yet. They show up here when the service sends them.',
  webhooksNoMatch: 'No webhooks match.',
  webhooksDirection: 'Direction',
  fromService: 'From the service',
  toShop: 'To your shop',
  webhooksSearch: 'Search webhooks',
  webhooksSearchHint: 'Order, hash, withdrawal or address',
  webhooksResult: 'Result',
  webhooksAll: 'All',
  webhooksShown: (n: number) => count(n, { one: '# webhook', other: '# webhooks' }),
  webhookEvents,
  webhookTest: 'Test',
  webhookTestWhat: 'Sent by hand from the service’s dashboard. It counts for nothing.',
  webhookResults,
  otherResult: (word: string) => `Result: ${word}`,
  webhookUnmatchedWhat:
    'It names no order of your shop: another shop may share the account, or the checkout was opened with another ledger. It changed nothing. If it’s about money, look up the payment at the service.',
  webhookConflictWhat:
    'It contradicts an earlier webhook about the same transaction. If the amounts differ, the lower one counts and the order is on hold until someone releases it. Compare both at the service.',
  webhookTime: 'Time',
  webhookEvent: 'Event',
  webhookAbout: 'About',
  webhookAmount: 'Amount',
  webhookTitle: (id: string, event: string) => `${id} · ${event}`,
  webhookLoading: 'Loading the webhook…',
  webhookFailed: 'Couldn’t load the webhook',
  webhookOrder: 'Order',
  webhookWithdrawal: 'Withdrawal',
  webhookWallet: 'Wallet',
  webhookHash: 'Transaction',
  webhookSignature: 'Signature',
  webhookSignatureValid: 'Valid',
  webhookEffect: 'Effect',
  webhookEffects,
  webhookEffectUnknown: 'A newer version wrote this order. It can’t be read here.',
  webhookPayload: 'Payload',
  webhookPayloadNote: '(kept fields only)',
  webhookPayloadWhat: 'Nothing else of the request is stored.',
  webhookTold: 'What your shop was notified of',
  webhookToldNothing: 'Nothing is recorded.',
  callbackNames,
  callbackStates,
  otherCallbackState: (word: string) => `State: ${word}`,
  callbacksLoading: 'Loading callbacks…',
  callbacksFailed: 'Couldn’t load callbacks',
  callbacksNone: 'Your shop hasn’t been notified of anything yet.',
  callbacksNoMatch: 'No callbacks match.',
  callbacksSearch: 'Search callbacks',
  callbacksSearchHint: 'Order or id',
  callbacksView: 'Delivered or not',
  callbackViews: { all: 'All', delivered: 'Delivered', undelivered: 'Not delivered' },
  callbacksShown: (n: number) => count(n, { one: '# callback', other: '# callbacks' }),
  callbackTold: 'Event',
  callbackState: 'State',
  callbackFailures: (n: number) =>
    n >= 7
      ? count(n, { one: '# failed attempt or more', other: '# failed attempts or more' })
      : count(n, { one: '# failed attempt', other: '# failed attempts' }),
  callbackFailuresNone: 'None failed',
  callbackAttempts: 'Attempts',
  callbackNext: 'Next try',
  callbackNextDue: 'Due now',
  callbackFailure: 'Last failure',
  callbackFailureWords: {
    failed: 'Your code threw an error',
    timed_out: 'Your code took longer than a minute',
  } as Words,
  callbackId: 'Id your shop sees',
  callbackChannel: 'Notified by',
  callbackChannels: {
    callback: 'Callback in your code',
    notification: 'Notification from tillkit serve',
  } as Words,
  callbackStatus: 'Status',
  callbackKeptWhat: 'Your shop reads its notifications itself, so nothing is sent.',
  callbackOutdatedWhat:
    'It failed, and your shop has been notified of a later status since. It isn’t tried again.',
};
