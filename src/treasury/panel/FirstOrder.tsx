/** What a shop sees before its first order: what will stand here, and how to find out why it does not. */
import { useTreasuryMessages } from './treasuryContext.js';

/** Draws the invitation. */
export function FirstOrder() {
  const messages = useTreasuryMessages();
  return (
    <div className="till-invitation">
      <p className="till-invitation-title">{messages.firstOrder}</p>
      <p className="till-muted">{messages.firstOrderLead}</p>
      <p className="till-muted">
        <span>{messages.firstOrderHelp}</span>{' '}
        <code className="till-mono" dir="ltr" translate="no">
          npx tillkit check
        </code>
      </p>
    </div>
  );
}
