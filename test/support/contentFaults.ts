/**
 * What a widget must not have in it: something to drag, words that show by pointing, pictures of words, flashes.
 * WCAG 2.2: 1.4.5, 1.4.13, 2.3.1, 2.5.1, 2.5.7.
 */
import { allBelow, rootsOf } from './composedTree.js';
import { named } from './geometry.js';

/** Flashes in a second that WCAG allows. */
const FLASHES = 3;

const DRAGGED = '[draggable=true], [role=slider], [role=scrollbar]';

/**
 * A page takes over what fingers do, such as a drag or a pinch, only with this. What is in no box takes nothing:
 * below the host of a shadow root, outside of every slot, it has no style at all.
 */
const takesGestures = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  !/auto|manipulation|pan-y/.test(getComputedStyle(element).touchAction);

/** A QR code has no words. */
const holdsDrawnText = (element: Element): boolean =>
  element.matches('svg text') || (element.matches('canvas') && !element.closest('.till-qr'));

/** How often in a second an animation changes there and back, at most. */
function flashesOf(animation: Animation): number {
  const { effect } = animation;
  const { duration, iterations } = effect?.getComputedTiming() ?? {};
  if (!(effect instanceof KeyframeEffect) || typeof duration !== 'number') return 0;
  if ((iterations ?? 1) <= FLASHES) return 0;
  const turns = Math.max(1, effect.getKeyframes().length - 1) / 2;
  return (turns * 1000) / duration;
}

/** What moves now and flashes, one sentence each. */
export function flashFaults(): string[] {
  return document
    .getAnimations()
    .filter((animation) => flashesOf(animation) > FLASHES)
    .map(({ effect }) => `flashes: ${named((effect as KeyframeEffect).target ?? document.body)}`);
}

/** What is on the page and must not be, one sentence each. */
export function contentFaults(page: Element): string[] {
  return allBelow(page, '*').flatMap((element) => [
    ...(element.matches(DRAGGED) ? [`is to be dragged: ${named(element)}`] : []),
    ...(takesGestures(element) ? [`takes gestures: ${named(element)}`] : []),
    ...(holdsDrawnText(element) ? [`is a picture of words: ${named(element)}`] : []),
  ]);
}

/** What may change under a pointer: colours and lines. Anything else would show, hide or move something. */
const PAINT =
  /^(?:(?:background|border|outline|text-decoration)(?:-.+)?|color|box-shadow|cursor|--till-ground)$/;

function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : []),
  ]);
}

/** None of its alternatives is also met without a pointer. */
const isForPointersAlone = (selectors: string): boolean =>
  selectors
    .replaceAll(/:not\([^)]*\)/g, '')
    .split(', ')
    .every((selector) => selector.includes(':hover'));

/** Rules of ours that show something while a pointer is over it, one each. */
export function hoverFaults(): string[] {
  const sheets = rootsOf(document).flatMap((root) => [
    ...root.styleSheets,
    ...root.adoptedStyleSheets,
  ]);
  const rules = sheets.flatMap(({ cssRules }) => styleRules(cssRules));
  return rules
    .filter(({ selectorText }) => /\.till/.test(selectorText) && isForPointersAlone(selectorText))
    .flatMap(({ selectorText, style }) =>
      [...style]
        .filter((name) => !PAINT.test(name))
        .map((name) => `${selectorText} changes ${name}`),
    );
}
