/** Who sits in front of the panel, and what they may do. */
import type { TreasurySession } from '../../contract/treasury/session.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Draws the line. */
export function SessionLine({ session }: { readonly session: TreasurySession }) {
  const messages = useTreasuryMessages();
  const { who, may, needsApproval } = session;
  return (
    <p className="till-session">
      <bdi className="till-session-who">{messages.signedInAs(who)}</bdi>
      <span className="till-muted">
        {messages.mayList(may)}
        {needsApproval && may.withdraw && `; ${messages.mayWithApproval}`}
      </span>
    </p>
  );
}
