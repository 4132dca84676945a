/** The orders' file by the client: whole, or not at all. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { openOffice } from '../../../stories/treasury/openOffice.js';

const CSV = { 'content-type': 'text/csv; charset=utf-8; header=present' };

const clientOf = (answer: () => Response) =>
  createTreasuryClient({ endpoint: '/t', fetch: () => Promise.resolve(answer()) });

/** A file that breaks off after its first line. */
function broken(): Response {
  let lines = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      lines += 1;
      if (lines > 1) controller.error(new Error('The connection broke off.'));
      else controller.enqueue(new TextEncoder().encode('"kind"\r\n'));
    },
  });
  return new Response(body, { headers: CSV });
}

/** A file whose pieces come by hand. */
function trickling() {
  const cancelled = vi.fn();
  let send: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
    cancel: cancelled,
  });
  return {
    client: clientOf(() => new Response(body, { headers: CSV })),
    cancelled,
    send: (text: string) => send(text),
    end: () => end(),
  };
}

describe('the file', () => {
  it('is that of the store, with the state that was asked for, or its refusal', async () => {
    const { client, signIn } = await openOffice('orders_mixed');
    const text = await (await client.exportOrders({ view: 'held' })).text();
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('"1045"');
    signIn(null);
    await expect(client.exportOrders()).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('that breaks off is none', async () => {
    await expect(clientOf(broken).exportOrders()).rejects.toMatchObject({
      name: 'TreasuryError',
      code: 'unreachable',
      retryable: true,
    });
  });
});

describe('a file that takes its time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given up once nothing more comes: an error that can be tried again, and no file', async () => {
    const { client, send, cancelled } = trickling();
    const file = client.exportOrders();
    const outcome = expect(file).rejects.toMatchObject({
      name: 'TreasuryError',
      code: 'timeout',
      retryable: true,
    });
    send('"kind"\r\n');
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
    expect(cancelled).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is waited for as long as it keeps coming', async () => {
    const { client, send, end } = trickling();
    const file = client.exportOrders();
    for (const piece of ['"kind"\r\n', '"payment"\r\n', '"top_up"\r\n']) {
      await vi.advanceTimersByTimeAsync(29_000);
      send(piece);
    }
    end();
    const blob = await file;
    expect(blob.type).toContain('text/csv');
    expect(await blob.text()).toBe('"kind"\r\n"payment"\r\n"top_up"\r\n');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is let go when the caller wants it no more, with the caller’s own reason', async () => {
    const { client, send, cancelled } = trickling();
    const caller = new AbortController();
    const outcome = expect(client.exportOrders({}, { signal: caller.signal })).rejects.toThrow(
      'The page was left.',
    );
    send('"kind"\r\n');
    await vi.advanceTimersByTimeAsync(1_000);
    caller.abort(new Error('The page was left.'));
    await outcome;
    expect(cancelled).toHaveBeenCalledOnce();
  });
});
