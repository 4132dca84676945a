/**
 * Text saved in the browser tab's `sessionStorage`: it survives a reload and a new sign-in, is not
 * shared with other tabs, and ends with the tab.
 */
import { useState } from 'react';
import type { Schema } from '../../contract/schema.js';
import { readStorage, writeStorage } from '../../ui/storage.js';
import { useTreasurySession } from './storeReads.js';
import { useTreasuryContext } from './treasuryContext.js';

function parsed<T>(text: string | null, schema: Schema<T>): T | null {
  try {
    const kept = schema.safeParse(JSON.parse(text ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** @returns the JSON saved under the key, or null if there is none or it does not fit the schema. */
export const readSavedJson = <T>(key: string, schema: Schema<T>): T | null =>
  parsed(readStorage('sessionStorage', key), schema);

/** Saves a text, or removes it with null. */
export const save = (key: string, text: string | null): void =>
  writeStorage('sessionStorage', key, text);

/** Joins parts to a key. Each part is encoded, so that different parts give different keys. */
export function savedKey(...words: readonly string[]): string {
  return words.map(encodeURIComponent).join('/');
}

/**
 * State that is saved per store and person.
 *
 * @param keyOf the key for a store's mount path and a person.
 * @param read from the saved text; null for none.
 * @param write to the text; null removes it.
 */
function useSaved<T>(
  keyOf: (endpoint: string, who: string) => string,
  read: (text: string | null) => T,
  write: (value: T) => string | null,
): readonly [T, (value: T) => void] {
  const { client } = useTreasuryContext('useSaved');
  const { data: session } = useTreasurySession();
  const key = session ? keyOf(client.endpoint, session.who) : null;
  const [given, setGiven] = useState<{ readonly key: string | null; readonly value: T }>();
  // What was typed before the session loaded belongs to its person.
  const isOwn = given && (given.key === key || given.key === null);
  return [
    isOwn ? given.value : read(key === null ? null : readStorage('sessionStorage', key)),
    (value) => {
      setGiven({ key, value });
      if (key !== null) save(key, write(value));
    },
  ];
}

/** The same for JSON. @param none without a saved value, and for one that does not fit the schema */
export const useSavedJson = <T>(
  keyOf: (endpoint: string, who: string) => string,
  schema: Schema<T>,
  none: T,
) => useSaved(keyOf, (text) => parsed(text, schema) ?? none, JSON.stringify);

/**
 * State of a text field, saved per store, person and purpose.
 *
 * @param purpose such as the name of an action and the id of its record.
 * @returns the text and its setter. Setting an empty text removes the saved one.
 */
export const useSavedText = (...purpose: readonly string[]) =>
  useSaved(
    (endpoint, who) => savedKey('tillkit:reason', endpoint, who, ...purpose),
    (text) => text ?? '',
    (text) => (text === '' ? null : text),
  );
