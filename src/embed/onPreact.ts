/**
 * What the script tag's files take for `react-dom/client`: preact's, which writes changed text into the element.
 *
 * A translator of the browser puts elements in place of text nodes. Preact would write into the nodes that are
 * gone, so a shopper would go on reading the old words, or put them back beside the translation.
 */
import { options, type VNode } from 'preact';
import { createRoot, hydrateRoot as takeOver } from 'preact/compat/client';

let takesOver = false;
const before = options.vnode;

options.vnode = (vnode: VNode) => {
  before?.(vnode);
  const { type } = vnode;
  const props: { children?: unknown; textContent?: string } = vnode.props;
  const text = props.children;
  // What is taken over has its text already: preact would find no child for it, and take it away.
  if (takesOver || typeof type !== 'string') return;
  if (typeof text !== 'string' && typeof text !== 'number') return;
  delete props.children;
  props.textContent = String(text);
};

/** Like preact's own. */
export const hydrateRoot: typeof takeOver = (container, children) => {
  takesOver = true;
  try {
    return takeOver(container, children);
  } finally {
    takesOver = false;
  }
};

export { createRoot };
