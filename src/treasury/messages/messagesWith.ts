/** The store's own sentences in place of the English ones, none of which can take the page away. */
import { mergeMessages } from '../../ui/messages/mergeMessages.js';
import { en, type TreasuryMessages } from './en.js';

/**
 * Key by key, also inside a table. A sentence of another kind than ours is passed over, and in place of
 * if a function fails or returns no text, our sentence is used and the console shows an error.
 */
export function messagesWith(own: Partial<TreasuryMessages> | null | undefined): TreasuryMessages {
  const merged = mergeMessages(en, own, true);
  /** Whole, not sentence by sentence: the store may say the same in fewer. */
  const list = (key: 'releaseConsequences' | 'markConsequences'): string[] => {
    const given: unknown = own?.[key];
    return Array.isArray(given) ? given.map(String) : en[key];
  };
  return {
    ...merged,
    releaseConsequences: list('releaseConsequences'),
    markConsequences: list('markConsequences'),
  };
}
