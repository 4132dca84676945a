/** Webhooks that need a person: how many, which is the newest, and how little is read for it. */
import { expect, it } from 'vitest';
import { createAddressBook } from '../../../src/server/checkouts/addressBook.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { createActivityIndex } from '../../../src/treasury/server/activity/activityIndex.js';
import { createActivityLog } from '../../../src/treasury/server/activity/activityLog.js';
import { ALL_KINDS } from '../../../src/treasury/server/activity/activityNotes.js';
import { createDeviatingWebhooks } from '../../../src/treasury/server/tasks/deviatingWebhooks.js';
import { createUnmatchedPayments } from '../../../src/server/webhooks/unmatchedPayments.js';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const HOUR = 3_600_000;
const ago = (hours: number): string => new Date(NOW - hours * HOUR).toISOString();

async function confirmed(ledger: Ledger, n: number, at: string, isConflict: boolean) {
  const key = `confirmed:service_event:tron:${String(n)}:0${isConflict ? `~${'a'.repeat(32)}` : ''}`;
  const body = { source: 'service_event', blockchain: 'tron', txHash: 'aa', amount: '1' };
  await ledger.append({ stream: `order:${String(n)}`, key, kind: 'confirmed', at, body });
}
const orphan = (ledger: Ledger, key: string, at: string, isTest = false) => {
  const body = {
    ...{ type: 'PaymentReceived', isTest, blockchain: 'tron', currencyId: 'USDT.Tron' },
    ...{ txHash: key, amount: '1' },
  };
  return ledger.append({ stream: 'orphans', key: key.repeat(32), kind: 'orphan', at, body });
};
const reader = (ledger: Pick<Ledger, 'list'>) => {
  const payments = createUnmatchedPayments({ ...memoryLedger(), ...ledger }, () => NOW);
  const index = createActivityIndex(ledger, ALL_KINDS);
  const log = createActivityLog(ledger, index, createAddressBook(ledger));
  return createDeviatingWebhooks(log, payments, () => NOW);
};

it('counts contradictions of the last day, and payments of no order however old', async () => {
  const ledger = memoryLedger();
  const read = reader(ledger);
  expect(await read()).toEqual([]);
  await confirmed(ledger, 0, ago(30), true);
  for (let n = 1; n <= 700; n += 1) await confirmed(ledger, n, ago(2), n % 7 !== 0);
  await orphan(ledger, 'a', ago(999));
  await orphan(ledger, 'e', ago(1), true);
  const newest = { id: '700', at: ago(2) };
  const conflicts = { result: 'conflict', count: 600, newest, payment: null };
  expect(await read()).toEqual([
    conflicts,
    {
      ...{ result: 'unmatched', count: 1, newest: { id: 'a'.repeat(32), at: ago(999) } },
      payment: expect.objectContaining({ amount: '1', txHash: 'a' }),
    },
  ]);
  await orphan(ledger, 'b', ago(998));
  expect(await read()).toEqual([
    conflicts,
    {
      ...{ result: 'unmatched', count: 2, newest: { id: 'b'.repeat(32), at: ago(998) } },
      payment: null,
    },
  ]);
});
