/** What the page waits for and how long the price holds, in one line, with a dot that lives. */
import type { Elements } from '../ui/elements.js';

/** Props of {@link WaitingLine}. */
export interface WaitingLineProps {
  readonly title: string;
  /** Nothing can arrive, or the page would not hear of it. @selector [data-still] */
  readonly still?: boolean;
  /** The clock of the price. Not read with the line, whose name would change every second. */
  readonly clock?: Elements;
}

/** Draws the line. */
export function WaitingLine({ title, still = false, clock }: WaitingLineProps) {
  return (
    <p className="till-waiting">
      <span className="till-awaited">
        <span className="till-indicator" aria-hidden="true" data-still={still || undefined} />
        <span>{title}</span>
      </span>
      {clock && <span aria-hidden="true">{clock}</span>}
    </p>
  );
}
