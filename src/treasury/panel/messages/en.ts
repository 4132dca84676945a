/** Every sentence of the back office in English: the one source of keys for all languages. */
import { mergeMessages } from '../../../ui/messages/mergeMessages.js';
import { enAudit } from './enAudit.js';
import { enCommon } from './enCommon.js';
import { enFigures } from './enFigures.js';
import { enHoldings } from './enHoldings.js';
import { enOrder } from './enOrder.js';
import { enOrderList } from './enOrderList.js';
import { enOrders } from './enOrders.js';
import { enOverview } from './enOverview.js';
import { enPanel } from './enPanel.js';
import { enRefundLinks } from './enRefundLinks.js';
import { enRights } from './enRights.js';
import { enTasks } from './enTasks.js';
import { enWebhooks } from './enWebhooks.js';
import { enWithdrawals } from './enWithdrawals.js';

/** The English catalogue. Functions take what they interpolate, so a key cannot be misused. */
export const en = {
  ...enCommon,
  ...enHoldings,
  ...enFigures,
  ...enWithdrawals,
  ...enOrders,
  ...enOrder,
  ...enWebhooks,
  ...enAudit,
  ...enRefundLinks,
  ...enOrderList,
  ...enOverview,
  ...enTasks,
  ...enPanel,
  ...enRights,
};

/** The shape of a catalogue. Another language fills every key; the compiler lists what is missing. */
export type TreasuryMessages = typeof en;

/**
 * The store's own sentences in place of ours, key by key, also inside a table. A sentence of another kind
 * than ours is passed over; if a function fails or returns no text, ours is used and the console shows an
 * error.
 *
 * @param catalogue our sentences in another language. @default English
 */
export function messagesWith(
  own: Partial<TreasuryMessages> | null | undefined,
  catalogue: TreasuryMessages = en,
): TreasuryMessages {
  const merged = mergeMessages(catalogue, own, true);
  /** Whole, not sentence by sentence: the store may say the same in fewer. */
  const list = (
    key: 'releaseConsequences' | 'markConsequences' | 'repeatConsequences',
  ): string[] => {
    const given: unknown = own?.[key];
    return Array.isArray(given) ? given.map(String) : catalogue[key];
  };
  return {
    ...merged,
    releaseConsequences: list('releaseConsequences'),
    markConsequences: list('markConsequences'),
    repeatConsequences: list('repeatConsequences'),
  };
}
