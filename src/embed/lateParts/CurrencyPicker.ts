/** The late part of the currency picker: its list and its rules. */
import css from '../../checkout/CurrencyPicker/CurrencyPicker.css?inline';
import { addLateStyles } from '../lateStyles.js';

export { Choices } from '../../checkout/CurrencyPicker/Choices.js';

addLateStyles(css);
