/** Tabs of one checkout: one reads the stream, the others count as live while it sends messages. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RawMessage } from '../../../src/ui/live/eventStream.js';
import { shareStream, type StreamListener } from '../../../src/checkout/live/sharedStream.js';
import { stubTabPlatform } from './tabPlatform.js';

const NAME = 'tillkit:https://store.test/till:payment:1';
const MESSAGE: RawMessage = { event: 'checkout', data: '{"version":8}' };

beforeEach(() => void vi.useFakeTimers());

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** One tab. `stream` is there while it has a stream of its own. */
function openTab(name = NAME) {
  const closing = new AbortController();
  const received: (RawMessage & { fromOtherTab: boolean })[] = [];
  const live: boolean[] = [];
  const tab = {
    received,
    live,
    stream: null as StreamListener | null,
    close: () => closing.abort(),
  };
  shareStream({
    name,
    signal: closing.signal,
    stream: (listener, signal) => {
      tab.stream = listener;
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          tab.stream = null;
          resolve();
        });
      });
    },
    newest: () => ({ event: 'checkout', data: '{"version":7}' }),
    onMessage: ({ event, data }, fromOtherTab) => received.push({ event, data, fromOtherTab }),
    onLive: (now) => live.push(now),
  });
  return tab;
}

describe('with locks', () => {
  it('one tab has the stream and forwards its messages', async () => {
    const platform = stubTabPlatform();
    const tabs = [openTab(), openTab(), openTab()] as const;
    await pass();
    expect(tabs.map(({ stream }) => stream !== null)).toEqual([true, false, false]);
    tabs[0].stream?.onLive(true);
    tabs[0].stream?.onMessage(MESSAGE);
    await pass();
    expect(tabs.map(({ received }) => received)).toEqual([
      [{ ...MESSAGE, fromOtherTab: false }],
      [{ ...MESSAGE, fromOtherTab: true }],
      [{ ...MESSAGE, fromOtherTab: true }],
    ]);
    expect(tabs.map(({ live }) => live.at(-1))).toEqual([true, true, true]);
    expect(platform.heldLocks()).toEqual([NAME]);
  });

  it('another checkout has a stream of its own', async () => {
    stubTabPlatform();
    const one = openTab();
    const other = openTab(`${NAME}0`);
    await pass();
    one.stream?.onMessage(MESSAGE);
    await pass();
    expect(other.stream).not.toBeNull();
    expect(other.received).toEqual([]);
  });

  it('a tab that is opened later gets the newest state at once', async () => {
    stubTabPlatform();
    const first = openTab();
    await pass();
    first.stream?.onLive(true);
    const second = openTab();
    await pass();
    expect(second.live).toContain(true);
    expect(second.received).toEqual([
      { event: 'checkout', data: '{"version":7}', fromOtherTab: true },
    ]);
  });

  it('a leader without a stream says so, and no tab counts as live', async () => {
    stubTabPlatform();
    const first = openTab();
    const second = openTab();
    await pass();
    first.stream?.onLive(true);
    await pass();
    first.stream?.onLive(false);
    await pass();
    expect(second.live.at(-1)).toBe(false);
    const third = openTab();
    await pass();
    expect(third.live).toEqual([false]);
    expect(third.received).toEqual([]);
  });

  it('the next one takes over when the leader goes; then nothing is left', async () => {
    const platform = stubTabPlatform();
    const first = openTab();
    const second = openTab();
    await pass();
    first.close();
    await pass();
    expect(second.stream).not.toBeNull();
    second.close();
    await pass();
    expect(platform.heldLocks()).toEqual([]);
    expect(platform.openChannels()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a tab that waits and goes leaves its place', async () => {
    const platform = stubTabPlatform();
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await pass();
    second.close();
    first.close();
    await pass();
    expect(second.stream).toBeNull();
    expect(third.stream).not.toBeNull();
    third.close();
    await pass();
    expect(platform.openChannels()).toBe(0);
  });

  it('a leader that is silent for 20 seconds does not count as live, until its next message', async () => {
    stubTabPlatform();
    const first = openTab();
    const second = openTab();
    await pass();
    first.stream?.onLive(true);
    await pass(19_999);
    expect(second.live.at(-1)).toBe(true);
    await pass(1);
    expect(second.live.at(-1)).toBe(false);
    first.stream?.onMessage({ event: 'checked', data: '{}' });
    await pass();
    expect(second.live.at(-1)).toBe(true);
  });

  it('the one who leads believes its stream, not the channel', async () => {
    const platform = stubTabPlatform();
    const tab = openTab();
    await pass();
    platform.intrude(NAME, { say: 'message', ...MESSAGE });
    platform.intrude(NAME, { say: 'live', live: true });
    await pass();
    expect(tab.received).toEqual([]);
    expect(tab.live).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'live'],
    ['an unknown word', { say: 'pay' }],
    ['an event that is no text', { say: 'message', event: 7, data: '{}' }],
    ['data that are no text', { say: 'message', event: 'checkout', data: { version: 9 } }],
    ['half a message', { say: 'message', event: 'checkout' }],
    ['a truth that is none', { say: 'live', live: 'yes' }],
  ])('%s on the channel makes no tab live', async (_, data) => {
    const platform = stubTabPlatform();
    openTab();
    const second = openTab();
    await pass();
    platform.intrude(NAME, data);
    await pass();
    expect(second.received).toEqual([]);
    expect(second.live).not.toContain(true);
  });
});

describe('without', () => {
  it('locks, each tab has a stream of its own and opens no channel', async () => {
    const platform = stubTabPlatform();
    vi.stubGlobal('navigator', { onLine: true });
    const tabs = [openTab(), openTab()];
    await pass();
    expect(tabs.every(({ stream }) => stream !== null)).toBe(true);
    expect(platform.openChannels()).toBe(0);
  });

  it('permission for locks, the tab has a stream of its own all the same', async () => {
    stubTabPlatform();
    const request = () => Promise.reject(new DOMException('', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const tab = openTab();
    await pass();
    expect(tab.stream).not.toBeNull();
  });

  it('permission for channels, as in Firefox with cookies blocked, it has one too', async () => {
    stubTabPlatform();
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const tab = openTab();
    await pass();
    expect(tab.stream).not.toBeNull();
  });
});
