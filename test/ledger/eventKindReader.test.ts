/** The reader of one kind of event. */
import { describe, expect, it, vi } from 'vitest';
import { STALLED_AFTER_MS } from '../../src/async/coalescedRead.js';
import { createEventKindReader } from '../../src/ledger/eventReaders.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';

const at = '2026-07-31T09:12:44.123Z';
const other = (ledger: Ledger, n: number) =>
  ledger.append({ stream: `order:${String(n)}`, key: 'opened', kind: 'opened', at, body: {} });

describe('the reader of one kind', () => {
  it('hands on each event once, however many ask at one time, and what was written before asking', async () => {
    const ledger = memoryLedger();
    const taken: string[] = [];
    const catchUp = createEventKindReader(ledger, 'opened', ({ stream }) => taken.push(stream));
    await other(ledger, 1);
    await Promise.all([catchUp(), catchUp(), other(ledger, 2).then(catchUp), catchUp()]);
    expect(taken).toEqual(['order:1', 'order:2']);
    await catchUp();
    expect(taken).toHaveLength(2);
  });

  it('goes on where it was after the ledger failed', async () => {
    const ledger = memoryLedger();
    let away = true;
    const flaky: Pick<Ledger, 'list'> = {
      list: (query) => (away ? Promise.reject(new Error('away')) : ledger.list(query)),
    };
    const taken: string[] = [];
    const catchUp = createEventKindReader(flaky, 'opened', ({ stream }) => taken.push(stream));
    await other(ledger, 1);
    await expect(catchUp()).rejects.toThrow('away');
    away = false;
    await catchUp();
    expect(taken).toEqual(['order:1']);
  });

  it('is not bound by a look that was cut off, and takes nothing twice when that goes on after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const ledger = memoryLedger();
    const held: (() => void)[] = [];
    let cutOff = true;
    const slow: Pick<Ledger, 'list'> = {
      async list(query) {
        if (cutOff) await new Promise<void>((goOn) => held.push(goOn));
        return ledger.list(query);
      },
    };
    const taken: string[] = [];
    const catchUp = createEventKindReader(slow, 'opened', ({ stream }) => taken.push(stream));
    await other(ledger, 1);
    const first = catchUp();
    cutOff = false;
    const second = catchUp();
    await vi.advanceTimersByTimeAsync(STALLED_AFTER_MS - 1);
    expect(taken).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await second;
    expect(taken).toEqual(['order:1']);
    for (const goOn of held) goOn();
    await first;
    expect(taken).toEqual(['order:1']);
    await other(ledger, 2);
    await catchUp();
    expect(taken).toEqual(['order:1', 'order:2']);
  });
});
