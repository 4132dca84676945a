/** Whether the page is live or cut off. */
import { formatAgo } from '../../../ui/formatTime.js';
import { Notice } from '../../../ui/Notice.js';
import { useNow } from '../../../ui/useNow.js';
import { useTreasuryContext, useTreasuryMessages, useWords } from '../treasuryContext.js';
import { useSyncExternalStore } from 'react';
import { useTreasurySession } from '../storeReads.js';
import type { TreasuryError } from '../treasuryError.js';
import { useIsLive } from './liveState.js';

/** Draws "Live" or "Offline"; nothing while the page asks now and then. @selector [data-connection] */
export function ConnectionStatus() {
  const messages = useTreasuryMessages();
  const { state } = useConnection();
  if (state === 'polling') return null;
  const isLive = state === 'live';
  return (
    <p
      className="till-connection"
      data-connection={state}
      title={isLive ? messages.liveLead : undefined}
    >
      <span className="till-connection-dot" aria-hidden="true" />
      <span className="till-connection-name">{isLive ? messages.live : messages.offline}</span>
    </p>
  );
}

/** Draws what being offline means; nothing while the store answers. Announced, because nothing can be sent. */
export function OfflineNotice() {
  const { state, lastAnswerAt } = useConnection();
  return (
    <div className="till-offline" role="status">
      {state === 'offline' && <OfflineText lastAnswerAt={lastAnswerAt} />}
    </div>
  );
}

function OfflineText({ lastAnswerAt }: { readonly lastAnswerAt: number }) {
  const { messages, locale } = useWords();
  const now = useNow(true, lastAnswerAt);
  return (
    <Notice tone="warning" title={messages.offlineTitle}>
      {lastAnswerAt === 0
        ? messages.offlineLeadUnknown
        : // The age alone changes; it is not read out again each minute.
          messages.offlineLead(
            formatAgo(Math.floor((now - lastAnswerAt) / 60_000) * 60_000, locale),
          )}
    </Notice>
  );
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

/**
 * The state of the connection, by the last answer about the session, which is asked for regularly.
 *
 * @returns `live`: changes are hinted at; `polling`: the page asks now and then; `offline`: the store did not
 *   answer last time. `lastAnswerAt`: milliseconds since the epoch; 0 before the first answer.
 */
function useConnection() {
  const { client } = useTreasuryContext('TreasuryPanel');
  const { error, failureReason, dataUpdatedAt } = useTreasurySession();
  const live = useIsLive(client);
  const hasNetwork = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // While it is asked again the error is not yet one.
  const isOffline = !hasNetwork || isNoAnswer(error) || isNoAnswer(failureReason);
  const state = isOffline ? 'offline' : live ? 'live' : 'polling';
  return { state, lastAnswerAt: dataUpdatedAt };
}

/** Whether nothing can be sent now. */
export const useIsOffline = (): boolean => useConnection().state === 'offline';
