/** What a test does with a browser of another make: no more than every one of them can. */

/** What can be sent into a page and comes back from it. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A browser with one page. Whatever is looked for is looked for in shadow roots too. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Runs the source of a function in the page and answers what it answers. */
  run<T>(source: string, ...args: readonly Json[]): Promise<T>;
  /** Presses the first thing to be seen that fits, as a mouse would; false where nothing fits. */
  press(selector: string, text: string): Promise<boolean>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Errors of the page and of its console since it was opened. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Source of a function of a selector and a regular expression: the first element to be seen that fits
 * both, by its label and its text; null where there is none.
 */
export const FIND = `(selector, text) => {
  const wanted = new RegExp(text, 'u');
  const fits = (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.matches(selector)) return false;
    const label = element.getAttribute('aria-label') ?? '';
    return wanted.test(label) || wanted.test(element.textContent.trim());
  };
  const search = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (fits(element)) return element;
      const inside = element.shadowRoot && search(element.shadowRoot);
      if (inside) return inside;
    }
    return null;
  };
  return search(document);
}`;
