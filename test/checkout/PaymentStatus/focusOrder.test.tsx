/** By keyboard: the focus moves with the step, and Tab finds everything in the order it is read. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import type { Screen } from '../../../src/checkout/screen.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../../support/renderCheckout.js';
import { SCREEN_STORES } from '../../support/screens.js';

beforeEach(useFrozenTime);
beforeEach(() => lazyParts.receipt.preload());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What Tab reaches in the status panel, by the words on it. */
async function tabbed(name: Screen): Promise<readonly string[]> {
  const { user, container } = await renderCheckout({
    store: SCREEN_STORES[name](),
    returnUrl: '/orders',
  });
  const panel = container.querySelector('.till-payment-status');
  const names: string[] = [];
  for (let steps = 0; steps < 40; steps += 1) {
    await user.tab();
    const at = document.activeElement;
    if (!at || at === document.body) break;
    // A browser leaves out what a closed disclosure hides; jsdom does not.
    if (at.tagName !== 'SUMMARY' && at.closest('details:not([open])')) continue;
    if (panel?.contains(at)) names.push(at.closest('label')?.textContent ?? at.textContent);
  }
  return names;
}

const LOOK = 'View on the network';
const HAPPENED = 'History';
const CHECK = 'Check now';
const TELL = 'Tell me when it arrives';
const BACK = 'Back to the store';

describe('Tab goes through', () => {
  it.each<[Screen, readonly string[]]>([
    ['pay', [CHECK, HAPPENED, TELL]],
    ['top_up', [CHECK, HAPPENED, TELL]],
    ['partial', [LOOK, CHECK, HAPPENED, TELL]],
    ['detected', [LOOK, CHECK, HAPPENED, TELL, BACK]],
    ['confirmed', [LOOK, CHECK, HAPPENED, TELL, BACK]],
    ['review', [LOOK, CHECK, HAPPENED, BACK]],
    ['held', [CHECK, HAPPENED, BACK]],
    ['paid', [LOOK, 'Receipt', HAPPENED, BACK]],
    ['closed', [HAPPENED, BACK]],
    ['error', [BACK]],
  ])('"%s": %j', async (name, expected) => {
    expect(await tabbed(name)).toEqual(expected);
  });
});

it('the focus moves to the heading of each step', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const { user } = await renderCheckout({ store });
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  for (const [step, title] of [
    [store.detect, 'Your transfer has been seen'],
    [store.confirm, 'Payment complete'],
  ] as const) {
    step('1001');
    await advance(6_000);
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  }
});

describe('a shopper who types into a field', () => {
  const typing = async () => {
    const store = createFakeStore({ chosen: 'USDT.Tron' });
    const { user } = await renderCheckout({ store });
    await user.click(screen.getByText('Check the address in your wallet'));
    const field = screen.getByLabelText('Paste what your wallet shows');
    await user.type(field, 'TQn9Y2');
    return { store, user, field };
  };

  it('loses no key to a part payment that arrives: it is announced instead', async () => {
    const { store, user, field } = await typing();
    store.update('1001', { progress: 'confirmed', exceptions: ['partial'] });
    await advance(6_000);
    expect(screen.getByRole('heading', { name: 'Part of the payment has arrived' })).toBeVisible();
    expect(field).toHaveFocus();
    await user.keyboard('khEs');
    expect(field).toHaveValue('TQn9Y2khEs');
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('has arrived');
  });

  it('is moved to the heading if the field goes with its step', async () => {
    const { store } = await typing();
    store.detect('1001');
    await advance(6_000);
    expect(screen.getByRole('heading', { name: 'Your transfer has been seen' })).toHaveFocus();
  });
});
