/** One action of a menu of actions. */

/** One action. */
export interface ActionMenuItem {
  /** Unique in the menu. @selector [data-action] */
  readonly id: string;
  /** A verb first; with "…" if it opens a form. */
  readonly label: string;
  /** What it does; for an impossible action, why it is impossible. */
  readonly note?: string | undefined;
  /** Lines of an icon: one of `ui/icons.ts`. */
  readonly icon?: string | undefined;
  /** Stays in its place, can be reached and read, and does nothing. @default false */
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
}
