/** The end of the panel's bar: connection, and whether real money moves. */
import type { TreasurySession } from '../../contract/session.js';
import { ConnectionStatus } from '../live/ConnectionStatus.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link PanelStatus}. */
export interface PanelStatusProps {
  readonly session: TreasurySession;
}

/** Draws what concerns the whole panel. */
export function PanelStatus({ session }: PanelStatusProps) {
  const messages = useTreasuryMessages();
  return (
    <div className="till-panel-status">
      <ConnectionStatus />
      {session.sandbox && <p className="till-test-mode">{messages.testMode}</p>}
    </div>
  );
}
