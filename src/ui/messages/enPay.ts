/** English up to the QR code: what is on the screen, or may be, while the rest is still on its way. */
import type { ClientProblemCode, ProblemCode } from '../../contract/problem.js';

/** What a shopper reads when something fails: what happened, and what to do. */
const problems: Readonly<Record<ProblemCode | ClientProblemCode, string>> = {
  offline: 'You are offline. We go on by ourselves as soon as the connection is back.',
  unreachable: 'The store does not answer right now. We keep trying.',
  timeout: 'The store takes too long to answer. We keep trying.',
  unreadable: 'The store gave an answer that we cannot read. Please try again in a moment.',
  bad_request: 'The store did not understand this request. Please reload the page.',
  unauthorized: 'This checkout has to be opened again. Please reload the page.',
  checkout_expired: 'This checkout was open for a long time. Please reload the page.',
  forbidden: 'This order cannot be paid here. Please go back to the store and try again.',
  forbidden_origin: 'This page is not allowed to take this payment. Please contact the store.',
  not_found: 'The checkout was not found. Please contact the store.',
  method_not_allowed: 'The store did not understand this request. Please reload the page.',
  unsupported_media_type: 'The store did not understand this request. Please reload the page.',
  payload_too_large: 'The store did not understand this request. Please reload the page.',
  amount_invalid: 'The amount of this order cannot be paid in crypto. Please contact the store.',
  currency_unavailable: 'This currency cannot be used right now. Please choose another one.',
  checkout_closed: 'The store has closed this order, so it takes no more payments.',
  rate_limited: 'That was a little fast. Please wait a moment and try again.',
  service_unavailable: 'The payment service does not answer right now. Please try again shortly.',
  service_invalid: 'The payment service gave an unusable answer. Please try again shortly.',
  service_rejected: 'The payment service refused this payment. Please contact the store.',
  store_unavailable: 'The store has a problem right now. Please try again shortly.',
  internal: 'The store has an unexpected problem. Please try again shortly.',
};

/** Sentences of the pay screen, of errors and of what all screens share. */
export const enPay = {
  problems,

  checkout: 'Checkout',
  sandbox: 'Sandbox: no real money. Do not pay.',
  tryAgain: 'Try again',
  copied: 'Copied',
  copyRefused: 'Copying is blocked here. The text is selected: copy it by hand.',
  loading: 'Opening the checkout…',
  errorTitle: 'The checkout could not be opened',
  orderReference: (reference: string) => `Order ${reference}`,
  accountReference: (reference: string) => `Account ${reference}`,
  requestReference: (id: string) => `Reference for support: ${id}`,

  networkWithAlias: (network: string, alias: string | undefined) =>
    alias === undefined ? network : `${network} (${alias})`,

  payTitle: 'Send the payment',
  partialTitle: 'Part of the payment has arrived',
  partialLead: 'Send the rest to complete the order.',
  topUpTitle: 'Top up',
  topUpLead: 'Send any amount. This address stays yours.',
  minimum: (amount: string) => `Transfers below ${amount} may not be noticed.`,
  amountLabel: 'Amount to send',
  amountDue: 'Still to send',
  copyAmount: 'Copy amount',
  sendOnly: (code: string, network: string) => `Send only ${code} on ${network}`,
  addressLabel: (code: string, network: string) => `Address for ${code} on ${network}`,
  copyAddress: 'Copy address',
  copiedAddress: (code: string, network: string) => `Copied. Send only ${code} on ${network}.`,
  qrLabel: (code: string, network: string) => `QR code to send ${code} on ${network}`,
  qrBare: 'The code holds the address only. Enter the amount yourself.',
  qrWithAmount: 'The code holds the address and the amount.',
  openWallet: 'Open in wallet',
  ladderTitle: 'Wallet does not read the code?',
  ladderLead: 'Choose a simpler one.',
  ladderForms: {
    bip21_amount: 'Address and amount',
    bip21: 'Address as a link, no amount',
    eip681_amount: 'Link with amount',
    eip681: 'Link without amount',
    eip681_token: 'Token link with amount (check the receiver in your wallet)',
    address: 'Plain address',
  } as Readonly<Record<string, string>>,
  ladderForm: 'Another form',
  rateLine: (code: string, dollars: string) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source: string) => `from ${source}`,
  rateAt: (time: string) => `at ${time}`,
  priceHolds: (time: string) => `Price holds for ${time}`,
  expiredTitle: 'This price has expired',
  expiredLead:
    'Already sent it? Nothing is lost: we keep watching this address. If not, get a new price first.',
  newPrice: 'Get a new price',
  addressDetails: 'Show the address',
  changeCurrency: 'Change currency',
  addressReplaced: 'The address has changed. Use only this one from now on.',
  addressRefusedTitle: 'We refuse to show this address',
  addressRefused:
    'The address that we received does not pass the check of its network. Money sent to it could be lost, so it is not shown. Nothing has been charged. Choose another currency or contact the store.',
  addressUnchecked:
    'We do not know this network, so we could not check the address. Compare it with the store before you send.',
  deposits: 'Deposits',
  noDeposits: 'No deposits yet.',

  transferStatus: {
    seen: 'Seen',
    confirmed: 'Confirmed',
    held: 'Held for review',
  } as Readonly<Record<string, string>>,
  unknownStatus: 'Noted',
  viewTransfer: 'View on the network',
};

/** Sentences that are there from the start, in whatever language. */
export type PayMessages = typeof enPay;
