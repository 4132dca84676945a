/**
 * What qrcode.react needs of React to say what its picture looks like, before there is a renderer:
 * the split build gives it this. Its component is then a function from props to a plain tree.
 */

/** One element of a picture. */
export interface PlainElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Where nothing is to be drawn, false or null. */
  readonly children: readonly (PlainElement | false | null)[];
}

/** Writes the element down. */
export function createElement(
  type: string,
  props: PlainElement['props'],
  ...children: PlainElement['children']
): PlainElement {
  return { type, props, children };
}

/** The component itself: nobody asks for a ref. */
export const forwardRef = <Component>(component: Component): Component => component;

/** Computed each time; who draws again keeps what he has. */
export const useMemo = <Value>(compute: () => Value): Value => compute();
