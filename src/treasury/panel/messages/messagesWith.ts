/** The store's own sentences in place of those of the back office. */
import { mergeMessages } from '../../../ui/messages/mergeMessages.js';
import { en, type TreasuryMessages } from './en.js';

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
  // Whole, not sentence by sentence: the store may say the same in fewer.
  const lists = Object.entries<unknown>(catalogue).flatMap(([key, ours]) => {
    const given: unknown = own?.[key as keyof TreasuryMessages];
    if (!Array.isArray(ours)) return [];
    return [[key, Array.isArray(given) ? given.map(String) : ours] as const];
  });
  return { ...mergeMessages(catalogue, own, true), ...Object.fromEntries(lists) };
}
