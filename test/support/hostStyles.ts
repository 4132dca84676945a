/** Style sheets of a page around the widget, and how everything in the widget is drawn among them. */
import { expect } from 'vitest';
import bootstrap5 from '../../stories/embedding/resets/bootstrap5.css?inline';
import star from '../../stories/embedding/resets/star.css?inline';
import tailwind3 from '../../stories/embedding/resets/tailwind3.css?inline';
import tailwind4 from '../../stories/embedding/resets/tailwind4.css?inline';
import theme from '../../stories/embedding/resets/theme.css?inline';
import unset from '../../stories/embedding/resets/unset.css?inline';
import vite from '../../stories/embedding/resets/vite.css?inline';

/** What pages say of plain elements. `theme` speaks of those in its column only. */
export const RESETS = { tailwind3, tailwind4, bootstrap5, star, unset, theme, vite } as const;

/** The class of that column. */
export const COLUMN = 'entry-content';

const applied: HTMLStyleElement[] = [];
let away: HTMLStyleElement[] = [];

/** Gives the page these sheets, in this order, and no other. */
export function applySheets(...texts: readonly string[]): void {
  applied.splice(0).forEach((sheet) => sheet.remove());
  // What a test's imports bring would help where the sheet that is looked at lacks something.
  for (const sheet of document.head.querySelectorAll('style')) {
    away.push(sheet);
    sheet.remove();
  }
  document.body.className = COLUMN;
  for (const textContent of texts) {
    applied.push(Object.assign(document.createElement('style'), { textContent }));
  }
  document.head.append(...applied);
}

/** Gives the page back what it had. */
export function removeSheets(): void {
  applied.splice(0).forEach((sheet) => sheet.remove());
  document.head.append(...away);
  away = [];
  document.body.removeAttribute('class');
}

/** What a page gives its own root, and what only names the sheet. */
const OF_THE_PAGE = /^(tab-size|-webkit-tap-highlight-color|--till-unlayered)$/;

/** Elements and pseudo-elements by name, each with all its computed properties. */
export type ComputedStyles = ReadonlyMap<string, Readonly<Record<string, string>>>;

function propertiesOf(element: Element, pseudo: string): Record<string, string> {
  const style = getComputedStyle(element, pseudo || undefined);
  if (/^::[ab]/.test(pseudo) && style.content === 'none') return {};
  const names = [...style].filter((name) => !OF_THE_PAGE.test(name));
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

/** How everything from an element on is drawn. */
export function computedStyles(root: Element): ComputedStyles {
  document.getAnimations().forEach((animation) => animation.cancel());
  const all = [root, ...root.querySelectorAll('*')];
  return new Map(
    all.flatMap((element, index) =>
      [
        '',
        '::before',
        '::after',
        ...(element.matches('input') ? ['::placeholder'] : []),
        ...(element.matches('li') ? ['::marker'] : []),
      ].map((pseudo) => {
        const name = `${String(index)} ${element.localName}.${element.getAttribute('class') ?? ''}`;
        return [name + pseudo, propertiesOf(element, pseudo)] as const;
      }),
    ),
  );
}

/** What is drawn otherwise, in words. */
export function changedStyles(before: ComputedStyles, after: ComputedStyles): string[] {
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(before.size).toBeGreaterThan(60);
  return [...before].flatMap(([name, properties]) => {
    const now = after.get(name) ?? {};
    return Object.keys({ ...properties, ...now })
      .filter((property) => properties[property] !== now[property])
      .map(
        (property) => `${name} ${property}: ${properties[property] ?? ''} → ${now[property] ?? ''}`,
      );
  });
}
