/** Small line icons, in the colour of the text around them. */

/** Props of {@link Icon}. */
export interface IconProps {
  /** The lines, in a square of 20: one of `icons.ts`. */
  readonly of: string;
  /** It points to the end of the line, so it is mirrored from right to left. @selector [data-ahead] */
  readonly ahead?: boolean;
}

/** Draws the icon. Hidden from screen readers, because the words beside it say the same. */
export function Icon({ of, ahead = false }: IconProps) {
  return (
    <svg
      className="till-icon"
      // What a page without the style sheet shows.
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      viewBox="0 0 20 20"
      aria-hidden="true"
      data-ahead={ahead || undefined}
    >
      <path d={of} />
    </svg>
  );
}
