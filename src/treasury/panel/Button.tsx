/** The back office's button. */
import { forwardRef, type ComponentPropsWithoutRef } from 'react';

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Emphasis of the button. @default a plain one */
  readonly kind?: 'primary' | 'quiet' | 'danger' | 'link' | undefined;
  /** Whether its work is under way. The button keeps the focus and ignores presses. @default false */
  readonly busy?: boolean;
}

/** Draws the button, of `type="button"` unless told otherwise. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, busy = false, className = '', onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={`till-button ${className}`.trim()}
      data-kind={kind}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
});
