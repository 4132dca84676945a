/** What is open in the panel as the part of the page's address after `#`, which a colleague can be sent. Pure. */
import { orderReferenceSchema, type OrderReferenceView } from '../../contract/withdrawals.js';
import type { PanelLocation, WithdrawalsLocation } from './panelLocation.js';
import { isTreasuryTab, type TreasuryTab } from './treasuryTabs.js';

/** Begins the panel's addresses. Others are the host page's. */
const PREFIX = '#treasury-';

/** Names in addresses that were kept while these were tabs. */
const FORMER: Readonly<Record<string, TreasuryTab>> = {
  pending: 'balances',
  webhooks: 'activity',
  audit: 'activity',
};

const NEW = 'new';

function detailOf({ tab, order, withdrawals }: Addressed): readonly string[] {
  if (tab === 'orders') return order ? [order.kind, order.reference] : [];
  if (tab !== 'withdrawals' || withdrawals.view === 'list') return [];
  if (withdrawals.view === 'one') return [withdrawals.id];
  // A form that begins with another withdrawal leads back to that one.
  return [(withdrawals.edit ?? withdrawals.like)?.id ?? NEW];
}

type Addressed = Pick<PanelLocation, 'tab' | 'order' | 'withdrawals'>;

/** The address of a tab, with the order or withdrawal that is open in it. */
export const addressOf = (at: Addressed): string =>
  PREFIX + [at.tab, ...detailOf(at)].map(encodeURIComponent).join('/');

/** The address of one withdrawal. */
export const withdrawalAddress = (id: string): string =>
  addressOf({ tab: 'withdrawals', order: null, withdrawals: { view: 'one', id } });

function partsOf(text: string): readonly string[] {
  try {
    return text.split('/').map(decodeURIComponent);
  } catch {
    // Cut off within a character.
    return [];
  }
}

function orderIn([kind, reference]: readonly string[]): OrderReferenceView | null {
  const read = orderReferenceSchema.safeParse({ kind, reference });
  return read.success ? read.data : null;
}

/** One that was cut off is asked for all the same, so that its page says that there is none. */
function withdrawalsIn([id = '']: readonly string[]): WithdrawalsLocation {
  if (id === NEW) return { view: 'new' };
  return /^[\w-]{1,64}$/.test(id) ? { view: 'one', id } : { view: 'list' };
}

/** What an address names; null for one that is not the panel's. */
export function placeIn(address: string): Partial<PanelLocation> | null {
  if (!address.startsWith(PREFIX)) return null;
  const [name = '', ...detail] = partsOf(address.slice(PREFIX.length));
  const tab = FORMER[name] ?? name;
  if (!isTreasuryTab(tab)) return null;
  if (tab === 'orders') return { tab, order: orderIn(detail) };
  return { tab, ...(tab === 'withdrawals' && { withdrawals: withdrawalsIn(detail) }) };
}
