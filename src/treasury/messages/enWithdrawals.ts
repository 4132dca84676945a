/** English of withdrawals: the form, the state of one, and the list of all. */
import type { AddressError } from '../../chains/addressError.js';
import type { WithdrawalState } from '../../contract/treasury/withdrawals.js';
import { plural } from '../../ui/messages/messageFormat.js';
import type { TreasuryErrorCode } from '../treasuryError.js';

type Words = Readonly<Record<string, string>>;

/** Failures of which more is to be said here than in general. */
const withdrawalProblems: Readonly<Partial<Record<TreasuryErrorCode, string>>> = {
  offline: 'You are offline. Try again when the connection is back.',
  unauthorized:
    'You are no longer signed in. Sign in again in another tab, then come back here and try again.',
  forbidden: 'You may not do this. Ask whoever runs the store for the right to withdraw.',
  not_found:
    'The store does not know this withdrawal. Look into the list of withdrawals before you draft another.',
  payload_too_large: 'The note is too long. Shorten it and try again.',
  amount_precision:
    'The amount has more decimals than the currency. Take off the last ones and try again.',
  address_invalid:
    'The address is not one of the network that you chose, so nothing was written down. Check currency and address, and copy the address again from where you have it.',
  currency_unavailable:
    'This currency cannot be paid out right now. Choose another one, or switch it on at the payment service.',
  withdrawal_differs:
    'Under the name of this form there is already a withdrawal with other content, perhaps from another tab. Look at that one first; then start a new one.',
  withdrawal_state:
    'The withdrawal is past that step, perhaps because somebody else was faster. What is shown now is how it stands.',
  warnings_new:
    'Since this page was read, another withdrawal has come up that may be the same money. Nothing was sent: read the warnings, and tick the box anew if it is meant all the same.',
  settle_too_early:
    'It was sent less than a minute ago, and a slow service may still write it down. Look again in a minute, and say then what you find.',
  delete_too_late:
    'The transfer has begun, so the service takes the withdrawal back no more. Nothing has changed.',
};

/**
 * What a press came to where the store said why it did nothing. “Past that step” is not “not sent”:
 * another press may have done it.
 */
const refusalTitles: Readonly<Partial<Record<TreasuryErrorCode, string>>> = {
  unauthorized: 'You are no longer signed in, so nothing was done',
  forbidden: 'You may not do this, so nothing was done',
  not_found: 'The store does not know this withdrawal',
  withdrawal_state: 'It is past that step already',
  approval_missing: 'Another person has to approve it first',
  approval_own: 'Another person has to approve it',
  settle_too_early: 'It is too early to say that',
  rate_limited: 'Too many requests at once, so nothing was done',
};

/** What is wrong with an address. */
const addressFaults: Readonly<Record<AddressError, (network: string) => string>> = {
  empty: () => 'Enter the address that the money goes to.',
  charset: (network) => `An address of ${network} has no such characters. Copy it again.`,
  length: (network) =>
    `This is too short or too long for an address of ${network}. Copy it again, whole.`,
  checksum: () =>
    'A character of this address is wrong: its check digits do not fit. Copy it again, do not type it.',
  wrong_network: (network) =>
    `This is not an address of ${network}'s main network. Money sent there would be lost.`,
  encoding: (network) => `This is not written as an address of ${network}. Copy it again.`,
};

const withdrawalTitles: Readonly<Record<WithdrawalState, string>> = {
  awaiting_approval: 'Waits for approval',
  draft: 'Ready to be sent',
  sending: 'Being sent',
  unknown: 'Outcome not known',
  refused: 'Refused: nothing was created',
  queued: 'Queued at the service',
  in_progress: 'Transfer under way',
  completed: 'Completed',
  failed: 'The transfer failed',
  deleted: 'Taken back',
  discarded: 'Discarded',
};

const withdrawalLeads: Readonly<Record<WithdrawalState, string>> = {
  awaiting_approval:
    'Nothing has been sent. A person other than the one who drafted it has to approve it first.',
  draft: 'Nothing has been sent yet. It waits for somebody to press “Send”.',
  sending:
    'The service is being asked. This takes a few seconds; the page updates by itself. Do not draft another.',
  unknown:
    'The service was asked once, and no answer that can be relied on came back. It may have made the withdrawal, or it may not.',
  refused: 'The payment service refused it, so no money moves. You may draft another.',
  queued: 'The service has it and has made no transfer yet.',
  in_progress: 'The service has started the transfer. It can no longer be taken back.',
  completed: 'The network has confirmed the transfer.',
  failed: 'The service has given up this transfer. It is not tried again by itself.',
  deleted: 'It was taken back at the service before a transfer was made. No money has moved.',
  discarded: 'It was given up before it was sent. No money has moved.',
};

/** Why the service refused, and what to do. */
const refusals: Words = {
  address_invalid:
    'The service does not accept the address for this network. Compare it with its source and draft another.',
  address_is_own:
    'The address is a deposit address of this very service, which it does not pay out to. Draft another with an address outside of it.',
  amount_not_positive: 'The service read the amount as zero. Draft another with a larger amount.',
  currency_unknown:
    'The service does not know this currency. Reload the currencies and choose another.',
  currency_disabled:
    'The currency is switched off at the service. Switch it on there, or choose another.',
  withdrawals_disabled:
    'Withdrawals are switched off at the service. Its owner has to allow them in its settings.',
  processing_not_ready:
    'The service is not set up for withdrawals yet. Its owner has to finish the set-up.',
  processing_unreachable:
    'The service could not reach its processing wallets, and has created nothing. Draft another when its processing is back.',
  processing_wallet_missing:
    'The service has no processing wallet on this network. Its owner has to create one.',
  store_not_owned:
    'The API key belongs to a store of another owner. Whoever runs the store has to put in the right key.',
  key_refused:
    'The service answered 401, so nothing was created: either its own database is down, or it does not accept the API key. If its dashboard works, whoever runs the store has to put in a valid one.',
  other:
    'The service gave no reason that this page knows. Look into its dashboard, or ask whoever runs it.',
};

/** Reasons not to send. */
const warnings: Words = {
  balance_low:
    'This is more than the wallet holds. The service would keep it in its queue until there is enough.',
  balance_unknown: 'The balance could not be read, so it is not known whether there is enough.',
  fees_low:
    'The wallet may not hold enough of the network’s own coin to pay the fee. The transfer may wait in the queue.',
  address_unchecked:
    'The address could not be checked, because its network is not known here. Compare every character.',
  address_bitcoin_form:
    'The address was written in a form that is Bitcoin’s as well. Make sure that its owner gave it for this network.',
  address_new: 'This store has never paid to this address before.',
  looks_repeated:
    'The same amount went to the same address within the last day, or may have gone, or is still to go. Make sure that it is not paid twice.',
  refund_repeated:
    'There is another refund of the same order or customer, which has been paid, or may have been, or may be about to. Look at it first: money may go back twice.',
};

const historyKinds: Words = {
  drafted: 'Drafted',
  approved: 'Approved',
  sent: 'Sent to the service',
  refused: 'Refused by the service',
  lost: 'The answer of the service was lost',
  read_back: 'Found at the service',
  settled: 'Settled by a person',
  deleted: 'Taken back at the service',
  discarded: 'Discarded',
  completed: 'Completed, says the service',
  failed: 'Failed, says the service',
  confirmed: 'Confirmed by the network',
};

/** Why the outcome of the one call is not known, or why it was not made. */
const callReasons: Words = {
  timeout: 'The service took too long to answer.',
  network: 'The connection to the service broke off.',
  aborted: 'The call was broken off.',
  failure: 'The service answered with an error of its own.',
  redirect: 'The service sent the call elsewhere, and the store did not follow.',
  unreadable: 'The service answered something that cannot be read.',
  duplicate: 'The service says that it has this request already.',
  not_understood:
    'The service says that it could not read the request. Store and service may be of different versions.',
  processing_unreachable: 'The service says that it could not reach its processing wallets.',
  not_written: 'The service says that it could not write the withdrawal down.',
  unclear_refusal: 'The service refused in words that do not say whether something was created.',
  answer_differs:
    'The service answered with another currency, amount or receiver than was asked. Look at it in its dashboard at once.',
  crash: 'The store stopped while it was asking.',
  unforeseen: 'Something went wrong that nobody foresaw.',
  delete_unanswered:
    'It was to be taken back, no answer came, and now the service says that it does not know it. It may be gone, or it may still be paid.',
  sent_beside:
    'Another page sent a withdrawal at the same moment that may be the same money, so this one was not sent.',
  not_sent: 'The store did not get as far as asking the service. Nothing was sent.',
};

/** Why what is shown may be old. */
const staleReasons: Words = {
  not_found:
    'The service says that it does not know this withdrawal. That alone proves nothing: not every service can be asked for a request id. Look for it in the dashboard of the service.',
  answer_differs:
    'Under this name the service has something with another currency, amount or receiver. It is not shown as this withdrawal. Look at it in the dashboard of the service at once.',
  service_rejected:
    'The service refuses to say how it stands, so what you see may be old. Look at it in the dashboard of the service.',
  service_invalid:
    'The service gave an answer that cannot be used, so what you see may be old. If it stays so, look at it in the dashboard of the service.',
  key_refused:
    'The service answers 401, so what you see may be old: either its own database is down, or it does not accept the API key of the store. If its dashboard works, whoever runs the store has to put in a valid one.',
};

/** The state of a transfer at the service, shown beside the service's own name for it. */
const transferStatus: Words = {
  new: 'just started',
  pending: 'waiting to be worked on',
  processing: 'being prepared',
  in_mempool: 'handed to the network',
  unconfirmed: 'seen by the network, not confirmed yet',
  completed: 'confirmed by the network',
  failed: 'given up by the service',
  frozen: 'stopped by the service',
};

/** Sentences of the form. */
const form = {
  withdraw: 'Withdraw',
  refund: 'Refund',
  refundOf: (reference: string) => `Refund of order ${reference}`,
  topUpRefundOf: (reference: string) => `Refund to customer ${reference}`,
  mayNot:
    'You can look at withdrawals, but not make them. Ask whoever runs the store if you need to.',
  sessionFailed: 'It could not be read what you may do',
  formLoading: 'Opening the form…',
  approvalNeeded: 'What you draft has to be approved by another person before it can be sent.',

  currency: 'Currency',
  currencyHint: 'Type a name, a ticker or a network',
  currencyNone: 'Choose the currency to pay out.',
  currencyNoMatch: (text: string) => `Nothing matches “${text}”.`,
  currencyFound: (n: number) => (n === 1 ? '1 currency found' : `${String(n)} currencies found`),
  currencyChosen: (code: string, network: string) => `${code} on ${network}`,
  currencyGone: 'The currency of this form is not offered any more. Choose another one.',
  currenciesFailed: 'The currencies could not be loaded',
  currenciesEmpty: 'The payment service offers no currency. Switch one on there first.',
  openCurrencies: 'Show all currencies',
  closeCurrencies: 'Hide the currencies',
  balanceName: 'Balance',
  balanceNotKnown: 'Balance not known',
  balanceAt: (amount: string, ago: string) => `At hand: ${amount}, as of ${ago}`,
  balancesOld: 'The balances are old: they could not be read again',
  balancesFailed: 'The balances could not be read',
  balancesLead: 'You can go on. This page then cannot say whether there is enough.',

  amount: 'Amount',
  amountHint: 'In coins, written as in any country.',
  amountAll: 'All',
  amountAllLabel: (amount: string) => `All: ${amount}`,
  amountAllNote: 'This is the whole balance.',
  amountAllNative:
    'This is the whole balance. The fee of the network is paid from the same coin, so the transfer may wait in the queue; leave a little.',
  amountAllToken: (native: string) =>
    `This is the whole balance. The fee of the network is paid in ${native} beside it.`,
  amountAbove: (ago: string) => `This is more than the balance at hand, as of ${ago}.`,
  understood: (amount: string) => `Understood as ${amount}`,
  amountAmbiguous: 'This can be read in two ways. Which one do you mean?',
  amountAsDecimal: (whole: string, plain: string) =>
    // "1.000" as a fraction is a fraction of nothing.
    whole === plain ? `Just ${plain}` : `${whole} and a fraction: ${plain}`,
  amountAsGrouped: (plain: string) => `A whole number: ${plain}`,
  amountFaults: {
    not_a_number: 'Enter figures only, such as 12.5, without sign or ticker.',
    separators:
      'Commas and points stand where no number has them. Write it plainly, such as 1234.5.',
    too_long: 'This has more figures than any amount.',
    not_positive: 'Enter an amount above zero.',
    precision: 'The amount has too many decimals.',
  } as const,
  amountPrecision: (code: string, decimals: number) =>
    decimals === 0
      ? `${code} has no decimals. Enter a whole number.`
      : `${code} has ${String(decimals)} decimals at most. Take off the rest.`,
  amountEmpty: 'Enter how much to pay out.',

  address: 'Address',
  addressRefund: 'The shopper’s refund address',
  addressHint: (network: string) => `An address of ${network}. Paste it, do not type it.`,
  addressHintNoCurrency: 'Choose the currency first: each network has its own addresses.',
  addressRefundHint:
    'Ask the shopper for it: an address that is the shopper’s own. Never pay back to the address that the payment came from: at an exchange it belongs to the exchange, and the money would be lost to the shopper.',
  addressValid: (network: string) => `A sound address of ${network}. It will be sent as:`,
  addressNotChecked: (network: string) =>
    `This page does not know the network ${network} and cannot check the address. Compare every character.`,
  addressRespelled: 'Same address, in its standard spelling.',
  addressSpaces: 'Spaces were taken out.',
  addressBitcoinForm: (network: string) =>
    `This form is Bitcoin’s as well. Make sure that its owner gave it for ${network}, not for Bitcoin.`,
  addressLabel: (code: string, network: string) => `Address for ${code} on ${network}`,
  addressElsewhere: (network: string) => `It is an address of ${network}.`,
  addressElsewhereEvm: 'It is an address of Ethereum or of a network like it.',
  addressFaults,

  note: 'Note',
  noteHint: 'Optional. Why this is paid, for the record of the store; the service does not get it.',
  noteTooLong: 'The note has more than 500 characters. Shorten it.',

  review: 'Review',
  reviewing: 'Making the draft…',
  fieldsWrong: (n: number) =>
    n === 1 ? 'One field needs another look.' : `${String(n)} fields need another look.`,
  draftFailed: 'The draft was not made. Nothing typed is lost.',
  draftAgain: 'Trying again makes no second one.',
  draftMovedOn:
    'The draft that this form made before has been sent meanwhile, perhaps in another tab. This is how it stands. What you changed afterwards was not drafted.',
  draftDiffers:
    'What the store has written down is not what you entered. Do not send it: discard it, and report this to whoever runs the store.',
  startOver: 'Start a new withdrawal',
  showOther: 'Show that withdrawal',
  back: 'Back and change',
  reviewTitle: 'Check before you send',
  reviewLead:
    'Nothing has been sent yet. Compare amount, network and address with where you have them from.',
  reviewApprovalTitle: 'Drafted, waits for approval',
  reviewApprovalLead:
    'Nothing has been sent. Another person has to approve it first: compare it once more, and tell them.',
  anotherOne: 'New withdrawal',
};

/** Sentences of the state of one withdrawal. */
const status = {
  withdrawal: 'Withdrawal',
  withdrawalLoading: 'Loading the withdrawal…',
  withdrawalFailed: 'The withdrawal could not be loaded',
  withdrawalTitles,
  withdrawalLeads,
  withdrawalOther: (state: string) => `State: ${state}`,
  withdrawalOtherLead:
    'The store says this of the withdrawal. This page is older than the store and does not know the word.',

  factAmount: 'Amount',
  factCurrency: 'Currency',
  factNetwork: 'Network',
  factAddress: 'To',
  factFrom: 'From',
  walletLabel: (network: string) => `Address on ${network} that it is paid from`,
  factValue: 'Worth',
  factNote: 'Note',
  factRefund: 'Refund',
  factDraftedBy: 'Drafted by',
  factApprovedBy: 'Approved by',
  factSentBy: 'Sent by',
  factRequest: 'Request id',
  factHash: 'Transaction',
  warningsTitle: 'Before you send',
  warnings,
  otherWarning: (code: string) => `The store notes: ${code}`,
  copyRequest: 'Copy request id',
  copyTransaction: 'Copy hash',
  viewTransaction: 'View on the network',

  confirmFacts: 'I have compared amount, network and address with their source.',
  confirmFirst: 'Tick the box above first.',
  send: (amount: string) => `Send ${amount}`,
  sendPending: 'Sending…',
  sendOnce: 'It is sent once. It cannot be called back once the transfer has begun.',
  sendFailed: 'It was not sent',
  pressLost: 'It is not known whether the store got your press',
  outcomeLost: 'It is not known whether it was done',
  sendLostLead:
    'Nothing can be sent twice. If it still says “Ready to be sent”, you may press again.',
  refusalTitles,
  sendNotYours: 'A person with the right to withdraw can send it.',
  approve: 'Approve',
  approving: 'Approving…',
  approveFailed: 'It was not approved',
  approveOwn: 'Someone else with the approve right has to do this.',
  approveNotYours: 'A person with the right to approve can do so here.',
  discard: 'Discard',
  discardQuestion: 'Discard this draft? It cannot be brought back, but you may draft another.',
  discardYes: 'Yes, discard it',
  discarding: 'Discarding…',
  discardFailed: 'It was not discarded',
  keepIt: 'Keep it',
  remove: 'Delete at the service',
  removeQuestion:
    'Delete this withdrawal at the service? No transfer is made then. If one begins meanwhile, the service refuses.',
  removeYes: 'Yes, delete it',
  removing: 'Deleting…',
  removeFailed: 'It was not deleted',

  unknownWhy:
    'It is never sent again: if the first one arrived, a second would pay twice. Do not draft another before you know.',
  unknownLookTitle: 'Find out',
  unknownLook:
    'Look for this request id among the withdrawals in the dashboard of the service. Without one there, nothing was created.',
  checkAgain: 'Check again',
  checking: 'Checking…',
  checkedNothing: 'Checked just now. The service still says nothing about it.',
  checkedSame: 'Checked just now, nothing new.',
  checkFailed: 'The check did not get through. What you see is what was last known.',
  settleTitle: 'Settle it by hand',
  settleLead:
    'Only when you have looked at the service yourself. Your word and your name are kept.',
  settleWhich: 'What did you find?',
  settleCreated: 'The withdrawal is there',
  settleNotCreated: 'There is no such withdrawal',
  settleReason: 'How do you know?',
  settleReasonHint: 'For the record: where you looked, and when.',
  settleMissing: 'Choose what you found, and say how you know.',
  settle: 'Settle it',
  settling: 'Settling…',
  settleFailed: 'It was not settled',

  refusals,
  otherRefusal: (code: string) => `The store names the reason: ${code}`,
  draftAnother: 'Draft another',
  draftAnotherLead: 'The form comes with the same fields, to be changed where needed.',
  failedLead: 'Look at the balance before you draft another.',

  queuedWhy:
    'It tries again every few seconds and does not say why it waits: too little balance, too little for the fee, or the network away.',
  queuedDeletable: 'Until a transfer is made, it can be deleted.',
  queuedSettled:
    'A person looked at the service and found it there. It is known by its request id only, so it may be that it cannot be followed or deleted from here: look at the dashboard of the service.',
  transferTitle: 'What the service says of the transfer',
  transferBehind:
    'The service told the store by a signed message that the network has confirmed it. Its own record of the transfer, below, has not followed yet.',
  transferKind: 'Kind',
  transferStage: 'Stage',
  transferState: 'Status',
  transferMessage: 'Message of the service',
  transferNothing: 'not stated',
  transferStatus,
  frozen:
    'The service has stopped this transfer, usually for a check of its own, and does not say more. Ask whoever runs the service. Do not draft another meanwhile: it may still go on.',
  discardedSettled:
    'A person looked at the service and found no such withdrawal. No money has moved.',
  stale: 'What you see may be old: the service could not say just now how it stands.',
  neverChecked: 'The service has not answered about it yet.',
  checkedAt: (when: string) => `Last answer of the service: ${when}`,
  history: 'What happened',
  historyKinds,
  callReasons,
  staleReasons,
  otherStep: 'Something was noted',
};

/** Sentences of the list. */
const list = {
  withdrawals: 'Withdrawals',
  withdrawalsLoading: 'Loading the withdrawals…',
  withdrawalsFailed: 'The withdrawals could not be loaded',
  withdrawalsEmpty: 'No withdrawals yet.',
  stateOld: 'may be old',
  withdrawalsUnreadable: (n: number) =>
    plural('en', n, {
      one: '# withdrawal could not be read',
      other: '# withdrawals could not be read',
    }),
  withdrawalsUnreadableWhat:
    'A withdrawal that cannot be read may have been sent or not, so do not draft it anew before you know. A newer version of the store may have written it: run that one everywhere.',
};

/** Sentences of everything about withdrawals. */
export const enWithdrawals = { withdrawalProblems, ...form, ...status, ...list };
