/** Views of the orders that a person has saved under a name, kept in this browser. */
import { useState } from 'react';
import * as s from '../../contract/schema.js';
import { readSavedJson, save, savedKey } from '../savedText.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { NO_FILTER, orderListFilterSchema, type OrderListFilter } from './orderFilter.js';

/** A view with its name. */
export interface SavedView {
  readonly name: string;
  readonly filter: OrderListFilter;
}

const savedViewsSchema = s.array(
  s.strictObject<SavedView>({ name: s.string(), filter: orderListFilterSchema }),
);

/** More would not fit into a menu. */
const MOST_VIEWS = 20;

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // The property itself throws if the page may not store.
    return null;
  }
}

function readViews(key: string): readonly SavedView[] {
  try {
    const kept = savedViewsSchema.safeParse(JSON.parse(storage()?.getItem(key) ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}

function writeViews(key: string, views: readonly SavedView[]): void {
  try {
    storage()?.setItem(key, JSON.stringify(views));
  } catch {
    // Full or forbidden: the views last until the page is left.
  }
}

/** The saved views of the person who is signed in, and how to change them. */
export function useSavedViews(): {
  readonly views: readonly SavedView[];
  /** Saves a view, in place of one of the same name. */
  readonly add: (view: SavedView) => void;
  readonly remove: (name: string) => void;
} {
  const { client } = useTreasuryContext('Orders');
  const { data: session } = useTreasurySession();
  const key = session ? savedKey('tillkit:order-views', client.endpoint, session.who) : null;
  const [changed, setChanged] = useState<{ key: string | null; views: readonly SavedView[] }>();
  const kept = key === null ? [] : readViews(key);
  const views = changed?.key === key ? changed.views : kept;
  function change(next: readonly SavedView[]): void {
    setChanged({ key, views: next });
    if (key !== null) writeViews(key, next);
  }
  return {
    views,
    add: (view) =>
      change([...views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS)),
    remove: (name) => change(views.filter((view) => view.name !== name)),
  };
}

/** Where the filter of the list is saved. */
const filterKey = (endpoint: string, who: string): string =>
  savedKey('tillkit:order-list', endpoint, who);

/** Lets the list begin with a search among all orders, whatever narrowed it before. */
export function saveOrderSearch(
  owner: { readonly endpoint: string; readonly who: string },
  text: string,
): void {
  save(filterKey(owner.endpoint, owner.who), JSON.stringify({ ...NO_FILTER, text }));
}

/**
 * The filter of the list. It outlasts the list, which goes away while an order is open, and ends with the
 * browser's tab.
 */
export function useOrderListFilter(): readonly [
  OrderListFilter,
  (filter: OrderListFilter) => void,
] {
  const { client } = useTreasuryContext('Orders');
  const { data: session } = useTreasurySession();
  const key = session ? filterKey(client.endpoint, session.who) : null;
  const [chosen, setChosen] = useState<{ key: string | null; filter: OrderListFilter }>();
  const isOwn = chosen && (chosen.key === key || chosen.key === null);
  const kept = key === null ? null : readSavedJson(key, orderListFilterSchema);
  return [
    isOwn ? chosen.filter : (kept ?? NO_FILTER),
    (filter) => {
      setChosen({ key, filter });
      if (key !== null) save(key, JSON.stringify(filter));
    },
  ];
}
