/** One reader's stream: what a slow one gets, and the four ways in which a stream comes to its end. */
import { describe, expect, it } from 'vitest';
import {
  FIRST_HEARTBEAT_S,
  HEARTBEAT_S,
  LiveStream,
  STALLED_S,
  writeFrame,
} from '../../../src/server/live/liveStream.js';
import { readEvents } from './eventReader.js';

const snapshot = (version: number) => ({
  version,
  bytes: writeFrame({ event: 'checkout', id: String(version), data: String(version) }),
});
const beat = () => writeFrame({ event: 'checked', data: '{}' });

function openStream(options: { lifetimeS?: number; version?: number; signal?: AbortSignal } = {}) {
  const ends: string[] = [];
  const { version = 1 } = options;
  const stream = new LiveStream({
    first: snapshot(version),
    version,
    lifetimeS: options.lifetimeS ?? 1_000,
    request: { signal: options.signal ?? new AbortController().signal },
    onEnd: () => ends.push('end'),
  });
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) stream.tick(beat);
  };
  return { stream, ends, pass };
}

/** Lets what was read be taken in: a few turns of promises, no time. */
const settle = () => new Promise((done) => setImmediate(done));

describe('a reader', () => {
  it('hears every snapshot while it keeps up, and never an older one or the same again', async () => {
    const { stream } = openStream({ version: 3 });
    const reader = readEvents(stream.body);
    for (const version of [2, 3, 5, 5, 4, 8]) {
      stream.send(snapshot(version));
      await settle();
    }
    expect(reader.heard.map(({ data }) => data)).toEqual([3, 5, 8]);
    await reader.cancel();
  });

  it('that is slow gets the newest snapshot alone, however many there were', async () => {
    const { stream } = openStream();
    for (let version = 2; version <= 1_000; version += 1) stream.send(snapshot(version));
    const reader = readEvents(stream.body);
    await settle();
    expect(reader.heard.map(({ data }) => data)).toEqual([1, 1_000]);
    stream.send(snapshot(1_001));
    await settle();
    expect(reader.heard.at(-1)?.data).toBe(1_001);
    await reader.cancel();
  });

  it('hears at once that what follows the beginning comes through', async () => {
    const { stream, pass } = openStream();
    const reader = readEvents(stream.body);
    await settle();
    pass(FIRST_HEARTBEAT_S);
    await settle();
    expect(reader.names()).toEqual(['checkout', 'checked']);
    await reader.cancel();
  });

  it('that is slow is not sent heartbeats to catch up on', async () => {
    const { stream, pass } = openStream();
    pass(HEARTBEAT_S);
    const reader = readEvents(stream.body);
    await settle();
    expect(reader.names()).toEqual(['checkout']);
    pass(HEARTBEAT_S);
    await settle();
    expect(reader.names()).toEqual(['checkout', 'checked']);
    await reader.cancel();
  });
});

describe('a stream ends', () => {
  it('when its reader has taken nothing for 30 seconds, as a failure', async () => {
    const { stream, ends, pass } = openStream();
    stream.send(snapshot(2));
    pass(STALLED_S - 1);
    expect(ends).toEqual([]);
    pass(1);
    expect(ends).toEqual(['end']);
    await expect(stream.body.getReader().closed).rejects.toThrow('took nothing for 30 s');
  });

  it('not for a reader that takes something now and then', async () => {
    const { stream, ends, pass } = openStream();
    const reader = stream.body.getReader();
    for (let version = 2; version < 12; version += 1) {
      stream.send(snapshot(version));
      pass(STALLED_S - 2);
      await reader.read();
    }
    expect(ends).toEqual([]);
    await reader.cancel();
  });

  it('for a reader that went away without a word, by heartbeats that it does not take', () => {
    const { ends, pass } = openStream();
    pass(FIRST_HEARTBEAT_S + STALLED_S);
    expect(ends).toEqual(['end']);
  });

  it('when the reader cancels', async () => {
    const { stream, ends } = openStream();
    await stream.body.cancel();
    expect(ends).toEqual(['end']);
    stream.send(snapshot(2));
    stream.bye();
    stream.tick(beat);
    expect(ends).toEqual(['end']);
  });

  it('when the request is given up, also where it was before, and not as a failure', async () => {
    const leaving = new AbortController();
    const { stream, ends } = openStream({ signal: leaving.signal });
    const reader = readEvents(stream.body);
    leaving.abort();
    expect(await reader.ended).toBe('closed');
    expect(ends).toEqual(['end']);
    const gone = openStream({ signal: AbortSignal.abort() });
    expect(gone.ends).toEqual(['end']);
  });

  it('when its life is over, after what was still waiting', async () => {
    const { stream, ends, pass } = openStream({ lifetimeS: 5 });
    for (const version of [2, 3]) stream.send(snapshot(version));
    pass(5);
    expect(ends).toEqual(['end']);
    const reader = readEvents(stream.body);
    expect(await reader.ended).toBe('closed');
    expect(reader.names()).toEqual(['checkout', 'checkout', 'bye']);
    expect(reader.heard[1]?.data).toBe(3);
  });

  it('without holding on to the request', async () => {
    const listeners = new Set<unknown>();
    const signal = {
      aborted: false,
      addEventListener: (_: string, listener: unknown) => listeners.add(listener),
      removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
    } as unknown as AbortSignal;
    const { stream } = openStream({ signal });
    expect(listeners.size).toBe(1);
    await stream.body.cancel();
    expect(listeners.size).toBe(0);
  });
});
