/**
 * What the script tag's files take for `react-dom/client`: preact's, which writes changed text into the element.
 *
 * A translator of the browser puts elements in place of text nodes. Preact would write into the nodes that are
 * gone, so a shopper would go on reading the old words, or put them back beside the translation.
 */
import { hydrate, options, render, type ComponentChild, type VNode } from 'preact';

let takesOver = false;
const before = options.vnode;

/** What the first screen needs of preact's compat, which comes with the widget: React's names of attributes. */
function nameAttributes(props: Record<string, unknown>): void {
  if (props['translate'] === 'no') props['translate'] = false;
  for (const name of ['shapeRendering', 'strokeDasharray']) {
    if (!(name in props)) continue;
    props[name.replace(/[A-Z]/, '-$&').toLowerCase()] = props[name];
    props[name] = undefined;
  }
}

options.vnode = (vnode: VNode) => {
  before?.(vnode);
  const { type } = vnode;
  const props: { children?: unknown; textContent?: string } = vnode.props;
  if (typeof type !== 'string') return;
  nameAttributes(vnode.props);
  const text = props.children;
  // What is taken over has its text already: preact would find no child for it, and take it away.
  if (takesOver || (typeof text !== 'string' && typeof text !== 'number')) return;
  delete props.children;
  props.textContent = String(text);
};

/** As React's, for a container that is empty. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});

/** As React's. */
export function hydrateRoot(container: Element, children: ComponentChild) {
  takesOver = true;
  try {
    hydrate(children, container);
  } finally {
    takesOver = false;
  }
  return createRoot(container);
}
