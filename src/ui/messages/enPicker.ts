/** English of the currency picker; in the split build it comes with the picker. */
import { plural, type PluralForms } from './plural.js';

const count = (n: number, forms: PluralForms) => plural('en', n, forms);

/** Why a currency cannot be chosen, where the store says it in a word we know. */
const unavailable: Readonly<Record<string, string>> = {
  no_rate: 'No price right now',
  ambiguous_address: 'No address right now',
  address_refused: 'No safe address right now',
  no_address: 'No address right now',
};

/** Sentences of the picker, beside those that all screens share. */
export const enPicker = {
  chooseTitle: 'Choose a currency',
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
};
