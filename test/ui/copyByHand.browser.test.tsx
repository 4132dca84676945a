/** What a person selects and copies without our button is exactly the address, and exactly the amount. */
import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addressGroups } from '../../src/chains/addressGroups.js';
import type { DecimalString } from '../../src/money/decimalString.js';
import { Address } from '../../src/ui/Address.js';
import { Amount } from '../../src/ui/Amount.js';
import { en } from '../../src/ui/messages/en.js';
import { UiContext, type Ui } from '../../src/ui/uiContext.js';
import styles from '../../src/ui/styles.css?inline';

const ADDRESSES = {
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bitcoin cash': 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  // A hyphen is where a line may break, and where a double click stops.
  ton: 'EQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG',
};

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

interface Place {
  readonly shadow?: boolean;
  readonly dir?: 'ltr' | 'rtl';
  readonly width?: number;
  readonly text?: string;
  readonly language?: string;
}

/** Paints an address and an amount between two sentences, in the page or in a shadow root of it. */
async function place(address: string, where: Place = {}) {
  const { shadow = false, dir = 'ltr', width = 600, text = '100%', language = 'en' } = where;
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = text;
  const host = document.body.appendChild(document.createElement('main'));
  const inside = shadow ? host.attachShadow({ mode: 'open' }) : host;
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  const mount = document.createElement('div');
  inside.append(sheet, mount);
  const ui = { locale: language, messages: en, language, dir } as unknown as Ui;
  const [code, figures] = [createRef<HTMLElement>(), createRef<HTMLSpanElement>()];
  root = createRoot(mount);
  flushSync(() =>
    root?.render(
      <UiContext value={ui}>
        <section className="till" dir={dir} data-theme="light">
          <p>Send only USDT</p>
          <Address shown={code} address={address} label="Address" />
          <p>What comes after it</p>
          <p>
            <Amount shown={figures} amount={'1234.5' as DecimalString} code="USDT" />
          </p>
        </section>
      </UiContext>,
    ),
  );
  const paste = document.body.appendChild(document.createElement('textarea'));
  if (!code.current || !figures.current) throw new Error('Nothing was drawn.');
  return { code: code.current, figures: figures.current, paste };
}

/** What another program gets: copied with the keyboard, put into a field with the keyboard. */
async function copied(paste: HTMLTextAreaElement): Promise<string> {
  await userEvent.keyboard('{Control>}c{/Control}');
  paste.value = '';
  paste.focus();
  await userEvent.keyboard('{Control>}v{/Control}');
  return paste.value;
}

const SELECTIONS: Record<string, (shown: HTMLElement) => unknown> = {
  'selected by a script': (shown) => getSelection()?.selectAllChildren(shown),
  'clicked once': (shown) => userEvent.click(shown),
  'clicked twice': (shown) => userEvent.dblClick(shown),
  'clicked three times': (shown) => userEvent.tripleClick(shown),
};

const PLACES: Record<string, Place> = {
  'in the page': {},
  'right to left in a shadow root': { dir: 'rtl', shadow: true },
  'at 280 pixels': { width: 280 },
  'at 280 pixels and 200 % text': { width: 280, text: '200%', shadow: true },
};

describe.each(Object.entries(PLACES))('an address %s', (_, where) => {
  it.each(Object.entries(SELECTIONS))('%s is copied as it is', async (__, select) => {
    const { code, paste } = await place(ADDRESSES.tron, where);
    await select(code);
    expect(String(getSelection())).toBe(ADDRESSES.tron);
    expect(await copied(paste)).toBe(ADDRESSES.tron);
  });

  it.each(['dblClick', 'tripleClick'] as const)(
    'with a %s beside its end is copied as it is',
    async (clicks) => {
      const { code, paste } = await place(ADDRESSES.tron, where);
      const line = code.closest('.till-address') as Element;
      const { width, height } = line.getBoundingClientRect();
      await userEvent[clicks](line, { position: { x: width - 1, y: height - 1 } });
      expect(await copied(paste)).toBe(ADDRESSES.tron);
    },
  );

  it('selected from its first sign to its last is copied as it is', async () => {
    const { code, paste } = await place(ADDRESSES.tron, where);
    const groups = code.querySelectorAll('.till-address-group');
    const [first, last] = [groups[0]?.firstChild, groups[groups.length - 1]?.firstChild];
    if (!first || !last) throw new Error('There are no groups.');
    getSelection()?.setBaseAndExtent(first, 0, last, last.textContent?.length ?? 0);
    expect(await copied(paste)).toBe(ADDRESSES.tron);
  });

  it.each(Object.entries(ADDRESSES))(
    'of %s wraps between its groups only',
    async (_name, address) => {
      const { code } = await place(address, where);
      const groups = [...code.querySelectorAll<HTMLElement>('.till-address-group')];
      expect(groups.map((group) => group.textContent)).toEqual(addressGroups(address).groups);
      const edges = code.closest('.till-address')?.getBoundingClientRect();
      const boxes = groups.map((group) => group.getBoundingClientRect());
      const line = Math.min(...boxes.map(({ height }) => height));
      for (const [index, box] of boxes.entries()) {
        // Twice as large, this one is wider than the whole card of a small phone: it may not be cut off.
        const fits = groups[index]?.textContent !== 'bitcoincash:' || where.text === undefined;
        if (fits) expect([index, box.height]).toEqual([index, line]);
        expect(box.right).toBeLessThanOrEqual((edges?.right ?? 0) + 0.5);
        expect(box.left).toBeGreaterThanOrEqual((edges?.left ?? 0) - 0.5);
        // The next stands to the right of it with a gap, or begins a line.
        const next = boxes[index + 1];
        if (next && next.top === box.top) expect(next.left - box.right).toBeGreaterThan(4);
      }
    },
  );
});

describe.each(['en', 'de', 'ar'])('an amount in %s', (language) => {
  it.each(Object.entries(SELECTIONS))('%s is copied as the button copies it', async (_, select) => {
    const { figures, paste } = await place(ADDRESSES.tron, { language, shadow: language !== 'en' });
    await select(figures);
    expect(await copied(paste)).toBe('1234.5');
  });
});

it('a selection that holds more than an amount is copied as it stands', async () => {
  const { figures, paste } = await place(ADDRESSES.tron);
  const [first, last] = [figures.firstChild, figures.closest('section')?.lastElementChild];
  if (!first || !last) throw new Error('There is no amount.');
  getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
  expect(await copied(paste)).toBe('1,234.50 USDT');
});

// Firefox selects nothing of an address then, and of an amount its ticker.
it('a double click selects all of it where the browser itself does not', async () => {
  const { code, figures } = await place(ADDRESSES.tron, { shadow: true });
  for (const [shown, text] of [
    [code, ADDRESSES.tron],
    [figures, '1,234.50'],
  ] as const) {
    getSelection()?.removeAllRanges();
    shown.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, composed: true }));
    expect(String(getSelection())).toBe(text);
  }
});
