/** Fault injection into a fetch and a ledger, and the fake clock. */
import { describe, expect, it } from 'vitest';
import { memoryLedger, type Ledger } from '../../src/exports/server.js';
import { createFakeClock } from '../../src/testing/fakeClock.js';
import { faultyFetch, faultyLedger } from '../../src/testing/faultInjector.js';

function counted() {
  const calls: string[] = [];
  const injector = faultyFetch((input) => {
    calls.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(new Response('done'));
  });
  return { calls, ...injector };
}

describe('a fetch with fault injection', () => {
  it('passes calls on without a fault', async () => {
    const { part, calls, met } = counted();
    expect(await (await part('https://a.example/1')).text()).toBe('done');
    expect(calls).toEqual(['https://a.example/1']);
    expect(met()).toBe(0);
  });

  it('fails before the request, the given number of times', async () => {
    const { part, calls, fail, met } = counted();
    fail({ kind: 'unreachable' }, 2);
    await expect(part('https://a.example/1')).rejects.toThrow(TypeError);
    await expect(part('https://a.example/2')).rejects.toThrow(TypeError);
    expect(await (await part('https://a.example/3')).text()).toBe('done');
    expect(calls).toEqual(['https://a.example/3']);
    expect(met()).toBe(2);
  });

  it('loses the answer of a handled request', async () => {
    const { part, calls, fail } = counted();
    fail({ kind: 'answer_lost' });
    await expect(part('https://a.example/1')).rejects.toThrow(TypeError);
    expect(calls).toEqual(['https://a.example/1']);
  });

  it.each([
    [
      'its options',
      (part: typeof fetch, signal: AbortSignal) => part('https://a.example', { signal }),
    ],
    [
      'its request',
      (part: typeof fetch, signal: AbortSignal) =>
        part(new Request('https://a.example', { signal })),
    ],
  ])('is silent until the caller gives up, by the signal of %s', async (_, call) => {
    const { part, calls, fail } = counted();
    fail({ kind: 'silent' });
    const controller = new AbortController();
    const waiting = call(part, controller.signal);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    expect(calls).toEqual([]);
  });

  it('sends another answer until `heal`', async () => {
    const { part, fail, heal } = counted();
    fail({ kind: 'answer', status: 503, headers: { 'retry-after': '7' }, body: '<html></html>' });
    const answer = await part('https://a.example/1');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await answer.text()).toBe('<html></html>');
    heal();
    expect((await part('https://a.example/1')).status).toBe(200);
  });
});

describe('a ledger with fault injection', () => {
  const event = {
    stream: 'order:1',
    key: 'opened',
    kind: 'opened',
    at: '2026-01-01T00:00:00.000Z',
    body: {},
  };

  it('refuses a write and stores nothing', async () => {
    const { part, fail } = faultyLedger(memoryLedger());
    fail('refused', 1);
    await expect(part.append(event)).rejects.toThrow('on purpose');
    expect(await part.list({ stream: 'order:1' })).toEqual([]);
    expect((await part.append(event)).outcome).toBe('new');
  });

  it('loses the answer of a stored write: the retry is a duplicate', async () => {
    const { part, fail, heal } = faultyLedger(memoryLedger());
    fail('answer_lost');
    await expect(part.append(event)).rejects.toThrow('on purpose');
    heal();
    expect((await part.append(event)).outcome).toBe('duplicate');
  });

  it('fails claims too, and keeps the durability of the ledger', async () => {
    const { part, fail } = faultyLedger(memoryLedger());
    fail('refused');
    const claim = { effect: 'e', attempt: 1, now: 0, leaseUntil: 1, claimId: 'c' };
    await expect(part.claim(claim)).rejects.toThrow('on purpose');
    expect(part.durability).toBe('memory');
  });

  it('passes on durability and `close` of a ledger that is a class', async () => {
    let closed = 0;
    class Kept {
      readonly #ledger = memoryLedger();
      get durability() {
        return 'database' as const;
      }
      append(written: typeof event) {
        return this.#ledger.append(written);
      }
      list(query: Parameters<Ledger['list']>[0]) {
        return this.#ledger.list(query);
      }
      claim(request: Parameters<Ledger['claim']>[0]) {
        return this.#ledger.claim(request);
      }
      async close() {
        closed += 1;
      }
    }
    const { part } = faultyLedger(new Kept());
    expect((await part.append(event)).outcome).toBe('new');
    expect(part.durability).toBe('database');
    await part.close?.();
    expect(closed).toBe(1);
  });
});

describe('a clock of tests', () => {
  it('moves only by hand, and only forward', () => {
    const clock = createFakeClock('2026-03-01T12:00:00.000Z');
    expect(clock.now()).toBe(Date.parse('2026-03-01T12:00:00.000Z'));
    clock.advance(1_500);
    expect(clock.now()).toBe(Date.parse('2026-03-01T12:00:01.500Z'));
    for (const wrong of [-1, NaN]) expect(() => clock.advance(wrong)).toThrow(RangeError);
    expect(clock.now()).toBe(Date.parse('2026-03-01T12:00:01.500Z'));
  });

  it.each(['tomorrow', NaN, Infinity])('does not start at %s', (start) => {
    expect(() => createFakeClock(start)).toThrow(RangeError);
  });
});
