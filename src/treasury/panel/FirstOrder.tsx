/** What a shop sees before its first order: what will stand here, and how to find out why it does not. */
import { Hash } from './ListRow.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Draws the invitation. */
export function FirstOrder() {
  const messages = useTreasuryMessages();
  return (
    <div className="till-invitation">
      <p className="till-invitation-title">{messages.firstOrder}</p>
      <p className="till-muted">{messages.firstOrderLead}</p>
      <p className="till-muted">
        <span>{messages.firstOrderHelp}</span> <Hash>npx tillkit check</Hash>
      </p>
    </div>
  );
}
