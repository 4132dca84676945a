/** The late chunk of the picker: the component and its rules. */
import css from '../../checkout/CurrencyPicker/CurrencyPicker.css?inline';
import { CurrencyPicker } from '../../checkout/CurrencyPicker/CurrencyPicker.js';

/** What the chunk brings. */
export const late = { Component: CurrencyPicker, css };
