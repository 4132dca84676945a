/** English of what is held: processing wallets, exchange account, unconfirmed transfers. */
import { plural, type PluralForms } from '../../ui/messages/messageFormat.js';

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

/** Which way a transfer goes, seen from the store. */
const directions: Readonly<Record<string, string>> = {
  in: 'Coming in',
  out: 'Going out',
  unknown: 'Neither end is known here',
};

/** Sentences of the holdings. */
export const enHoldings = {
  processingTitle: 'Balances',
  processingLoading: 'Reading the balances…',
  processingFailed: "Couldn't read the balances",
  processingNone:
    'The service listed no wallets. It does the same while it cannot reach them, so funds may lie there all the same.',
  exchangeTitle: 'Exchange account',
  exchangeLoading: 'Reading the exchange account…',
  exchangeFailed: 'The exchange account could not be read',
  exchangeApart: "Not part of the wallets' total.",
  exchangeNone: 'No exchange is connected.',
  exchangeNoneLead:
    'Nothing is wrong: connect one in the dashboard of the service if you want its funds shown here.',
  exchangeEmpty: 'The exchange account is empty.',
  exchangeNotListed: 'The service listed nothing of this account, and no total.',
  exchangeUnlisted:
    'The service names this total, but not what it is made of. Look at the exchange itself.',

  walletsTitle: 'Wallets and gas',
  columnAddress: 'Wallet address',
  columnAvailable: 'Available',
  columnValue: 'Value',
  columnGas: 'Gas left',
  gasForTokens: (n: string) => `About ${n} token ${n === '1' ? 'transfer' : 'transfers'}`,
  gasForNative: (n: string, code: string) =>
    `About ${n} ${n === '1' ? 'transfer' : 'transfers'} of ${code}`,
  notEnoughGas: (code: string) => `Not enough ${code}`,
  feesPaidIn: (code: string) => `Fees are paid in ${code}`,

  total: 'Total',
  knownTotal: 'Known total',
  incomplete: 'This is not everything.',
  someWorthUnknown: "The value of some funds isn't known, so they aren't counted.",
  perhapsMore: 'The store could not check whether anything is missing here.',
  partlyUnknown: 'and more of unknown value',

  showAs: 'Shown as',
  asChart: 'Chart',
  asTable: 'Table',
  columnCurrency: 'Currency',
  columnBalance: 'Balance',
  columnShare: 'Share',

  emptyWallet: 'Nothing here.',
  onlyEmpty: (n: number) =>
    count(n, { one: '# currency without funds', other: '# currencies without funds' }),
  fundingAddress: (network: string) => `Address of the wallet on ${network}`,
  copyAddress: 'Copy address',
  fundingCode: (network: string) => `QR code of the wallet's address on ${network}`,
  fundingLead: (code: string, network: string) =>
    `Send ${code} on ${network} here to pay for transfers.`,
  addressUnchecked:
    'Tillkit does not know this network, so the address could not be checked. Compare it with the dashboard of the service before you send anything.',
  addressRefused:
    'The address that the service gave does not pass the check of its network, so it is not shown. Look it up in the dashboard of the service.',

  nativeCost: (code: string) => `One transfer of ${code}`,
  tokenCost: 'One transfer of a token',
  energy: 'Energy at hand',
  bandwidth: 'Bandwidth at hand',
  availableOf: (available: string, total: string) => `${available} of ${total}`,

  unconfirmedTitle: 'Unconfirmed transfers',
  unconfirmedLoading: 'Looking for transfers on their way…',
  unconfirmedFailed: 'The transfers could not be read',
  unconfirmedNone: 'Nothing is on its way.',
  unconfirmedCount: (n: number) =>
    count(n, { one: '# transfer on its way', other: '# transfers on their way' }),
  unconfirmedUnreadable: (n: number) =>
    count(n, {
      one: '# transfer could not be read and is not shown',
      other: '# transfers could not be read and are not shown',
    }),
  unconfirmedLead:
    'Each of these was seen and nothing more: it can still fail, and one that leaves the list may have been confirmed or dropped.',
  directions,
  unknownDirection: 'Direction unknown',
  from: 'From',
  to: 'To',
  hash: 'Transaction',
  unknownSender: 'Not stated',
  copySender: 'Copy sender',
  copyReceiver: 'Copy receiver',
  copyHash: 'Copy hash',
  senderLabel: 'Address of the sender',
  receiverLabel: 'Address of the receiver',
  viewTransfer: 'View on the network',
  seenAgo: (ago: string) => `Seen ${ago}`,
  seenUnknown: 'Time unknown',
  forOrder: (reference: string) => `Order ${reference}`,
  forCustomer: (reference: string) => `Account ${reference}`,
};
