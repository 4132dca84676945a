/** The last answer of the list of transfers, as one instance leaves it for the others. */
import * as z from 'zod';
import { transferBody } from '../../../payments/checkoutEvents.js';

/**
 * What the instances tell one another: where something arrived, and what it would be in the ledger.
 * The rows of the service also name senders and accounts of the store's owner; none of that goes in.
 */
const sharedAnswer = z.object({
  /** When the service answered: milliseconds since the epoch. */
  at: z.int(),
  arrivals: z.array(
    z.object({
      to: z.string(),
      body: transferBody.extend({ source: z.literal('service_list') }),
    }),
  ),
  /** Whether the list had shown the instance that asked a deposit before. */
  showsDeposits: z.boolean().optional(),
});

/** The last answer of the list of transfers. */
export type SharedAnswer = z.infer<typeof sharedAnswer>;

/** Something that arrived at an address, as the list of unconfirmed transfers tells it. */
export type Arrival = SharedAnswer['arrivals'][number];

/** Reads what another instance wrote; null for anything else, such as that of another version. */
export function readSharedAnswer(text: string | null): SharedAnswer | null {
  if (text === null) return null;
  try {
    return sharedAnswer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
