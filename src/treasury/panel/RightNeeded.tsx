/** An action that this person may not do: its button in its usual place, and why it cannot be pressed. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../../ui/Icon.js';
import { heldRight, type HeldRight } from './messages/wordChoices.js';
import { useTreasurySession } from './storeReads.js';

/** Line of a padlock, in a square of 20. */
export const lockShape =
  'M5.5 9h9a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9';

/** Props of {@link RightNeeded}. */
export interface RightNeededProps {
  /** Why not: one of `messages.needsRight`, which takes the right that the person has. */
  readonly reason: (held: HeldRight) => string;
  /** The button's words, as they are for somebody who may do it. */
  readonly children: ReactNode;
}

/**
 * Draws the button with a padlock, and the reason below it. The button takes the focus, so that the reason
 * is read out with it, and does nothing. The store refuses the action as well.
 *
 * @example
 * session.may.withdraw
 *   ? <Button onClick={refund}>{label}</Button>
 *   : <RightNeeded reason={messages.needsRight.refunds}>{label}</RightNeeded>
 */
export function RightNeeded({ reason, children }: RightNeededProps) {
  const { data: session } = useTreasurySession();
  const id = useId();
  if (!session) return null;
  return (
    <div className="till-locked-action">
      <button
        type="button"
        className="till-button"
        data-locked=""
        aria-disabled="true"
        aria-describedby={id}
      >
        <Icon of={lockShape} />
        <span>{children}</span>
      </button>
      <p id={id} className="till-muted">
        {reason(heldRight(session.may))}
      </p>
    </div>
  );
}
