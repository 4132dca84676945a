/** The last failure of a reading, for as long as nothing better is known. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { TreasuryError } from './treasuryError.js';

/** What of a reading tells whether, and when, it failed. */
export type FallibleQuery = Pick<
  UseQueryResult<unknown, TreasuryError>,
  'data' | 'error' | 'errorUpdatedAt'
>;

/** A failure, and when it came: another reading in the same place has failed at another time, or never. */
interface Held {
  readonly error: TreasuryError;
  readonly at: number;
}

/**
 * React Query forgets a failure as soon as it asks again, where it has never had an answer; a page
 * that asks every few seconds would blink between "failed" and "loading", and a pressed "Try again"
 * would be gone with the focus on it.
 *
 * @returns the failure of the last answer or silence; null before the first and after a success.
 */
export function useHeldError({ data, error, errorUpdatedAt }: FallibleQuery): TreasuryError | null {
  const [held, hold] = useState<Held | null>(null);
  if (error && error !== held?.error) hold({ error, at: errorUpdatedAt });
  if (error) return error;
  return data === undefined && held?.at === errorUpdatedAt ? held.error : null;
}
