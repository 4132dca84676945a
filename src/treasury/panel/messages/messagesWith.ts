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
