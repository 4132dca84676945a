/** Work by name: in turn, together, and not held up by what was cut off. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLanes, createShared, CUT_OFF_MS } from '../../src/async/keyedQueue.js';
import { never } from '../server/callbacks/passTime.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a lane', () => {
  it('is gone through in turn, whether what was before ends well or badly', async () => {
    const lanes = createLanes();
    const order: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        await Promise.resolve();
        order.push(name);
        if (fails) throw new Error(name);
        return name;
      };
    const first = lanes.follow('a', work('first', true)).catch(() => 'failed');
    const second = lanes.follow('a', work('second'));
    expect(await Promise.all([first, second])).toEqual(['failed', 'second']);
    expect(order).toEqual(['first', 'second']);
  });

  it('is free again where work was cut off, for who waits and for who comes later', async () => {
    const lanes = createLanes();
    void lanes.follow('a', never);
    const waiting = lanes.follow('a', () => Promise.resolve('waited'));
    await vi.advanceTimersByTimeAsync(CUT_OFF_MS);
    expect(await waiting).toBe('waited');
    void lanes.follow('b', never);
    vi.setSystemTime(Date.now() + CUT_OFF_MS);
    // No timer is needed for it: on Workers a request does not live that long.
    expect(await lanes.follow('b', () => Promise.resolve('at once'))).toBe('at once');
  });
});

describe('work that is shared', () => {
  it('is begun once while it is under way, and anew where it was cut off', async () => {
    const share = createShared<string>();
    let begun = 0;
    const hang = () => ((begun += 1), never());
    void share('a', hang);
    void share('a', hang);
    expect(begun).toBe(1);
    vi.setSystemTime(Date.now() + CUT_OFF_MS);
    expect(await share('a', () => Promise.resolve('done'))).toBe('done');
    expect(await share('a', () => Promise.resolve('again'))).toBe('again');
  });

  it('is begun anew by who waits for it when it was cut off, and by one of them only', async () => {
    const share = createShared<string>();
    let begun = 0;
    void share('a', never);
    await vi.advanceTimersByTimeAsync(1_000);
    let finish = (): void => undefined;
    const again = () => {
      begun += 1;
      return new Promise<string>((resolve) => (finish = () => resolve('done')));
    };
    const waiting = [share('a', again), share('a', again)];
    await vi.advanceTimersByTimeAsync(CUT_OFF_MS);
    expect(begun).toBe(1);
    finish();
    expect(await Promise.all(waiting)).toEqual(['done', 'done']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
