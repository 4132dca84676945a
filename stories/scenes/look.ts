/** A shopper's open page asks once how things stand; the store asks the service in turn. */
import { createCheckoutClient } from '../../src/checkout/client.js';
import type { SandboxStore } from '../../src/sandbox/createSandboxStore.js';

/** Opens the order and reads its state, as a page does on its next poll. */
export async function pollOnce(store: SandboxStore, order: string): Promise<void> {
  const client = createCheckoutClient(store);
  const { token } = await client.openCheckout({ order });
  await client.getCheckout(token);
}
