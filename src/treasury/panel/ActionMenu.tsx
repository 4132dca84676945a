/** A button with a menu of actions. What is impossible now stays in its place, with the reason. */
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../ui/Icon.js';
import { downIcon } from '../../ui/icons.js';
import { lazyPart } from '../../ui/lazyPart.js';
import type { ActionMenuItem } from './ActionMenuPopup.js';
import { Button } from './Button.js';
import { useTreasuryMessages } from './treasuryContext.js';

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps {
  /** Label of the button and name of the menu. */
  readonly label: string;
  /** Groups of actions, with a line between them. Empty groups are left out. */
  readonly groups: readonly (readonly ActionMenuItem[])[];
}

const Popup = lazyPart(() =>
  import('./ActionMenuPopup.js').then(({ ActionMenuPopup }) => ActionMenuPopup),
);

/**
 * Draws the button. The menu itself is loaded late; if it is not there yet when the button is pressed, it
 * opens as soon as it is.
 */
export function ActionMenu({ label, groups }: ActionMenuProps) {
  const messages = useTreasuryMessages();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const id = useId();

  function openByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <span className="till-action-menu">
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openByKey}
      >
        <span>{label}</span>
        <Icon of={downIcon} />
      </Button>
      <span ref={place} className="till-popup-place" />
      <Popup.Part
        id={id}
        label={label}
        groups={groups.filter((group) => group.length > 0)}
        anchor={button}
        place={place}
        isOpen={isOpen}
        onOpenChange={setOpen}
        waiting={null}
        failed={(retry) =>
          isOpen && (
            <span className="till-caution" role="alert">
              <span>{messages.actionsNotLoaded}</span>{' '}
              <Button kind="link" onClick={retry}>
                {messages.tryAgain}
              </Button>
            </span>
          )
        }
      />
    </span>
  );
}
