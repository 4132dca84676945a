/**
 * What holds for every story, looked at once it has been played: nothing for axe to find in any theme
 * and direction, and a sound shape at every width.
 */
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { afterEach, inject } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { overrideView, type CheckedView } from '../../stories/scenes/view.js';
import { contentFaults, flashFaults } from '../support/contentFaults.js';
import { focusFaults } from '../support/focusFaults.js';
import { geometryFaults } from '../support/geometry.js';
import { inputFaults, keyFaults, pressFaults } from '../support/pressFaults.js';
import { spacingFaults } from '../support/textSpacing.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** `one`: only on a phone in light, left to right, and unused. */
    looks: 'one' | 'every';
  }
}

const IS_ONE = inject('looks') === 'one';
const PHONE = 390;
/** The last one is that at which axe and the focus are looked at: most shoppers hold a phone. */
const WIDTHS: readonly number[] = IS_ONE ? [PHONE] : [280, 320, 1280, PHONE];
const THEMES = IS_ONE ? (['light'] as const) : (['dark', 'light'] as const);
const DIRECTIONS = IS_ONE ? (['ltr'] as const) : (['rtl', 'ltr'] as const);
/** Widths at which the shopper's text may be twice as large. */
const LARGE_TEXT: readonly number[] = [280, PHONE];
/** Widths at which a reader's own text spacing is tried. */
const SPACED: readonly number[] = [320, 1280];
/** A phone held sideways; for the back office wide enough for what stays beside the page. */
const SIDEWAYS: Readonly<Record<'checkout' | 'office', [number, number]>> = {
  checkout: [844, 390],
  office: [1024, 390],
};

/** Draws the story so, and lets what follows from it come to its end. */
async function draw(view: CheckedView): Promise<void> {
  flushSync(() => overrideView(view));
  // A look repairs its colours once its code is there; asked for later, this comes after it.
  await import('../../src/ui/theme/applyTheme.js');
  // Contrast and place are judged at the end of each motion.
  document.getAnimations().forEach((animation) => animation.cancel());
}

async function axeFaults(): Promise<string[]> {
  axe.reset();
  // A story is no whole page, so it has no landmarks around it.
  // A guard at the ends of a menu or a dialog of Base UI takes the focus only to pass it on.
  const guards = '[data-base-ui-focus-guard]';
  const where = { include: [document.body], exclude: [guards] };
  const results = await axe.run(where, { rules: { region: { enabled: false } } });
  const looked = [results.violations, results.passes, results.incomplete, results.inapplicable];
  if (!looked.flat().some(({ id }) => id === 'color-contrast')) {
    return ['color-contrast was not looked at'];
  }
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

function shape(): string[] {
  return geometryFaults(document.body);
}

function shapeWithLargeText(): string[] {
  document.documentElement.style.fontSize = '200%';
  const faults = shape().map((fault) => `text twice as large: ${fault}`);
  document.documentElement.style.fontSize = '';
  return faults;
}

/** At every width and in both directions, then in both themes; ends on a phone in light, left to right. */
async function drawnFaults(isCheckout: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    for (const direction of DIRECTIONS) {
      await draw({ theme: 'light', direction });
      const shapes = shape();
      if (isCheckout && LARGE_TEXT.includes(width)) shapes.push(...shapeWithLargeText());
      if (SPACED.includes(width)) shapes.push(...spacingFaults(document.body));
      faults.push(...shapes.map((fault) => `${width} px, ${direction}: ${fault}`));
      if (width !== PHONE) continue;
      for (const theme of THEMES) {
        await draw({ theme, direction });
        faults.push(...(await axeFaults()).map((fault) => `${theme}, ${direction}: ${fault}`));
      }
    }
  }
  return [...faults, ...contentFaults(document.body)];
}

let isKeyPressed = false;

/** By keys, by presses, by what is entered. Changes the story, so it comes last. */
async function usedFaults(isOffice: boolean): Promise<string[]> {
  // A browser shows the focus from the first key on.
  if (!isKeyPressed) await userEvent.keyboard('{F8}');
  isKeyPressed = true;
  const faults = focusFaults(document.body);
  await draw({ theme: 'dark', direction: 'ltr' });
  faults.push(...focusFaults(document.body).map((fault) => `dark: ${fault}`));
  await page.viewport(...SIDEWAYS[isOffice ? 'office' : 'checkout']);
  // An open menu takes its new place at the next frame, and is drawn there at the one after it.
  for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
  const sideways = [...shape(), ...(isOffice ? focusFaults(document.body) : [])];
  faults.push(...sideways.map((fault) => `sideways: ${fault}`));
  faults.push(...(await keyFaults()), ...(await pressFaults(document.body)));
  faults.push(...(await inputFaults(document.body)));
  return faults;
}

async function everyFault(id: string): Promise<string[]> {
  const isCheckout = /^(checkout|parts)-/.test(id);
  const faults = flashFaults();
  faults.push(...(await drawnFaults(isCheckout)));
  if (!IS_ONE) faults.push(...(await usedFaults(id.startsWith('treasury'))));
  return [...new Set(faults)];
}

afterEach(async ({ story }: { readonly story?: { readonly id: string } }) => {
  // Without one the test was skipped.
  if (!story) return;
  try {
    const faults = await everyFault(story.id);
    if (faults.length > 0) throw new Error(`${story.id} is not sound:\n${faults.join('\n')}`);
  } finally {
    flushSync(() => overrideView(undefined));
  }
});
