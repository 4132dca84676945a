/** What is wrong with the shape of what is drawn: too wide, cut off, too small to hit or to scan. */

import { allBelow } from './composedTree.js';

/** The least side of what is pressed (WCAG 2.2, 2.5.8), in CSS pixels. */
const TARGET = 24;
/** The least side of a code that a camera reads from a phone's distance, in CSS pixels. */
const CODE = 200;
/** What rounding may bring. */
const HAIR = 0.5;

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab]';

/** An element in few words. */
export function named(element: Element): string {
  const { localName, textContent } = element;
  const name = [localName, ...element.classList].join('.');
  const text = textContent.trim();
  return text === '' ? name : `${name} "${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}

/** Drawn, and not clipped away because it is there for a screen reader alone. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (getComputedStyle(one).clipPath === 'inset(50%)') return false;
  }
  return true;
}

/** A place that a shopper may move sideways: nothing but a table that is wider than the phone. */
function scrolls(element: Element): boolean {
  return (
    /auto|scroll/.test(getComputedStyle(element).overflowX) &&
    element.querySelector(':scope > table') !== null
  );
}

function isInScroller(element: Element, root: Element): boolean {
  for (let outer = element.parentElement; outer && outer !== root; outer = outer.parentElement) {
    if (scrolls(outer)) return true;
  }
  return false;
}

/** The rectangles of the text that stands in the element itself. */
export function textBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

/** By how many pixels the element, or text of its own, stands outside. */
function excess(element: Element, left: number, right: number): number {
  const boxes = [element.getBoundingClientRect(), ...textBoxes(element)];
  const drawn = boxes.filter(({ width }) => width > 0);
  return Math.round(
    Math.max(0, ...drawn.map((box) => Math.max(left - box.left, box.right - right))),
  );
}

/** Content that its own element cuts off. A text field moves its content by itself. */
function isCut(element: HTMLElement): boolean {
  if (element.matches('input, textarea, select')) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isOpen = overflowX === 'visible' || scrolls(element);
  return (
    (!isOpen && element.scrollWidth > element.clientWidth + 1) ||
    (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}

/** What a press on the target hits: a box of a choice is part of what its label covers. */
function sidesOf(target: Element): number {
  const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
  const boxes = [target, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
  return Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
}

function faultsWithin(root: Element, left: number, right: number): string[] {
  const faults: string[] = [];
  const out = new Map<Element, number>();
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg')?.contains(element.parentElement) || !isSeen(element)) continue;
    const onTop = element.closest('dialog[open], :popover-open');
    // What is fixed is placed by the window, such as what lies under a dialog.
    const isFree = onTop !== null || getComputedStyle(element).position === 'fixed';
    const [from, to] = isFree ? [0, document.documentElement.clientWidth] : [left, right];
    const pixels = isInScroller(element, root) ? 0 : excess(element, from, to);
    if (pixels > 0) out.set(element, pixels);
    if (isCut(element)) faults.push(`cuts off: ${named(element)}`);
  }
  // What is around it is stretched by it.
  const inmost = [...out].filter(
    ([one]) => ![...out.keys()].some((other) => one !== other && one.contains(other)),
  );
  return [...faults, ...inmost.map(([one, pixels]) => `${pixels} px outside: ${named(one)}`)];
}

/**
 * What is wrong with the widgets on the page as it is drawn now, one sentence each.
 *
 * @param page where to look; whatever is in it and not ours is left alone.
 * @param ours what is ours, as a selector.
 */
export function geometryFaults(page: Element, ours = '.till:not([data-nested])'): string[] {
  const faults: string[] = [];
  for (const root of allBelow(page, ours)) {
    const { left, right } = root.getBoundingClientRect();
    if (root.scrollWidth > root.clientWidth) faults.push(`cuts off: ${named(root)}`);
    faults.push(...faultsWithin(root, left, right));
    for (const target of root.querySelectorAll(TARGETS)) {
      if (isSeen(target) && sidesOf(target) < TARGET - HAIR) {
        faults.push(`too small to press (${sidesOf(target)} px): ${named(target)}`);
      }
    }
    for (const code of root.querySelectorAll('.till-qr-code')) {
      const { width, height } = code.getBoundingClientRect();
      if (isSeen(code) && Math.min(width, height) < CODE - HAIR) {
        faults.push(`too small to scan (${width} px): ${named(code)}`);
      }
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return faults;
}
