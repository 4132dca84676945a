/** Whether the page is live or cut off. */
import { formatAgo } from '../../../ui/formatTime.js';
import { Notice } from '../../../ui/Notice.js';
import { useUi } from '../../../ui/uiContext.js';
import { useNow } from '../../../ui/useNow.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useConnection } from './useConnection.js';

/** Draws "Live" or "Offline"; nothing while the page asks now and then. @selector [data-connection] */
export function ConnectionStatus() {
  const messages = useTreasuryMessages();
  const { state } = useConnection('TreasuryPanel');
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
  const { state, lastAnswerAt } = useConnection('TreasuryPanel');
  return (
    <div className="till-offline" role="status">
      {state === 'offline' && <OfflineText lastAnswerAt={lastAnswerAt} />}
    </div>
  );
}

function OfflineText({ lastAnswerAt }: { readonly lastAnswerAt: number }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
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
