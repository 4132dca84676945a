/** Puts a boundary around a part of the back office: if anything in it throws, it says so in its place. */
import {
  forwardRef,
  useContext,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react';
import { Boundary } from '../ui/Boundary.js';
import { Frame, type RootProps } from '../ui/Frame.js';
import { Notice } from '../ui/Notice.js';
import { Button } from './Button.js';
import { en } from './messages/en.js';
import { TreasuryContext, useTreasuryMessages } from './treasuryContext.js';

interface FailureProps extends RootProps {
  readonly retry: () => void;
}

function Failure({ retry, id, className }: FailureProps) {
  const messages = useTreasuryMessages();
  return (
    <Frame id={id} className={className} part="till-treasury" label={messages.panel} status="error">
      <Notice
        tone="danger"
        urgent
        action={
          <Button kind="quiet" onClick={retry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {messages.problems.bad_request}
      </Notice>
    </Frame>
  );
}

/** The same without language and theme, because one of them may be what throws. */
function PlainFailure({ retry }: { readonly retry: () => void }) {
  return (
    <section className="till till-treasury" data-status="error" role="alert">
      <p>{en.problems.bad_request}</p>
      <button type="button" className="till-button" onClick={retry}>
        {en.tryAgain}
      </button>
    </section>
  );
}

/** Makes a public part of a component, one within another too: what throws takes nothing beside it along. */
export function guarded<Props extends RootProps>(
  render: ForwardRefRenderFunction<HTMLElement, PropsWithoutRef<Props>>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<HTMLElement>> {
  // React warns of a function without the second parameter, as a part without a ref is.
  const Part = forwardRef<HTMLElement, Props>((props, ref) => render(props, ref));
  const Guarded = forwardRef<HTMLElement, Props>((props, ref) => {
    const { id, className } = props as RootProps;
    const part = <Part {...props} ref={ref} />;
    // Outside a provider each part says so itself, to its author.
    if (!useContext(TreasuryContext)) return part;
    return (
      <Boundary fallback={(retry) => <PlainFailure retry={retry} />}>
        <Boundary fallback={(retry) => <Failure retry={retry} id={id} className={className} />}>
          {part}
        </Boundary>
      </Boundary>
    );
  });
  Guarded.displayName = render.name;
  return Guarded;
}
