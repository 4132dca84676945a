/** The end of the panel's bar: connection, whether real money moves, and notifications. */
import type { TreasurySession } from '../../contract/treasury/session.js';
import { ConnectionStatus } from '../live/ConnectionStatus.js';
import { NotifyButton } from '../live/NotifyButton.js';
import { useTitleBadge } from '../live/useTitleBadge.js';
import { useTasks } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link PanelStatus}. */
export interface PanelStatusProps {
  readonly session: TreasurySession;
  /** Whether the page's title begins with the number of tasks. */
  readonly titleBadge: boolean;
}

/** Draws what concerns the whole panel. */
export function PanelStatus({ session, titleBadge }: PanelStatusProps) {
  const messages = useTreasuryMessages();
  const { data } = useTasks();
  useTitleBadge(titleBadge ? (data?.total ?? 0) : null);
  return (
    <div className="till-panel-status">
      <ConnectionStatus />
      {session.sandbox && <p className="till-test-mode">{messages.testMode}</p>}
      <NotifyButton />
    </div>
  );
}
