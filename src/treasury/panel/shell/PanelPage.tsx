/** The open panel: the bar, the tabs where the width has a place for them, and the shown tab. */
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../../ui/dom.js';
import type { TreasurySession } from '../../contract/session.js';
import { refundLike } from '../../contract/withdrawals.js';
import { Heading } from '../../../ui/Frame.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { ConnectionStatus, OfflineNotice } from '../live/ConnectionStatus.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import { WithdrawalAddressContext } from '../withdrawals/withdrawalAddress.js';
import { readSavedDraft } from '../withdrawals/savedDraft.js';
import { withdrawalAddress } from './panelAddress.js';
import { PanelSearch } from './PanelSearch.js';
import { Person, initialOf } from './Person.js';
import { SessionEnd } from './SessionEnd.js';
import { panelId, tabId, TabList, type TabListProps } from './TabList.js';
import { tabParts } from './tabParts.js';
import { useTabCounts } from './tabCounts.js';
import { tabsFor, type TreasuryTab } from './treasuryTabs.js';
import type { WithdrawalsLocation } from './panelLocation.js';
import type { PanelLocationState } from './usePanelLocation.js';

/** Props of {@link PanelPage}. */
export interface PanelPageProps {
  readonly session: TreasurySession;
  readonly location: PanelLocationState;
  readonly tabInHash: boolean;
  readonly storeName: string | undefined;
  readonly signInUrl: string | undefined;
}

type SideProps = Pick<PanelPageProps, 'session' | 'storeName'> & Omit<TabListProps, 'counts'>;

/** Draws the store's name, the tabs and the person. */
function Side({ session, storeName, ...list }: SideProps) {
  const messages = useTreasuryMessages();
  const counts = useTabCounts(session);
  const name = storeName ?? messages.panel;
  return (
    <div className="till-office-side">
      <div className="till-brand">
        <span className="till-brand-mark" aria-hidden="true">
          {initialOf(name)}
        </span>
        <Heading>{name}</Heading>
      </div>
      <div className="till-office-tabs">
        <TabList {...list} counts={counts} />
      </div>
      <Person session={session} />
    </div>
  );
}

/** Draws the panel of a person. A press on a tab leads to its list; a begun form stays where it is. */
export function PanelPage(props: PanelPageProps) {
  const { session, location: at, tabInHash, storeName, signInUrl } = props;
  const messages = useTreasuryMessages();
  const base = useId();
  const tabs = tabsFor(session);
  const { move, hasEnded, location } = at;
  const shown = tabs.includes(location.tab) ? location.tab : 'overview';
  const office = useRef<HTMLDivElement>(null);
  const layout = useTabLayout(office);
  const panel = useFocusAfterSignIn<HTMLDivElement>(hasEnded);
  useTopOfTab(panel, shown);
  const isBegun = useIsBegun(session);
  const { Part } = tabParts[shown];
  return (
    <div ref={office} className="till-office">
      <Side
        {...{ session, storeName, tabs, shown, base }}
        isVertical={layout === 'side'}
        onShow={(tab) => {
          const begun = isBegun(location.withdrawals);
          const withdrawals = begun ? location.withdrawals : ({ view: 'list' } as const);
          move({ tab, activity: null, order: null, begin: undefined, withdrawals });
          if (tab === shown) bringToTop(panel.current);
        }}
      />
      <div className="till-office-bar">
        {session.orders && (
          <PanelSearch onSearch={(search) => move({ tab: 'orders', order: null, search })} />
        )}
        <div className="till-panel-status">
          <ConnectionStatus />
          {session.sandbox && <p className="till-test-mode">{messages.testMode}</p>}
        </div>
      </div>
      <div className="till-office-page">
        <SessionEnd session={session} signInUrl={signInUrl} />
        <OfflineNotice />
        <WithdrawalAddressContext.Provider value={tabInHash ? withdrawalAddress : null}>
          <div
            key={shown}
            ref={panel}
            role="tabpanel"
            id={panelId(base)}
            className="till-tab-panel"
            aria-labelledby={tabId(base, shown)}
            tabIndex={0}
          >
            <Part
              session={session}
              storeName={storeName}
              location={location}
              move={move}
              openOrder={(order, begin) => move({ tab: 'orders', order, begin })}
              openWithdrawal={(id) =>
                move({ tab: 'withdrawals', withdrawals: { view: 'one', id, fromElsewhere: true } })
              }
              openActivity={(activity) => move({ tab: 'activity', activity })}
              waiting={<Skeleton label={messages.partLoading} lines={5} />}
              failed={(retry, inVain) => <TabFailed retry={retry} inVain={inVain} />}
            />
          </div>
        </WithdrawalAddressContext.Provider>
      </div>
    </div>
  );
}

/** Whether a form is open that has not become a draft: what was typed would be out of sight. */
function useIsBegun({ who }: TreasurySession): (at: WithdrawalsLocation) => boolean {
  const { endpoint } = useTreasuryContext('TreasuryPanel').client;
  return (at) => {
    if (at.view !== 'new') return false;
    const { like, edit } = at;
    const from = edit ?? like;
    const refundOf = from && refundLike(from);
    const saved = readSavedDraft({ endpoint, who, refundOf, like: like?.id, edit: edit?.id });
    return saved?.step !== 'drafted';
  };
}

export interface TabFailedProps {
  readonly retry: () => void;
  /** Whether a retry has failed already. */
  readonly inVain: boolean;
}

/** Draws that the code of a tab could not be loaded, and a way on: try again, and after that reload the page. */
export function TabFailed({ retry, inVain }: TabFailedProps) {
  const messages = useTreasuryMessages();
  return (
    <Notice
      tone="danger"
      title={messages.partFailed}
      action={
        <Button kind="quiet" onClick={inVain ? () => window.location.reload() : retry}>
          {inVain ? messages.reloadPage : messages.tryAgain}
        </Button>
      }
    >
      {inVain ? messages.partFailedAgain : messages.partFailedLead}
    </Notice>
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
    bringToTop(panel.current);
  }, [panel, shown]);
}

function bringToTop(panel: HTMLElement | null): void {
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
}

/** Beside the page, in a row above it, or in a bar below it that holds some of them. */
type TabLayout = 'side' | 'row' | 'bar';

/**
 * The layout, read from `--till-tab-layout`, which the container queries of TreasuryPanel.css set.
 *
 * @param element inside the panel.
 */
function useTabLayout(element: RefObject<HTMLElement | null>): TabLayout {
  const [layout, setLayout] = useState<TabLayout>('row');
  useIsomorphicLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const read = (): void => {
      const set = getComputedStyle(current).getPropertyValue('--till-tab-layout').trim();
      setLayout(set === 'side' || set === 'bar' ? set : 'row');
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return layout;
}
