/** Who is signed in, and what they may do. */
import type { TreasurySession } from '../../contract/session.js';
import { heldRight } from '../messages/wordChoices.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** "GL" of "Grace Lindqvist", "A" of "ada@shop.example". Pure. */
export function initialsOf(who: string): string {
  const [name = who] = who.split('@');
  const words = name.split(/[\s._-]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // A letter may be two units of the text.
  const firstOf = (word = ''): string => String.fromCodePoint(word.codePointAt(0) ?? 0x20);
  return ends.map(firstOf).join('').toLocaleUpperCase();
}

/** Draws the person. */
export function Person({ session }: { readonly session: TreasurySession }) {
  const messages = useTreasuryMessages();
  const { who, may, needsApproval } = session;
  return (
    <div className="till-person" role="group" aria-label={messages.signedInAs(who)}>
      <span className="till-avatar" aria-hidden="true">
        {initialsOf(who)}
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
