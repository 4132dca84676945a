/** What the store's server sends about an order or a customer, checked field by field. */
import * as z from 'zod';
import { isPlainLine, isPlainName } from '../../contract/plainLine.js';

const HALF_PAIR = /\p{Cs}/u;

const UNSEEN = 'has control, invisible or direction characters';

/** Any text of one line that a database can keep. */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/, 'must be one line of text')
    .refine((text) => !HALF_PAIR.test(text), 'holds half of a surrogate pair');

/** The store's own number of an order or a customer. Of a new one {@link isPlainName} is asked too. */
export const referenceField = line(200)
  // A path ends at these two, whatever their spelling.
  .refine((text) => text !== '.' && text !== '..', 'must not be "." or ".."')
  .describe("The store's own number, 1 to 200 characters");

const NOT_A_NUMBER = { error: 'must be a text such as "19.90", not a number' };

const decimalField = z
  .string(NOT_A_NUMBER)
  .regex(/^(0|[1-9]\d{0,19})(\.\d{1,20})?$/, 'must be a decimal such as "19.90"');

/** An amount that can be charged: the service counts at most eight decimals. */
const amountField = z
  .string(NOT_A_NUMBER)
  .regex(
    /^(?!0(\.0+)?$)(0|[1-9]\d{0,11})(\.\d{1,8})?$/,
    'must be a decimal such as "19.90": above 0, at most 12 digits and 8 decimals, no sign, no exponent',
  )
  .describe('Decimal string, US dollars, above 0');

const pageField = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s/]/, 'must be a full address, such as https://shop.example/thanks')
  .refine(
    (text) => URL.canParse(text),
    'must be a full address, such as https://shop.example/thanks',
  )
  .refine((text) => !/^https?:\/\/[^/?#]*@/.test(text), 'must not hold a user name or password')
  .refine(isPlainName, UNSEEN)
  .describe('A page of the store, on an origin of TILL_ORIGINS');

const details = {
  email: line(320)
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .refine(isPlainName, UNSEEN)
    .optional()
    .describe('Passed on to the payment service'),
  locale: line(64)
    .regex(
      /^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$/,
      'must be a language tag such as "de" or "pt-BR"',
    )
    .optional()
    .describe('Language of the checkout, such as "de" or "pt-BR"'),
  return_url: pageField.optional(),
  support_url: pageField.optional(),
};

/** `POST /v1/orders`. */
export const orderInput = z.strictObject({
  order_id: referenceField,
  amount_usd: amountField,
  currency_display: z
    .strictObject({
      amount: decimalField,
      currency: z.string().regex(/^[A-Z]{3}$/, 'must be a code such as "EUR"'),
    })
    .optional()
    .describe("The price in the store's own currency: shown beside, never computed with"),
  ...details,
});

/** An order as the store's server sends it. */
export type OrderInput = z.infer<typeof orderInput>;

/** `POST /v1/customers/{customer_id}/wallet`. */
export const customerInput = z.strictObject(details);

/** A customer as the store's server sends it. */
export type CustomerInput = z.infer<typeof customerInput>;

/** `POST /v1/orders/{order_id}/mark-paid` and its like. */
export const decisionInput = z.strictObject({
  reason: line(500).refine(isPlainLine, UNSEEN).describe('Why: kept with the order'),
});

/** `POST /v1/orders/{order_id}/release-hold`. */
export const releaseInput = z.strictObject({
  ...decisionInput.shape,
  version: z
    .int()
    .nonnegative()
    .optional()
    .describe('The version of the checkout that was looked at: later holds stay'),
});
