/**
 * What holds for every story, looked at once it has been played: nothing for axe to find in any theme
 * and direction, and a sound shape at every width.
 */
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { overrideView, type CheckedView } from '../../stories/scenes/view.js';
import { geometryFaults } from '../support/geometry.js';

const WIDTHS = [280, 320, 390, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
/** The width at which axe looks: most shoppers hold a phone. */
const AXE_WIDTH = 390;
/** Widths at which the shopper's text may be twice as large. */
const LARGE_TEXT: readonly number[] = [280, 390];

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

async function everyFault(isCheckout: boolean): Promise<string[]> {
  const faults = new Set<string>();
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    for (const direction of DIRECTIONS) {
      await draw({ theme: 'light', direction });
      const shapes = [...shape()];
      if (isCheckout && LARGE_TEXT.includes(width)) shapes.push(...shapeWithLargeText());
      shapes.forEach((fault) => faults.add(`${width} px, ${direction}: ${fault}`));
      if (width !== AXE_WIDTH) continue;
      for (const theme of THEMES) {
        await draw({ theme, direction });
        (await axeFaults()).forEach((fault) => faults.add(`${theme}, ${direction}: ${fault}`));
      }
    }
  }
  return [...faults];
}

afterEach(async ({ story }: { readonly story?: { readonly id: string } }) => {
  // Without one the test was skipped.
  if (!story) return;
  try {
    const faults = await everyFault(/^(checkout|parts)-/.test(story.id));
    if (faults.length > 0) throw new Error(`${story.id} is not sound:\n${faults.join('\n')}`);
  } finally {
    flushSync(() => overrideView(undefined));
  }
});
