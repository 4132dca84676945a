/** Webhooks that need a person: how many, which is the newest, and how little is read for it. */
import { expect, it } from 'vitest';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createDeviatingWebhooks } from '../../../src/server/treasury/tasks/deviatingWebhooks.js';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const HOUR = 3_600_000;
const ago = (hours: number): string => new Date(NOW - hours * HOUR).toISOString();

async function confirmed(ledger: Ledger, n: number, at: string, isConflict: boolean) {
  const key = `confirmed:service_event:tron:${String(n)}:0${isConflict ? `~${'a'.repeat(32)}` : ''}`;
  const body = { source: 'service_event', blockchain: 'tron', txHash: 'aa', amount: '1' };
  await ledger.append({ stream: `order:${String(n)}`, key, kind: 'confirmed', at, body });
}
const orphan = (ledger: Ledger, key: string, at: string, isTest = false) =>
  ledger.append({ stream: 'orphans', key, kind: 'orphan', at, body: { isTest, amount: '1' } });

it('counts those of the last day, however many, and names the newest of each kind', async () => {
  const ledger = memoryLedger();
  const read = createDeviatingWebhooks(ledger, () => NOW);
  expect(await read()).toEqual([]);
  await confirmed(ledger, 0, ago(30), true);
  for (let n = 1; n <= 700; n += 1) await confirmed(ledger, n, ago(2), n % 7 !== 0);
  for (let n = 0; n < 3; n += 1) await orphan(ledger, `o${String(n)}`, ago(1));
  await orphan(ledger, 'test', ago(1), true);
  const [conflicts, orphans] = await read();
  expect(conflicts).toEqual({ result: 'conflict', count: 600, newest: { id: 700, at: ago(2) } });
  expect(orphans).toEqual({ result: 'orphan', count: 3, newest: { id: 704, at: ago(1) } });
});

it('reads two events again and not all that came between them', async () => {
  const ledger = memoryLedger();
  let rows = 0;
  const list: Ledger['list'] = async (query) => {
    const found = await ledger.list(query);
    rows += found.length;
    return found;
  };
  const read = createDeviatingWebhooks({ list }, () => NOW);
  await confirmed(ledger, 0, ago(30), true);
  for (let n = 1; n < 3_000; n += 1) await confirmed(ledger, n, ago(2), false);
  await confirmed(ledger, 3_000, ago(1), true);
  await read();
  rows = 0;
  expect(await read()).toMatchObject([{ count: 1 }]);
  expect(rows).toBeLessThanOrEqual(2);
});
