/** English of one withdrawal: its status, its review, its activity. */
import type { WithdrawalState } from '../../contract/withdrawals.js';
import type { WithdrawalStatusName } from '../../contract/withdrawalStatus.js';
import type { TreasuryErrorCode } from '../treasuryError.js';

type Words = Readonly<Record<string, string>>;

/** Titles of failed actions where the server says why it did nothing. */
const refusalTitles: Readonly<Partial<Record<TreasuryErrorCode, string>>> = {
  unauthorized: 'You’re signed out, so nothing was done',
  forbidden: 'You don’t have the right to do this, so nothing was done',
  not_found: 'The server doesn’t know this withdrawal',
  withdrawal_state: 'It’s past that step already',
  approval_missing: 'Someone else has to approve it first',
  approval_own: 'Someone else has to approve it',
  settle_too_early: 'It’s too early to say that',
  rate_limited: 'Too many requests at once, so nothing was done',
};

/** The one status, wherever it is shown. */
const withdrawalStatuses: Readonly<Record<WithdrawalStatusName, string>> = {
  needs_approval: 'Needs approval',
  ready: 'Ready to send',
  sending: 'Sending',
  queued: 'Queued',
  stuck: 'Stuck in queue',
  confirming: 'Confirming',
  completed: 'Completed',
  unknown: 'Outcome unknown',
  rejected: 'Rejected',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** What each step means. */
const withdrawalLeads: Readonly<Record<WithdrawalState, string>> = {
  awaiting_approval: 'Nothing has been sent. Someone else has to approve it first.',
  draft: 'Nothing has been sent. Compare the amount, network and address with their source.',
  sending: 'We’re asking the service. This takes a few seconds. Don’t draft another.',
  unknown: 'The withdrawal may or may not exist.',
  refused: 'The payment service rejected it. No money moves.',
  queued: 'The service has it and hasn’t made a transfer yet.',
  in_progress: 'The service has started the transfer. It can’t be cancelled any more.',
  completed: 'The transfer is confirmed.',
  failed: 'The service gave up on this transfer and won’t try again by itself.',
  deleted: 'Cancelled at the service before a transfer was made. No money has moved.',
  discarded: 'Cancelled before it was sent. No money has moved.',
};

/** Why the service rejected it, and what to do. */
const refusals: Words = {
  address_invalid:
    'The service doesn’t accept this address for this network. Compare it with its source.',
  address_is_own:
    'This is a deposit address of the service itself, which it doesn’t pay. Use another address.',
  amount_not_positive: 'The service read the amount as zero. Draft a larger amount.',
  currency_unknown: 'The service doesn’t know this currency. Reload the page and choose another.',
  currency_disabled:
    'This currency is disabled at the service. Enable it there, or choose another.',
  withdrawals_disabled: 'Withdrawals are disabled at the service. Enable them in its settings.',
  processing_not_ready: 'The service isn’t set up for withdrawals yet. Finish the setup there.',
  processing_unreachable:
    'The service couldn’t reach its processing wallets and created nothing. Draft another later.',
  processing_wallet_missing:
    'The service has no processing wallet on this network. Create one there.',
  store_not_owned:
    'The API key belongs to a different owner at the service. Whoever runs the server has to set the right key.',
  key_refused:
    'The service answered 401, so nothing was created: its database is down, or it doesn’t accept the API key. If its dashboard works, whoever runs the server has to set a valid key.',
  other: 'The service gave no reason that we know. Look at its dashboard.',
};

/** Titles of the reasons not to send. */
const warningTitles: Words = {
  balance_low: 'Not enough balance.',
  balance_unknown: 'Balance unknown.',
  fees_low: 'Gas is low.',
  address_unchecked: 'Address not checked.',
  address_bitcoin_form: 'Could be a Bitcoin address.',
  address_new: 'First payment to this address.',
  looks_repeated: 'Looks like a repeat.',
  refund_repeated: 'Another refund of this order.',
};

/** Reasons not to send. */
const warnings: Words = {
  balance_low: 'The wallet holds less than this. The service would keep it in its queue.',
  balance_unknown: 'We couldn’t read the balance, so we can’t tell whether there is enough.',
  fees_low:
    'The wallet may not be able to pay the network fee. The transfer may wait in the queue.',
  address_unchecked: 'We don’t know this network. Compare every character.',
  address_bitcoin_form: 'Bitcoin addresses look the same. Make sure this one is for this network.',
  address_new: 'Nothing has been sent from here to this address before.',
  looks_repeated:
    'The same amount was sent to the same address within a day, may have been, or is still to be sent. Make sure it isn’t paid twice.',
  refund_repeated:
    'It was sent, may have been, or may still be. Look at it first: the money may be refunded twice.',
};

/** Titles of the activity. */
const historyKinds: Words = {
  drafted: 'Drafted',
  approved: 'Approved',
  sent: 'Sent',
  refused: 'Rejected',
  lost: 'Answer lost',
  read_back: 'Found at the service',
  settled: 'Outcome recorded',
  deleted: 'Cancelled',
  discarded: 'Cancelled',
  started: 'Confirming',
  completed: 'Completed',
  failed: 'Failed',
  confirmed: 'Confirmed on the network',
};

/** Why the outcome of the one call is unknown, or why it was not made. */
const callReasons: Words = {
  timeout: 'The service took too long to answer.',
  network: 'The connection to the service broke.',
  aborted: 'The call was cancelled.',
  failure: 'The service answered with an error of its own.',
  redirect: 'The service redirected the call, and the server didn’t follow.',
  unreadable: 'The service’s answer can’t be read.',
  duplicate: 'The service says that it has this request already.',
  not_understood:
    'The service says that it couldn’t read the request. Server and service may be on different versions.',
  processing_unreachable: 'The service says that it couldn’t reach its processing wallets.',
  not_written: 'The service says that it couldn’t store the withdrawal.',
  unclear_refusal: 'The service rejected it without saying whether something was created.',
  answer_differs:
    'The service answered with another currency, amount or address than asked. Look at its dashboard at once.',
  crash: 'The server stopped while it was asking.',
  unforeseen: 'Something unexpected went wrong.',
  delete_unanswered:
    'We asked to cancel it, no answer came, and now the service doesn’t know it. It may be cancelled, or it may still be sent.',
  sent_beside:
    'Another withdrawal that may be the same money was sent at the same moment, so this one wasn’t sent.',
  not_sent: 'The server didn’t get as far as asking the service. Nothing was sent.',
};

/** Why what is shown may be old. */
const staleReasons: Words = {
  not_found:
    'The service says that it doesn’t know this withdrawal. That alone proves nothing: not every service can be asked for a request id. Look at its dashboard.',
  answer_differs:
    'Under this id the service has another currency, amount or address. Look at its dashboard at once.',
  service_rejected:
    'The service doesn’t give its status, so this may be old. Look at its dashboard.',
  service_invalid:
    'The service’s answer can’t be used, so this may be old. If it keeps happening, look at its dashboard.',
  key_refused:
    'The service answers 401, so this may be old: its database is down, or it doesn’t accept the API key. If its dashboard works, whoever runs the server has to set a valid key.',
};

/** What the service's own status of a transfer means, shown beside it. */
const transferStatus: Words = {
  new: 'just started',
  pending: 'waiting to be processed',
  processing: 'being prepared',
  in_mempool: 'handed to the network',
  unconfirmed: 'seen by the network, not confirmed yet',
  completed: 'confirmed by the network',
  failed: 'given up by the service',
  frozen: 'stopped by the service',
};

/** Sentences of one withdrawal. */
export const enWithdrawalStatus = {
  withdrawal: 'Withdrawal',
  withdrawalLoading: 'Loading the withdrawal…',
  withdrawalFailed: 'The withdrawal couldn’t be loaded',
  withdrawalStatuses,
  withdrawalLeads,
  withdrawalOther: (state: string) => `Status: ${state}`,
  withdrawalOtherLead: 'This page is older than the server and doesn’t know this status.',
  sendTitle: (amount: string) => `Send ${amount}`,
  withdrawalTitle: (amount: string, start: string) => `${amount} to ${start}…`,

  factAmount: 'Amount',
  factNetwork: 'Network',
  factAddress: 'To',
  factFrom: 'From',
  walletLabel: (network: string) => `Address on ${network} that pays it`,
  walletAvailable: (network: string, amount: string) => `${network} wallet · ${amount} available`,
  factLeft: 'Left after',
  factFee: 'Network fee',
  feeSame: 'Paid from the same wallet',
  feeIn: (native: string) => `Paid in ${native} from the same wallet`,
  valueWhenSent: (value: string) => `${value} when sent`,
  factNote: 'Internal note',
  factRefund: 'For',
  factHash: 'Transaction',
  factRequest: 'Request ID',
  factProof: 'Proof',
  completedAt: (when: string) => `The transfer was confirmed: ${when}.`,
  signedWebhook: (delivery: string | null) =>
    delivery === null ? 'Signed webhook' : `Signed webhook ${delivery}`,
  serviceLookup: 'Service lookup',
  proofLine: (proof: string, when: string) => `${proof}, ${when}`,
  warningTitles,
  warnings,
  otherWarning: (code: string) => `The server warns: ${code}`,
  copyRequest: 'Copy request ID',
  copyTransaction: 'Copy hash',
  viewTransaction: 'View transaction',

  confirmFacts: 'I compared the amount, network and address with their source.',
  confirmFirst: 'Check the box above first.',
  send: (amount: string) => `Send ${amount}`,
  sendPending: 'Sending…',
  sendOnce: 'Sending can’t be undone.',
  editNote: 'Editing needs a new approval.',
  sendFailed: 'It wasn’t sent',
  pressLost: 'We couldn’t confirm that your click was received',
  outcomeLost: 'We don’t know whether it was done',
  sendLostLead: 'Nothing is sent twice. If it still says “Ready to send”, you can press again.',
  refusalTitles,
  approve: 'Approve',
  approving: 'Approving…',
  approveFailed: 'It wasn’t approved',
  approveOwn: 'Someone else with the approve right has to do this.',
  edit: 'Edit',
  discard: 'Cancel withdrawal',
  discardQuestion: 'Cancel this withdrawal? It hasn’t been sent.',
  discarding: 'Cancelling…',
  cancelFailed: 'It wasn’t cancelled',
  keepIt: 'Keep it',
  removeQuestion:
    'Cancel this withdrawal? It hasn’t been sent. The service removes it from its queue.',

  unknownWhy:
    'It’s never sent again, because that could pay twice. Don’t draft another before you know.',
  unknownLookTitle: 'Find out',
  unknownLook:
    'Look for this request ID among the withdrawals in the service’s dashboard. If it isn’t there, nothing was created.',
  checkAgain: 'Check again',
  checking: 'Checking…',
  checkedNothing: 'Checked just now. The service still says nothing about it.',
  checkedSame: 'Checked just now, nothing new.',
  checkFailed: 'The check failed. This is what was last known.',
  settleTitle: 'Record the outcome',
  settleLead: 'Only after you’ve looked at the service yourself.',
  settleWhich: 'What did you find?',
  settleCreated: 'The withdrawal is there',
  settleNotCreated: 'There is no such withdrawal',
  settleReason: 'How do you know? (saved to the audit log)',
  settleReasonHint: 'Where you looked, and when.',
  settleMissing: 'Choose what you found, and say how you know.',
  settle: 'Record outcome',
  settling: 'Recording…',
  settleFailed: 'The outcome wasn’t recorded',

  refusals,
  otherRefusal: (code: string) => `The server gives the reason: ${code}`,
  draftAnother: 'Draft another',
  failedLead: 'Check the balance before you draft another.',

  queuedWhy:
    'The service retries every few seconds and doesn’t say why it waits: too little balance, too little gas, or the network is down.',
  queuedDeletable: 'You can cancel it until a transfer is made.',
  transferTitle: 'What the service says',
  transferRead: (when: string) => `Read ${when}.`,
  transferBehind: (read: string | null, signed: string) =>
    `${read === null ? 'Read before' : `Read ${read}, before`} the webhook of ${signed}. The newer, signed message counts, so the status is Completed.`,
  transferKind: 'Kind',
  transferStage: 'Stage',
  transferState: 'Status',
  transferMessage: 'Message',
  transferNothing: 'not stated',
  transferStatus,
  frozen:
    'The service stopped this transfer, usually for a check, and doesn’t say more. Ask whoever runs the service. Don’t draft another: it may still go on.',
  discardedSettled:
    'Someone looked at the service and found no such withdrawal. No money has moved.',
  stale: 'The service couldn’t give its status just now, so this may be old.',
  neverChecked: 'The service hasn’t answered about it yet.',
  checkedAt: (when: string) => `Last answer of the service: ${when}`,
  history: 'Activity',
  historyKinds,
  needsSecondPerson: 'needs a second person',
  fromRefundLink: (when: string) => `Address from the refund link, ${when}`,
  callReasons,
  staleReasons,
  otherStep: 'Update',
};
