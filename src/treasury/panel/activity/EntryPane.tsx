/** One entry beside the list of activity, and which of them is open. */
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { ActivityDetail } from '../../contract/activity.js';
import { Icon } from '../../../ui/Icon.js';
import { closeIcon } from '../../../ui/icons.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { QueryProblem } from '../ProblemNotice.js';
import { isTyping } from '../SearchField.js';
import { useActivityEntry } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { useLastError } from '../useLastError.js';
import { ActFacts } from './ActFacts.js';
import { actKind } from './actText.js';
import { entryText } from './entryText.js';
import { NotificationFacts } from './NotificationFacts.js';
import type { EntryWays } from '../OrderLink.js';
import { WebhookFacts } from './WebhookFacts.js';

/** Props of {@link EntryPane}. */
export interface EntryPaneProps extends EntryWays {
  readonly id: number;
  readonly onClose: () => void;
}

/** Draws the entry. Its heading takes the focus; Escape closes it. */
export function EntryPane({ id, onClose, ...ways }: EntryPaneProps) {
  const { messages, locale } = useWords();
  const query = useActivityEntry(id);
  const error = useLastError(query);
  const { data: detail } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const base = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="till-activity-pane" aria-labelledby={base}>
      <header className="till-activity-pane-head">
        <h3 ref={heading} id={base} className="till-subheading" tabIndex={-1}>
          <bdi>
            {detail ? entryText(detail.entry, messages, locale).what : messages.activityEntry}
          </bdi>
        </h3>
        <button
          type="button"
          className="till-activity-close"
          aria-label={messages.logClose}
          onClick={onClose}
        >
          <Icon of={closeIcon} />
        </button>
      </header>
      {error && <QueryProblem error={error} query={query} failed={messages.activityEntryFailed} />}
      {!detail && !error && <Skeleton label={messages.activityEntryLoading} lines={4} />}
      {detail && <Facts detail={detail} {...ways} />}
    </section>
  );
}

function Facts({ detail, ...ways }: { readonly detail: ActivityDetail } & EntryWays) {
  const messages = useTreasuryMessages();
  const { entry, outcome, serverTime } = detail;
  const { webhook, notification, act, at, kind } = entry;
  return (
    <>
      <p className="till-muted">
        {(act && actKind(act, messages)) ?? messages.activitySources[kind] ?? kind}
      </p>
      {webhook && outcome && (
        <WebhookFacts id={entry.id} at={at} webhook={webhook} outcome={outcome} {...ways} />
      )}
      {notification && (
        <NotificationFacts notification={notification} serverTime={serverTime} {...ways} />
      )}
      {act && <ActFacts act={act} at={at} {...ways} />}
      {!webhook && !notification && !act && <p>{messages.activityUnreadableWhat}</p>}
    </>
  );
}

/**
 * @param log contains the rows, `data-row` with the id of each. Escape in it closes the pane.
 * @returns the open row, null while none is. After `close` a focus in the list goes back to its row.
 */
export function useOpenRow(log: RefObject<HTMLElement | null>, first: number | null) {
  const [id, open] = useState(first);
  function close(): void {
    const row = log.current?.querySelector<HTMLElement>(`[data-row="${String(id)}"]`);
    // On a phone the row is hidden until the pane is gone.
    open(null);
    if (log.current?.matches(':focus-within')) queueMicrotask(() => row?.focus());
  }
  useEffect(() => {
    if (id === null) return undefined;
    const office = log.current?.closest<HTMLElement>('.till:not([data-nested])');
    const onKey = (event: KeyboardEvent): void => {
      const isOfDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
      if (event.key === 'Escape' && !isOfDialog && !isTyping(event)) close();
    };
    office?.addEventListener('keydown', onKey);
    return () => office?.removeEventListener('keydown', onKey);
  });
  return { id, open, close };
}
