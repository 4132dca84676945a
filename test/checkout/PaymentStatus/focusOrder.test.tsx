/** By keyboard: the focus moves with the step, and Tab finds everything in the order it is read. */
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import type { Screen } from '../../../src/checkout/screen.js';
import { createFakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../../support/renderCheckout.js';
import { SCREEN_STORES } from '../../support/screens.js';

beforeEach(useFrozenTime);
beforeEach(() => lazyParts.receipt.preload());

/** What Tab reaches in the status panel, by the words on it. */
async function tabbed(name: Screen, unfolded = false): Promise<readonly string[]> {
  const { user, container } = await renderCheckout({
    store: SCREEN_STORES[name](),
    returnUrl: '/orders',
  });
  const panel = container.querySelector('.till-payment-status');
  const [first] = panel?.querySelectorAll('details') ?? [];
  if (unfolded && first) first.open = true;
  const names: string[] = [];
  for (let steps = 0; steps < 40; steps += 1) {
    await user.tab();
    const at = document.activeElement;
    if (!at || at === document.body) break;
    // A browser leaves out what a closed disclosure hides; jsdom does not.
    const fold = at.tagName === 'SUMMARY' ? at.parentElement : at;
    if (fold?.parentElement?.closest('details:not([open])')) continue;
    const named = at.closest('label') ?? at.querySelector('.till-awaited') ?? at;
    const said = named.textContent;
    if (panel?.contains(at)) names.push(said.endsWith(LOOK) ? LOOK : said);
  }
  return names;
}

/** The row of the transfer opens the network's page. */
const LOOK = 'View transaction';
const WAITING = 'Waiting for payment';
const DETAILS = 'Details';
const HAPPENED = 'History';
const CHECK = 'Check now';
const TELL = 'Notify me';
const BACK = 'Back to the store';

describe('Tab goes through', () => {
  it.each<[Screen, readonly string[], readonly string[]]>([
    ['pay', [WAITING], [CHECK, TELL, HAPPENED]],
    ['top_up', ['Waiting for deposits'], [CHECK, TELL, HAPPENED]],
    ['partial', [WAITING], [LOOK, CHECK, TELL, HAPPENED]],
    ['detected', [LOOK, TELL, BACK, DETAILS], [LOOK, CHECK, HAPPENED]],
    ['confirmed', [LOOK, TELL, BACK, DETAILS], [LOOK, CHECK, HAPPENED]],
    ['review', [LOOK, BACK, DETAILS], [LOOK, CHECK, HAPPENED]],
    ['held', [BACK, DETAILS], [CHECK, HAPPENED]],
    ['paid', [BACK, 'Receipt', DETAILS], [LOOK, HAPPENED]],
    ['closed', [BACK, DETAILS], [HAPPENED]],
    ['error', [BACK], []],
  ])('"%s": %j, and what the last of it folds away: %j', async (name, inSight, folded) => {
    expect(await tabbed(name)).toEqual(inSight);
    cleanup();
    expect(await tabbed(name, true)).toEqual([...inSight, ...folded]);
  });
});

it('the focus moves to the heading of each step', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  const { user } = await renderCheckout({ store });
  await user.click(screen.getByText(WAITING));
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  for (const [step, title] of [
    [store.detect, 'Payment detected'],
    [store.confirm, 'Paid'],
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
    await user.click(screen.getByRole('button', { name: /Enlarge/ }));
    await user.click(screen.getByText('Verify the address'));
    const field = screen.getByLabelText('Recipient in your wallet');
    await user.type(field, 'TQn9Y2');
    return { store, user, field };
  };

  it('loses no key to a part payment that arrives: it is announced instead', async () => {
    const { store, user, field } = await typing();
    store.update('1001', { progress: 'confirmed', exceptions: ['partial'] });
    await advance(6_000);
    expect(screen.getByRole('heading', { name: 'Partly paid' })).toBeVisible();
    expect(field).toHaveFocus();
    await user.keyboard('khEs');
    expect(field).toHaveValue('TQn9Y2khEs');
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Partly paid');
  });

  it('is moved to the heading if the field goes with its step', async () => {
    const { store } = await typing();
    store.detect('1001');
    await advance(6_000);
    expect(screen.getByRole('heading', { name: 'Payment detected' })).toHaveFocus();
  });
});
