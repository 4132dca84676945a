/** Opens many checkouts in a simulated store, as pages that wait for a payment. */
import { ROUTES } from '../src/contract/routes.js';
import type { SandboxStore } from '../src/sandbox/createSandboxStore.js';

/** Opened side by side, because opening waits for other threads. */
const AT_ONCE = 50;

async function openOne(store: SandboxStore, index: number, currencyId: string): Promise<string> {
  const order = `order-${String(index)}`;
  store.setOrder(order, { orderId: String(index), amountUsd: '20' });
  const response = await store.fetch(`${store.endpoint}${ROUTES.openCheckout.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order, currencyId }),
  });
  if (!response.ok) throw new Error(`Opening failed with ${String(response.status)}.`);
  return ((await response.json()) as { token: string }).token;
}

/** Opens orders of 20 US dollars with a currency chosen. @returns the token of each. */
export async function openCheckouts(
  store: SandboxStore,
  count: number,
  currencyId = 'USDT.Tron',
): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const length = Math.min(AT_ONCE, count - tokens.length);
    const batch = Array.from({ length }, (_, at) => openOne(store, tokens.length + at, currencyId));
    tokens.push(...(await Promise.all(batch)));
  }
  return tokens;
}
