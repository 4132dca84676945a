/** The time zone in which staff want their days to begin: this device's, until a person chooses another. */
import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../../ui/storage.js';

const KEY = 'tillkit:books-zone';

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether this browser knows a zone: one that was saved may come from another. */
function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function chosenZone(): string {
  const saved = readStorage('localStorage', KEY);
  return saved !== null && isKnown(saved) ? saved : deviceZone();
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses one, for every part of the page. */
function chooseZone(zone: string): void {
  writeStorage('localStorage', KEY, zone === deviceZone() ? null : zone);
  for (const listener of listeners) listener();
}

/** @returns the zone, and what sets it. */
export const useChosenZone = (): readonly [string, (zone: string) => void] => [
  useSyncExternalStore(listen, chosenZone, deviceZone),
  chooseZone,
];

/** Every zone that can be chosen: that of this device and UTC first. */
export function zonesWith(chosen: string): string[] {
  return [...new Set([deviceZone(), 'UTC', chosen, ...Intl.supportedValuesOf('timeZone')])];
}
