/** What a store states of single currencies: checked when the handler is made, shown in the picker. */
import { isDecimal, type DecimalString } from '../../../money/decimal.js';
import { HandlerConfigurationError } from '../../configuration/configurationError.js';

/** What a store states of one currency. */
export interface CurrencyDetails {
  /**
   * The least that can be paid with it: decimal string, US dollars. An order below it cannot choose
   * the currency, nor what a part payment has left of one; whoever tops up is told.
   */
  readonly minimumUsd?: string | undefined;
  /** How many minutes a payment usually takes until it is confirmed; a whole number, at least 1. */
  readonly typicalMinutes?: number | undefined;
}

/** Statements by currency id. */
export type DetailsById = Readonly<Record<string, CurrencyDetails>>;

/** @throws HandlerConfigurationError that names the currency and the field. */
export function assertDetails(details: DetailsById = {}): void {
  for (const [id, { minimumUsd, typicalMinutes }] of Object.entries(details)) {
    if (minimumUsd !== undefined && !isDecimal(minimumUsd)) {
      throw new HandlerConfigurationError(
        `\`currencies.details["${id}"].minimumUsd\` is not a plain decimal string, so no order could be ` +
          'compared with it. Amounts are exact here: write it as "5" or "0.5", in US dollars.',
      );
    }
    const isTime = Number.isSafeInteger(typicalMinutes) && (typicalMinutes ?? 0) >= 1;
    if (typicalMinutes !== undefined && !isTime) {
      throw new HandlerConfigurationError(
        `\`currencies.details["${id}"].typicalMinutes\` must be a whole number of minutes, at least 1, ` +
          'because shoppers are told it. Leave it out where you do not know it.',
      );
    }
  }
}

/** The statements of one currency as they cross the wire; nothing where the store states nothing. */
export function statedOf(
  id: string,
  details: DetailsById = {},
): { readonly minimumUsd?: DecimalString; readonly typicalMinutes?: number } {
  const { minimumUsd, typicalMinutes } = (Object.hasOwn(details, id) && details[id]) || {};
  return {
    ...(isDecimal(minimumUsd) ? { minimumUsd } : {}),
    ...(typicalMinutes === undefined ? {} : { typicalMinutes }),
  };
}
