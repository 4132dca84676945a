/** An order that is held and let go of while its callback is being claimed. */
import { expect, it } from 'vitest';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { MINUTE, openStore } from '../openStore.js';
import { quiet, settled } from './passTime.js';

const stream = 'order:1001';
const at = '2026-03-01T12:00:00.000Z';
const blocked = {
  source: 'service_event',
  blockchain: 'tron',
  txHash: '',
  bcUniqKey: '',
  currencyId: 'USDT.Tron',
  amount: '20',
  amountUsd: null,
  times: [],
};

/** A ledger in which a block of the payment comes right after the claim, and the look after it waits for the test. */
function ledgerWithBlock() {
  const inner = memoryLedger();
  let looks = 0;
  let txHash = '';
  let goOn = (): void => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  return {
    inner,
    goOn: () => goOn(),
    pay: (hash: string) => (txHash = hash),
    looks: () => looks,
    ledger: {
      ...inner,
      async claim(request: Parameters<typeof inner.claim>[0]) {
        const answer = await inner.claim(request);
        if (looks > 0 || !request.effect.startsWith('onPaid:')) return answer;
        looks = 1;
        await inner.append({
          stream,
          key: 'block',
          kind: 'held',
          at,
          body: { ...blocked, txHash },
        });
        return answer;
      },
      async list(query: Parameters<typeof inner.list>[0]) {
        const events = await inner.list(query);
        if (looks === 0 || !('stream' in query) || query.stream !== stream) return events;
        looks += 1;
        // The second look after the claim asks whether the call is still due.
        if (looks === 3) await gate;
        return events;
      },
    },
  };
}

it('is paid in the end, although whoever let go found a try under way that saw the hold', async () => {
  const paid: string[] = [];
  const { inner, ledger, looks, goOn, pay } = ledgerWithBlock();
  const store = openStore({
    ledger,
    handler: { onPaid: ({ reference }) => void paid.push(reference) },
  });
  const { checkout } = await store.open('one', 'USDT.Tron');
  store.sandbox.confirm(pay(store.pay(checkout)));
  await settled(store);
  expect(looks()).toBe(3);

  const body = { evidence: ['block'], reason: 'checked' };
  await inner.append({ stream, key: 'released:1', kind: 'released', at, body });
  const reconciling = store.handler.reconcile();
  await quiet();
  goOn();
  expect(await reconciling).toMatchObject({ owed: 1 });
  expect(paid).toEqual([]);
  await store.sandbox.advance(MINUTE);
  await store.ask('GET', '/health');
  await quiet();
  expect(paid).toEqual(['1001']);
});
