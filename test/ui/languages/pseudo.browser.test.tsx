/** Every scene in a language of brackets, 40 % longer: no sentence is missing from the catalogue or cut off. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Checkout, CheckoutProvider } from '../../../src/exports/index.js';
import '../../../src/ui/styles.css';
import { pseudoMessages } from '../../../stories/scenes/pseudoMessages.js';
import { SCENES, type SceneName } from '../../../stories/scenes/scenes.js';
import { openScene } from '../../../stories/scenes/openScene.js';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Figures, codes, addresses, moments and names come from the store and from `Intl`. */
const DATA = '.till-amount, code, time, bdi, [translate="no"], .till-letter, .till-option-code';

/** A date, or a name that the store's answers hold: `Tron`, `Tether`, `1001`. */
const isData = (text: string, answers: string): boolean =>
  !/[A-Za-z]{2}/.test(text) ||
  /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d/.test(text) ||
  text.split(/[\s()·,]+/).every((word) => !/[A-Za-z]{2}/.test(word) || answers.includes(word));

/** Texts of the widget, and what its attributes say, outside of brackets. */
function untranslated(widget: Element, answers: string): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest(DATA) || /^⟦.*⟧$/s.test(text)) continue;
    if (!isData(text, answers)) found.push(text);
  }
  for (const element of [widget, ...widget.querySelectorAll('*')]) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name);
      if (text && !text.includes('⟦') && !isData(text, answers)) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

const isHidden = (element: Element): boolean =>
  element.closest('.till-visually-hidden, [hidden]') !== null ||
  !element.checkVisibility({ visibilityProperty: true });

/** Sentences of which a part lies outside of what clips them, or outside of the window. */
function clipped(widget: Element): readonly string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.includes('⟧') || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right } of range.getClientRects()) {
      const cut = [...ancestors(parent)].some((element) => {
        if (getComputedStyle(element).overflowX === 'visible') return false;
        const box = element.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1;
      });
      if (cut || left < 0 || right > innerWidth) found.add(node.textContent);
    }
  }
  return [...found];
}

function* ancestors(element: Element): Generator<Element> {
  for (let one: Element | null = element; one; one = one.parentElement) yield one;
}

const names = Object.keys(SCENES) as SceneName[];

it.each(names)('%s has every word from the catalogue, whole at 320 px', async (name) => {
  await page.viewport(320, 1400);
  const stage = await openScene(name);
  const answers: string[] = [];
  const { client } = stage;
  const host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
  flushSync(() =>
    root?.render(
      <CheckoutProvider client={client} order={stage.order} messages={pseudoMessages}>
        <Checkout />
      </CheckoutProvider>,
    ),
  );
  const { screen } = SCENES[name] as { readonly screen: string };
  await vi.waitFor(() => expect(host.querySelector(`[data-status="${screen}"]`)).not.toBeNull(), {
    timeout: 15_000,
  });
  if (screen !== 'loading') {
    await vi.waitFor(() => expect(host.querySelector('.till-skeleton')).toBeNull(), {
      timeout: 15_000,
    });
  }
  expect(host.textContent).toContain('⟦');
  for (const details of host.querySelectorAll('details')) details.open = true;
  const listing = await client.listCurrencies().catch(() => null);
  answers.push(JSON.stringify(listing), JSON.stringify(SCENES[name]));
  expect(untranslated(host, answers.join())).toEqual([]);
  expect(clipped(host)).toEqual([]);
});

it('would find a word that is not from the catalogue, and one that is cut off', () => {
  const host = document.body.appendChild(document.createElement('main'));
  host.innerHTML =
    '<p>Pay now</p><p aria-label="Pay"></p><p>⟦fine⟧</p><p>Tron</p>' +
    '<div style="width:40px;overflow:hidden;white-space:nowrap">⟦a very long word indeed⟧</div>';
  expect(untranslated(host, '"Tron"')).toEqual(['Pay now', 'aria-label: Pay']);
  expect(clipped(host)).toEqual(['⟦a very long word indeed⟧']);
});
