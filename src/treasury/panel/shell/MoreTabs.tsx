/** The end of the bar on a phone: a menu of the tabs that have no place in it, and who is signed in. */
import { useId, useRef, useState } from 'react';
import type { TreasurySession } from '../../contract/session.js';
import { Icon } from '../../../ui/Icon.js';
import { lazyPart } from '../../../ui/lazyPart.js';
import type { ActionMenuItem } from '../ActionMenuPopup.js';
import { heldRight } from '../messages/wordChoices.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useCountText, type TabCounts } from './tabCounts.js';
import { TAB_ICONS } from './TabLabel.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** Three dots: more tabs. */
const moreShape = 'M4.5 10h.01M10 10h.01M15.5 10h.01';

/** Props of {@link MoreTabs}. */
export interface MoreTabsProps {
  readonly tabs: readonly TreasuryTab[];
  readonly counts: TabCounts;
  readonly shown: TreasuryTab;
  readonly session: TreasurySession;
  readonly onShow: (tab: TreasuryTab) => void;
}

const Popup = lazyPart(() =>
  import('../ActionMenuPopup.js').then(({ ActionMenuPopup }) => ActionMenuPopup),
);

/** Draws the button. Its menu is loaded when it is wanted. */
export function MoreTabs({ tabs, counts, shown, session, onShow }: MoreTabsProps) {
  const messages = useTreasuryMessages();
  const countText = useCountText();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const id = useId();
  const items = tabs.map((tab): ActionMenuItem => {
    const count = counts[tab];
    return {
      id: tab,
      label: messages.tabs[tab],
      note: count && countText(count).description,
      icon: TAB_ICONS[tab],
      onSelect: () => onShow(tab),
    };
  });
  const person: ActionMenuItem = {
    id: 'person',
    label: messages.signedInAs(session.who),
    note: messages.rightsOf(heldRight(session.may)),
    disabled: true,
    onSelect: () => undefined,
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="till-tab"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={tabs.includes(shown) || undefined}
        onFocus={() => void Popup.preload()}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={moreShape} />
        <span className="till-tab-name">{messages.moreTabs}</span>
      </button>
      <span ref={place} className="till-popup-place" />
      {isOpen && (
        <Popup.Part
          id={id}
          label={messages.moreTabs}
          groups={[items, [person]]}
          anchor={button}
          place={place}
          isOpen={isOpen}
          onOpenChange={setOpen}
          waiting={null}
          failed={() => (
            <span className="till-visually-hidden" role="alert">
              {messages.partFailed}
            </span>
          )}
        />
      )}
    </>
  );
}
