/** The menu of an `ActionMenu`, which loads it late. */
import { Menu } from '@base-ui/react/menu';
import { Fragment, type RefObject } from 'react';
import { Icon } from '../../ui/Icon.js';
import { showInTopLayer } from './topLayer.js';

/** Props of {@link ActionMenuPopup}. */
export interface ActionMenuPopupProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly (readonly ActionMenuItem[])[];
  /** The button: the menu is at its end, and the focus goes back to it. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  /** Where the menu is in the document. */
  readonly place: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Draws the menu while it is open. */
export function ActionMenuPopup(props: ActionMenuPopupProps) {
  const { id, label, groups, anchor, place, isOpen, onOpenChange } = props;
  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(next, { event }) => {
        const { target } = event;
        // The press that closes it by its button is answered by the button.
        if (!next && target instanceof Node && anchor.current?.contains(target)) {
          if (event.type !== 'keydown') return;
        }
        onOpenChange(next);
      }}
    >
      <Menu.Portal container={place}>
        <Menu.Positioner
          ref={showInTopLayer}
          className="till-menu-place"
          anchor={anchor}
          positionMethod="fixed"
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <Menu.Popup id={id} className="till-menu" aria-label={label} finalFocus={anchor}>
            {groups.map((group, index) => (
              <Fragment key={group.map((item) => item.id).join()}>
                {index > 0 && <Menu.Separator className="till-menu-line" />}
                {group.map((item) => (
                  <Item key={item.id} item={item} />
                ))}
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ item }: { readonly item: ActionMenuItem }) {
  const { id, label, note, icon, disabled = false, onSelect } = item;
  return (
    <Menu.Item
      className="till-menu-item"
      data-action={id}
      label={label}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon !== undefined && <Icon of={icon} />}
      <span className="till-menu-label">{label}</span>
      {note !== undefined && <span className="till-menu-note">{note}</span>}
    </Menu.Item>
  );
}

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
