/**
 * What is wrong with the focus: it cannot be seen, a bar covers what has it, or taking it does something.
 * WCAG 2.2: 2.4.7, 2.4.11, 3.2.1, and 1.4.11 for the frame.
 */
import { CONTROL_RATIO, contrast, mix, type Rgb } from '../../src/contract/contrast.js';
import {
  addRules,
  allBelow,
  dropFocus,
  elementAt,
  focusedElement,
  parentOf,
} from './composedTree.js';
import { isSeen, named } from './geometry.js';

const STOPS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([data-base-ui-focus-guard])';
/** What the arrow keys reach, and Tab does not. */
const BY_ARROWS = '[role=tab], [role^=menuitem], [role=radio]';
const ON_TOP = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], :popover-open';

const WHITE: Rgb = [255, 255, 255];

let brush: CanvasRenderingContext2D | null = null;
const painted = new Map<string, { readonly color: Rgb; readonly alpha: number }>();

/** A computed colour, in any syntax. */
function paint(css: string): { readonly color: Rgb; readonly alpha: number } {
  const known = painted.get(css);
  if (known) return known;
  brush ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser has no canvas.');
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = css;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  const found = { color: [red, green, blue], alpha: alpha / 255 };
  painted.set(css, found);
  return found;
}

/** What lies below the content of an element; null below a picture, whose colours are not known. */
function groundOf(element: Element | null): Rgb | null {
  const layers: { readonly color: Rgb; readonly alpha: number }[] = [];
  for (let one = element; one; one = parentOf(one)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    if (backgroundImage !== 'none') return null;
    const layer = paint(backgroundColor);
    if (layer.alpha > 0) layers.push(layer);
    if (layer.alpha === 1) break;
  }
  return layers.reduceRight((under, { color, alpha }) => mix(under, color, alpha), WHITE);
}

/** How an element is drawn, as far as that may say that it has the focus. */
interface Look {
  readonly outline: string;
  readonly edge: string;
  readonly shadow: string;
  readonly ground: Rgb | null;
}

function lookOf(element: Element): Look {
  const style = getComputedStyle(element);
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
  return {
    outline: outlineStyle === 'none' ? '' : [outlineWidth, outlineColor, outlineOffset].join(),
    edge: style.borderBlockEndColor,
    shadow: style.boxShadow,
    ground: groundOf(element),
  };
}

/** Where an indicator may be drawn: on what has the focus, around it, beside a hidden box, on an active row. */
function bearersOf(element: Element): Element[] {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const active = element.getAttribute('aria-activedescendant');
  const row =
    active === null
      ? null
      : (element.getRootNode() as Document | ShadowRoot).getElementById(active);
  const outer = parentOf(element);
  const around = [outer, outer && parentOf(outer)];
  const beside = element.matches('label > input') ? [element.nextElementSibling] : [];
  const all = [element, row, ...beside, ...labels, ...around];
  return [...new Set(all)].filter((one) => one !== null && one !== undefined);
}

const ratioOf = (one: Rgb | null, other: Rgb | null): number =>
  // A picture cannot be reckoned with.
  one && other ? contrast(one, other) : Infinity;

const over = (ground: Rgb | null, css: string): Rgb | null => {
  const { color, alpha } = paint(css);
  return ground && mix(ground, color, alpha);
};

/** How well what has changed of one bearer can be told from before; 0 if nothing has. */
function contrastOf(bearer: Element, before: Look, after: Look): number {
  const style = getComputedStyle(bearer);
  const around = groundOf(parentOf(bearer));
  const ratios = [0];
  if (after.outline !== before.outline && after.outline !== '') {
    const isInside = Number.parseFloat(style.outlineOffset) < 0;
    const ground = isInside ? after.ground : around;
    const isOwn = style.outlineStyle === 'auto';
    // The browser's own frame is in two colours, and no business of ours.
    ratios.push(isOwn ? Infinity : ratioOf(over(ground, style.outlineColor), ground));
  }
  if (after.edge !== before.edge && Number.parseFloat(style.borderBlockEndWidth) > 0) {
    ratios.push(ratioOf(over(around, after.edge), over(around, before.edge)));
  }
  if (after.shadow !== before.shadow && after.shadow !== 'none') {
    const [color = ''] = /^(?:rgba?|color|oklch|oklab)\([^)]*\)/.exec(after.shadow) ?? [];
    ratios.push(ratioOf(over(around, color), around));
  }
  if (String(after.ground) !== String(before.ground)) {
    ratios.push(ratioOf(after.ground, before.ground));
  }
  return Math.max(...ratios);
}

/** Where the parents that cut off leave something of the page. */
function clipAround(element: Element): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
  for (let one = parentOf(element); one && one !== document.body; one = parentOf(one)) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (overflowX !== 'visible')
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible')
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    if (one.matches('dialog[open], :popover-open')) break;
  }
  return { left, top, right, bottom };
}

/** Whether no side of the frame is cut off. */
function isFrameWhole(bearer: Element): boolean {
  const { outlineOffset, outlineWidth } = getComputedStyle(bearer);
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
  const box = bearer.getBoundingClientRect();
  const clip = clipAround(bearer);
  return (
    box.left - reach >= clip.left &&
    box.top - reach >= clip.top &&
    box.right + reach <= clip.right &&
    box.bottom + reach <= clip.bottom
  );
}

/** Nothing of it can be seen: it is out of sight, or another thing is drawn over it. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95];
  return !parts.some((across) =>
    parts.some((down) => {
      const there = elementAt(left + width * across, top + height * down);
      // A menu closes as the focus leaves it.
      const isMenu = there?.closest(ON_TOP) !== element.closest(ON_TOP);
      return there && (isMenu || element.contains(there) || there.contains(element));
    }),
  );
}

/** Scrolled by a person so that it is just within the window, and below whatever stays there. */
function coverFaults(element: HTMLElement): string[] {
  // A hidden box is seen by what is drawn beside it.
  const seen = isSeen(element) ? element : (element.nextElementSibling ?? element);
  const faults = (['end', 'start'] as const).filter((edge) => {
    element.blur();
    const { top, bottom } = element.getBoundingClientRect();
    scrollBy(0, edge === 'end' ? bottom - innerHeight : top);
    element.focus();
    return focusedElement() === element && isCovered(seen);
  });
  return faults.map((edge) => `covered at the ${edge} of the window: ${named(element)}`);
}

const page = () => [location.href, allBelow(document, ON_TOP).length, document.title].join(' ');

function faultsOf(element: HTMLElement): string[] {
  const bearers = bearersOf(element);
  const before = new Map(bearers.map((one) => [one, lookOf(one)]));
  const context = page();
  element.focus();
  const has = focusedElement();
  // What lies under a dialog cannot have it.
  if (has === document.body) return [];
  if (has !== element) return [`sends the focus on to ${named(has)}: ${named(element)}`];
  const faults =
    page() === context ? [] : [`does something as it gets the focus: ${named(element)}`];
  if (!element.matches(':focus-visible')) return [...faults, `no focus by keys: ${named(element)}`];
  // A row becomes the active one with the focus.
  const looks = bearersOf(element).map((one) => {
    const [was, is] = [before.get(one), lookOf(one)];
    return { one, is, ratio: contrastOf(one, was ?? { ...is, outline: '' }, is) };
  });
  const best = looks.reduce((most, look) => (look.ratio > most.ratio ? look : most));
  if (best.ratio === 0) return [...faults, `shows no focus: ${named(element)}`];
  if (best.ratio < CONTROL_RATIO) {
    faults.push(`shows its focus with ${best.ratio.toFixed(2)}:1 only: ${named(element)}`);
  }
  if (best.is.outline !== '' && !isFrameWhole(best.one)) {
    faults.push(`the frame of its focus is cut off: ${named(element)}`);
  }
  return faults;
}

const isReached = (element: HTMLElement): boolean =>
  (element.tabIndex >= 0 || element.matches(BY_ARROWS)) &&
  !element.matches(':disabled') &&
  !element.closest('[inert], [aria-hidden=true]') &&
  element.checkVisibility({ visibilityProperty: true });

/** All that keys reach. */
export const stopsIn = (within: Element): HTMLElement[] =>
  allBelow(within, STOPS).filter(isReached);

/**
 * What is wrong with the focus of each element that keys reach, one sentence each. A key must have been
 * pressed on the page before, so that the browser shows the focus.
 *
 * @param within where to look
 */
export function focusFaults(within: Element): string[] {
  const place = [scrollX, scrollY] as const;
  const removeRules = addRules('* { transition: none !important; }');
  const stops = stopsIn(within);
  // First what lies on top: some of it closes as the focus leaves.
  const isOnTop = (one: Element) => Number(one.closest(ON_TOP) === null);
  stops.sort((one, other) => isOnTop(one) - isOnTop(other));
  const faults = stops.flatMap((element) => {
    if (!element.isConnected || !isReached(element)) return [];
    dropFocus();
    return [...faultsOf(element), ...coverFaults(element)];
  });
  dropFocus();
  removeRules();
  scrollTo(...place);
  return [...new Set(faults)];
}
