/** The end of the panel's bar: whether real money moves. The place for connection and notifications. */
import type { TreasurySession } from '../../contract/treasury/session.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Draws what concerns the whole panel. */
export function PanelStatus({ session }: { readonly session: TreasurySession }) {
  const messages = useTreasuryMessages();
  return (
    <div className="till-panel-status">
      {session.sandbox && <p className="till-test-mode">{messages.testMode}</p>}
    </div>
  );
}
