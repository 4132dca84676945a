/** What a store states about single currencies, checked at the start and against the service's listing. */
import { type DecimalString, parseDecimal } from '../../../money/decimal.js';
import * as z from 'zod';
import type { ExtendedListing, StoreCurrency } from '../../../api/currencies.js';
import type { CurrencyListing } from '../../../contract/currencies.js';
import type { DiagnosticListener } from '../../configuration/diagnostic.js';
import { aDecimal, aWholeNumber, optionsOf, texts } from '../../configuration/givenOptions.js';
import { plainText } from '../../../contract/plainLine.js';

/** What a store states about one currency. */
export interface CurrencyDetails {
  /**
   * The least that can be paid with it: decimal string, US dollars. A smaller order, or a smaller rest
   * after a part payment, cannot use the currency; a top-up screen shows the minimum.
   */
  readonly minimumUsd?: string | undefined;
  /** How many minutes a payment usually takes until it is confirmed; a whole number, at least 1. */
  readonly typicalMinutes?: number | undefined;
}

/** Statements by currency id. */
export type DetailsById = Readonly<Record<string, CurrencyDetails>>;

/** Which currencies a store offers, and in what order. */
export interface CurrencyRules {
  /** Ids to offer; all if absent. */
  readonly include?: readonly string[] | undefined;
  /** Ids never to offer. */
  readonly exclude?: readonly string[] | undefined;
  /**
   * Ids to put first, in this order; the rest follow by code, then network.
   *
   * @default USDT on Tron, USDC on Ethereum, Bitcoin, Ether: what most shoppers look for
   */
  readonly order?: readonly string[] | undefined;
  /** What the store states about single currencies, by id; shown in the picker, never guessed. */
  readonly details?: DetailsById | undefined;
}

/** The statements about one currency for the wire; empty if there are none. */
export function statedOf(
  id: string,
  details: DetailsById = {},
): { readonly minimumUsd?: DecimalString; readonly typicalMinutes?: number } {
  const { minimumUsd, typicalMinutes } = (Object.hasOwn(details, id) && details[id]) || {};
  return {
    ...(minimumUsd === undefined ? {} : { minimumUsd: parseDecimal(minimumUsd) }),
    ...(typicalMinutes === undefined ? {} : { typicalMinutes }),
  };
}

const ids = texts('`["USDT.Tron", "BTC.Bitcoin"]`').optional();

/** The option `currencies`. */
export const CURRENCY_RULES = optionsOf(
  {
    include: ids,
    exclude: ids,
    order: ids,
    details: z
      .record(
        z.string(),
        optionsOf(
          {
            minimumUsd: aDecimal('a decimal string in US dollars, such as "5"').optional(),
            typicalMinutes: aWholeNumber(1).optional(),
          },
          'an object, such as `{ minimumUsd: "5" }`',
        ),
        'an object by currency id, such as `{ "USDT.Tron": { minimumUsd: "5" } }`',
      )
      .optional(),
  },
  'an object, such as `{ include: ["USDT.Tron"] }`',
);

/** How many ids a message names, so that it stays readable. */
const NAMED = 5;

const naming = (names: readonly string[]): string =>
  names
    .slice(0, NAMED)
    .map((name) => plainText(name))
    .join(', ') + (names.length > NAMED ? ', …' : '');

/** The code in an id: `usdt` in `USDT.TRC20`. */
const codeOf = (id: string): string => (id.split('.')[0] ?? id).toLowerCase();

const nothingOffered = (report: DiagnosticListener): void => {
  report({
    code: 'nothing_offered',
    message:
      'No currency is offered, so customers cannot pay: each is switched off at the service, or left out by ' +
      '`currencies`. Switch one on there, or name others in `currencies.include`.',
  });
};

/**
 * Makes the check of each listing. An unlisted id is usually misspelt, so it is reported once. So is a
 * store that offers no currency, and again after it has offered one.
 */
export function createCurrencyWatch(
  rules: CurrencyRules,
  report: DiagnosticListener,
): (extended: ExtendedListing, flat: readonly StoreCurrency[], listing: CurrencyListing) => void {
  const { include = [], exclude = [], order = [], details = {} } = rules;
  const named = [...new Set([...include, ...exclude, ...order, ...Object.keys(details)])];
  const told = new Set<string>();
  let isEmpty = false;
  return (extended, flat, listing) => {
    const listed = new Set([...extended.currencies, ...flat].map(({ id }) => id));
    const unknown = named.filter((id) => !listed.has(id) && !told.has(id));
    const was = isEmpty;
    isEmpty = listing.currencies.length === 0;
    if (isEmpty && !was) nothingOffered(report);
    if (unknown.length === 0) return;
    unknown.forEach((id) => told.add(id));
    const codes = new Set(unknown.map(codeOf));
    const alike = [...listed].filter((id) => codes.has(codeOf(id)));
    report({
      code: 'currency_unknown',
      message:
        `\`currencies\` names what the service does not list: ${naming(unknown)}. What is said there of it ` +
        'counts for nothing. Ids are compared letter by letter: correct it, or leave it out. ' +
        (alike.length === 0 ? '' : `The service lists ${naming(alike)}.`),
    });
  };
}
