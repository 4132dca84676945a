/** A deposit that an older version told of under another spelling of its name is not told of again. */
import { expect, it } from 'vitest';
import { openStore } from '../openStore.js';
import { eventOf } from '../webhooks/samples.js';

const BARE = 'ab'.repeat(32);

it.each([
  ['the ticker of its network', { blockchain: 'TRX', txHash: BARE }, `trx:${BARE}:0`],
  ['zeros before its key', { blockchain: 'tron', uniq: '00' }, `tron:${BARE}:00`],
  [
    'a hash without 0x',
    { blockchain: 'ethereum', currencyId: 'ETH.Ethereum', txHash: BARE },
    `ethereum:${BARE}:0`,
  ],
])('by %s', async (_, words, id) => {
  const told: string[] = [];
  const store = openStore({
    handler: { onDeposit: ({ transfer }) => void told.push(transfer.txHash) },
  });
  store.sandbox.setDelivery({ paused: true });
  await store.open('customer', 'USDT.Tron');
  const externalId = store.sandbox.state().wallets[0]?.externalId ?? '';
  const [opened] = await store.ledger.list({ after: 0, kind: 'opened' });
  const stream = opened?.stream ?? '';
  const effect = `onDeposit:${stream}:${id}`;
  await store.ledger.append({
    stream,
    key: `done:${effect}`,
    kind: 'effect_done',
    at: new Date(store.sandbox.now()).toISOString(),
    body: { effect, claimId: 'c' },
  });
  await store.deliver(eventOf(externalId, words));
  await store.drain();
  expect(told).toEqual([]);
  await store.deliver(eventOf(externalId, { ...words, txHash: 'cd'.repeat(32) }));
  await store.drain();
  expect(told).toHaveLength(1);
});
