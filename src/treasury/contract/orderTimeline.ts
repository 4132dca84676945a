/** What happened to one order, who or what said so, and what came of it. */
import { decimalField, timestampField } from '../../contract/fieldSchemas.js';
import * as s from '../../contract/schema.js';

/** One entry of the timeline. Fields that do not apply are null. */
export type OrderTimelineEntry = s.Infer<typeof orderTimelineEntrySchema>;

/** See {@link OrderTimelineEntry}. */
export const orderTimelineEntrySchema = s.looseObject({
  /** Unique within the order. */
  id: s.string(),
  at: timestampField,
  /**
   * Of the order: `opened` | `amended` | `quoted` | `seen` | `confirmed` | `held` | `released` | `paid` |
   * `marked_paid` | `closed`. Of a refund link: `link_made` | `link_opened` | `link_claimed` | `link_revoked` |
   * `link_ended`. Of a refund: `refund_` and the step of the withdrawal, such as `refund_drafted`. Open.
   */
  kind: s.string(),
  /** Who said so: `service_event` (signed) | `service_list` | `service_lookup` | `store` | `customer`; open. */
  source: s.string(),
  /** The person of the back office; null if it was none, or is not known. */
  who: s.nullable(s.string()),
  /** In the person's own words; of a withdrawal also the service's. */
  reason: s.nullable(s.string()),
  /** Coins; US dollars for `amended`. */
  amount: s.nullable(decimalField),
  code: s.nullable(s.string()),
  /** Of `amended`: the price in the store's own currency, if it has one. */
  display: s.nullable(s.looseObject({ amount: decimalField, currency: s.string() })),
  networkName: s.nullable(s.string()),
  /** Of `quoted`: US dollars for one coin, whose rate that is, and when the price ends. */
  rate: s.nullable(decimalField),
  rateSource: s.nullable(s.string()),
  /** Of `quoted` and `link_made`: when it ends. */
  until: s.nullable(timestampField),
  /** Number of the signed webhook, as in the list of webhooks. */
  webhook: s.nullable(s.integer),
  /** How a payment counts: `counted` | `deposit` | `late` | `wrong_currency`; open. */
  counts: s.nullable(s.string()),
  txHash: s.nullable(s.string()),
  /** Of `seen`: whether something said so before, of this same transfer. */
  again: s.boolean,
  /** Of `paid`: when the store's own callback has taken it. Null if no callback has succeeded. */
  toldAt: s.nullable(timestampField),
  /** Ids of the entries that caused this one. */
  because: s.array(s.string()),
});
