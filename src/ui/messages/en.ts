/** Every sentence that a shopper reads, in English: the one source of keys for all languages. */
import type { ClientProblemCode, ProblemCode } from '../../contract/problem.js';
import { plural, type PluralForms } from './plural.js';

const count = (n: number, forms: PluralForms) => plural('en', n, forms);

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

/** Who said a line of the timeline. */
const sources: Readonly<Record<string, string>> = {
  service_event: 'Payment service',
  service_list: 'Network watch',
  store: 'Store',
};

/** What a line of the timeline says. */
const evidence: Readonly<Record<string, string>> = {
  opened: 'Checkout opened',
  quoted: 'Price fixed',
  seen: 'Transfer seen',
  confirmed: 'Transfer confirmed',
  held: 'Transfer held for review',
  released: 'Review finished',
  marked_paid: 'Marked as paid',
  closed: 'Order closed',
  address_replaced: 'Address replaced',
  amended: 'Order amount changed',
};

/** Why a currency cannot be chosen, where the store says it in a word we know. */
const unavailable: Readonly<Record<string, string>> = {
  no_rate: 'No price right now',
  ambiguous_address: 'No address right now',
  address_refused: 'No safe address right now',
  no_address: 'No address right now',
};

/** The English catalogue. Functions take what they interpolate, so a key cannot be misused. */
export const en = {
  problems,
  sources,
  evidence,
  unknownSource: 'Another source',
  unknownEvidence: 'Something was noted',

  checkout: 'Checkout',
  sandbox: 'Sandbox: no real money. Do not pay.',
  tryAgain: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Copying is blocked here. The text is selected: copy it by hand.',
  loading: 'Opening the checkout…',
  errorTitle: 'The checkout could not be opened',
  orderReference: (reference: string) => `Order ${reference}`,
  accountReference: (reference: string) => `Account ${reference}`,
  requestReference: (id: string) => `Reference for support: ${id}`,

  currencyOnNetwork: (code: string, network: string) => `${code} on ${network}`,
  networkWithAlias: (network: string, alias: string | undefined) =>
    alias === undefined ? network : `${network} (${alias})`,

  chooseTitle: 'Choose a currency',
  chooseTotal: (amount: string) => `To pay: ${amount}`,
  chooseTopUp: 'Any amount, to your own address',
  search: 'Search currency or network',
  searchHint: 'Name, code or network',
  currencies: 'Currencies',
  chooseNetwork: (code: string) => `${code}: choose the network that you send on`,
  noCurrencies: 'The store offers no currency right now. Please try again later.',
  noMatch: (text: string) => `Nothing matches “${text}”.`,
  clearSearch: 'Clear search',
  matches: (n: number) => count(n, { one: '# currency found', other: '# currencies found' }),
  moreMatches: (n: number) => count(n, { other: '# more, keep typing to narrow it down' }),
  unavailable: (reason: string) => unavailable[reason] ?? 'Not available right now',
  currenciesFailed: 'The currencies could not be loaded.',
  keepCurrency: 'Back to the payment',

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
  newPriceIs: (amount: string) => `The new price is ${amount}.`,
  oneMinuteLeft: 'One minute left at this price.',
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

  statusTitle: {
    loading: 'Opening the checkout…',
    error: 'The checkout could not be opened',
    choose_currency: 'Choose a currency',
    pay: 'Waiting for your transfer',
    top_up: 'Waiting for transfers',
    detected: 'Your transfer has been seen',
    // Everything that was sent covers the price, and the network has not confirmed all of it yet.
    confirmed: 'Part is confirmed, the rest is on its way',
    partial: 'Part has arrived, waiting for the rest',
    review: 'The store is looking at your transfer',
    held: 'Your transfer is being reviewed',
    paid: 'Payment complete',
    closed: 'This order is closed',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'This page updates by itself. You may leave it and come back.',
    top_up: 'This page updates by itself. You may leave it and come back.',
    detected:
      'It is on its way through the network. You do not need to do anything and must not send it again.',
    confirmed: 'You do not need to do anything and must not send it again.',
    partial: 'What has arrived is safe and counts for this order.',
    review: 'It has arrived and is safe, but it does not match the order by itself.',
    held: 'The payment service has put it on hold. Please contact the store and do not send again.',
    paid: 'Thank you. You can close this page.',
    closed: 'It takes no more payments. If you have sent something, contact the store.',
  },
  storeConfirms: 'The store will confirm this payment.',
  exceptions: {
    partial: 'Less than the price has arrived.',
    over: 'More than the price has arrived. The store knows how much.',
    late: 'A transfer arrived after its price had expired.',
    wrong_currency: 'A transfer arrived in a currency that was not chosen.',
    held: 'A transfer is held for review.',
  } as Readonly<Record<string, string>>,
  unknownException: 'The store has noted something about this payment.',
  due: 'Due',
  received: 'Received',
  excess: 'Above the price',
  transfers: 'Transfers',
  transferStatus: {
    seen: 'Seen',
    confirmed: 'Confirmed',
    held: 'Held for review',
  } as Readonly<Record<string, string>>,
  unknownStatus: 'Noted',
  viewTransfer: 'View on the network',
  timeline: 'What happened',
  copyTimeline: 'Copy for support',
  lastChecked: (ago: string) => `Last checked ${ago}`,
  checkNow: 'Check now',
  checking: 'Checking…',
  connectionLost: 'Connection lost. What you see was true when we last checked.',
  connectionBack: 'The connection is back.',
};

/** The shape of a catalogue. Another language fills every key; the compiler lists what is missing. */
export type Messages = typeof en;
