/** Why the panel is closed: nobody is signed in, this person has no access, or the store is away. */
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/Frame.js';
import { Icon } from '../../../ui/Icon.js';
import { ProblemNotice, RetryButton, type RetryButtonProps } from '../ProblemNotice.js';
import { lockShape } from '../RightNeeded.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { signInLink } from './SessionEnd.js';

const personShape = 'M10 3.5a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4zM4 17a6 6 0 0 1 12 0';

/** Props of {@link ClosedPanel}. */
export interface ClosedPanelProps {
  readonly query: RetryButtonProps['query'];
  readonly error: TreasuryError;
  /** Whether a person was signed in on this page before. */
  readonly wasOpen: boolean;
  readonly signInUrl: string | undefined;
  readonly storeName: string | undefined;
}

/** Draws the reason, and the way in. Nothing of the person before is here. */
export function ClosedPanel({ query, error, wasOpen, signInUrl, storeName }: ClosedPanelProps) {
  const messages = useTreasuryMessages();
  const retry = <RetryButton query={query} />;
  const href = signInLink(signInUrl);
  if (error.code === 'unauthorized') {
    return (
      <Closed
        shape={lockShape}
        title={wasOpen ? messages.panelEnded : messages.panelNobody}
        lead={wasOpen ? messages.panelEndedLead : messages.panelNobodyLead}
      >
        {href !== null && (
          <a className="till-button" data-kind="primary" href={href}>
            {messages.signIn}
          </a>
        )}
        {retry}
      </Closed>
    );
  }
  if (error.code === 'forbidden') {
    return (
      <Closed
        shape={personShape}
        title={messages.panelMayNot}
        lead={messages.panelMayNotLead(storeName ?? null)}
      >
        {href !== null && (
          <a className="till-button" href={href}>
            {messages.signInAsAnother}
          </a>
        )}
        {retry}
      </Closed>
    );
  }
  const title = error.retryable ? messages.panelAway : messages.panelFailed;
  return (
    <div className="till-panel-closed">
      <Heading>{messages.panel}</Heading>
      <ProblemNotice error={error} title={title} action={retry} />
    </div>
  );
}

interface ClosedProps {
  readonly shape: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function Closed({ shape, title, lead, children }: ClosedProps) {
  return (
    <div className="till-panel-closed" data-calm="">
      <Icon of={shape} />
      <Heading>{title}</Heading>
      <p className="till-lead">{lead}</p>
      <div className="till-actions">{children}</div>
    </div>
  );
}
