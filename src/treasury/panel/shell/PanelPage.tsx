/** The open panel: the bar, the tabs where the width has a place for them, and the shown tab. */
import { useEffect, useId, useRef, type RefObject } from 'react';
import type { TreasurySession } from '../../contract/session.js';
import { Heading } from '../../../ui/Frame.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { OfflineNotice } from '../live/ConnectionStatus.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { MoreTabs } from './MoreTabs.js';
import { PanelSearch, focusOnKey } from './PanelSearch.js';
import { PanelStatus } from './PanelStatus.js';
import { Person, initialsOf } from './Person.js';
import { SessionEnd } from './SessionEnd.js';
import { TabFailed } from './TabFailed.js';
import { panelId, tabId, TabList } from './TabList.js';
import { tabParts } from './tabParts.js';
import { useTabCounts } from './tabCounts.js';
import { tabsFor, useShownTab, type TreasuryTab } from './treasuryTabs.js';
import type { PanelLocationState } from './usePanelLocation.js';
import { useTabLayout } from './useTabLayout.js';

/** Props of {@link PanelPage}. */
export interface PanelPageProps {
  readonly session: TreasurySession;
  readonly location: PanelLocationState;
  readonly tabInHash: boolean;
  readonly storeName: string | undefined;
  readonly signInUrl: string | undefined;
}

/** How many tabs the bar of a phone has a place for, beside the button for the others. */
const MOST_IN_BAR = 4;

/** Draws the panel of a person. What is open in a tab stays open while another is shown. */
export function PanelPage(props: PanelPageProps) {
  const { session, location: at, tabInHash, storeName, signInUrl } = props;
  const messages = useTreasuryMessages();
  const base = useId();
  const counts = useTabCounts(session);
  const tabs = tabsFor(session);
  const { move, hasEnded, location } = at;
  const [chosen, show] = useShownTab(location.tab, (tab) => move({ tab }), tabInHash);
  const shown = tabs.includes(chosen) ? chosen : 'overview';
  const office = useRef<HTMLDivElement>(null);
  const layout = useTabLayout(office);
  const inBar = layout === 'bar' ? tabs.slice(0, MOST_IN_BAR) : tabs;
  const field = useRef<HTMLInputElement>(null);
  const panel = useFocusAfterSignIn<HTMLDivElement>(hasEnded);
  useTopOfTab(panel, shown);
  const { Part } = tabParts[shown];
  const name = storeName ?? messages.panel;
  return (
    <div
      ref={office}
      className="till-office"
      onKeyDown={(event) => focusOnKey(event, field.current)}
    >
      <div className="till-office-side">
        <div className="till-brand">
          <span className="till-brand-mark" aria-hidden="true">
            {initialsOf(name).slice(0, 1)}
          </span>
          <Heading>{name}</Heading>
        </div>
        <div className="till-office-tabs">
          <TabList
            tabs={inBar}
            counts={counts}
            shown={shown}
            base={base}
            isVertical={layout === 'side'}
            onShow={show}
          />
          {inBar.length < tabs.length && (
            <MoreTabs
              tabs={tabs.slice(inBar.length)}
              counts={counts}
              shown={shown}
              session={session}
              onShow={show}
            />
          )}
        </div>
        <Person session={session} />
      </div>
      <div className="till-office-bar">
        {session.orders && (
          <PanelSearch
            field={field}
            onSearch={(search) => {
              move({ order: null, search });
              show('orders');
            }}
          />
        )}
        <PanelStatus session={session} />
      </div>
      <div className="till-office-page">
        <SessionEnd session={session} signInUrl={signInUrl} />
        <OfflineNotice />
        <div
          key={shown}
          ref={panel}
          role="tabpanel"
          id={panelId(base)}
          className="till-tab-panel"
          aria-label={inBar.includes(shown) ? undefined : messages.tabs[shown]}
          aria-labelledby={inBar.includes(shown) ? tabId(base, shown) : undefined}
          tabIndex={0}
        >
          <Part
            session={session}
            location={location}
            move={move}
            show={show}
            openOrder={(order) => {
              move({ order });
              show('orders');
            }}
            openWithdrawal={(id) => {
              move({ withdrawals: { view: 'one', id, fromElsewhere: true } });
              show('withdrawals');
            }}
            waiting={<Skeleton label={messages.partLoading} lines={5} />}
            failed={(retry, inVain) => <TabFailed retry={retry} inVain={inVain} />}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * Moves the focus to the open tab after signing in again, because the pressed button is gone.
 *
 * @param hasEnded whether a session has ended on this page.
 * @returns ref of the element that takes the focus.
 */
function useFocusAfterSignIn<E extends HTMLElement>(hasEnded: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const returns = useRef(hasEnded);
  useEffect(() => {
    const { activeElement: active, body } = document;
    if (returns.current && (!active || active === body)) element.current?.focus();
  }, []);
  return element;
}

/** Begins another tab at its top: it is shown in the place of one that may have been scrolled. */
function useTopOfTab(panel: RefObject<HTMLElement | null>, shown: TreasuryTab): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { current } = panel;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [panel, shown]);
}
