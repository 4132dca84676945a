/** A customer's wallet is permanent: a new deposit must not cost a look for each that there ever was. */
import { expect, it } from 'vitest';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { openStore } from '../openStore.js';
import { eventOf } from '../webhooks/samples.js';

it('the fortieth deposit costs as many reads of the ledger as the first', async () => {
  const inner = memoryLedger();
  let reads = 0;
  const told: string[] = [];
  const store = openStore({
    ledger: {
      ...inner,
      list(query) {
        if ('stream' in query) reads += 1;
        return inner.list(query);
      },
    },
    handler: { onDeposit: ({ transfer }) => void told.push(transfer.txHash) },
  });
  store.sandbox.setDelivery({ paused: true });
  await store.open('customer', 'USDT.Tron');
  const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
  const costs: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    reads = 0;
    await store.deliver(eventOf(externalId, { txHash: count.toString(16).padStart(64, '0') }));
    await store.drain();
    costs.push(reads);
  }
  expect(new Set(told).size).toBe(40);
  expect(told).toHaveLength(40);
  expect(costs.at(-1)).toBe(costs[0]);
});
