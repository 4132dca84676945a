/** The page as a person has it: what stands in open shadow roots is part of it. */

/** The document, and the open shadow roots below it. */
export function rootsOf(page: Element | Document): readonly (Document | ShadowRoot)[] {
  const inside = [...page.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...shadowRootsIn(shadowRoot)] : [],
  );
  return [document, ...inside];
}

const shadowRootsIn = (root: ShadowRoot): ShadowRoot[] =>
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...shadowRootsIn(shadowRoot)] : [],
  );

/** All elements below `page` that match, those in shadow roots too. */
export function allBelow<Found extends Element = HTMLElement>(
  page: Element | Document,
  selector: string,
): Found[] {
  const below = [page, ...rootsOf(page).slice(1)];
  return below.flatMap((root) => [...root.querySelectorAll<Found>(selector)]);
}

/** The element around it, across the edge of a shadow root. */
export function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** What has the focus; the body if nothing has. */
export function focusedElement(): Element {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found ?? document.body;
}

/** Takes the focus away. */
export function dropFocus(): void {
  const focused = focusedElement();
  if (focused instanceof HTMLElement) focused.blur();
}

/** What is drawn at a place of the window. */
export function elementAt(left: number, top: number): Element | null {
  let found = document.elementFromPoint(left, top);
  for (let inner = found?.shadowRoot?.elementFromPoint(left, top); inner && inner !== found;) {
    found = inner;
    inner = found.shadowRoot?.elementFromPoint(left, top);
  }
  return found;
}

/** Adds rules everywhere. A page's own policy lets no element have them. @returns takes them away again */
export function addRules(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const roots = rootsOf(document);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    for (const root of roots) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    }
  };
}
