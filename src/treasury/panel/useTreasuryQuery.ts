/** What a component shows of an answer: its last error, and the time at the store. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../ui/useNow.js';
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

/** Fine enough for ages: rows need not be drawn each second. */
const STEP_MS = 15_000;

/**
 * @param serverTime the store's clock in its answer: RFC 3339; undefined if it did not say.
 * @param answeredAt when the answer came, by this device's clock: milliseconds since the epoch.
 * @returns milliseconds since the epoch.
 */
export function useServerNow(serverTime: string | undefined, answeredAt: number): number {
  const now = useNow(true, answeredAt);
  const since = Math.floor(Math.max(0, now - answeredAt) / STEP_MS) * STEP_MS;
  return serverTime === undefined ? answeredAt : Date.parse(serverTime) + since;
}
