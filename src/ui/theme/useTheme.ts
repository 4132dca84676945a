/** Keeps a widget's look: the page's colour scheme at once, the rest as soon as its code is there. */
import type { RefObject } from 'react';
import { themeOf, type Appearance } from './appearance.js';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect.js';
import type { AppliedTheme } from './applyTheme.js';

/** What the page around the widget inherits to it: a script tag's wall lets nothing through. */
function around(element: Element): Element | null {
  const { host } = element.getRootNode() as ShadowRoot;
  return element.parentElement?.closest('.till-wall') ? host : (element.parentElement ?? host);
}

/** A page that has settled on one scheme, by its own switch, is followed before the device. */
function schemeAround(element: Element): 'light' | 'dark' | 'auto' {
  const outer = around(element);
  const scheme = outer && getComputedStyle(outer).colorScheme.replace(/ ?only ?/, '');
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

function followTheme(root: HTMLElement, appearance: Appearance): () => void {
  const { theme, variables, rules } = appearance;
  const worn = themeOf(appearance);
  const device = matchMedia('(prefers-color-scheme: dark)');
  let live: AppliedTheme | undefined;
  let ended = false;
  const follow = () => {
    if (worn === 'auto') root.dataset['theme'] = schemeAround(root);
    live?.refresh();
  };
  follow();
  const watch = new MutationObserver(follow);
  for (let outer = around(root); outer; outer = around(outer)) {
    watch.observe(outer, { attributes: true });
  }
  device.addEventListener('change', follow);
  const isOdd = typeof appearance !== 'object' || (theme && theme !== worn);
  if (variables || rules || isOdd) {
    void import('./applyTheme.js').then(
      ({ applyTheme }) => {
        if (!ended) live = applyTheme(root, appearance);
      },
      // Without it the variables hold as they were given.
      () => undefined,
    );
  }
  return () => {
    ended = true;
    watch.disconnect();
    device.removeEventListener('change', follow);
    live?.stop();
  };
}

function serialize(appearance: Appearance): string {
  try {
    return JSON.stringify(appearance);
  } catch {
    // A circle, or what JSON has no word for: worn once.
    return '';
  }
}

/** Puts the look on an outermost root, again whenever its content has changed. */
export function useTheme(
  ref: RefObject<HTMLElement | null>,
  appearance: Appearance,
  nested: boolean,
): void {
  const content = serialize(appearance);
  useIsomorphicLayoutEffect(() => {
    const root = ref.current;
    // Older browsers keep the plain variables.
    if (nested || !root || !('adoptedStyleSheets' in root.ownerDocument)) return undefined;
    return followTheme(root, appearance);
    // By content: the same look in a new object is the same.
  }, [content, nested]);
}
