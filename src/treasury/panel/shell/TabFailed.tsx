/** A tab whose code could not be loaded. */
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link TabFailed}. */
export interface TabFailedProps {
  readonly retry: () => void;
  /** Whether a retry has failed already. */
  readonly inVain: boolean;
}

/** Draws the failure, and a way on: try again, and after that reload the page. */
export function TabFailed({ retry, inVain }: TabFailedProps) {
  const messages = useTreasuryMessages();
  return (
    <Notice
      tone="danger"
      title={messages.partFailed}
      action={
        <Button kind="quiet" onClick={inVain ? () => window.location.reload() : retry}>
          {inVain ? messages.reloadPage : messages.tryAgain}
        </Button>
      }
    >
      {inVain ? messages.partFailedAgain : messages.partFailedLead}
    </Notice>
  );
}
