/** Makes elements by hand, where no renderer is there yet. No HTML strings: a strict policy holds. */
import type { PlainElement } from './plainReact.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes by name; those without a value are not written. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** What stands in an element; false and null draw nothing. */
export type Drawn = Node | string | false | null;

function write(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
}

const isThere = (child: Drawn): child is Node | string => child !== false && child !== null;

/**
 * Makes an element of HTML.
 *
 * @param name `section`, or `p.till-order` for one with classes.
 */
export function draw(
  name: string,
  attributes: Attributes = {},
  ...children: readonly Drawn[]
): HTMLElement {
  const [tag = '', ...classes] = name.split('.');
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(' ');
  write(element, attributes);
  element.append(...children.filter(isThere));
  return element;
}

/** React's names of attributes: `className`, `shapeRendering`; `viewBox` is SVG's own spelling. */
function attributeName(name: string): string {
  if (name === 'className') return 'class';
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Makes the elements of a picture. */
export function drawPicture({ type, props, children }: PlainElement): Element {
  const element = document.createElementNS(SVG, type);
  const named = Object.entries(props).map(([name, value]) => [attributeName(name), value]);
  write(element, Object.fromEntries(named) as Attributes);
  element.append(...children.filter((child) => !!child).map(drawPicture));
  return element;
}
