/** Opens many checkouts in a pretend store, as pages that wait for their payment have them. */
import { ROUTES } from '../src/contract/routes.js';
import type { SandboxStore } from '../src/sandbox/createSandboxStore.js';

/** Opens orders of 20 US dollars with a currency chosen. @returns the token of each. */
export async function openCheckouts(
  store: SandboxStore,
  count: number,
  currencyId = 'USDT.Tron',
): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = `order-${String(index)}`;
    store.setOrder(order, { orderId: String(index), amountUsd: '20' });
    const response = await store.fetch(`${store.endpoint}${ROUTES.openCheckout.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order, currencyId }),
    });
    if (!response.ok) throw new Error(`Opening failed with ${String(response.status)}.`);
    const { token } = (await response.json()) as { token: string };
    tokens.push(token);
  }
  return tokens;
}
