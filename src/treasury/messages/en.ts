/** Every sentence of the back office in English: the one source of keys for all languages. */
import { enCommon } from './enCommon.js';
import { enHoldings } from './enHoldings.js';
import { enOrders } from './enOrders.js';
import { enPanel } from './enPanel.js';
import { enWithdrawals } from './enWithdrawals.js';

/** The English catalogue. Functions take what they interpolate, so a key cannot be misused. */
export const en = { ...enCommon, ...enHoldings, ...enWithdrawals, ...enOrders, ...enPanel };

/** The shape of a catalogue. Another language fills every key; the compiler lists what is missing. */
export type TreasuryMessages = typeof en;
