/** Who is asking, and what they may do. */
import { instantField } from '../fields.js';
import * as is from '../shape.js';
import type { ShapeOf } from '../shape.js';

/** `GET session`. */
export const treasurySessionSchema = is.open({
  wire: is.whole,
  /** The name under which the audit keeps what they do. */
  who: is.text(),
  may: is.open({
    read: is.flag,
    withdraw: is.flag,
    /** May approve what another has drafted. */
    approve: is.flag,
  }),
  /** Whether what they draft needs the approval of another. */
  needsApproval: is.flag,
  /** Whether the store connected its orders; without, there are no orders, refunds and deliveries. */
  orders: is.flag,
  /** No real money moves. */
  sandbox: is.flag,
  serverTime: instantField,
});

/** Who is asking, and what they may do. */
export type TreasurySession = ShapeOf<typeof treasurySessionSchema>;
