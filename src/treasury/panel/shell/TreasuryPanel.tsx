/** The whole back office behind tabs. */
import { useEffect } from 'react';
import type { TreasurySession } from '../../contract/session.js';
import { Frame, type RootProps } from '../../../ui/Frame.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useLastError } from '../useLastError.js';
import { ClosedPanel } from './ClosedPanel.js';
import { PanelPage } from './PanelPage.js';
import { tabParts } from './tabParts.js';
import type { TreasuryTab } from './treasuryTabs.js';
import { usePanelLocation } from './usePanelLocation.js';
import { guarded } from '../Guarded.js';

/** Props of {@link TreasuryPanel}. */
export interface TreasuryPanelProps extends RootProps {
  /** The tab that is shown first. @default "overview" */
  readonly initialTab?: TreasuryTab | undefined;
  /**
   * Keeps the tab, and the order or withdrawal that is open in it, in the page's address:
   * `#treasury-orders/payment/1060`. A reload and the browser's way back find it again, and so does a colleague
   * who is sent it. Only for a page that does not use its hash otherwise.
   *
   * @default false
   */
  readonly tabInHash?: boolean | undefined;
  /** The store's name, above the tabs. @default "Back office" */
  readonly storeName?: string | undefined;
  /**
   * Where a person signs in: a path of the store, or an http(s) address. It is linked to when nobody is
   * signed in, and when this person has no access. Anything else than such an address is not linked to.
   *
   * @default none: the panel only offers to look again
   */
  readonly signInUrl?: string | undefined;
}

/** Errors after which no data may be shown, not even what was already read. */
const CLOSED = ['unauthorized', 'forbidden'];

function statusOf(session: TreasurySession | undefined, error: TreasuryError | null): string {
  if (error && CLOSED.includes(error.code)) return error.code;
  if (session) return 'ready';
  return error ? 'error' : 'loading';
}

/**
 * The panel. Needs a `TreasuryProvider` around it. Requests the session and what the shown tab needs;
 * each component also works alone. After a session has ended, the same person finds the same tab and
 * detail open again, even if they left the page to sign in.
 *
 * @selector [data-status] `loading`, `unauthorized`, `forbidden`, `error` or `ready`
 */
export const TreasuryPanel = guarded<TreasuryPanelProps>(function TreasuryPanel(
  { initialTab = 'overview', tabInHash = false, signInUrl, storeName, ...root },
  ref,
) {
  const { client, messages } = useTreasuryContext('TreasuryPanel');
  const query = useTreasurySession();
  const { data: session } = query;
  const error = useLastError(query);
  const status = statusOf(session, error);
  // Beside the session's answer, not after it.
  useEffect(() => void tabParts[initialTab].preload(), [initialTab]);
  const panelLocation = usePanelLocation({
    endpoint: client.endpoint,
    who: session?.who,
    initialTab,
    isInHash: tabInHash,
    isClosed: status === 'unauthorized',
  });
  return (
    <Frame
      {...root}
      ref={ref}
      part="till-treasury till-treasury-panel"
      label={messages.panel}
      status={status}
      busy={status === 'loading'}
    >
      {status === 'loading' && <Skeleton label={messages.panelLoading} lines={4} />}
      {status === 'ready' && session ? (
        <PanelPage
          key={session.who}
          session={session}
          location={panelLocation}
          tabInHash={tabInHash}
          storeName={storeName}
          signInUrl={signInUrl}
        />
      ) : (
        error && (
          <ClosedPanel
            query={query}
            error={error}
            wasOpen={panelLocation.wasOpen}
            signInUrl={signInUrl}
            storeName={storeName}
          />
        )
      )}
    </Frame>
  );
});
