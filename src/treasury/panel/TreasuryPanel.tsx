/** The whole back office behind tabs. */
import { forwardRef, useEffect, useId, useRef, type RefObject } from 'react';
import type { TreasurySession } from '../../contract/treasury/session.js';
import { Frame, Heading, type RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Button } from '../Button.js';
import { ProblemNotice, RetryButton } from '../ProblemNotice.js';
import { OfflineNotice } from '../live/ConnectionStatus.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useLastError } from '../useTreasuryQuery.js';
import { PanelStatus } from './PanelStatus.js';
import { panelId, tabId, TabList } from './TabList.js';
import { tabParts } from './tabParts.js';
import { useTabCounts } from './tabCounts.js';
import { tabsFor, useShownTab, type TreasuryTab } from './treasuryTabs.js';
import { usePanelLocation, type PanelLocationState } from './usePanelLocation.js';

/** Props of {@link TreasuryPanel}. */
export interface TreasuryPanelProps extends RootProps {
  /** The tab that is shown first. @default "overview" */
  readonly initialTab?: TreasuryTab | undefined;
  /**
   * Keeps the tab in the page's address, as `#treasury-orders`, so that a reload finds it again. Only for
   * a page that does not use its hash otherwise.
   *
   * @default false
   */
  readonly tabInHash?: boolean | undefined;
  /**
   * Puts the number of tasks before the title of the page, as `(3) Back office`, and takes it away again.
   * Off, because the title is the page's own.
   *
   * @default false
   */
  readonly titleBadge?: boolean | undefined;
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
export const TreasuryPanel = forwardRef<HTMLElement, TreasuryPanelProps>(function TreasuryPanel(
  { initialTab = 'overview', tabInHash = false, titleBadge = false, ...root },
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
      <div className="till-panel-head">
        <Heading>{messages.panel}</Heading>
        {status === 'ready' && session && (
          <>
            <SessionLine session={session} />
            <PanelStatus session={session} titleBadge={titleBadge} />
          </>
        )}
      </div>
      {status === 'ready' && <OfflineNotice />}
      {status === 'loading' && <Skeleton label={messages.panelLoading} lines={4} />}
      {status === 'ready' && session ? (
        <PanelTabs
          key={session.who}
          session={session}
          location={panelLocation}
          tabInHash={tabInHash}
        />
      ) : (
        error && <ClosedPanel query={query} error={error} wasOpen={panelLocation.wasOpen} />
      )}
    </Frame>
  );
});

interface PanelTabsProps {
  readonly session: TreasurySession;
  readonly location: PanelLocationState;
  readonly tabInHash: boolean;
}

/** Draws the tabs and the shown panel. What is open in a tab stays open while another is shown. */
function PanelTabs({ session, location, tabInHash }: PanelTabsProps) {
  const messages = useTreasuryMessages();
  const base = useId();
  const counts = useTabCounts(session);
  const tabs = tabsFor(session);
  const { move, hasEnded } = location;
  const [chosen, show] = useShownTab(
    location.location.tab,
    (next) => move({ tab: next }),
    tabInHash,
  );
  const panel = useFocusAfterSignIn<HTMLDivElement>(hasEnded);
  const shown = tabs.includes(chosen) ? chosen : 'overview';
  const { Part } = tabParts[shown];
  return (
    <>
      <TabList tabs={tabs} counts={counts} shown={shown} base={base} onShow={show} />
      <div
        key={shown}
        ref={panel}
        role="tabpanel"
        id={panelId(base)}
        className="till-tab-panel"
        aria-labelledby={tabId(base, shown)}
        tabIndex={0}
      >
        <Part
          session={session}
          location={location.location}
          move={move}
          show={show}
          openOrder={(next) => {
            move({ order: next });
            show('orders');
          }}
          openWithdrawal={(id) => {
            move({ withdrawals: { view: 'one', id, fromElsewhere: true } });
            show('withdrawals');
          }}
          waiting={<Skeleton label={messages.partLoading} lines={5} />}
          failed={(retry, inVain) => <PartFailed retry={retry} inVain={inVain} />}
        />
      </div>
    </>
  );
}

interface PartFailedProps {
  readonly retry: () => void;
  /** Whether a retry has failed already. */
  readonly inVain: boolean;
}

/** Draws that the code of a tab could not be loaded. */
function PartFailed({ retry, inVain }: PartFailedProps) {
  const messages = useTreasuryMessages();
  return (
    <Notice
      tone="danger"
      title={messages.partFailed}
      action={
        <Button kind="quiet" onClick={inVain ? () => window.location.reload() : retry}>
          {inVain ? messages.reloadPage : messages.tryAgain}
        </Button>
      }
    >
      {inVain ? messages.partFailedAgain : messages.partFailedLead}
    </Notice>
  );
}

interface ClosedPanelProps {
  readonly query: ReturnType<typeof useTreasurySession>;
  readonly error: TreasuryError;
  /** Whether a person was signed in on this page before. */
  readonly wasOpen: boolean;
}

/** Draws why the panel is closed: not signed in, not allowed, or a problem. */
function ClosedPanel({ query, error, wasOpen }: ClosedPanelProps) {
  const messages = useTreasuryMessages();
  const retry = <RetryButton query={query} />;
  if (error.code === 'unauthorized') {
    return (
      <Notice tone="info" title={messages.panelNobody} action={retry}>
        {wasOpen ? messages.panelEnded : messages.panelNobodyLead}
      </Notice>
    );
  }
  if (error.code === 'forbidden') {
    return (
      <Notice tone="info" title={messages.panelMayNot} action={retry}>
        {messages.panelMayNotLead}
      </Notice>
    );
  }
  const title = error.retryable ? messages.panelAway : messages.panelFailed;
  return <ProblemNotice error={error} title={title} action={retry} />;
}

/** Draws who is signed in, and what they may do. */
function SessionLine({ session }: { readonly session: TreasurySession }) {
  const messages = useTreasuryMessages();
  const { who, may, needsApproval } = session;
  return (
    <p className="till-session">
      <bdi className="till-session-who">{messages.signedInAs(who)}</bdi>
      <span className="till-muted">
        {messages.rightsOf(may)}
        {needsApproval && may.withdraw && ` · ${messages.draftsNeedApproval}`}
      </span>
    </p>
  );
}

/**
 * Moves the focus to the open tab after signing in again, because the pressed button is gone.
 *
 * @param hasEnded whether a session has ended on this page.
 * @returns ref of the element that takes the focus.
 */
function useFocusAfterSignIn<E extends HTMLElement>(hasEnded: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const returns = useRef(hasEnded);
  useEffect(() => {
    const { activeElement: active, body } = document;
    if (returns.current && (!active || active === body)) element.current?.focus();
  }, []);
  return element;
}
