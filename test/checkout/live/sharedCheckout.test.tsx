/** The widget as one tab of several: what it tells the others, and what it believes of them. */
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import { renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';
import { createLiveStore, ORDER } from './liveStore.js';
import { stubTabPlatform } from './tabPlatform.js';

const NAME = 'tillkit:https://store.test/till:payment:1001';

beforeAll(() => lazyParts.liveConnection.preload());
beforeEach(useFrozenTime);

/** A tab for which another one leads. */
async function follow() {
  const platform = stubTabPlatform();
  const { signal } = new AbortController();
  void navigator.locks.request(NAME, { signal }, () => new Promise(() => undefined));
  const live = createLiveStore();
  await renderCheckout({ store: live.store });
  const receive = async (data: unknown, event = 'checkout') => {
    platform.intrude(NAME, { say: 'message', event, data: JSON.stringify(data) });
    await settle();
  };
  return { platform, live, receive };
}

it('the leader passes on messages, and never its token', async () => {
  const platform = stubTabPlatform();
  const live = createLiveStore();
  await renderCheckout({ store: live.store });
  live.store.detect(ORDER);
  live.push();
  platform.intrude(NAME, { say: 'hello' });
  await settle();
  const said = JSON.stringify(platform.said);
  expect(said).toContain('detected');
  expect(live.newest().headers.get('authorization')).toBe('Bearer token-1');
  expect(said).not.toContain('token-');
  expect(said).not.toContain('Bearer');
});

it('a tab with a leader has no stream and shows the leader’s messages', async () => {
  const { live, receive } = await follow();
  live.store.detect(ORDER);
  await receive(live.store.snapshot(ORDER));
  expect(screen.getByRole('heading', { name: 'Payment detected' })).toBeVisible();
  screen.getByText('Details').click();
  expect(screen.getByText('Live')).toBeVisible();
  expect(live.streams).toHaveLength(0);
});

it('nothing is believed that does not fit the contract, or is of another order', async () => {
  const { live, receive } = await follow();
  const paid = { ...live.store.snapshot(ORDER), version: 99, paid: true, progress: 'confirmed' };
  await receive({ ...paid, paid: 'true' });
  await receive({ ...paid, received: 20 });
  await receive({ ...paid, order: { ...paid.order, reference: '2002' } });
  await receive(paid, 'checked');
  expect(screen.queryByRole('heading', { name: 'Paid' })).toBeNull();
  await receive(paid);
  expect(screen.getByRole('heading', { name: 'Paid' })).toBeVisible();
});
