/** English of the currency picker; in the split build it comes with the picker. */
import { enPickerTitles } from './enPickerTitles.js';
import { type LabelsByCode, plural, type PluralForms } from './messageFormat.js';

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

/** Why a currency cannot be chosen, for each reason that we know. */
const unavailable = {
  no_rate: 'No price right now',
  ambiguous_address: 'No address right now',
  address_refused: 'No safe address right now',
  no_address: 'No address right now',
  below_minimum: 'The amount is too small',
};

/** Sentences of the picker, beside those that all screens share. */
export const enPicker = {
  ...enPickerTitles,
  search: 'Search currency or network',
  searchHint: 'Name, code or network',
  currencies: 'Currencies',
  networks: 'Networks',
  groupBy: 'Order of the list',
  byCurrency: 'By currency',
  byNetwork: 'By network',
  lastUsed: 'Last used',
  everything: 'All choices',
  countNetworks: (n: number) => count(n, { one: '# network', other: '# networks' }),
  countCurrencies: (n: number) => count(n, { one: '# currency', other: '# currencies' }),
  /** Of a coin whose networks differ in the last digits: the smallest of their figures. */
  fromAmount: (amount: string) => `from ${amount}`,
  chooseNetwork: (code: string) => `Which network will you send ${code} on?`,
  chooseCurrencyOn: (network: string) => `Which currency will you send on ${network}?`,
  networkGuide:
    'Choose the network that your wallet or exchange uses to send. Fees differ between networks.',
  backToList: 'Back to the whole list',
  minimumOf: (amount: string) => `minimum ${amount}`,
  usuallyTakes: (time: string) => `usually ${time}`,
  noMatch: (text: string) => `Nothing matches “${text}”.`,
  searchable:
    'You can search by code, name, network or contract address, or paste an address of your own wallet to find its network.',
  clearSearch: 'Clear search',
  /** What was typed with the keyboard set to another script. */
  readAs: (text: string) => `Shown for “${text}”: the keyboard seems set to another script.`,
  addressOf: (network: string) =>
    `This looks like an address on ${network}. Below is what you can send from there.`,
  addressOfSeveral: (networks: string) =>
    `Addresses look the same on ${networks}. Check in your wallet which of them holds your money.`,
  addressOfNone: (networks: string) =>
    `This looks like an address on ${networks}. The store takes no payment there.`,
  addressStays: 'The address was looked up in this page only and sent nowhere.',
  matches: (n: number) => count(n, { one: '# currency found', other: '# currencies found' }),
  moreMatches: (n: number) =>
    count(n, {
      one: '# more, keep typing to narrow it down',
      other: '# more, keep typing to narrow it down',
    }),
  unavailable: unavailable as LabelsByCode<typeof unavailable>,
  notAvailable: 'Not available right now',
  keepCurrency: 'Back to the payment',
  /** A currency is chosen, and its price and address are on their way. */
  gettingAddress: 'Getting the address…',
};
