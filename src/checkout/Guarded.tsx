/** Puts a boundary around a widget: if anything in it throws, it shows the error screen, and the page stays. */
import { useContext, type ForwardRefRenderFunction, type PropsWithoutRef } from 'react';
import { toCheckoutError } from './toCheckoutError.js';
import { Boundary } from '../ui/Boundary.js';
import { Frame, useNested, type RootProps } from '../ui/Frame.js';
import { guardedBy, plainFailure, type AroundProps } from '../ui/guarded.js';
import { enPay } from '../ui/messages/enPay.js';
import { enProblems } from '../ui/messages/enProblems.js';
import { CheckoutContext } from './checkoutContext.js';
import { OpenFailed } from './OpenFailed.js';

/** What was thrown, as the page's `onError` hears of it. */
export const drawingFailed = (thrown: unknown) =>
  toCheckoutError(thrown, 'The checkout could not be drawn');

/** The error screen where theme or language may be what throws. */
export const plainlyFailed = (retry: () => void) =>
  plainFailure(enProblems.problems.bad_request, enPay.tryAgain, retry);

/** Draws the widget or the error screen, and tells the page's `onError`. In another widget, that one shows the error. */
export function CheckoutGuard({ part, children, id, className }: AroundProps) {
  const context = useContext(CheckoutContext);
  const isNested = useNested();
  // Outside a provider each widget says so itself, to its author.
  if (!context || isNested) return children;
  const { query, reportError } = context;
  const again = (draw: () => void) => () => {
    reportError(null);
    // What the page holds may be what cannot be drawn.
    void query.refetch();
    draw();
  };
  return (
    <Boundary
      onCatch={(thrown) => reportError(drawingFailed(thrown))}
      fallbacks={[
        (draw, thrown) => (
          <Frame
            id={id}
            className={className}
            part={part}
            label={enPay.statusTitle.error}
            status="error"
          >
            <OpenFailed error={thrown} onRetry={again(draw)} />
          </Frame>
        ),
        (draw) => plainlyFailed(again(draw)),
      ]}
    >
      {children}
    </Boundary>
  );
}

/** Makes a public widget of a component. @param part the widget's own class, such as `till-checkout`. */
export const guarded = <Props extends RootProps>(
  part: string,
  render: ForwardRefRenderFunction<HTMLElement, PropsWithoutRef<Props>>,
) => guardedBy<Props>(CheckoutGuard, part, render);
