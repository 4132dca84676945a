/** What stands in a shadow root: constructed style sheets and one container. */
import { canMakeSheets } from '../ui/dom.js';
import hostCss from './host.css?inline';

/** Rules of the widget, in the order in which they were added. */
const texts: string[] = [];

/** Each document has sheets of its own, the host's and one for each text; its checkouts share them. */
const sheets = new WeakMap<Document, readonly CSSStyleSheet[]>();

/** Those sheets again, to tell them from the looks that widgets adopt themselves. */
const ours = new WeakSet<CSSStyleSheet>();

/** Adopts again, for each checkout that is on a page. */
const living = new Set<() => void>();

function sheetOf(document: Document, text: string): CSSStyleSheet {
  const view = document.defaultView ?? globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  ours.add(sheet);
  return sheet;
}

/**
 * In a shadow root `rem` would still be the page's, and many pages set 10 px there. What the
 * shopper chose in the browser is the size `medium`: a reset element has it.
 */
function inShopperSize(css: string, container: Element): string {
  const medium = parseFloat(getComputedStyle(container).fontSize) || 16;
  return css.replace(/(\d*\.?\d+)rem\b/g, (_, size: string) => `${String(+size * medium)}px`);
}

/**
 * Browsers without constructed sheets (Safari before 16.4) show the checkout plain, with everything
 * that is needed to pay: `<style>` elements would break a strict policy.
 */
function adopt(shadow: ShadowRoot, container: Element): void {
  if (!canMakeSheets()) return;
  const { ownerDocument } = container;
  const known = sheets.get(ownerDocument) ?? [sheetOf(ownerDocument, hostCss)];
  // The widget's own look stays, whichever rules come after it.
  const looks = shadow.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  // The host's sheet resets the size that the others are measured by.
  shadow.adoptedStyleSheets = [...known, ...looks];
  const rest = texts.slice(known.length - 1).map((text) => inShopperSize(text, container));
  if (rest.length === 0) return;
  const all = [...known, ...rest.map((text) => sheetOf(ownerDocument, text))];
  shadow.adoptedStyleSheets = [...all, ...looks];
  sheets.set(ownerDocument, all);
}

function addStyles(css: string): void {
  if (texts.includes(css)) return;
  texts.push(css);
  for (const adoptAgain of living) adoptAgain();
}

/** A prepared shadow root. */
export interface Place {
  /** Where the checkout is drawn. */
  readonly container: Element;
  /** Adds rules after those that are there; the same ones are added once. */
  readonly addStyles: (css: string) => void;
  /** Takes away what a server drew, which is about another order now. */
  readonly show: () => void;
  /** Takes container and styles out again. */
  readonly clear: () => void;
}

/** Whether a screen is there: its heading or what went wrong, and nothing that still loads. */
const hasScreen = (container: Element): boolean =>
  container.querySelector('[data-till-heading], .till-notice') !== null &&
  container.querySelector('.till-skeleton') === null;

/**
 * What a server has drawn stays until the widget has drawn the same: then one takes the other's place, between
 * two frames.
 *
 * @returns ends the wait, and with it what was there before.
 */
function replaceWhenDrawn(drawn: readonly Element[], container: HTMLElement): () => void {
  container.hidden = true;
  const observer = new MutationObserver(() => {
    if (hasScreen(container)) show();
  });
  function show(): void {
    observer.disconnect();
    container.hidden = false;
    for (const element of drawn) element.remove();
  }
  observer.observe(container, { childList: true, subtree: true });
  return show;
}

/** Puts the container and the styles in. @param css the widget's first rules. */
export function prepareShadow(shadow: ShadowRoot, css: string): Place {
  const container = shadow.ownerDocument.createElement('div');
  container.className = 'till-wall';
  const drawn = [...shadow.children];
  shadow.append(container);
  const show = drawn.length > 0 ? replaceWhenDrawn(drawn, container) : () => undefined;
  const adoptHere = () => adopt(shadow, container);
  addStyles(css);
  adoptHere();
  living.add(adoptHere);
  return {
    container,
    addStyles,
    show,
    clear() {
      living.delete(adoptHere);
      show();
      shadow.replaceChildren();
      if (canMakeSheets()) shadow.adoptedStyleSheets = [];
    },
  };
}
