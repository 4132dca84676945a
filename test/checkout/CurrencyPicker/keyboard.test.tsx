/** The whole picking with a keyboard alone, and every word that a screen reader is given on the way. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { movePointer } from '../../support/movePointer.js';
import { renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';
import { spokenFocus } from '../../support/screenReader.js';

beforeEach(useFrozenTime);

/** Presses keys one after the other and writes down what is said after each. */
async function transcript(
  user: Awaited<ReturnType<typeof renderCheckout>>['user'],
  keys: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const key of keys) {
    if (key === '{Tab}') await user.tab();
    else await user.keyboard(key);
    lines.push(`${key} → ${spokenFocus()}`);
  }
  return lines;
}

const CURRENCIES = 'listbox: Currencies';
const USDT = 'listbox: Choose a network';

describe('with a keyboard alone', () => {
  it('a token is opened, a network looked at, left, and chosen', async () => {
    const { user, store } = await renderCheckout();
    const lines = await transcript(user, [
      '{Tab}',
      '{Tab}',
      '{Tab}',
      '{ArrowDown}',
      '{End}',
      '{Home}',
      '{Enter}',
      '{ArrowDown}',
      '{Escape}',
      '{Enter}',
      't',
    ]);
    expect(lines).toEqual([
      '{Tab} → searchbox: Search currency or network',
      '{Tab} → button: By network',
      `{Tab} → ${CURRENCIES} | option: USDT Tether 2 networks 20.012`,
      `{ArrowDown} → ${CURRENCIES} | option: BTC Bitcoin 0.00021053`,
      `{End} → ${CURRENCIES} | option: ZZZ Zed newchain 4.00`,
      `{Home} → ${CURRENCIES} | option: USDT Tether 2 networks 20.012`,
      `{Enter} → ${USDT} | option: USDT Tron TRC-20`,
      `{ArrowDown} → ${USDT} | option: USDT Ethereum ERC-20`,
      `{Escape} → ${CURRENCIES} | option: USDT Tether 2 networks 20.012`,
      `{Enter} → ${USDT} | option: USDT Tron TRC-20`,
      `t → ${USDT} | option: USDT Tron TRC-20`,
    ]);
    await user.keyboard(' ');
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('USDT.Tron');
    expect(spokenFocus()).toBe('heading: Pay $20.00');
  });

  it('a pointer that moves takes over the active row, not one that the list moves under', async () => {
    const { user } = await renderCheckout();
    screen.getByRole('listbox').focus();
    await user.keyboard('{ArrowDown}');
    const BTC = `${CURRENCIES} | option: BTC Bitcoin 0.00021053`;
    expect(spokenFocus()).toBe(BTC);
    movePointer(screen.getByRole('option', { name: /^ZZZ/ }), 0);
    expect(spokenFocus()).toBe(BTC);
    movePointer(screen.getByRole('option', { name: /^ZZZ/ }), 1);
    expect(spokenFocus()).toBe(`${CURRENCIES} | option: ZZZ Zed newchain 4.00`);
  });

  it('a search is entered by Down, walked, and chosen from by Enter', async () => {
    const { user, store } = await renderCheckout();
    await user.tab();
    await user.keyboard('usdt');
    expect(screen.getAllByText('2 results').map((at) => at.getAttribute('role'))).toContain(
      'status',
    );
    const lines = await transcript(user, ['{Enter}', '{ArrowDown}']);
    expect(lines).toEqual([
      `{Enter} → ${CURRENCIES} | option: USDT Tether Tron (TRC-20) 20.012`,
      `{ArrowDown} → ${CURRENCIES} | option: USDT Tether Ethereum (ERC-20) 20.012`,
    ]);
    expect(store.count('/checkout/currency')).toBe(0);
    await user.keyboard('{Enter}');
    await settle();
    expect(store.snapshot('1001').quote?.currencyId).toBe('USDT.Ethereum');
  });

  it('the list is turned round, opened by type-ahead and left by its button', async () => {
    const { user } = await renderCheckout();
    await user.tab();
    await user.tab();
    const lines = await transcript(user, [' ', '{Tab}', 'eth', '{Enter}']);
    expect(lines).toEqual([
      '  → button: By network',
      '{Tab} → listbox: Networks | option: Tron USDT Tether 20.012',
      'eth → listbox: Networks | option: ethereum 2 currencies',
      '{Enter} → listbox: Choose a currency on ethereum | option: USDT Tether ERC-20 20.012',
    ]);
    await user.tab({ shift: true });
    expect(spokenFocus()).toBe('button: Networks');
    await user.keyboard('{Enter}');
    expect(spokenFocus()).toBe('listbox: Networks | option: ethereum 2 currencies');
  });

  it('the last used currency and the chosen one are named as such', async () => {
    localStorage.setItem('till-last-currency', 'BTC.Bitcoin');
    const { user, store } = await renderCheckout();
    store.choose('1001', 'BTC.Bitcoin');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(spokenFocus()).toBe(`${CURRENCIES} | group: Last used | option: BTC Bitcoin 0.00021053`);
    await user.keyboard('{ArrowDown}');
    expect(spokenFocus()).toBe(
      `${CURRENCIES} | group: All currencies | option: USDT Tether 2 networks 20.012`,
    );
    await user.keyboard('{Home}{Enter}');
    await settle();
    screen.getByRole('button', { name: /Change$/ }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('listbox').focus();
    expect(spokenFocus()).toBe(
      `${CURRENCIES} | group: Last used | option: BTC Bitcoin 0.00021053, selected`,
    );
  });

  it('keys of an input method stay with it: nothing is left, cleared or chosen', async () => {
    const { user, store } = await renderCheckout();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'bitc');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      fireEvent.keyDown(search, { key, keyCode: 229 });
      expect(search).toHaveFocus();
      expect(search).toHaveValue('bitc');
    }
    expect(store.count('/checkout/currency')).toBe(0);
    await user.keyboard('{ArrowDown}');
    expect(search).not.toHaveFocus();
  });
});
