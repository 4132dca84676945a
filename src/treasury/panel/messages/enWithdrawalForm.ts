/** English of the form that drafts a withdrawal or a refund. */
import type { AddressError } from '../../../chains/addressError.js';

/** What is wrong with an address. */
const addressFaults: Readonly<Record<AddressError, (network: string) => string>> = {
  empty: () => 'Enter the address to send to.',
  charset: (network) => `${network} addresses don’t have these characters. Copy it again.`,
  length: (network) => `Too short or too long for a ${network} address. Copy all of it again.`,
  checksum: () => 'A character is wrong: the checksum doesn’t match. Copy it again, don’t type it.',
  wrong_network: (network) =>
    `Not an address of ${network}’s main network. Money sent there would be lost.`,
  encoding: (network) => `Not written like a ${network} address. Copy it again.`,
};

/** Sentences of the form. */
export const enWithdrawalForm = {
  withdraw: 'New withdrawal',
  editTitle: 'Edit withdrawal',
  editLead: 'Continue cancels the earlier draft and makes a new one.',
  refund: 'Refund',
  refundOf: (reference: string) => `Refund of order ${reference}`,
  topUpRefundOf: (reference: string) => `Refund to customer ${reference}`,
  mayNot: 'You can look at withdrawals, but not draft them.',
  sessionFailed: 'We couldn’t load your rights',
  formLoading: 'Opening the form…',
  approvalNeeded: 'Someone else has to approve what you draft before it can be sent.',

  currency: 'Currency',
  currencyHint: 'Type a name, ticker or network',
  currencyNone: 'Choose a currency.',
  currencyNoMatch: (text: string) => `No results for “${text}”.`,
  currencyFound: (n: number) => (n === 1 ? '1 currency found' : `${String(n)} currencies found`),
  currencyChosen: (code: string, network: string) => `${code} on ${network}`,
  currencyGone: 'This currency is no longer available. Choose another one.',
  currenciesFailed: 'The currencies couldn’t be loaded',
  currenciesEmpty: 'The payment service offers no currency. Enable one there first.',
  openCurrencies: 'Show all currencies',
  closeCurrencies: 'Hide the currencies',
  balanceName: 'Balance',
  balanceNotKnown: 'Balance unknown',
  balanceAt: (amount: string, ago: string) => `Available: ${amount}, ${ago}`,
  balancesOld: 'The balances are old: they couldn’t be read again',
  balancesFailed: 'The balances couldn’t be read',
  balancesLead: 'You can continue, but we can’t tell whether there is enough.',

  amount: 'Amount',
  amountAll: 'Max',
  amountAllLabel: (amount: string) => `Max: ${amount}`,
  amountAllNote: 'This is the whole balance.',
  amountAllNative:
    'This is the whole balance. The network fee is paid from the same coin, so the transfer may wait in the queue. Leave a little.',
  amountAllToken: (native: string) =>
    `This is the whole balance. The network fee is paid in ${native}.`,
  amountAbove: 'More than is available.',
  amountAmbiguous: 'Which amount do you mean?',
  amountAsDecimal: (whole: string, plain: string) =>
    // "1.000" as a fraction is a fraction of nothing.
    whole === plain ? `Just ${plain}` : `${whole} and a fraction: ${plain}`,
  amountAsGrouped: (plain: string) => `A whole number: ${plain}`,
  amountFaults: {
    not_a_number: 'Enter a number, like 12.5.',
    separators: 'Check the commas and points. Write it plainly, like 1234.5.',
    too_long: 'Too many digits for an amount.',
    not_positive: 'Enter an amount above zero.',
    precision: 'Too many decimals.',
  },
  amountPrecision: (code: string, decimals: number) =>
    decimals === 0
      ? `${code} has no decimals. Enter a whole number.`
      : `${code} has at most ${String(decimals)} decimals.`,
  amountEmpty: 'Enter an amount.',

  address: 'Address',
  addressRefund: 'Customer’s refund address',
  addressHint: (network: string) => `A ${network} address. Paste it, don’t type it.`,
  addressHintNoCurrency: 'Choose the currency first: each network has its own addresses.',
  addressRefundHint:
    'Ask the customer for an address of their own. Never use the address that the payment came from: it may belong to an exchange, and the money would be lost.',
  addressValid: (network: string) => `Valid ${network} address`,
  addressNotChecked: (network: string) =>
    `We can’t check ${network} addresses. Compare every character.`,
  addressRespelled: 'Same address, in its standard spelling.',
  addressSpaces: 'Spaces were removed.',
  addressBitcoinForm: (network: string) =>
    `Bitcoin addresses look the same. Make sure this one is for ${network}.`,
  addressLabel: (code: string, network: string) => `Address for ${code} on ${network}`,
  addressElsewhere: (network: string) => `It’s a ${network} address.`,
  addressElsewhereEvm: 'It’s an address of Ethereum or a network like it.',
  addressFaults,

  note: 'Internal note (optional)',
  noteTooLong: 'The note has more than 500 characters. Shorten it.',

  review: 'Continue',
  reviewing: 'Drafting…',
  fieldsWrong: (n: number) =>
    n === 1 ? '1 field needs attention.' : `${String(n)} fields need attention.`,
  draftFailed: 'The withdrawal wasn’t drafted',
  draftAgain: 'Your entries are kept. Trying again doesn’t make a second one.',
  draftMovedOn:
    'The earlier draft of this form has been sent, perhaps from another tab. Your later changes weren’t drafted.',
  draftDiffers:
    'The server’s draft isn’t what you entered. Don’t send it. Cancel it, and tell whoever runs the server.',
  startOver: 'Start a new withdrawal',
  showOther: 'Show that withdrawal',
  back: 'Edit',
  anotherOne: 'New withdrawal',
};
