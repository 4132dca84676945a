/** Puts a boundary around a part of the back office: if anything in it throws, it says so in its place. */
import { useContext, type ForwardRefRenderFunction, type PropsWithoutRef } from 'react';
import { Boundary } from '../../ui/Boundary.js';
import { Frame, type RootProps } from '../../ui/Frame.js';
import { guardedBy, plainFailure, type AroundProps } from '../../ui/guarded.js';
import { Notice } from '../../ui/Notice.js';
import { Button } from './Button.js';
import { en } from './messages/en.js';
import { TreasuryContext, useTreasuryMessages } from './treasuryContext.js';

interface FailureProps extends Omit<AroundProps, 'children'> {
  readonly retry: () => void;
}

function Failure({ retry, part, id, className }: FailureProps) {
  const messages = useTreasuryMessages();
  return (
    <Frame id={id} className={className} part={part} label={messages.panel} status="error">
      <Notice
        tone="danger"
        urgent
        title={messages.partFailed}
        action={
          <Button kind="quiet" onClick={retry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {messages.partFailedAgain}
      </Notice>
    </Frame>
  );
}

const plainlyFailed = (retry: () => void) =>
  plainFailure(`${en.partFailed}. ${en.partFailedAgain}`, en.tryAgain, retry);

/** One within another has a boundary too: what throws takes nothing beside it along. */
function TreasuryGuard({ children, ...root }: AroundProps) {
  // Outside a provider each part says so itself, to its author.
  if (!useContext(TreasuryContext)) return children;
  return (
    <Boundary fallbacks={[(retry) => <Failure retry={retry} {...root} />, plainlyFailed]}>
      {children}
    </Boundary>
  );
}

/** Makes a public part of a component. */
export const guarded = <Props extends RootProps>(
  render: ForwardRefRenderFunction<HTMLElement, PropsWithoutRef<Props>>,
) => guardedBy<Props>(TreasuryGuard, 'till-treasury', render);
