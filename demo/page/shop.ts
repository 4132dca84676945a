/** What the demo's page asks the demo's store, apart from the checkout itself. */
import * as z from 'zod/mini';

const purchaseSchema = z.object({
  /** Handle that the checkout is opened with. */
  handle: z.string(),
  title: z.string(),
  lines: z.array(z.object({ title: z.string(), amountUsd: z.string() })),
  /** Null for a top-up: the customer decides. */
  amountUsd: z.nullable(z.string()),
  /** True where no real money moves. */
  sandbox: z.boolean(),
});

/** What is being paid for. */
export type Purchase = z.infer<typeof purchaseSchema>;

async function answerOf(response: Response): Promise<Purchase> {
  if (!response.ok) {
    throw new Error(
      response.status === 404
        ? 'There is no such order. Open the page without ?order= to start a new one.'
        : `The store answered with status ${String(response.status)}. Try again in a moment.`,
    );
  }
  return purchaseSchema.parse(await response.json());
}

/** Finds the order or customer that the address names, or orders something new and names that. */
export async function findPurchase(location: Location): Promise<Purchase> {
  const query = new URLSearchParams(location.search);
  const customer = query.get('customer');
  const handle = customer === null ? query.get('order') : `customer-${customer}`;
  if (handle !== null) {
    return answerOf(await fetch(`/demo/purchases/${encodeURIComponent(handle)}`));
  }
  const purchase = await answerOf(await fetch('/demo/orders', { method: 'POST' }));
  history.replaceState(null, '', `?order=${encodeURIComponent(purchase.handle)}`);
  return purchase;
}

/** Presses a button of the simulator. Answers a sentence to show. */
export async function simulate(action: string, handle: string): Promise<string> {
  const response = await fetch(`/demo/simulate/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: handle }),
  });
  const { message } = z.object({ message: z.string() }).parse(await response.json());
  return message;
}
