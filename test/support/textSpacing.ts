/** What goes wrong where a reader has set wider letters, words and lines (WCAG 2.2, 1.4.12). */
import { addRules, allBelow, parentOf } from './composedTree.js';
import { geometryFaults, isSeen, named, textBoxes } from './geometry.js';

/** The four values that WCAG names. */
const SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** What two texts may share without either being hard to read: their lines are higher than their letters. */
const SHARED = 3;

interface Text {
  readonly element: Element;
  readonly box: DOMRect;
  /** What is drawn over the page, such as a dialog or a bar that stays; null for the page itself. */
  readonly layer: Element | null;
}

/** The nearest thing around it that is drawn over the page by intent. */
function layerOf(element: Element): Element | null {
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const { position, zIndex } = getComputedStyle(one);
    if (/fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')) return one;
    if (one.matches('dialog[open], :popover-open')) return one;
  }
  return null;
}

/** What of the box its scrolling or hiding parents leave. */
function leftOf(box: DOMRect, element: Element): DOMRect {
  let { left, top, right, bottom } = box;
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const clip = one.getBoundingClientRect();
    [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function textsOf(page: Element): Text[] {
  return allBelow(page, '*').flatMap((element) => {
    const boxes = element instanceof SVGElement ? [] : textBoxes(element);
    if (boxes.length === 0 || !isSeen(element)) return [];
    const layer = layerOf(element);
    return boxes.map((box) => ({ element, layer, box: leftOf(box, element) }));
  });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > SHARED && high > SHARED;
}

/** Texts that are drawn one over the other, one sentence each. */
export function overlapFaults(page: Element): string[] {
  const texts = textsOf(page);
  const faults = new Set<string>();
  texts.forEach(({ element, box, layer }, index) => {
    for (const other of texts.slice(index + 1)) {
      if (other.element === element || other.layer !== layer || !overlap(box, other.box)) continue;
      faults.add(`${named(element)} is drawn over ${named(other.element)}`);
    }
  });
  return [...faults];
}

/** Cut off, too wide or drawn over each other, with the spacing that a reader may set. @param ours as for `geometryFaults` */
export function spacingFaults(page: Element, ours?: string): string[] {
  const removeRules = addRules(SPACING);
  const faults = [...geometryFaults(page, ours), ...overlapFaults(page)];
  removeRules();
  return faults.map((fault) => `wider text spacing: ${fault}`);
}
