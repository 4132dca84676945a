/** The late chunk of the picker: the component and its rules. */
export { CurrencyPicker } from '../../checkout/CurrencyPicker/CurrencyPicker.js';
export { default as css } from '../../checkout/CurrencyPicker/CurrencyPicker.css?inline';
