/** What stands in a shadow root: constructed style sheets and one container. */
import widgetCss from '../ui/styles.css?inline';
import hostCss from './host.css?inline';

/** Each document has sheets of its own; all checkouts in it share them. */
const sheets = new WeakMap<Document, readonly CSSStyleSheet[]>();

function sheetOf(document: Document, text: string): CSSStyleSheet {
  const view = document.defaultView ?? globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
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
  if (!('adoptedStyleSheets' in shadow)) return;
  const { ownerDocument } = container;
  const known = sheets.get(ownerDocument);
  if (known) {
    shadow.adoptedStyleSheets = [...known];
    return;
  }
  const host = sheetOf(ownerDocument, hostCss);
  shadow.adoptedStyleSheets = [host];
  const widget = sheetOf(ownerDocument, inShopperSize(widgetCss, container));
  shadow.adoptedStyleSheets = [host, widget];
  sheets.set(ownerDocument, [host, widget]);
}

/** Puts the container and the styles in; `clear` takes both out again. */
export function prepareShadow(shadow: ShadowRoot): { container: Element; clear: () => void } {
  const container = shadow.ownerDocument.createElement('div');
  container.className = 'till-wall';
  shadow.replaceChildren(container);
  adopt(shadow, container);
  return {
    container,
    clear() {
      shadow.replaceChildren();
      if ('adoptedStyleSheets' in shadow) shadow.adoptedStyleSheets = [];
    },
  };
}
