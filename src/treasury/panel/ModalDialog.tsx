/** A dialog over the page, for a form. It is Base UI's, so import it only in what a page loads late. */
import { Dialog } from '@base-ui/react/dialog';
import { useRef, type RefObject } from 'react';
import { Icon } from '../../ui/Icon.js';
import { closeIcon } from '../../ui/icons.js';
import { showInTopLayer } from './topLayer.js';
import { useTreasuryMessages } from './treasuryContext.js';
import type { Elements } from '../../ui/elements.js';

/** Props of {@link ModalDialog}. */
export interface ModalDialogProps {
  readonly title: string;
  /** Where the dialog is in the document: an element of class `till-popup-place` in the component. */
  readonly place: RefObject<HTMLElement | null>;
  /** Escape or the cross. Not called while `isBusy`. */
  readonly onClose: () => void;
  /** Whether something is being sent: then it stays open. @default false */
  readonly isBusy?: boolean;
  readonly children: Elements;
}

/**
 * Draws the dialog. The first element with `data-autofocus` gets the focus, else the first that can have
 * it. A press beside it does not close it, because what was typed would be gone.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, place, onClose, isBusy = false, children } = props;
  const messages = useTreasuryMessages();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
    >
      <Dialog.Portal container={place}>
        <Dialog.Viewport ref={showInTopLayer} className="till-dialog-place">
          <Dialog.Popup
            ref={popup}
            className="till-dialog"
            initialFocus={() => popup.current?.querySelector('[data-autofocus]') ?? true}
          >
            <div className="till-dialog-head">
              <Dialog.Title className="till-subheading" render={<h3 />}>
                <bdi>{title}</bdi>
              </Dialog.Title>
              <Dialog.Close className="till-dialog-close" aria-label={messages.formClose}>
                <Icon of={closeIcon} />
              </Dialog.Close>
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
