/** Why the panel is closed: nobody is signed in, this person has no access, or the store is away. */
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
  const isNobody = error.code === 'unauthorized';
  if (!isNobody && error.code !== 'forbidden') {
    const title = error.retryable ? messages.panelAway : messages.panelFailed;
    return (
      <div className="till-panel-closed">
        <Heading>{messages.panel}</Heading>
        <ProblemNotice error={error} title={title} action={retry} />
      </div>
    );
  }
  const href = signInLink(signInUrl);
  const nobody = wasOpen
    ? [messages.panelEnded, messages.panelEndedLead]
    : [messages.panelNobody, messages.panelNobodyLead];
  const mayNot = [messages.panelMayNot, messages.panelMayNotLead(storeName ?? null)];
  const [title, lead] = isNobody ? nobody : mayNot;
  return (
    <div className="till-panel-closed" data-calm="">
      <Icon of={isNobody ? lockShape : personShape} />
      <Heading>{title}</Heading>
      <p className="till-lead">{lead}</p>
      <div className="till-actions">
        {href !== null && (
          <a className="till-button" data-kind={isNobody ? 'primary' : undefined} href={href}>
            {isNobody ? messages.signIn : messages.signInAsAnother}
          </a>
        )}
        {retry}
      </div>
    </div>
  );
}
