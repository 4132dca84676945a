/** How the page is connected to the store. */
import { useSyncExternalStore } from 'react';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useIsLive } from './liveState.js';

/** State of the connection. */
export interface Connection {
  /**
   * `live`: changes are hinted at. `polling`: the page asks now and then. `offline`: the store did not
   * answer last time.
   */
  readonly state: 'live' | 'polling' | 'offline';
  /** When the store last answered: milliseconds since the epoch; 0 before. */
  readonly lastAnswerAt: number;
}

const NO_ANSWER: readonly unknown[] = ['offline', 'unreachable', 'timeout'];
const isNoAnswer = (error: TreasuryError | null): boolean => NO_ANSWER.includes(error?.code);

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The state of the connection, by the last answer about the session, which is asked for regularly. */
export function useConnection(caller: string): Connection {
  const { client } = useTreasuryContext(caller);
  const { error, failureReason, dataUpdatedAt } = useTreasurySession();
  const live = useIsLive(client);
  const hasNetwork = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // While it is asked again the error is not yet one.
  const isOffline = !hasNetwork || isNoAnswer(error) || isNoAnswer(failureReason);
  return { state: isOffline ? 'offline' : live ? 'live' : 'polling', lastAnswerAt: dataUpdatedAt };
}

/** Whether nothing can be sent now. */
export const useIsOffline = (): boolean => useConnection('useIsOffline').state === 'offline';
