/** Failures of the hosted form, and a few more: tracking never ends by accident. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../support/renderCheckout.js';
import { recordAnnouncements } from './PaymentStatus/transcript.js';

beforeEach(useFrozenTime);

const paying = () => createFakeStore({ chosen: 'USDT.Tron' });
const heading = (name: string) => screen.getByRole('heading', { name });

describe('failures of the hosted form', () => {
  it('a payment first seen as confirmed: goes straight to the last screen', async () => {
    const store = paying();
    await renderCheckout({ store });
    store.confirm('1001');
    await advance(3_000);
    expect(heading('Paid')).toBeVisible();
  });

  it('the page opened while a payment is pending: shown as seen, then as done', async () => {
    const store = paying();
    store.choose('1001', 'USDT.Tron');
    store.detect('1001');
    await renderCheckout({ store });
    expect(heading('Payment detected')).toBeVisible();
    store.confirm('1001');
    await advance(3_000);
    expect(heading('Paid')).toBeVisible();
  });

  it('reload after success: still success, and nothing to pay to', async () => {
    const store = paying();
    store.choose('1001', 'USDT.Tron');
    store.confirm('1001');
    const first = await renderCheckout({ store });
    first.unmount();
    await renderCheckout({ store });
    expect(heading('Paid')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/^Only /)).toBeNull();
  });
});

describe('a failed request', () => {
  it('keeps the screen, says so, and recovers without a press', async () => {
    const store = paying();
    store.choose('1001', 'USDT.Tron');
    store.detect('1001');
    const { container } = await renderCheckout({ store });
    const announced = recordAnnouncements(container);
    store.failNext('/checkout', { network: true }, 3);
    await advance(3_000);
    expect(heading('Payment detected')).toBeVisible();
    expect(screen.getAllByText(/Connection lost/)).not.toHaveLength(0);
    await advance(60_000);
    expect(screen.queryByText(/Connection lost/)).toBeNull();
    expect((await announced()).at(-1)).toBe('Connected again');
  });

  it('waits longer each time, but never stops', async () => {
    const store = paying();
    await renderCheckout({ store });
    store.failNext('/checkout', { html: 502 }, 1_000);
    await advance(60_000);
    const first = store.count('/checkout');
    // Every three seconds it would be twenty. Seven are the most, so that an outage's end is soon noticed.
    expect(first).toBeLessThanOrEqual(12);
    for (let minutes = 0; minutes < 10; minutes += 1) await advance(60_000);
    expect(store.count('/checkout')).toBeGreaterThan(first + 10);
  });

  it('is tried again after waits that grow and are bounded, until it works', async () => {
    const store = createFakeStore();
    store.failNext('/checkouts', 'internal', 6);
    const asked: number[] = [];
    const count = () => store.count('/checkouts') + store.count('/checkout');
    await renderCheckout({ store });
    for (let ms = 0; ms < 60_000; ms += 100) {
      if (count() > asked.length) asked.push(ms);
      await advance(100);
    }
    const waits = asked.map((at, index) => at - (asked[index - 1] ?? 0)).slice(1);
    // Each within a tenth, which spreads the pages; once it works, the page asks every three seconds.
    for (const [index, wait] of [3_000, 6_000, 7_000, 7_000, 7_000, 7_000, 3_000].entries()) {
      expect(Math.abs((waits[index] ?? 0) - wait)).toBeLessThanOrEqual(wait / 10 + 100);
    }
  });

  it('waits as long as the store asks', async () => {
    const store = paying();
    await renderCheckout({ store });
    const before = store.count('/checkout');
    store.failNext('/checkout', 'rate_limited', 1, '40');
    await advance(3_000);
    await advance(38_000);
    expect(store.count('/checkout')).toBe(before + 1);
    await advance(5_000);
    expect(store.count('/checkout')).toBeGreaterThan(before + 1);
  });

  it('while offline says offline and asks at once when the network is back', async () => {
    const store = paying();
    await renderCheckout({ store });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    store.failNext('/checkout', { network: true }, 1_000);
    await advance(120_000);
    expect(screen.getByText(/You’re offline/)).toBeVisible();
    store.confirm('1001');
    store.recover();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(heading('Paid')).toBeVisible();
  });
});

describe('asking', () => {
  it('pauses while the page is hidden and happens at once when it is shown again', async () => {
    const store = paying();
    await renderCheckout({ store });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    const before = store.count('/checkout');
    await advance(60_000);
    expect(store.count('/checkout')).toBe(before);
    store.detect('1001');
    visibility.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(heading('Payment detected')).toBeVisible();
  });

  it('is one request every three seconds, however many parts are drawn', async () => {
    const store = paying();
    await renderCheckout({ store });
    const before = store.count('/checkout');
    await advance(30_000);
    expect(store.count('/checkout') - before).toBe(10);
  });

  it('leaves nothing behind when the widget goes', async () => {
    const store = paying();
    const { unmount } = await renderCheckout({ store });
    unmount();
    const before = store.requests.length;
    await advance(120_000);
    expect(store.requests.length).toBe(before);
  });
});
