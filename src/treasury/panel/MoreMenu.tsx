/** The menu of tabs that the bar of a phone has no place for, and who is signed in. */
import { Menu } from '@base-ui/react/menu';
import { useRef, useState } from 'react';
import { MoreLabel, type MoreTabsProps } from './MoreLabel.js';
import { Person } from './Person.js';
import { TabLabel } from './TabLabel.js';

/** Draws the button with the menu open, because the menu is loaded when it is wanted. */
export function MoreMenu({ tabs, counts, shown, session, onShow }: MoreTabsProps) {
  // Inside the panel, where its colours and its direction are.
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <div ref={place} className="till-tab-more">
      <Menu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
        <Menu.Trigger className="till-tab" data-current={tabs.includes(shown) || undefined}>
          <MoreLabel />
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner side="top" align="end" sideOffset={8} collisionPadding={8}>
            <Menu.Popup className="till-menu">
              {tabs.map((tab) => (
                <Menu.Item
                  key={tab}
                  className="till-menu-item"
                  data-current={tab === shown || undefined}
                  onClick={() => onShow(tab)}
                >
                  <TabLabel tab={tab} count={counts[tab]} />
                </Menu.Item>
              ))}
              <Person session={session} />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
