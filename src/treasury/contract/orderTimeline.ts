/** What happened to one order, who or what said so, and what came of it. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import type { DecimalString } from '../../money/decimalString.js';
import * as s from '../../contract/schema.js';

/** One entry of the timeline. Fields that do not apply are null. */
export interface OrderTimelineEntry {
  /** Unique within the order. */
  readonly id: string;
  readonly at: string;
  /**
   * Of the order: `opened` | `amended` | `quoted` | `seen` | `confirmed` | `held` | `released` | `paid` |
   * `marked_paid` | `closed`. Of a refund link: `link_made` | `link_opened` | `link_claimed` | `link_revoked` |
   * `link_ended`. Of a refund: `refund_` and the step of the withdrawal, such as `refund_drafted`. Open.
   */
  readonly kind: string;
  /** Who said so: `service_event` (signed) | `service_list` | `service_lookup` | `store` | `customer`; open. */
  readonly source: string;
  /** The person of the back office; null if it was none, or is not known. */
  readonly who: string | null;
  /** In the person's own words; of a withdrawal also the service's. */
  readonly reason: string | null;
  /** Coins; US dollars for `amended`. */
  readonly amount: DecimalString | null;
  readonly code: string | null;
  readonly networkName: string | null;
  /** Of `quoted`: US dollars for one coin, whose rate that is, and when the price ends. */
  readonly rate: DecimalString | null;
  readonly rateSource: string | null;
  /** Of `quoted` and `link_made`: when it ends. */
  readonly until: string | null;
  /** Number of the signed webhook, as in the list of webhooks. */
  readonly webhook: number | null;
  /** How a payment counts: `counted` | `deposit` | `late` | `wrong_currency`; open. */
  readonly counts: string | null;
  readonly txHash: string | null;
  /** Of `paid`: when the store's own callback has taken it. Null if no callback has succeeded. */
  readonly toldAt: string | null;
  /** Ids of the entries that caused this one. */
  readonly because: readonly string[];
}

/** See {@link OrderTimelineEntry}. */
export const orderTimelineEntrySchema = s.looseObject<OrderTimelineEntry>({
  id: s.string(),
  at: timestampField,
  kind: s.string(),
  source: s.string(),
  who: s.nullable(s.string()),
  reason: s.nullable(s.string()),
  amount: s.nullable(decimalField),
  code: s.nullable(s.string()),
  networkName: s.nullable(s.string()),
  rate: s.nullable(decimalField),
  rateSource: s.nullable(s.string()),
  until: s.nullable(timestampField),
  webhook: s.nullable(s.integer),
  counts: s.nullable(s.string()),
  txHash: s.nullable(s.string()),
  toldAt: s.nullable(timestampField),
  because: s.array(s.string()),
});
