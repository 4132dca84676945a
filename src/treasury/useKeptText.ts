/** What a person types and would lose with the session: it is there again after signing in anew. */
import { useState } from 'react';
import { forget, keep, keptKey, readKept } from './keptText.js';
import { useTreasurySession } from './session/useTreasurySession.js';
import { useTreasuryContext } from './treasuryContext.js';

/**
 * One per store, person and purpose: what one has typed is not for the next who signs in.
 *
 * @param purpose what it is typed for, such as the name of a change and of what it changes.
 * @returns the text and its setter; the empty text is kept no longer.
 */
export function useKeptText(
  ...purpose: readonly string[]
): readonly [string, (text: string) => void] {
  const { client } = useTreasuryContext('useKeptText');
  const { data: session } = useTreasurySession();
  const key = session ? keptKey('tillkit:reason', client.endpoint, session.who, ...purpose) : null;
  const [typed, setTyped] = useState<{ readonly key: string | null; readonly text: string }>();
  // What was typed before it was known by whom is theirs.
  const isOwn = typed && (typed.key === key || typed.key === null);
  const text = isOwn ? typed.text : ((key === null ? null : readKept(key)) ?? '');
  function setText(next: string): void {
    setTyped({ key, text: next });
    if (key === null) return;
    if (next === '') forget(key);
    else keep(key, next);
  }
  return [text, setText];
}
