/** The looks that every story goes through find what they are for: one planted fault each, and none in a sound page. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentFaults, flashFaults, hoverFaults } from '../support/contentFaults.js';
import { focusFaults } from '../support/focusFaults.js';
import { inputFaults, keyFaults, pressFaults } from '../support/pressFaults.js';
import { spacingFaults } from '../support/textSpacing.js';
import '../../src/ui/styles.css';
import '../../src/treasury/panel/styles.css';

const cleanups: (() => void)[] = [];

beforeAll(async () => {
  await page.viewport(390, 600);
  await userEvent.keyboard('{F8}');
});

afterEach(() => {
  cleanups.splice(0).forEach((cleanup) => cleanup());
  document.body.replaceChildren();
  document.head.querySelectorAll('style[data-planted]').forEach((sheet) => sheet.remove());
});

/** Draws a widget with this in it. */
function plant(html: string, css = ''): HTMLElement {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.dataset['planted'] = '';
  sheet.textContent = css;
  document.body.innerHTML = `<div class="till">${html}</div>`;
  return document.body;
}

const BUTTON = '<button class="till-button">Copy address</button>';
const POPOVER = '<div popover>Hello</div>';
const show = () => document.querySelector<HTMLElement>('[popover]')?.showPopover();

describe('the focus', () => {
  it.each([
    ['a sound button', '', []],
    ['no frame', '.till button:focus-visible { outline: none; }', [/^shows no focus/]],
    [
      'a frame of the colour of the ground',
      '.till { background: #fff; } .till button:focus-visible { outline-color: #eee; }',
      [/^shows its focus with 1\.\d+:1 only/],
    ],
    [
      'a frame that is cut off',
      '.till { padding: 0; } .cutting { overflow: hidden; } .cutting button { inline-size: 100%; }',
      [/^the frame of its focus is cut off/],
    ],
  ])('%s', (_, css, faults) => {
    const found = focusFaults(plant(`<div class="cutting">${BUTTON}</div>`, css));
    expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault) as string));
  });

  it('below a bar that stays', () => {
    const css = '.bar { position: fixed; inset: auto 0 0; block-size: 90px; background: #fff; }';
    const html = `<p style="block-size: 900px">Above</p>${BUTTON}<p style="block-size: 900px">Below</p>
      <div class="bar"></div>`;
    expect(focusFaults(plant(html, css))).toEqual([
      expect.stringMatching(/^covered at the end of the window: button/),
    ]);
  });
});

describe('wider text spacing', () => {
  it.each([
    ['text that may grow', '', []],
    [
      'text in a box that is as high as one line',
      '.till p:first-child { block-size: 1.2em; overflow: hidden; }',
      [/cuts off: p/],
    ],
    [
      'text in a place of its own',
      '.till p + p { position: absolute; inset-block-start: 2.5em; inset-inline-start: 0; }',
      [/p ".*" is drawn over p/],
    ],
  ])('%s', (_, css, faults) => {
    const html =
      '<p>The amount is exact to the last digit, and the address fits it.</p><p>Only Tron</p>';
    const found = spacingFaults(plant(html, `.till { inline-size: 300px; } ${css}`));
    expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault) as string));
  });
});

describe('what is not asked for', () => {
  const details = '<details><summary>More</summary>Text</details>';
  const on = (type: string, act: (event: Event) => void, target: EventTarget = document) => {
    target.addEventListener(type, act);
    cleanups.push(() => target.removeEventListener(type, act));
  };
  const open = () => document.querySelector('details')?.setAttribute('open', '');

  it('by a press that is taken back', async () => {
    expect(await pressFaults(plant(BUTTON + details))).toEqual([]);
    on('pointerdown', open);
    expect(await pressFaults(document.body)).toContainEqual(
      expect.stringMatching(/^acts before it/),
    );
  });

  it('by a single key', async () => {
    plant(BUTTON + details);
    expect(await keyFaults()).toEqual([]);
    on('keydown', (event) => (event as KeyboardEvent).key === 'k' && event.preventDefault());
    expect(await keyFaults()).toEqual(['a key is taken away from the page: k']);
  });

  it('by a value that is entered', async () => {
    const body = plant(`<label>Amount <input class="till-input"></label>
      <select class="till-select" aria-label="Per page"><option>10</option><option>20</option></select>${POPOVER}`);
    expect(await inputFaults(body)).toEqual([]);
    on('change', show);
    expect(await inputFaults(body)).toEqual([expect.stringMatching(/^leads elsewhere .*: select/)]);
    on('input', () => document.querySelector<HTMLElement>('select')?.focus());
    expect(await inputFaults(body)).toContainEqual(
      expect.stringMatching(/^loses the focus to .*: input/),
    );
  });
});

describe('what a widget must not have in it', () => {
  it.each([
    ['nothing of the kind', BUTTON, []],
    ['a thing to drag', '<div draggable="true">Row</div>', [/^is to be dragged/]],
    ['gestures', '<div style="touch-action: none">Map</div>', [/^takes gestures/]],
    ['a picture of words', '<svg><text>Paid</text></svg>', [/^is a picture of words/]],
  ])('%s', (_, html, faults) => {
    const found = contentFaults(plant(html));
    expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault) as string));
  });

  it.each([
    [2000, []],
    [200, [/^flashes: button/]],
  ])('a light that goes on and off in %d ms', (duration, faults) => {
    const button = plant(BUTTON).querySelector('button');
    button?.animate([{ opacity: 1 }, { opacity: 0 }, { opacity: 1 }], {
      duration,
      iterations: Infinity,
    });
    expect(flashFaults()).toEqual(faults.map((fault) => expect.stringMatching(fault) as string));
  });

  it('words that show by pointing alone: no rule of ours has them, and a planted one is found', () => {
    expect(hoverFaults()).toEqual([]);
    plant(BUTTON, '@media all { .till-button:hover .tip { display: block; color: red; } }');
    expect(hoverFaults()).toEqual(['.till-button:hover .tip changes display']);
  });
});
