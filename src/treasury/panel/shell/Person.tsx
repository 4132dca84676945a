/** Who is signed in, and what they may do. */
import type { TreasurySession } from '../../contract/session.js';
import { heldRight } from '../messages/wordChoices.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** "G" of "Grace Lindqvist". A letter may be two units of the text. Pure. */
export const initialOf = (name: string): string =>
  String.fromCodePoint(name.trim().codePointAt(0) ?? 0x20).toLocaleUpperCase();

/** Draws the person. */
export function Person({ session }: { readonly session: TreasurySession }) {
  const messages = useTreasuryMessages();
  const { who, may, needsApproval } = session;
  return (
    <div className="till-person" role="group" aria-label={messages.signedInAs(who)}>
      <span className="till-avatar" aria-hidden="true">
        {initialOf(who)}
      </span>
      <div>
        <bdi className="till-person-name">{who}</bdi>
        <p className="till-muted">
          <span>{messages.rightsOf(heldRight(may))}</span>
          {needsApproval && may.withdraw && <span>{` · ${messages.draftsNeedApproval}`}</span>}
        </p>
      </div>
    </div>
  );
}
