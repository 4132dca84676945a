/** The tabs: arrow keys move between them, Enter or the space bar shows one (WAI-ARIA, "Tabs"). */
import { useRef, useState, type KeyboardEvent } from 'react';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import type { TabCount, TabCounts } from './tabCounts.js';
import type { TreasuryTab } from './treasuryTabs.js';

/** Props of {@link TabList}. */
export interface TabListProps {
  readonly tabs: readonly TreasuryTab[];
  readonly counts: TabCounts;
  readonly shown: TreasuryTab;
  /** Beginning of the ids of tabs and panel. */
  readonly base: string;
  readonly onShow: (tab: TreasuryTab) => void;
}

/** Id of a tab's element. */
export const tabId = (base: string, tab: TreasuryTab): string => `${base}-tab-${tab}`;
/** Id of the panel's element. */
export const panelId = (base: string): string => `${base}-panel`;

/** Steps of the keys; the arrows follow the reading direction. */
function stepOf(key: string, rtl: boolean): number | 'first' | 'last' | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return null;
}

/**
 * Draws the tabs. One of them is in the tab order. A tab is not shown by focus alone, because each
 * asks the store, and some of them the service, for what it shows.
 */
export function TabList({ tabs, counts, shown, base, onShow }: TabListProps) {
  const messages = useTreasuryMessages();
  const [roving, setRoving] = useState<TreasuryTab | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const inOrder = roving !== null && tabs.includes(roving) ? roving : shown;
  function move(event: KeyboardEvent): void {
    const rtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const step = stepOf(event.key, rtl);
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
            aria-describedby={count && `${tabId(base, tab)}-count`}
            aria-controls={tab === shown ? panelId(base) : undefined}
            tabIndex={tab === inOrder ? 0 : -1}
            onClick={() => {
              setRoving(tab);
              onShow(tab);
            }}
          >
            {messages.tabs[tab]}
            {count && <Count of={count} id={`${tabId(base, tab)}-count`} />}
          </button>
        );
      })}
    </div>
  );
}

/** Draws a tab's number. The tab's name stays the same; the number is its description. */
function Count({ of: { count, isAtLeast, isUrgent }, id }: CountProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const number = new Intl.NumberFormat(locale).format(count);
  const text = isAtLeast ? messages.atLeast(number) : number;
  return (
    <>
      <span className="till-tab-count" data-urgent={isUrgent || undefined} aria-hidden="true">
        {text}
      </span>
      <span id={id} hidden>
        {isUrgent ? messages.countNeedsYou(text) : text}
      </span>
    </>
  );
}

interface CountProps {
  readonly of: TabCount;
  readonly id: string;
}
