/** The whole back office behind tabs: what is held, what moves, what was paid, who did what. */
import { forwardRef, useId, type ReactNode } from 'react';
import type { TreasurySession } from '../../contract/treasury/session.js';
import { Frame, Heading, type RootProps } from '../../ui/Frame.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Audit } from '../Audit/Audit.js';
import { Deliveries } from '../Deliveries/Deliveries.js';
import { ExchangeBalances } from '../ExchangeBalances/ExchangeBalances.js';
import { ProcessingBalances } from '../ProcessingBalances/ProcessingBalances.js';
import { useTreasurySession } from '../session/useTreasurySession.js';
import { useTreasuryContext } from '../treasuryContext.js';
import type { TreasuryError } from '../treasuryError.js';
import { UnconfirmedTransfers } from '../UnconfirmedTransfers/UnconfirmedTransfers.js';
import { useHeldError } from '../useHeldError.js';
import { ClosedPanel } from './ClosedPanel.js';
import { OrdersTab } from './OrdersTab.js';
import { SessionLine } from './SessionLine.js';
import { panelId, tabId, TabList } from './TabList.js';
import { tabsOf, type TreasuryTab } from './treasuryTabs.js';
import { useFocusOnReturn } from './useFocusOnReturn.js';
import { usePanelPlace, type PanelPlaceState } from './usePanelPlace.js';
import { useShownTab } from './useShownTab.js';
import { WithdrawalsTab } from './WithdrawalsTab.js';

/** Props of {@link TreasuryPanel}. */
export interface TreasuryPanelProps extends RootProps {
  /** The tab that is shown first. @default "balances" */
  readonly initialTab?: TreasuryTab | undefined;
  /**
   * Keeps the tab in the page's address, as `#treasury-orders`, so that a reload finds it again. For a
   * page whose hash belongs to nobody else.
   *
   * @default false
   */
  readonly tabInHash?: boolean | undefined;
}

/** Refusals after which nothing may be shown any more, whatever was read before. */
const CLOSED = ['unauthorized', 'forbidden'];

function statusOf(session: TreasurySession | undefined, error: TreasuryError | null): string {
  if (error && CLOSED.includes(error.code)) return error.code;
  if (session) return 'ready';
  return error ? 'error' : 'loading';
}

/**
 * The panel. Needs a `TreasuryProvider` around it. Asks only for who is signed in and for what the shown
 * tab needs; each part also stands alone. Where a session ends, what was open is open again once the
 * same person has signed in anew, also if the page was left for that.
 *
 * @selector [data-status] `loading`, `unauthorized`, `forbidden`, `error` or `ready`
 */
export const TreasuryPanel = forwardRef<HTMLElement, TreasuryPanelProps>(function TreasuryPanel(
  { initialTab = 'balances', tabInHash = false, ...root },
  ref,
) {
  const { client, messages } = useTreasuryContext('TreasuryPanel');
  const query = useTreasurySession();
  const { data: session, isFetching } = query;
  const error = useHeldError(query);
  const status = statusOf(session, error);
  const place = usePanelPlace({
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
        <Parts key={session.who} session={session} place={place} tabInHash={tabInHash} />
      ) : (
        error && (
          <ClosedPanel
            error={error}
            wasOpen={place.wasOpen}
            isFetching={isFetching}
            onRetry={() => void query.refetch()}
          />
        )
      )}
    </Frame>
  );
});

interface PartsProps {
  readonly session: TreasurySession;
  readonly place: PanelPlaceState;
  readonly tabInHash: boolean;
}

/** The tabs and the part of the shown one; what is open in a tab stays open beside the others. */
function Parts({ session, place, tabInHash }: PartsProps) {
  const base = useId();
  const tabs = tabsOf(session);
  const { move, hasEnded } = place;
  const { withdrawals, order, tab } = place.at;
  const [chosen, show] = useShownTab(tab, (next) => move({ tab: next }), tabInHash);
  const panel = useFocusOnReturn<HTMLDivElement>(hasEnded);
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
        place={withdrawals}
        onPlace={(next) => move({ withdrawals: next })}
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
    deliveries: () => <Deliveries />,
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
