/** Grey lines in the place of what is being loaded, with a spoken label. */

/** Draws a skeleton. */
export function Skeleton({
  label,
  lines = 3,
}: {
  readonly label: string;
  readonly lines?: number;
}) {
  return (
    <div className="till-skeleton">
      <p className="till-visually-hidden">{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="till-skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}
