/** Makes public widgets: each has a boundary around it, so that what throws in it takes nothing of the page along. */
import {
  forwardRef,
  type ComponentType,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react';
import type { Elements } from './elements.js';
import type { RootProps } from './FrameView.js';

/** The error screen in English, without theme and language, because one of them may be what throws. */
export const plainFailure = (sentence: string, action: string, retry: () => void) => (
  <section className="till" data-status="error" role="alert" lang="en">
    <p>{sentence}</p>
    <button type="button" className="till-button" onClick={retry}>
      {action}
    </button>
  </section>
);

/** Props of what puts a boundary around a widget. */
export interface AroundProps extends RootProps {
  /** The widget's own class, such as `till-checkout`. */
  readonly part: string;
  readonly children: Elements;
}

/** Makes a public widget of a component. @param Around puts a boundary around it. */
export function guardedBy<Props extends RootProps>(
  Around: ComponentType<AroundProps>,
  part: string,
  render: ForwardRefRenderFunction<HTMLElement, PropsWithoutRef<Props>>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<HTMLElement>> {
  // React warns of a function without the second parameter, as a widget without a ref is.
  const Widget = forwardRef<HTMLElement, Props>((props, ref) => render(props, ref));
  const Guarded = forwardRef<HTMLElement, Props>((props, ref) => {
    const { id, className } = props as RootProps;
    return (
      <Around part={part} id={id} className={className}>
        <Widget {...props} ref={ref} />
      </Around>
    );
  });
  Guarded.displayName = render.name;
  return Guarded;
}
