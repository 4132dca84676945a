/** English of withdrawals: their problems, and the list of them; the form and one withdrawal beside it. */
import type { WithdrawalViewName } from '../../contract/withdrawalStatus.js';
import { plural } from '../../../ui/messages/messageFormat.js';
import type { TreasuryErrorCode } from '../treasuryError.js';
import { enWithdrawalForm } from './enWithdrawalForm.js';
import { enWithdrawalStatus } from './enWithdrawalStatus.js';

/** Failures of which more is to be said here than in general. */
const withdrawalProblems: Readonly<Partial<Record<TreasuryErrorCode, string>>> = {
  offline: 'You’re offline. Try again when the connection is back.',
  unauthorized: 'You’re signed out. Sign in again in another tab, then try again here.',
  forbidden:
    'You don’t have the right to do this. Ask whoever manages access for the withdraw right.',
  not_found:
    'The server doesn’t know this withdrawal. Look at the list of withdrawals before you draft another.',
  payload_too_large: 'The note is too long. Shorten it and try again.',
  amount_precision:
    'The amount has more decimals than the currency allows. Shorten it and try again.',
  address_invalid:
    'This isn’t an address of the chosen network, so nothing was drafted. Check the currency, and copy the address again.',
  currency_unavailable:
    'This currency can’t be paid out right now. Choose another one, or enable it at the payment service.',
  withdrawal_differs:
    'This form already made another withdrawal, perhaps in another tab. Look at that one first, then start a new one.',
  withdrawal_state: 'The withdrawal is past that step. Someone else may have acted first.',
  warnings_new:
    'There’s now another withdrawal that may be the same money. Nothing was sent. Read the warnings, and check the box again if you still want to send it.',
  settle_too_early:
    'It was sent less than a minute ago, and a slow service may still create it. Look again in a minute.',
  delete_too_late:
    'The transfer has started, so it can’t be cancelled any more. Nothing has changed.',
};

const withdrawalViews: Readonly<Record<WithdrawalViewName | 'all', string>> = {
  all: 'All',
  needs_approval: 'Needs approval',
  ready: 'Ready to send',
  in_progress: 'In progress',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Sentences of the list. */
const list = {
  withdrawals: 'Withdrawals',
  withdrawalsLoading: 'Loading the withdrawals…',
  withdrawalsFailed: 'The withdrawals couldn’t be loaded',
  withdrawalsEmpty: 'No withdrawals yet.',
  withdrawalsNone: (view: string) => `No withdrawals in “${view}”.`,
  withdrawalFilter: 'Filter by status',
  withdrawalViews,
  toColumn: 'To',
  forColumn: 'For',
  draftedByColumn: 'Drafted by',
  refundShort: (reference: string) => `Refund of ${reference}`,
  refundToShort: (reference: string) => `Refund to ${reference}`,
  reviewRow: 'Review',
  openRow: 'Open',
  withdrawalsShown: (shown: number, all: number | null) =>
    all === null || all === shown
      ? plural('en', shown, { one: '# withdrawal', other: '# withdrawals' })
      : `${String(shown)} of ${String(all)}`,
  exportWithdrawals: 'Export CSV',
  exportWithdrawalsNote: 'Exports every withdrawal of this filter. Logged.',
  waitedTitle: (amount: string, age: string) => `${amount} has waited ${age}.`,
  waitedBalance: (network: string, holds: string, code: string) =>
    `The ${network} wallet holds ${holds}, so the service can’t send it. Add ${code} to the wallet, or cancel the withdrawal: nothing has been sent.`,
  waitedFees: (network: string) =>
    `The ${network} wallet can’t pay the network fee, so the service can’t send it. Add gas to the wallet, or cancel the withdrawal: nothing has been sent.`,
  waitedUnknown: 'The service has made no transfer yet and doesn’t say why.',
  stateOld: 'may be old',
  withdrawalsUnreadable: (n: number) =>
    plural('en', n, {
      one: '# withdrawal couldn’t be read',
      other: '# withdrawals couldn’t be read',
    }),
  withdrawalsUnreadableWhat:
    'It may or may not have been sent, so don’t draft it again before you know. A newer version may have written it: update the server.',
};

/** Sentences of everything about withdrawals. */
export const enWithdrawals = {
  withdrawalProblems,
  ...enWithdrawalForm,
  ...enWithdrawalStatus,
  ...list,
};
