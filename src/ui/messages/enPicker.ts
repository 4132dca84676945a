/** English of the currency picker; in the split build it comes with the picker. */
import { type LabelsByCode, plural, type PluralForms } from './messageFormat.js';

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

/** Why a currency cannot be chosen, for each reason that we know. */
const unavailable = {
  no_rate: 'No price right now',
  ambiguous_address: 'No address right now',
  address_refused: 'No safe address right now',
  no_address: 'No address right now',
  below_minimum: 'Amount too small',
};

/** Sentences of the picker, beside those that all screens share. */
export const enPicker = {
  search: 'Search currency or network',
  searchHint: 'Name, code or network',
  currencies: 'Currencies',
  networks: 'Networks',
  popular: 'Popular',
  lastUsed: 'Last used',
  everything: 'All currencies',
  byNetwork: 'By network',
  countNetworks: (n: number) => count(n, { one: '# network', other: '# networks' }),
  countCurrencies: (n: number) => count(n, { one: '# currency', other: '# currencies' }),
  /** Of a coin whose networks differ in the last digits: the smallest of their figures. */
  fromAmount: (amount: string) => `from ${amount}`,
  chooseNetwork: 'Choose a network',
  chooseCurrencyOn: (network: string) => `Choose a currency on ${network}`,
  networkGuide: 'Pick the network your wallet or exchange will use. Fees vary.',
  minimumOf: (amount: string) => `min. ${amount}`,
  usuallyTakes: (time: string) => `about ${time}`,
  noMatch: (text: string) => `No results for “${text}”`,
  searchable: 'Try a code, a name or a network, or paste an address from your wallet.',
  clearSearch: 'Clear search',
  /** What was typed with the keyboard set to another script. */
  readAs: (text: string) => `Showing results for “${text}”`,
  addressOf: (network: string) => `This looks like an address on ${network}.`,
  addressOfSeveral: (networks: string) =>
    `Addresses look the same on ${networks}. Check your wallet to see which one holds your funds.`,
  addressOfNone: (networks: string) =>
    `This looks like an address on ${networks}, which the store doesn’t accept.`,
  addressStays: 'Checked on your device only.',
  matches: (n: number) => count(n, { one: '# result', other: '# results' }),
  moreMatches: (n: number) =>
    count(n, { one: '# more. Keep typing.', other: '# more. Keep typing.' }),
  unavailable: unavailable as LabelsByCode<typeof unavailable>,
  notAvailable: 'Not available right now',
  keepCurrency: 'Back to payment',
  /** A currency is chosen, and its price and address are on their way. */
  gettingAddress: 'Getting the address…',
};
