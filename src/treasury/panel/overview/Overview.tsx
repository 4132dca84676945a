/** The first page of the back office: what needs a person, what is booked, and where the money is. */
import { Frame, Heading, type RootProps } from '../../../ui/Frame.js';
import { useUi } from '../../../ui/uiContext.js';
import { useNow } from '../../../ui/useNow.js';
import type { ActivityStart } from '../activity/Activity.js';
import type { OrderReference } from '../client.js';
import { LiveRegion } from '../LiveRegion.js';
import { NeedsYou } from './NeedsYou.js';
import type { TaskTarget } from './taskText.js';
import { guarded } from '../Guarded.js';
import { Button } from '../Button.js';
import { FirstOrder } from '../FirstOrder.js';
import { useOrderCounts, useTreasurySession } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { FiguresTiles } from '../figures/FiguresTiles.js';
import { BookedIncome } from '../figures/BookedIncome.js';
import { MoneyOnTheWay } from '../figures/MoneyOnTheWay.js';
import { NetworkBalances } from '../figures/NetworkBalances.js';

/** Props of {@link Overview}. */
export interface OverviewProps extends RootProps {
  /** Shows an order, and begins what the pressed button said: `OrderDetail` takes it as `begin`. */
  readonly onOpenOrder: (order: OrderReference, begin?: 'refund') => void;
  /** Shows a withdrawal. @param id the draft's own id */
  readonly onOpenWithdrawal: (id: string) => void;
  /** Shows all of what is summed up here. */
  readonly onShow: (what: 'orders' | 'balances') => void;
  /** Shows what happened, narrowed to what a row is about. */
  readonly onOpenActivity: (start: ActivityStart) => void;
}

/**
 * The first page of the back office. Needs a `TreasuryProvider` around it. "Needs you" lists what the
 * signed-in person has to do or to know, the most urgent first, each with one button.
 *
 * @selector [data-status] `ready`; each list has its own
 */
export const Overview = guarded<OverviewProps>(function Overview(
  { onOpenOrder, onOpenWithdrawal, onOpenActivity, onShow, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  const hasOrders = session?.orders === true;
  const { data: counted } = useOrderCounts({}, { enabled: hasOrders });
  // Figures of nothing would be a page of zeros.
  const isFirstDay = counted?.counts?.find(({ view }) => view === 'all')?.count === 0;
  function open(target: TaskTarget): void {
    if (target.to === 'withdrawal') onOpenWithdrawal(target.id);
    else if (target.to === 'order') onOpenOrder(target.order, target.begin);
    else if (target.to === 'activity') onOpenActivity(target.start);
    else onShow(target.to);
  }
  return (
    <Frame
      {...root}
      ref={ref}
      part="till-treasury till-overview"
      label={messages.tabs.overview}
      status="ready"
      sandbox={session?.sandbox}
    >
      <LiveRegion>
        <div className="till-overview-head">
          <Heading>{messages.tabs.overview}</Heading>
          <Today />
        </div>
        <NeedsYou onOpen={open} />
        {isFirstDay && <FirstOrder />}
        <div className="till-overview-figures">
          {!isFirstDay && <FiguresTiles />}
          {hasOrders && !isFirstDay && <BookedIncome />}
          {hasOrders && !isFirstDay && <MoneyOnTheWay onOpenOrder={onOpenOrder} />}
          <NetworkBalances
            action={
              <Button kind="link" onClick={() => onShow('balances')}>
                {messages.allBalances}
              </Button>
            }
          />
        </div>
      </LiveRegion>
    </Frame>
  );
});

/** Draws the day and the time. */
function Today() {
  const { locale } = useUi();
  const now = useNow(true, 0);
  if (now === 0) return null;
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return <span className="till-muted">{format.format(now)}</span>;
}
