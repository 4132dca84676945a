/** The index of drafts. */
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import { createDraftIndex } from '../../../../src/treasury/server/withdrawals/draftIndex.js';
import { draftUnreadably, TRON_ADDRESS } from './backOffice.js';
import { draftBody } from './withdrawalBodies.js';

const at = '2026-07-31T09:12:44.123Z';
const draft = (ledger: Ledger, id: string, refundOf: string | null = null) =>
  ledger.append({
    stream: `withdrawal:${id}`,
    key: 'drafted',
    kind: 'withdrawal_drafted',
    at,
    body: draftBody({
      requestId: `r-${id}`,
      refundOf: refundOf === null ? null : { kind: 'payment', reference: refundOf },
    }),
  });
const other = (ledger: Ledger, n: number) =>
  ledger.append({ stream: `order:${String(n)}`, key: 'opened', kind: 'opened', at, body: {} });

describe('the index', () => {
  it('finds thousands of drafts among other things, and reads each page once', async () => {
    const ledger = memoryLedger();
    const reads: unknown[] = [];
    const watched: Ledger = { ...ledger, list: (query) => (reads.push(query), ledger.list(query)) };
    for (let n = 0; n < 2_500; n += 1) {
      await draft(ledger, String(n));
      if (n % 5 === 0) await other(ledger, n);
    }
    const index = createDraftIndex(watched);
    expect(await index.toAddress('tron', TRON_ADDRESS)).toHaveLength(2_500);
    expect(reads).toHaveLength(3);
    expect(reads.every((query) => JSON.stringify(query).includes('withdrawal_drafted'))).toBe(true);
    expect(await index.toAddress('tron', 'another')).toEqual([]);
  });

  it('keeps orders apart whose names run into one another', async () => {
    const ledger = memoryLedger();
    await draft(ledger, '1', 'a","b');
    await draft(ledger, '2', 'a');
    const index = createDraftIndex(ledger);
    expect(await index.ofOrder({ kind: 'payment', reference: 'a' })).toEqual(['2']);
    expect(await index.ofOrder({ kind: 'payment', reference: 'a","b' })).toEqual(['1']);
    expect(await index.ofOrder({ kind: 'payment","a', reference: 'b' })).toEqual([]);
  });

  it('passes over what is no withdrawal', async () => {
    const ledger = memoryLedger();
    const kind = 'withdrawal_drafted';
    await ledger.append({ stream: 'order:1', key: 'k', kind, at, body: { amount: '1' } });
    expect(await createDraftIndex(ledger).get('1')).toBeUndefined();
  });

  it('keeps the place of a draft that cannot be read, under all that can be read of it', async () => {
    const ledger = memoryLedger();
    const refundOf = { kind: 'payment', reference: '7' };
    await draftUnreadably(ledger, '1', { amount: '-1', form: 'of a later version' });
    await draftUnreadably(ledger, '2', { addressTo: TRON_ADDRESS, amount: '3', refundOf });
    await draftUnreadably(ledger, '3', { addressTo: TRON_ADDRESS, blockchain: 'tron' });
    const index = createDraftIndex(ledger);
    const texts = { currencyId: null, blockchain: null, addressTo: null };
    const nothing = { ...texts, amount: null, refundOf: null };
    const second = { ...nothing, id: '2', addressTo: TRON_ADDRESS, amount: '3', refundOf };
    const third = { ...nothing, id: '3', addressTo: TRON_ADDRESS, blockchain: 'tron' };
    expect(await index.get('1')).toEqual({ ...nothing, id: '1' });
    expect(await index.toAddress('tron', TRON_ADDRESS)).toEqual([second, third]);
    // Whatever network the second one is on, the third is on another.
    expect(await index.toAddress('ethereum', TRON_ADDRESS)).toEqual([second]);
    expect(await index.ofOrder(refundOf)).toEqual(['2']);
  });
});
