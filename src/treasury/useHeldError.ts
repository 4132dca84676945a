/** The last failure of a reading, for as long as nothing better is known. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { TreasuryError } from './treasuryError.js';

/**
 * React Query forgets a failure as soon as it asks again, where it has never had an answer; a page
 * that asks every few seconds would blink between "failed" and "loading".
 *
 * @returns the failure of the last answer or silence; null before the first and after a success.
 */
export function useHeldError({
  data,
  error,
}: Pick<UseQueryResult<unknown, TreasuryError>, 'data' | 'error'>): TreasuryError | null {
  const [held, hold] = useState<TreasuryError | null>(null);
  const now = error ?? (data === undefined ? held : null);
  if (now !== held) hold(now);
  return now;
}
