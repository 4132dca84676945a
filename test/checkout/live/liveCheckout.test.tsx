/** The widget with live messages: shown at once, without requests, and with polling when they end. */
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import { usePaymentStatus } from '../../../src/exports/index.js';
import { Checkout } from '../../../src/checkout/Checkout/Checkout.js';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';
import { createLiveStore, ORDER, type LiveStore } from './liveStore.js';

beforeAll(() => lazyParts.liveConnection.preload());
beforeEach(useFrozenTime);

const heading = (name: string) => screen.getByRole('heading', { name });
const liveRegion = () => document.querySelector('[aria-live="polite"]');

function Connection() {
  const { connection } = usePaymentStatus();
  return <output>{connection}</output>;
}
const connection = () => document.querySelector('output')?.textContent;

/** Renders a checkout whose stream is open. */
async function begin(live: LiveStore = createLiveStore(), open = true) {
  const children = (
    <>
      <Checkout />
      <Connection />
    </>
  );
  const view = await renderCheckout({ store: live.store, children });
  if (open) live.newest().write('retry: 3000\n\n');
  await settle();
  return { ...view, live };
}

function show(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
function pageEvent(type: 'pagehide' | 'pageshow', persisted = true): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

/** Time as a page lives it: what one second brings is drawn before the next. */
async function seconds(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) await advance(1_000);
}

it('a stream that only begins, as through a proxy that keeps the rest, stops no question', async () => {
  const { live } = await begin(createLiveStore(), false);
  live.newest().greet();
  await settle();
  expect(connection()).toBe('polling');
  live.store.detect(ORDER);
  await seconds(3);
  expect(heading('Payment detected')).toBeVisible();
});

describe('while messages arrive', () => {
  it('they are shown, and the page does not ask', async () => {
    const { live } = await begin();
    expect(connection()).toBe('live');
    const before = live.reads();
    live.store.detect(ORDER);
    live.push();
    await settle();
    expect(heading('Payment detected')).toBeVisible();
    for (let second = 0; second < 60; second += 15) {
      live.checked();
      await advance(15_000);
    }
    expect(live.reads()).toBe(before);
    expect(live.streams).toHaveLength(1);
  });

  it('an older snapshot never turns the screen back, a repeated one changes nothing', async () => {
    const { live } = await begin();
    const old = live.store.snapshot(ORDER);
    live.store.detect(ORDER);
    const seen = live.store.snapshot(ORDER);
    for (const snapshot of [seen, old, seen, old]) live.push(snapshot);
    await settle();
    expect(heading('Payment detected')).toHaveFocus();
    expect(liveRegion()?.textContent).toBe('');
  });

  it('"last checked" moves on with it', async () => {
    const { live } = await begin();
    await advance(15_000);
    screen.getByText('Waiting for payment').click();
    expect(screen.getByText('Last checked 15 seconds ago')).toBeVisible();
    expect(screen.getByText('Live')).toBeVisible();
    live.checked(new Date(Date.now() - 4_000).toISOString());
    await settle();
    expect(screen.getByText('Last checked 4 seconds ago')).toBeVisible();
  });

  it('"Live" gives way to the age while the store does not hear the service', async () => {
    const { live } = await begin();
    const checkedAt = new Date().toISOString();
    const unchecked = async (beats: number) => {
      for (let beat = 0; beat < beats; beat += 1) {
        await advance(15_000);
        live.checked(checkedAt);
      }
      await settle();
    };
    await unchecked(3);
    expect(screen.queryByText('Live')).toBeNull();
    expect(screen.getByText('Last checked 45 seconds ago')).toBeInTheDocument();
    expect(connection()).toBe('live');
    await unchecked(1);
    // Also where the line is folded away.
    expect(document.querySelector('summary')).toHaveTextContent('Last checked 1 minute ago');
    live.checked(new Date().toISOString());
    await settle();
    expect(screen.getByText('Live')).toBeInTheDocument();
  });

  it('the token is renewed, although the page does not ask for the state', async () => {
    const { live } = await begin();
    for (let minute = 0; minute < 25; minute += 0.25) {
      live.checked();
      await advance(15_000);
    }
    expect(live.store.count('/checkouts')).toBe(2);
    expect(live.store.requests.at(-1)?.authorization).toBe('Bearer token-1');
  });
});

describe('when messages stop', () => {
  it('the page asks again, and reconnects when it can', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { live } = await begin();
    await advance(6_000);
    live.refuseNext('network', 'network');
    live.newest().break();
    await settle();
    expect(connection()).toBe('polling');
    const before = live.reads();
    live.store.detect(ORDER);
    await advance(3_100);
    expect(live.reads()).toBe(before + 1);
    expect(heading('Payment detected')).toBeVisible();
    await advance(118_000);
    expect(live.streams).toHaveLength(2);
    live.checked();
    await settle();
    expect(connection()).toBe('live');
    const then = live.reads();
    await advance(20_000);
    expect(live.reads()).toBe(then);
  });

  it('a store without live status is asked as ever', async () => {
    const live = createLiveStore();
    live.refuseNext(new Response('no such page', { status: 404 }));
    await begin(live, false);
    const before = live.reads();
    await advance(30_000);
    expect(live.reads() - before).toBe(10);
    expect(connection()).toBe('polling');
    screen.getByText('Waiting for payment').click();
    expect(screen.getByText('Checking automatically')).toBeVisible();
  });

  it('the page reconnects at once to a store that was killed and is back, not after two minutes', async () => {
    const { live } = await begin();
    await advance(6_000);
    live.refuseNext('network', 'network');
    live.store.failNext('/checkout', { network: true }, 3);
    live.newest().break();
    await seconds(12);
    expect(connection()).toBe('offline');
    screen.getByText('Waiting for payment').click();
    expect(screen.getByText('No connection')).toBeVisible();
    for (let waited = 0; live.streams.length < 2 && waited < 30; waited += 1) await seconds(1);
    live.checked();
    await settle();
    expect(connection()).toBe('live');
    expect(screen.queryByText(/Connection lost/)).toBeNull();
  });

  it('without a network the stream does not count as live', async () => {
    const { live } = await begin();
    live.store.failNext('/checkout', { network: true }, 100);
    live.refuseNext('network', 'network', 'network');
    window.dispatchEvent(new Event('offline'));
    await settle();
    expect(live.streams[0]?.released()).toBe(true);
    expect(connection()).toBe('offline');
    live.store.recover();
    live.store.confirm(ORDER);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(heading('Paid')).toBeVisible();
  });
});

describe('a request that was answered just before the network went', () => {
  it('does not keep the stream live', async () => {
    const { live } = await begin();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await settle();
    expect(connection()).toBe('live');
    live.store.failNext('/checkout', { network: true }, 100);
    await seconds(4);
    expect(live.streams[0]?.released()).toBe(true);
    expect(connection()).toBe('offline');
    onLine.mockReturnValue(true);
    live.store.recover();
    window.dispatchEvent(new Event('online'));
    await settle();
    live.checked();
    await settle();
    expect(connection()).toBe('live');
    const before = live.reads();
    await advance(20_000);
    expect(live.reads()).toBe(before);
  });
});

describe('the end', () => {
  it.each([
    ['paid', (live: LiveStore) => live.store.confirm(ORDER)],
    ['closed', (live: LiveStore) => live.store.update(ORDER, { closed: true, quote: null })],
  ])('of an order that is %s: the stream is let go for good', async (_, happen) => {
    const { live } = await begin();
    happen(live);
    live.push();
    await settle();
    expect(live.newest().released()).toBe(true);
    show('hidden');
    show('visible');
    await advance(300_000);
    expect(live.streams).toHaveLength(1);
  });

  it.each([
    ['a top-up with a deposit', 'top_up', {}],
    ['a paid order that is held', 'payment', { exceptions: ['held'] }],
    ['an order that is closed, whose address was shown', 'payment', { closed: true, paid: false }],
  ] satisfies [string, CheckoutSnapshot['kind'], Partial<CheckoutSnapshot>][])(
    'is not reached by %s',
    async (_, kind, change) => {
      const live = createLiveStore({ kind });
      await begin(live);
      live.store.confirm(ORDER);
      live.store.update(ORDER, change);
      live.push();
      await settle();
      expect(live.newest().released()).toBe(false);
      expect(connection()).toBe('live');
    },
  );

  it('of the widget leaves nothing behind', async () => {
    const { live, unmount } = await begin();
    unmount();
    await settle();
    expect(live.newest().released()).toBe(true);
    const before = live.store.requests.length;
    await advance(300_000);
    expect(live.streams).toHaveLength(1);
    expect(live.store.requests.length).toBe(before);
    window.dispatchEvent(new Event('online'));
    pageEvent('pageshow');
    await settle();
    expect(live.streams).toHaveLength(1);
  });

  it('of an order that is replaced by another: its stream is closed, its messages are ignored', async () => {
    const { live, again } = await begin();
    const first = live.newest();
    const old = live.store.snapshot(ORDER);
    again({ order: '2002' });
    await settle();
    expect(first.released()).toBe(true);
    expect(connection()).toBe('polling');
    live.newest().send('checkout', { ...old, version: 99, paid: true });
    await settle();
    expect(live.streams).toHaveLength(2);
  });
});

describe('a page out of sight', () => {
  it('drops its stream after five seconds, and catches up with one request', async () => {
    const { live } = await begin();
    show('hidden');
    await advance(4_900);
    expect(live.newest().released()).toBe(false);
    await advance(100);
    expect(live.newest().released()).toBe(true);
    const before = live.reads();
    await advance(600_000);
    expect(live.streams).toHaveLength(1);
    expect(live.reads()).toBe(before);
    live.store.detect(ORDER);
    show('visible');
    await settle();
    expect(heading('Payment detected')).toBeVisible();
    expect(live.reads()).toBe(before + 1);
    expect(live.streams).toHaveLength(2);
    live.checked();
    await settle();
    expect(connection()).toBe('live');
  });

  it('that is back within that time keeps its stream', async () => {
    const { live } = await begin();
    show('hidden');
    await advance(3_000);
    show('visible');
    await advance(10_000);
    expect(live.newest().released()).toBe(false);
    expect(live.streams).toHaveLength(1);
  });

  it('that was frozen before its timer ran drops its old stream', async () => {
    const { live } = await begin();
    show('hidden');
    vi.setSystemTime(Date.now() + 60_000);
    show('visible');
    await settle();
    expect(live.streams[0]?.released()).toBe(true);
    expect(live.streams).toHaveLength(2);
  });

  it('that enters the back/forward cache drops its stream at once, and catches up with one request when it is restored', async () => {
    const { live } = await begin();
    pageEvent('pagehide');
    await settle();
    expect(live.newest().released()).toBe(true);
    expect(connection()).toBe('polling');
    const before = live.reads();
    live.store.detect(ORDER);
    pageEvent('pageshow');
    await settle();
    expect(heading('Payment detected')).toBeVisible();
    expect(live.reads()).toBe(before + 1);
    expect(live.streams).toHaveLength(2);
  });

  it('registers nothing that forbids its being put away', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    await begin();
    const types = added.mock.calls.map(([type]) => type);
    expect(types).toContain('pagehide');
    expect(types.filter((type) => /unload/.test(type))).toEqual([]);
  });
});

describe('"check now"', () => {
  const button = () => screen.getByRole('button', { name: 'Check now' });

  it('asks once and says that there is nothing new, by keyboard too', async () => {
    const { live, user } = await begin();
    const before = live.reads();
    button().focus();
    await user.keyboard('{Enter}');
    await settle();
    expect(live.reads()).toBe(before + 1);
    expect(liveRegion()).toHaveTextContent('Nothing new');
    expect(button()).toHaveFocus();
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('pressed again and again asks once in three seconds', async () => {
    const { live, user } = await begin();
    const before = live.reads();
    for (let press = 0; press < 20; press += 1) await user.click(button());
    await settle();
    expect(live.reads()).toBe(before + 1);
    await advance(3_000);
    await user.click(button());
    await settle();
    expect(live.reads()).toBe(before + 2);
    expect(liveRegion()).toHaveTextContent('Nothing new');
  });

  it('shows what is new, and only the new status is announced', async () => {
    const { live, user } = await begin();
    live.store.detect(ORDER);
    await user.click(button());
    await settle();
    expect(heading('Payment detected')).toHaveFocus();
    expect(liveRegion()?.textContent).toBe('');
  });

  it('says so if the check failed, although messages arrive', async () => {
    const { live, user } = await begin();
    live.store.failNext('/checkout', 'rate_limited', 1, '20');
    await user.click(button());
    await settle();
    expect(liveRegion()).toHaveTextContent('Couldn’t check');
    expect(connection()).toBe('live');
    expect(screen.queryByText(/Connection lost/)).toBeNull();
  });
});
