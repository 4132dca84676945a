/** English of the picker until its list is there, or where there is none. */

/** The picker's heading, and the text in place of the list. */
export const enPickerTitles = {
  chooseTitle: 'Choose a currency',
  noCurrencies: 'The store offers no currency right now. Please try again later.',
  currenciesFailed: 'The currencies could not be loaded.',
};
