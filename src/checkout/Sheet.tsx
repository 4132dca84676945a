/** A sheet over the page: what few need, one press away. From below on a phone, in the middle elsewhere. */
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../ui/Icon.js';
import { closeIcon } from '../ui/icons.js';
import { useMessages } from '../ui/uiContext.js';
import type { Elements } from '../ui/elements.js';

/** Props of {@link Sheet}. */
export interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  /** Called when it has closed, however that came. */
  readonly onClose: () => void;
  readonly children: Elements;
}

/** Draws the sheet, a `<dialog>`: Escape and a press beside it close it, and the focus returns. */
export function Sheet({ title, open, onClose, children }: SheetProps) {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="till-sheet"
      aria-labelledby={heading}
      // Of a dialog inside it React reports the same.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      {open && (
        <div className="till-sheet-body">
          <header className="till-head">
            <h2 id={heading} className="till-heading">
              {title}
            </h2>
            <button
              type="button"
              className="till-icon-button"
              aria-label={messages.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon of={closeIcon} />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
