/** English up to the QR code: what is on the screen, or may be, while the rest is still on its way. */
import type { LabelsByCode } from './messageFormat.js';

/** How far one transfer is. */
const transferStatus = {
  seen: 'Confirming',
  confirmed: 'Confirmed',
  held: 'On hold',
};

/** Sentences of the pay screen and of what all screens share. */
export const enPay = {
  /** BCP 47 tag of these sentences. A store that gives all of another language gives its tag as well. */
  language: 'en',

  notLoaded: 'Part of this page didn’t load. Check your connection and try again.',
  reloadPage: 'Reload',

  checkout: 'Checkout',
  sandbox: 'Test mode. Don’t send real funds.',
  tryAgain: 'Try again',
  close: 'Close',
  copied: 'Copied',
  copyRefused: 'Copying is blocked here. The text is selected, so copy it yourself.',
  loading: 'Opening the checkout…',
  /** Where the checkout cannot be opened, for who comes back to it. */
  alreadySent: 'Already paid? Your payment isn’t affected. Don’t send again.',
  orderReference: (reference: string) => `Order ${reference}`,
  accountReference: (reference: string) => `Account ${reference}`,
  maybeBlocked:
    'If this keeps happening, a content blocker or your network may be in the way. Allow this page, or try another browser.',
  /** Both with their currency: `$48.50`. */
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now}.`,
  requestReference: (id: string) => `Support code: ${id}`,

  networkWithAlias: (network: string, alias: string | undefined) =>
    alias === undefined ? network : `${network} (${alias})`,

  /** The heading of each screen. */
  statusTitle: {
    loading: 'Opening the checkout…',
    error: 'The checkout couldn’t be opened',
    choose_currency: 'Pay with',
    pay: 'Waiting for payment',
    top_up: 'Waiting for deposits',
    detected: 'Payment detected',
    // Everything that was sent covers the price, and the network has not confirmed all of it yet.
    confirmed: 'Partly confirmed',
    partial: 'Partly paid',
    review: 'Payment under review',
    held: 'Payment on hold',
    paid: 'Paid',
    closed: 'Order closed',
  },
  noCurrencies: 'No currencies available right now. Try again later.',
  currenciesFailed: 'The currencies couldn’t be loaded.',

  /** With the price and its currency: `$49.00`. */
  payTitle: (price: string) => `Pay ${price}`,
  /** Of a part payment, both without and with their code: `29.40`, `49.00 USDT`. */
  partReceived: (received: string, price: string) => `${received} of ${price} received`,
  /** The same while the network has not confirmed all of it. */
  partDetected: (received: string, price: string) => `${received} of ${price} detected`,
  leftToPay: 'Left to pay',
  topUpTitle: 'Top up',
  topUpLead: 'Send any amount. This address stays yours.',
  minimum: (amount: string) => `Minimum ${amount}. Smaller transfers may not be detected.`,
  /** Of what is below the minimum of the currency in use. */
  tooSmall: 'Amount too small',
  amountLabel: 'Amount to send',
  copyAmount: 'Copy amount',
  sendOnly: (code: string, network: string) => `Only ${code} on ${network}.`,
  sendOnlyWhy: 'Anything else may be lost.',
  addressLabel: (code: string, network: string) => `Address for ${code} on ${network}`,
  copyAddress: 'Copy address',
  copiedAddress: (code: string, network: string) => `Copied. Send only ${code} on ${network}.`,
  qrLabel: (code: string, network: string) => `QR code to send ${code} on ${network}`,
  /** What the code does when it is pressed. */
  enlarge: 'Enlarge',
  /** Below a code that holds the address only. */
  scanBare: 'Scan, then enter the amount.',
  openWallet: 'Open in wallet',
  nothingOpened:
    'Nothing opened? Copy the amount and address into your wallet, or scan the code with another device.',
  moreWays: 'More ways to pay',
  /** `1 USDT = $1.00 (Binance, 12:08 PM)`; the price in digits only, the rest named by who says so. */
  rate: (code: string, dollars: string, from: string) => `1 ${code} = $${dollars} (${from})`,
  priceLocked: (time: string) => `Price locked for ${time}`,
  expiredTitle: 'Price expired',
  expiredLead:
    'Already paid? Don’t send again, we’re still watching this address. Otherwise refresh the price.',
  newPrice: 'Refresh price',
  /** In its place, and in that of `checkNow`, while the store is asked. */
  checking: 'Checking…',
  /** Said where a form around the checkout is held. Never “pay first”: it may be paid and not detected yet. */
  continueOnceDetected: 'You can continue once your payment is detected.',
  addressDetails: 'Show address',
  /** Beside the currency in use: opens the picker. */
  change: 'Change',
  changeCurrency: 'Change currency or network',
  addressReplaced: 'The address has changed. Use only this one.',
  /** With its code, and the amount where there is one: `0.00038865 BTC`. */
  changedElsewhere: (what: string) =>
    `Changed in another tab or on another device. To pay now: ${what}, to the address below.`,
  addressRefusedTitle: 'This address failed our security check',
  addressRefused:
    'Funds sent to it could be lost, so we don’t show it. Choose another currency or contact the store.',
  addressUnchecked:
    'We don’t recognize this network, so we couldn’t check the address. Confirm it with the store before you send.',
  deposits: 'Deposits',
  noDeposits: 'No deposits yet',

  transferStatus: transferStatus as LabelsByCode<typeof transferStatus>,
  unknownStatus: 'Recorded',
  viewTransfer: 'View transaction',
};

/** Sentences that every part of the checkout has, in every language. */
export type PayMessages = typeof enPay;
