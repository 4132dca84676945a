/** Who is asking, and what they may do. */
import { instantField } from '../fields.js';
import * as is from '../shape.js';

/** Who is asking, and what they may do. */
export interface TreasurySession {
  readonly wire: number;
  /** The name under which the audit keeps what they do. */
  readonly who: string;
  readonly may: {
    readonly read: boolean;
    readonly withdraw: boolean;
    /** May approve what another has drafted. */
    readonly approve: boolean;
  };
  /** Whether what they draft needs the approval of another. */
  readonly needsApproval: boolean;
  /** Whether the store connected its orders; without, there are no orders, refunds and deliveries. */
  readonly orders: boolean;
  /** No real money moves. */
  readonly sandbox: boolean;
  readonly serverTime: string;
}

/** `GET session`. */
export const treasurySessionSchema = is.open<TreasurySession>({
  wire: is.whole,
  who: is.text(),
  may: is.open({
    read: is.flag,
    withdraw: is.flag,
    approve: is.flag,
  }),
  needsApproval: is.flag,
  orders: is.flag,
  sandbox: is.flag,
  serverTime: instantField,
});
