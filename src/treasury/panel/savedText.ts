/**
 * Text saved in the browser tab's `sessionStorage`: it survives a reload and a new sign-in, is not
 * shared with other tabs, and ends with the tab.
 */
import { useState } from 'react';
import type { Schema } from '../../contract/schema.js';
import { useTreasurySession } from './storeReads.js';
import { useTreasuryContext } from './treasuryContext.js';

/** Used if the browser does not allow storage: kept until the page is left. */
const inMemory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    // The property itself throws if the page may not store.
    return null;
  }
}

/** @returns the text saved under the key, or null. */
export function readSaved(key: string): string | null {
  return storage()?.getItem(key) ?? inMemory.get(key) ?? null;
}

/** @returns the JSON saved under the key, or null if there is none or it does not fit the schema. */
export function readSavedJson<T>(key: string, schema: Schema<T>): T | null {
  try {
    const kept = schema.safeParse(JSON.parse(readSaved(key) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Saves a text. */
export function save(key: string, text: string): void {
  try {
    const kept = storage();
    kept?.setItem(key, text);
    if (kept) inMemory.delete(key);
    else inMemory.set(key, text);
  } catch {
    // Full or forbidden: an older text in the storage must not win over this one.
    storage()?.removeItem(key);
    inMemory.set(key, text);
  }
}

/** Removes a saved text. */
export function removeSaved(key: string): void {
  inMemory.delete(key);
  storage()?.removeItem(key);
}

/** Joins parts to a key. Each part is encoded, so that different parts give different keys. */
export function savedKey(...words: readonly string[]): string {
  return words.map(encodeURIComponent).join('/');
}

/**
 * State of a text field, saved per store, person and purpose.
 *
 * @param purpose such as the name of an action and the id of its record.
 * @returns the text and its setter. Setting an empty text removes the saved one.
 */
export function useSavedText(
  ...purpose: readonly string[]
): readonly [string, (text: string) => void] {
  const { client } = useTreasuryContext('useKeptText');
  const { data: session } = useTreasurySession();
  const key = session ? savedKey('tillkit:reason', client.endpoint, session.who, ...purpose) : null;
  const [typed, setTyped] = useState<{ readonly key: string | null; readonly text: string }>();
  // Text that was typed before the session loaded belongs to its person.
  const isOwn = typed && (typed.key === key || typed.key === null);
  const text = isOwn ? typed.text : ((key === null ? null : readSaved(key)) ?? '');
  function setText(next: string): void {
    setTyped({ key, text: next });
    if (key === null) return;
    if (next === '') removeSaved(key);
    else save(key, next);
  }
  return [text, setText];
}
