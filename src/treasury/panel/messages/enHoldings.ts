/** English of what is held: processing wallets, exchange account, pending transfers. */
import { plural, type PluralForms } from '../../../ui/messages/messageFormat.js';

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

/** Which way a transfer goes, seen from the store. */
const directions: Readonly<Record<string, string>> = {
  in: 'Coming in',
  out: 'Going out',
  unknown: 'Neither address is known here',
};

/** Sentences of the holdings. */
export const enHoldings = {
  processingTitle: 'Balances',
  processingLoading: 'Reading the balances…',
  processingFailed: 'Couldn’t read the balances',
  processingNone:
    'The payment service listed no wallets. It also does that when it can’t reach them, so they may still hold funds.',
  exchangeTitle: 'Exchange account',
  exchangeLoading: 'Reading the exchange account…',
  exchangeFailed: 'The exchange account couldn’t be read',
  exchangeApart: 'Not part of the wallets’ total.',
  exchangeNone: 'No exchange is connected.',
  exchangeNoneLead:
    'Nothing is wrong: connect one in the payment service’s dashboard if you want its funds shown here.',
  exchangeEmpty: 'The exchange account is empty.',
  exchangeNotListed: 'The payment service listed no funds for this account, and no total.',
  exchangeUnlisted:
    'The payment service gives this total, but not what it’s made up of. Look at the exchange itself.',

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
  someWorthUnknown: 'The value of some funds isn’t known, so they aren’t counted.',
  perhapsMore: 'We couldn’t check whether anything is missing here.',
  partlyUnknown: 'and more of unknown value',

  asTable: 'Table',
  columnCurrency: 'Currency',
  columnBalance: 'Balance',
  columnShare: 'Share',

  emptyWallet: 'Nothing here.',
  onlyEmpty: (n: number) =>
    count(n, { one: '# currency without funds', other: '# currencies without funds' }),
  fundingAddress: (network: string) => `Address of the wallet on ${network}`,
  copyAddress: 'Copy address',
  fundingCode: (network: string) => `QR code of the wallet’s address on ${network}`,
  fundingLead: (code: string, network: string) =>
    `Send ${code} on ${network} here to pay for transfers.`,
  addressUnchecked:
    'We don’t know this network, so the address couldn’t be checked. Compare it with the payment service’s dashboard before you send anything.',
  addressRefused:
    'The payment service’s address fails the check of its network, so it isn’t shown. Look it up in the service’s dashboard.',

  nativeCost: (code: string) => `One transfer of ${code}`,
  tokenCost: 'One token transfer',
  energy: 'Energy available',
  bandwidth: 'Bandwidth available',
  availableOf: (available: string, total: string) => `${available} of ${total}`,

  unconfirmedTitle: 'Pending transfers',
  unconfirmedLoading: 'Loading pending transfers…',
  unconfirmedFailed: 'The transfers couldn’t be read',
  unconfirmedNone: 'No pending transfers.',
  unconfirmedCount: (n: number) =>
    count(n, { one: '# pending transfer', other: '# pending transfers' }),
  unconfirmedUnreadable: (n: number) =>
    count(n, {
      one: '# transfer couldn’t be read and isn’t shown',
      other: '# transfers couldn’t be read and aren’t shown',
    }),
  unconfirmedLead:
    'Each of these was detected, nothing more: it can still fail. One that leaves the list may have been confirmed or dropped.',
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
  viewTransfer: 'View transaction',
  seenAgo: (ago: string) => `Detected ${ago}`,
  seenUnknown: 'Time unknown',
  forOrder: (reference: string) => `Order ${reference}`,
  forCustomer: (reference: string) => `Account ${reference}`,
};
