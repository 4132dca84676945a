/** Puts a boundary around a widget: if anything in it throws, it shows the error screen, and the page stays. */
import {
  forwardRef,
  useContext,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react';
import { toCheckoutError } from '../contract/checkoutError.js';
import { Boundary } from '../ui/Boundary.js';
import type { Elements } from '../ui/elements.js';
import { Frame, useNested, type RootProps } from '../ui/Frame.js';
import { enPay } from '../ui/messages/enPay.js';
import { enProblems } from '../ui/messages/enProblems.js';
import { CheckoutContext } from './checkoutContext.js';
import { OpenFailed } from './OpenFailed.js';

const drawingFailed = (thrown: unknown) =>
  toCheckoutError(thrown, 'The checkout could not be drawn');

/** The error screen without theme and language, because one of them may be what throws. */
export function PlainFailure({ retry }: { readonly retry: () => void }) {
  return (
    <section className="till" data-status="error" role="alert">
      <p>{enProblems.problems.bad_request}</p>
      <button type="button" className="till-button" onClick={retry}>
        {enPay.tryAgain}
      </button>
    </section>
  );
}

/** Props of {@link Guard}. */
export interface GuardProps extends RootProps {
  /** The widget's own class. */
  readonly part: string;
  readonly children: Elements;
}

/** Draws the widget or the error screen, and tells the page's `onError`. */
export function Guard({ part, children, id, className }: GuardProps) {
  const context = useContext(CheckoutContext);
  // Outside a provider each widget says so itself, to its author.
  if (!context) return children;
  const { query, reportError } = context;
  const again = (draw: () => void) => () => {
    reportError(null);
    // What the page holds may be what cannot be drawn.
    void query.refetch();
    draw();
  };
  const report = (thrown: unknown) => reportError(drawingFailed(thrown));
  return (
    <Boundary onCatch={report} fallback={(draw) => <PlainFailure retry={again(draw)} />}>
      <Boundary
        onCatch={report}
        fallback={(draw, thrown) => (
          <Frame
            id={id}
            className={className}
            part={part}
            label={enPay.statusTitle.error}
            status="error"
          >
            <OpenFailed error={drawingFailed(thrown)} onRetry={again(draw)} />
          </Frame>
        )}
      >
        {children}
      </Boundary>
    </Boundary>
  );
}

/**
 * Makes a public widget of a component. One inside another is drawn as it is: the outer one shows the error.
 *
 * @param part the widget's own class, such as `till-checkout`.
 */
export function guarded<Props extends RootProps>(
  part: string,
  render: ForwardRefRenderFunction<HTMLElement, PropsWithoutRef<Props>>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<HTMLElement>> {
  const Widget = forwardRef<HTMLElement, Props>(render);
  const Guarded = forwardRef<HTMLElement, Props>((props, ref) => {
    const { id, className } = props as RootProps;
    const widget = <Widget {...props} ref={ref} />;
    const isNested = useNested();
    if (isNested) return widget;
    return (
      <Guard part={part} id={id} className={className}>
        {widget}
      </Guard>
    );
  });
  Guarded.displayName = render.name;
  return Guarded;
}
