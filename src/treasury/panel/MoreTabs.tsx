/** The end of the bar on a phone: what has no place in it. The menu is loaded when it is wanted. */
import { useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.js';
import { MoreLabel, type MoreTabsProps } from './MoreLabel.js';

const menu = lazyPart(() => import('./MoreMenu.js').then(({ MoreMenu }) => MoreMenu));

/** Draws the button and, once it was pressed, its menu. */
export function MoreTabs(props: MoreTabsProps) {
  const [isWanted, setWanted] = useState(false);
  const closed = (onPress: () => void) => (
    <button
      type="button"
      className="till-tab"
      aria-haspopup="menu"
      aria-expanded="false"
      data-current={props.tabs.includes(props.shown) || undefined}
      onPointerEnter={() => void menu.preload()}
      onFocus={() => void menu.preload()}
      onClick={onPress}
    >
      <MoreLabel />
    </button>
  );
  if (!isWanted) return closed(() => setWanted(true));
  return <menu.Part {...props} waiting={closed(() => undefined)} failed={closed} />;
}
