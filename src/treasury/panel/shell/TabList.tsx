/** The tabs: arrow keys move between them, Enter or the space bar shows one (WAI-ARIA, "Tabs"). */
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTreasuryMessages } from '../treasuryContext.js';
import { TabLabel } from './TabLabel.js';
import type { TabCounts } from './tabCounts.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** Props of {@link TabList}. */
export interface TabListProps {
  readonly tabs: readonly TreasuryTab[];
  readonly counts: TabCounts;
  readonly shown: TreasuryTab;
  /** Beginning of the ids of tabs and panel. */
  readonly base: string;
  /** Whether the tabs stand below one another, so that other arrow keys lead from one to the next. */
  readonly isVertical: boolean;
  readonly onShow: (tab: TreasuryTab) => void;
}

/** Id of a tab's element. */
export const tabId = (base: string, tab: TreasuryTab): string => `${base}-tab-${tab}`;
/** Id of the panel's element. */
export const panelId = (base: string): string => `${base}-panel`;

/** Steps of the keys; the arrows follow the reading direction. */
function stepOf(key: string, isVertical: boolean, rtl: boolean): number | 'first' | 'last' | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (isVertical) return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return null;
}

/**
 * Draws the tabs. One of them is in the tab order. A tab is not shown by focus alone, because each
 * asks the store, and some of them the service, for what it shows.
 */
export function TabList(props: TabListProps) {
  const { tabs, counts, shown, base, isVertical, onShow } = props;
  const messages = useTreasuryMessages();
  const [roving, setRoving] = useState<TreasuryTab | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const inOrder = roving !== null && tabs.includes(roving) ? roving : shown;
  function move(event: KeyboardEvent): void {
    const rtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const step = stepOf(event.key, isVertical, rtl);
    if (step === null) return;
    event.preventDefault();
    const from = tabs.indexOf(inOrder);
    const last = tabs.length - 1;
    const to =
      step === 'first' ? 0 : step === 'last' ? last : (from + step + tabs.length) % tabs.length;
    const next = tabs[to];
    if (next === undefined) return;
    setRoving(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={messages.panelTabs}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      className="till-tabs"
      onKeyDown={move}
      onBlur={(event) => {
        // Coming back by the tab key leads to what is shown.
        if (!list.current?.contains(event.relatedTarget)) setRoving(null);
      }}
    >
      {tabs.map((tab) => {
        const count = counts[tab];
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(base, tab)}
            className="till-tab"
            data-tab={tab}
            aria-selected={tab === shown}
            aria-describedby={count === undefined ? undefined : `${tabId(base, tab)}-count`}
            aria-controls={tab === shown ? panelId(base) : undefined}
            tabIndex={tab === inOrder ? 0 : -1}
            onClick={() => {
              setRoving(tab);
              onShow(tab);
            }}
          >
            <TabLabel tab={tab} count={count} countId={`${tabId(base, tab)}-count`} />
          </button>
        );
      })}
    </div>
  );
}
