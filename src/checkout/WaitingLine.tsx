/** What the page waits for, in one line, with a dot that lives. */

/** Props of {@link WaitingLine}. */
export interface WaitingLineProps {
  readonly title: string;
  /** Nothing can arrive, or the page would not hear of it. @selector [data-still] */
  readonly still?: boolean;
}

/** Draws the line. */
export function WaitingLine({ title, still = false }: WaitingLineProps) {
  return (
    <p className="till-waiting">
      <span className="till-indicator" aria-hidden="true" data-still={still || undefined} />
      <span>{title}</span>
    </p>
  );
}
