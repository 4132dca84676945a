/** The whole back office behind tabs. */
import { forwardRef, useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { TreasurySession } from '../../contract/treasury/session.js';
import { Frame, Heading, type RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { ProblemNotice, RetryButton } from '../ProblemNotice.js';
import { ExchangeBalances } from '../balances/ExchangeBalances.js';
import { ProcessingBalances } from '../balances/ProcessingBalances.js';
import { UnconfirmedTransfers } from '../balances/UnconfirmedTransfers.js';
import { Audit } from '../audit/Audit.js';
import { Webhooks } from '../webhooks/Webhooks.js';
import { useTreasurySession } from '../storeReads.js';
import { useTreasuryContext, useTreasuryMessages } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { useLastError } from '../useTreasuryQuery.js';
import { OrdersTab } from './OrdersTab.js';
import { panelId, tabId, TabList } from './TabList.js';
import { WithdrawalsTab } from './WithdrawalsTab.js';
import { tabsFor, useShownTab, type TreasuryTab } from './treasuryTabs.js';
import { usePanelLocation, type PanelLocationState } from './usePanelLocation.js';

/** Props of {@link TreasuryPanel}. */
export interface TreasuryPanelProps extends RootProps {
  /** The tab that is shown first. @default "balances" */
  readonly initialTab?: TreasuryTab | undefined;
  /**
   * Keeps the tab in the page's address, as `#treasury-orders`, so that a reload finds it again. Only for
   * a page that does not use its hash otherwise.
   *
   * @default false
   */
  readonly tabInHash?: boolean | undefined;
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
  { initialTab = 'balances', tabInHash = false, ...root },
  ref,
) {
  const { client, messages } = useTreasuryContext('TreasuryPanel');
  const query = useTreasurySession();
  const { data: session } = query;
  const error = useLastError(query);
  const status = statusOf(session, error);
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
      sandbox={session?.sandbox}
    >
      <div className="till-panel-head">
        <Heading>{messages.panel}</Heading>
        {status === 'ready' && session && <SessionLine session={session} />}
      </div>
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
  const base = useId();
  const tabs = tabsFor(session);
  const { move, hasEnded } = location;
  const { withdrawals, order, tab } = location.location;
  const [chosen, show] = useShownTab(tab, (next) => move({ tab: next }), tabInHash);
  const panel = useFocusAfterSignIn<HTMLDivElement>(hasEnded);
  const shown = tabs.includes(chosen) ? chosen : 'balances';
  function openWithdrawal(id: string): void {
    move({ withdrawals: { view: 'one', id, fromElsewhere: true } });
    show('withdrawals');
  }
  const parts = {
    balances: () => (
      <>
        <ProcessingBalances />
        <ExchangeBalances />
      </>
    ),
    transfers: () => <UnconfirmedTransfers />,
    withdrawals: () => (
      <WithdrawalsTab
        location={withdrawals}
        onNavigate={(next) => move({ withdrawals: next })}
        session={session}
      />
    ),
    orders: () => (
      <OrdersTab
        order={order}
        onOrder={(next) => move({ order: next })}
        onOpenWithdrawal={openWithdrawal}
      />
    ),
    deliveries: () => <Webhooks />,
    audit: () => <Audit />,
  } satisfies Record<TreasuryTab, () => ReactNode>;
  return (
    <>
      <TabList tabs={tabs} shown={shown} base={base} onShow={show} />
      <div
        key={shown}
        ref={panel}
        role="tabpanel"
        id={panelId(base)}
        className="till-tab-panel"
        aria-labelledby={tabId(base, shown)}
        tabIndex={0}
      >
        {parts[shown]()}
      </div>
    </>
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
        {messages.mayList(may)}
        {needsApproval && may.withdraw && `; ${messages.mayWithApproval}`}
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
