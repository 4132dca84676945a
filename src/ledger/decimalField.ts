/** An amount in the body of an event. */
import * as z from 'zod';
import { isDecimal, type DecimalString } from '../money/decimal.js';

/** A decimal string in machine form, as events keep amounts. */
export const decimalField = z.custom<DecimalString>(isDecimal, 'expected a decimal string');
