/** A block that the service sends for a payment that it has already confirmed. */
import type { Ledger } from '../../src/ledger/ledger.js';

/** Writes the block of the first confirmed transfer of an order, as the webhook does. */
export async function blockAfterPayment(ledger: Ledger, stream: string): Promise<void> {
  const confirmed = (await ledger.list({ stream })).find(({ kind }) => kind === 'confirmed');
  if (!confirmed) throw new Error('Nothing of this order is confirmed.');
  const { key, at, body } = confirmed;
  await ledger.append({ stream, key: key.replace('confirmed', 'held'), kind: 'held', at, body });
}
