/** The error that a component shows of its query: the last one, until something better is known. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { TreasuryError } from './treasuryError.js';

/** Fields of a query that {@link useLastError} needs. */
export type FallibleQuery = Pick<
  UseQueryResult<unknown, TreasuryError>,
  'data' | 'error' | 'errorUpdatedAt'
>;

/** An error and its time, which tells it from an error of another query in the same component. */
interface LastError {
  readonly error: TreasuryError;
  readonly at: number;
}

/**
 * The query's last error. React Query clears the error of a query without data when it fetches again;
 * the page would then flicker between error and loading, and "Try again" would lose the focus.
 *
 * @returns null before the first answer and after a success.
 */
export function useLastError({ data, error, errorUpdatedAt }: FallibleQuery): TreasuryError | null {
  const [held, hold] = useState<LastError | null>(null);
  if (error && error !== held?.error) hold({ error, at: errorUpdatedAt });
  if (error) return error;
  return data === undefined && held?.at === errorUpdatedAt ? held.error : null;
}
