/** Applies the appearance to a widget: the page's colour scheme at once, the rest when its code has loaded. */
import type { RefObject } from 'react';
import { themeOf, type Appearance } from './appearance.js';
import { canMakeSheets, useIsomorphicLayoutEffect } from '../dom.js';
import type { AppliedTheme, applyTheme } from './applyTheme.js';

/** Loads the code that checks, repairs and follows an appearance. */
export type LoadTheme = () => Promise<typeof applyTheme>;

/** The element to inherit from, across shadow roots. The element of the script tag (`.till-wall`) is skipped. */
function parentOf(element: Element): Element | null {
  const { host } = element.getRootNode() as ShadowRoot;
  return element.parentElement?.closest('.till-wall') ? host : (element.parentElement ?? host);
}

/** The page's own colour scheme, for example from its theme switch; it wins over the device's. */
function inheritedScheme(element: Element): 'light' | 'dark' | 'auto' {
  const outer = parentOf(element);
  const scheme = outer && getComputedStyle(outer).colorScheme.replace(/ ?only ?/, '');
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

function followTheme(
  root: HTMLElement,
  appearance: Appearance,
  loadTheme: LoadTheme | undefined,
): () => void {
  const { theme, variables, rules } = appearance;
  const resolved = themeOf(appearance);
  const device = matchMedia('(prefers-color-scheme: dark)');
  let applied: AppliedTheme | undefined;
  let ended = false;
  const update = () => {
    if (resolved === 'auto') root.dataset['theme'] = inheritedScheme(root);
    applied?.refresh();
  };
  update();
  const observer = new MutationObserver(update);
  for (let outer = parentOf(root); outer; outer = parentOf(outer)) {
    observer.observe(outer, { attributes: true });
  }
  device.addEventListener('change', update);
  const isInvalid = typeof appearance !== 'object' || (theme && theme !== resolved);
  if (variables || rules || isInvalid) {
    loadTheme?.().then(
      (apply) => {
        if (!ended) applied = apply(root, appearance);
      },
      // If the code does not load, the variables apply without repair.
      () => undefined,
    );
  }
  return () => {
    ended = true;
    observer.disconnect();
    device.removeEventListener('change', update);
    applied?.stop();
  };
}

function serialize(appearance: Appearance): string {
  try {
    return JSON.stringify(appearance);
  } catch {
    // Circular or not representable in JSON: applied once.
    return '';
  }
}

/** Applies the appearance to an outermost root, and again when its content changes. */
export function useTheme(
  ref: RefObject<HTMLElement | null>,
  appearance: Appearance,
  nested: boolean,
  loadTheme: LoadTheme | undefined,
): void {
  const content = serialize(appearance);
  useIsomorphicLayoutEffect(() => {
    const root = ref.current;
    // Older browsers only get the plain variables.
    if (nested || !root || !canMakeSheets()) return undefined;
    return followTheme(root, appearance, loadTheme);
    // An equal appearance in a new object changes nothing.
  }, [content, nested, loadTheme]);
}
