/** Grey lines in place of content that is loading, with a label for screen readers if one is given. */

/** Draws a skeleton. */
export function Skeleton({
  label,
  lines = 3,
}: {
  /** Absent while the sentences themselves are being loaded. */
  readonly label?: string;
  readonly lines?: number;
}) {
  return (
    <div className="till-skeleton">
      {label !== undefined && <p className="till-visually-hidden">{label}</p>}
      {Array<null>(lines)
        .fill(null)
        .map((_, line) => (
          <span key={line} className="till-skeleton-line" aria-hidden="true" />
        ))}
    </div>
  );
}
