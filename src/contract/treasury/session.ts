/** Who is asking, and what they may do. */
import { timestampField } from '../fieldSchemas.js';
import * as s from '../schema.js';

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
export const treasurySessionSchema = s.looseObject<TreasurySession>({
  wire: s.integer,
  who: s.string(),
  may: s.looseObject({
    read: s.boolean,
    withdraw: s.boolean,
    approve: s.boolean,
  }),
  needsApproval: s.boolean,
  orders: s.boolean,
  sandbox: s.boolean,
  serverTime: timestampField,
});
