/** English up to the QR code: what is on the screen, or may be, while the rest is still on its way. */
import type { LabelsByCode } from './messageFormat.js';

/** How far one transfer is. */
const transferStatus = {
  seen: 'Seen',
  confirmed: 'Confirmed',
  held: 'Held for review',
};

/** Sentences of the pay screen and of what all screens share. */
export const enPay = {
  /** BCP 47 tag of these sentences. A store that gives all of another language gives its tag as well. */
  language: 'en',

  notLoaded: 'A part of this page did not load. Check your connection and try again.',
  reloadPage: 'Reload the page',

  checkout: 'Checkout',
  sandbox: 'Sandbox: no real money. Do not pay.',
  tryAgain: 'Try again',
  copied: 'Copied',
  copyRefused: 'Copying is blocked here. The text is selected: copy it by hand.',
  loading: 'Opening the checkout…',
  /** Where the checkout cannot be opened, for who comes back to it. */
  alreadySent: 'Already sent the payment? This page does not change that. Do not send it again.',
  errorTitle: 'The checkout could not be opened',
  orderReference: (reference: string) => `Order ${reference}`,
  accountReference: (reference: string) => `Account ${reference}`,
  maybeBlocked:
    'If it stays like this, a content blocker or your network may be in the way. Allow this page there, or try another browser.',
  /** Both with their currency: `$48.50`. */
  priceChanged: (before: string, now: string) =>
    `The store has changed the price of this order from ${before} to ${now}.`,
  requestReference: (id: string) => `Reference for support: ${id}`,

  networkWithAlias: (network: string, alias: string | undefined) =>
    alias === undefined ? network : `${network} (${alias})`,

  payTitle: 'Send the payment',
  partialTitle: 'Part of the payment has arrived',
  /** Both with their code: what came, and the whole price. */
  partialArrived: (received: string, price: string) =>
    `${received} of ${price} has arrived and is safe.`,
  partialLead: 'Send the rest to complete the order.',
  /** Of what has come, while part of it is not confirmed. */
  seenSoFar: 'Seen so far',
  topUpTitle: 'Top up',
  topUpLead: 'Send any amount. This address stays yours.',
  minimum: (amount: string) => `Transfers below ${amount} may not be noticed.`,
  /** Of what is below the minimum of the currency in use. */
  tooSmall: 'The amount is too small',
  amountLabel: 'Amount to send',
  amountDue: 'Still to send',
  formerAmount: 'Former amount',
  copyAmount: 'Copy amount',
  sendOnly: (code: string, network: string) => `Send only ${code} on ${network}`,
  sendOnlyWhy: 'Other coins or networks may be lost.',
  addressLabel: (code: string, network: string) => `Address for ${code} on ${network}`,
  copyAddress: 'Copy address',
  copiedAddress: (code: string, network: string) => `Copied. Send only ${code} on ${network}.`,
  qrLabel: (code: string, network: string) => `QR code to send ${code} on ${network}`,
  qrBare: 'The code holds the address only. Enter the amount yourself.',
  qrWithAmount: 'The code holds the address and the amount.',
  openWallet: 'Open in wallet',
  nothingOpened:
    'Nothing opened? Copy the amount and the address into your wallet, or scan the code with another device.',
  payHelp: 'Help with the transfer',
  rateLine: (code: string, dollars: string) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source: string) => `from ${source}`,
  rateAt: (time: string) => `at ${time}`,
  priceHolds: (time: string) => `Price holds for ${time}`,
  expiredTitle: 'This price has expired',
  expiredLead:
    'Already sent it? You do not need to do anything: it may be on its way, and we keep watching for it. Only if you have not sent it, get a new price.',
  newPrice: 'Get a new price',
  /** In its place, and in that of `checkNow`, while the store is asked. */
  checking: 'Checking…',
  addressDetails: 'Show the address',
  changeCurrency: 'Change currency or network',
  changeForRest: 'Send the rest in another currency',
  addressReplaced: 'The address has changed. Use only this one from now on.',
  /** With its code, and the amount where there is one: `0.00038865 BTC`. */
  changedElsewhere: (what: string) =>
    `This payment was changed in another tab or on another device. Now to be sent: ${what}, to the address below.`,
  addressRefusedTitle: 'We refuse to show this address',
  addressRefused:
    'The address that we received does not pass the check of its network. Money sent to it could be lost, so it is not shown. Nothing has been charged. Choose another currency or contact the store.',
  addressUnchecked:
    'We do not know this network, so we could not check the address. Compare it with the store before you send.',
  deposits: 'Deposits',
  noDeposits: 'No deposits yet.',

  transferStatus: transferStatus as LabelsByCode<typeof transferStatus>,
  unknownStatus: 'Noted',
  viewTransfer: 'View on the network',
};

/** Sentences that every part of the checkout has, in every language. */
export type PayMessages = typeof enPay;
