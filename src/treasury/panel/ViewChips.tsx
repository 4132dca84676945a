/** The views of a list as buttons in a row, each with how many it has. */

/** Props of {@link ViewChips}. */
export interface ViewChipsProps<View extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  /** @default "till-list-chips" */
  readonly className?: string;
  readonly views: readonly View[];
  readonly shown: View;
  readonly nameOf: (view: View) => string;
  /** Undefined where it is not known. */
  readonly countOf: (view: View) => number | string | undefined;
  readonly onShow: (view: View) => void;
}

/** Draws the buttons. */
export function ViewChips<View extends string>(props: ViewChipsProps<View>) {
  const { label, className = 'till-list-chips', views, shown, nameOf, countOf, onShow } = props;
  return (
    <div className={className} role="group" aria-label={label}>
      {views.map((view) => {
        const count = countOf(view);
        return (
          <button
            key={view}
            type="button"
            className="till-chip"
            aria-pressed={view === shown}
            onClick={() => onShow(view)}
          >
            <span>{nameOf(view)}</span> {count !== undefined && <b>{count}</b>}
          </button>
        );
      })}
    </div>
  );
}
