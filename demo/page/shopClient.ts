/** Requests of the demo's pages to the demo store, apart from the checkout's. */
import * as z from 'zod/mini';
import type { CartItem } from '../products.js';

const orderSummarySchema = z.object({
  /** Handle that the checkout is opened with. */
  handle: z.string(),
  kind: z.enum(['order', 'top-up']),
  title: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), amountUsd: z.string() })),
  /** Null for a top-up: the customer decides. */
  amountUsd: z.nullable(z.string()),
  /** The store's word at the moment of the answer. */
  paid: z.boolean(),
  /** True where no real money moves. */
  sandbox: z.boolean(),
});

/** What is being paid for, and where. */
export type CurrentOrder = z.infer<typeof orderSummarySchema>;

/** Thrown where the store knows no such order. */
export class MissingOrderError extends Error {
  override readonly name = 'MissingOrderError';
}

const errorSchema = z.object({ message: z.string() });

/** @throws {@link MissingOrderError}, or an Error with a sentence for the shopper. */
async function readOrderSummary(response: Response): Promise<CurrentOrder> {
  if (response.ok) return orderSummarySchema.parse(await response.json());
  if (response.status === 404) throw new MissingOrderError('There is no such order.');
  const refusal = errorSchema.safeParse(await response.json().catch(() => undefined));
  throw new Error(
    refusal.success
      ? refusal.data.message
      : `The store answered with status ${String(response.status)}. Try again in a moment.`,
  );
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The handle that a page's address names, or null on the shop's front. */
export function handleOf({ search }: Location): string | null {
  const query = new URLSearchParams(search);
  const customer = query.get('customer');
  return customer === null ? query.get('order') : `customer-${customer}`;
}

/** Asks what a handle stands for. @throws {@link MissingOrderError}, or another Error. */
export async function fetchOrderSummary(handle: string): Promise<CurrentOrder> {
  return readOrderSummary(await fetch(`/demo/purchases/${encodeURIComponent(handle)}`));
}

/** Asks whether an order of that number is paid, where no handle of it is known. @throws Error */
export async function fetchIsPaid(number: string): Promise<boolean> {
  const response = await fetch(`/demo/orders/${encodeURIComponent(number)}/paid`);
  return z.object({ paid: z.boolean() }).parse(await response.json()).paid;
}

/** Orders a cart; the server prices it. @throws Error with a sentence for the shopper. */
export async function placeOrder(items: readonly CartItem[]): Promise<CurrentOrder> {
  return readOrderSummary(await fetch('/demo/orders', json({ items })));
}

/** Presses a button of the simulator. Answers a sentence to show. */
export async function simulate(action: string, handle: string): Promise<string> {
  const response = await fetch(`/demo/simulate/${action}`, json({ order: handle }));
  return errorSchema.parse(await response.json()).message;
}

const nextStepSchema = z.object({
  awaits: z.enum(['choice', 'payment', 'confirmation', 'store', 'nothing']),
  /** Whether the store has heard of everything that has happened at the service. */
  isHeard: z.boolean(),
});

/** What an order waits for, as the store's server says. */
export type NextStep = z.infer<typeof nextStepSchema>;

/** Asks what an order waits for. @throws Error */
export async function fetchNextStep(handle: string): Promise<NextStep> {
  const response = await fetch(`/demo/simulate/${encodeURIComponent(handle)}`);
  return nextStepSchema.parse(await response.json());
}

/** Presses a button of the back office's simulator, where no order is meant. */
export async function simulateInBackOffice(action: string): Promise<string> {
  const response = await fetch(`/demo/office/simulate/${action}`, json({}));
  return errorSchema.parse(await response.json()).message;
}
