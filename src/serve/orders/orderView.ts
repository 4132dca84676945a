/** An order as the store's server reads it, in `/v1` and in notifications. */
import * as z from 'zod';
import type { CheckoutSnapshot, TransferView } from '../../contract/checkout.js';
import { currencyOfAmounts } from '../../contract/currentQuote.js';

const decimal = z.string().describe('Decimal string');
const moment = z.string().describe('RFC 3339, UTC');

/** A transfer of a checkout. */
export const transferView = z.object({
  currency_id: z.string(),
  blockchain: z.string(),
  amount: decimal,
  amount_usd: decimal.nullable(),
  tx_hash: z.string(),
  explorer_url: z.string().nullable(),
  status: z.string().describe('seen, confirmed or held; open'),
  counts: z.string().describe('counted, deposit, late or wrong_currency; open'),
  first_seen_at: moment,
});

/** What is known of a checkout. */
export const checkoutView = z.object({
  sandbox: z.boolean().describe('True if no real money moves: never ship for it'),
  version: z.int().describe('Grows with every change: ignore a notification with a lower one'),
  progress: z.string().describe('awaiting, detected or confirmed'),
  exceptions: z.array(z.string()).describe('partial, over, late, wrong_currency, held; open'),
  paid: z.boolean(),
  closed: z.boolean(),
  currency_id: z
    .string()
    .nullable()
    .describe('The currency quoted last; due, received and excess are in it'),
  address: z.string().nullable(),
  payable: decimal.nullable(),
  rate: decimal.nullable(),
  expires_at: moment.nullable(),
  due: decimal.nullable(),
  received: decimal.nullable(),
  excess: decimal.nullable(),
  transfers: z.array(transferView),
});

const STATUSES = ['created', 'open', 'held', 'paid', 'closed'] as const;

/** State of an order in a word. */
export type OrderStatus = (typeof STATUSES)[number];

/** State of an order: `created` until a page has opened it. */
export const orderStatus = z.enum(STATUSES);

/** The price in the store's own currency. */
export const displayView = z
  .object({ amount: decimal, currency: z.string().describe('ISO 4217') })
  .nullable()
  .describe('The price in your own currency, as the order has it; null if it has none');

/** What a page needs to show the checkout by script tag. */
export const embedView = z.object({
  src: z.string().describe('Address of the script'),
  integrity: z.string().describe('Its hash, for the attribute of the same name'),
  attributes: z.record(z.string(), z.string()).describe('The other attributes of the tag'),
});

/** An order or a customer's wallet. */
export const orderView = z
  .object({
    order_id: z.string().optional(),
    customer_id: z.string().optional(),
    amount_usd: decimal.nullable(),
    currency_display: displayView,
    status: orderStatus,
    handle: z.string(),
    page_url: z.string(),
    embed: embedView,
    created_at: moment,
    checkout: checkoutView.nullable(),
  })
  .meta({ id: 'Order' });

/** A page of orders. */
export const orderPage = z.object({
  orders: z.array(orderView),
  next: z.string().nullable().describe('Pass as after; null at the end'),
});

/** Draws a transfer. */
export function drawTransfer(transfer: TransferView): z.infer<typeof transferView> {
  const { currencyId, blockchain, amount, amountUsd, txHash } = transfer;
  const { explorerUrl, status, counts, firstSeenAt } = transfer;
  return {
    currency_id: currencyId,
    blockchain,
    amount,
    amount_usd: amountUsd,
    tx_hash: txHash,
    explorer_url: explorerUrl,
    status,
    counts,
    first_seen_at: firstSeenAt,
  };
}

/** Draws what the store may know of a checkout. */
export function drawCheckout(snapshot: CheckoutSnapshot): z.infer<typeof checkoutView> {
  const { sandbox, version, progress, exceptions, paid, closed, quote, address } = snapshot;
  const { due, received, excess, transfers } = snapshot;
  return {
    sandbox,
    version,
    progress,
    exceptions: [...exceptions],
    paid,
    closed,
    currency_id: currencyOfAmounts(snapshot) ?? null,
    address: address?.address ?? null,
    payable: quote?.payable ?? null,
    rate: quote?.rate ?? null,
    expires_at: quote?.expiresAt ?? null,
    due,
    received,
    excess,
    transfers: transfers.map(drawTransfer),
  };
}

/** The state of an order in a word; `held` comes first, even if other money has paid it. */
export function statusOf(snapshot: CheckoutSnapshot | null): OrderStatus {
  if (snapshot === null) return 'created';
  if (snapshot.exceptions.includes('held')) return 'held';
  if (snapshot.paid) return 'paid';
  return snapshot.closed ? 'closed' : 'open';
}
