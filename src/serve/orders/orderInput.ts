/** What the store's server sends about an order or a customer, checked field by field. */
import * as z from 'zod';
import { compareDecimal, isZero, parseDecimal } from '../../money/decimal.js';

const MAX_AMOUNT = parseDecimal('1000000000000');

/** Any text of one line. */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'must be one line of text');

/** The store's own number of an order or a customer. */
export const referenceField = line(200).describe("The store's own number, 1 to 200 characters");

const decimalField = z
  .string({ error: 'must be a text such as "19.90", not a number' })
  .regex(
    /^\d{1,20}(?:\.\d{1,20})?$/u,
    'must be a decimal such as "19.90": digits and at most one point',
  );

/** Whether a later check has something to read: the first one has refused the rest. */
const amountOf = (text: string) =>
  decimalField.safeParse(text).success ? parseDecimal(text) : null;

/** An amount that can be charged. */
const amountField = decimalField
  .refine((text) => !isZero(amountOf(text) ?? MAX_AMOUNT), 'must be above 0')
  .refine(
    (text) => compareDecimal(amountOf(text) ?? MAX_AMOUNT, MAX_AMOUNT) <= 0,
    'must be at most 1000000000000',
  )
  .refine(
    (text) => (amountOf(text)?.split('.')[1]?.length ?? 0) <= 8,
    'must have at most 8 decimals',
  )
  .describe('Decimal string, US dollars, above 0');

const pageField = z
  .url({ protocol: /^https?$/u, error: 'must be a full address' })
  .max(2000)
  .describe('A page of the store, on an origin of TILL_ORIGINS');

const details = {
  email: z.email().max(320).optional().describe('Passed on to the payment service'),
  locale: line(64).optional().describe('Language of the checkout, such as "de"'),
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
      currency: z.string().regex(/^[A-Z]{3}$/u, 'must be a code such as "EUR"'),
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
  reason: line(500).describe('Why: kept with the order'),
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
