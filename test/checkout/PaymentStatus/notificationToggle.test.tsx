/** Sound, vibration and notification: by one tap, for what is new, and never otherwise. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import { writeStorage } from '../../../src/ui/storage.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';

const ORDER = '1001';

/** A browser that has all three ways, and writes down what was asked of it. */
function stubBrowser(permission: NotificationPermission = 'granted') {
  const did: string[] = [];
  const node = { connect: () => undefined };
  const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class Audio {
    currentTime = 0;
    constructor() {
      did.push('audio');
    }
    resume = () => Promise.resolve();
    close = () => Promise.resolve(did.push('close'));
    createGain = () => ({ ...node, gain: ramp });
    createOscillator = () => ({
      ...node,
      frequency: ramp,
      start: () => did.push('sound'),
      stop: () => undefined,
    });
  }
  class Note {
    static readonly permission = permission;
    static readonly requestPermission = () => {
      did.push('ask');
      return Promise.resolve(permission);
    };
    constructor(title: string, { body }: NotificationOptions) {
      did.push(`notification: ${title}, ${body ?? ''}`);
    }
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('Notification', Note);
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: () => did.push('vibration'),
  });
  return did;
}

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(async () => {
  await lazyParts.notificationToggle.preload();
  useFrozenTime();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
});

const NAME = 'Notify me';
const control = () => screen.getByRole('switch', { name: NAME });
const paying = () => createFakeStore({ chosen: 'USDT.Tron' });
/** Opens the page, and the line below the payment that has the switch behind it. */
const begin = async (store: FakeStore = paying()) => {
  const view = await renderCheckout({ store });
  const line = screen.queryByText(/^Waiting for (payment|deposits)$/);
  if (line) await view.user.click(line);
  return view;
};

describe('without the shopper’s tap', () => {
  it('nothing is asked, nothing sounds, nothing is shown, from load to the end', async () => {
    const did = stubBrowser();
    const { store } = await begin();
    expect(control()).not.toBeChecked();
    hide();
    store.detect(ORDER);
    await advance(60_000);
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    store.confirm(ORDER);
    await advance(6_000);
    expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
    expect(did).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('after the tap', () => {
  it('the browser is asked at once, and only once it is on', async () => {
    const did = stubBrowser();
    const { user } = await begin();
    await user.click(control());
    expect(did).toEqual(['audio', 'ask']);
    expect(screen.getAllByText(/Keep this page open/)).not.toHaveLength(0);
    await user.click(control());
    expect(did).toEqual(['audio', 'ask']);
    expect(screen.queryByText(/Keep this page open/)).toBeNull();
  });

  it('each arrival is notified once: by sound and vibration if the page is visible', async () => {
    const did = stubBrowser();
    const { user, store } = await begin();
    await user.click(control());
    did.splice(0);
    store.detect(ORDER);
    await advance(9_000);
    expect(did).toEqual(['vibration', 'sound']);
    store.confirm(ORDER);
    await advance(9_000);
    expect(did).toEqual(['vibration', 'sound', 'vibration', 'sound']);
  });

  it('a hidden page goes on asking and shows a notification as well', async () => {
    const did = stubBrowser();
    const { user, store } = await begin();
    await user.click(control());
    hide();
    await advance(30_000);
    did.splice(0);
    store.confirm(ORDER);
    await advance(30_000);
    expect(did).toEqual(['vibration', 'notification: Paid, 1001', 'sound']);
  });

  it('what is known is not notified again, not even after a reload', async () => {
    const did = stubBrowser();
    const { user, store, unmount } = await begin();
    store.detect(ORDER);
    await advance(3_000);
    await user.click(control());
    await advance(9_000);
    unmount();
    expect(did).toEqual(['audio', 'ask', 'close']);
    did.splice(0);
    await begin(store);
    await advance(9_000);
    expect(control()).toBeChecked();
    expect(did).toEqual([]);
    store.confirm(ORDER);
    await advance(3_000);
    expect(did).toEqual(['audio', 'vibration', 'sound']);
  });

  it('a change of mind ends it, also for the next load', async () => {
    const did = stubBrowser();
    const { user, store, unmount } = await begin();
    await user.click(control());
    await user.click(control());
    did.splice(0);
    store.detect(ORDER);
    await advance(6_000);
    unmount();
    await begin(store);
    expect(control()).not.toBeChecked();
    expect(did.filter((one) => one !== 'close')).toEqual([]);
  });

  it('old payments of another order are not notified', async () => {
    const did = stubBrowser();
    const store = paying();
    store.choose('2002', 'USDT.Tron');
    store.confirm('2002');
    const { user, again } = await begin(store);
    await user.click(control());
    did.splice(0);
    again({ order: '2002' });
    await settle();
    await advance(6_000);
    expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
    expect(did.filter((one) => one !== 'close')).toEqual([]);
  });

  it('a browser that has none of it, or no storage, breaks nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is off.', 'SecurityError');
    });
    const { user, store } = await begin();
    await user.click(control());
    store.confirm(ORDER);
    await advance(3_000);
    expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
    writeStorage('sessionStorage', 'tillkit:tell', null);
  });
});

it('is offered only while a payment may arrive', async () => {
  const { store } = await begin();
  expect(control()).toBeVisible();
  store.update(ORDER, { exceptions: ['held'], progress: 'detected' });
  await advance(3_000);
  expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
  store.update(ORDER, { exceptions: [] });
  store.confirm(ORDER);
  await advance(3_000);
  expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
});
