/** Four figures in a row: paid today, unpaid, pending, available. */
import type { ReactNode } from 'react';
import type { Figures } from '../../contract/figures.js';
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { Frame, Heading, type RootProps } from '../../../ui/Frame.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Value } from '../balances/Value.js';
import type { TreasuryMessages } from '../messages/en.js';
import { QueryProblem } from '../ProblemNotice.js';
import { useFigures, useProcessingBalances, useTreasurySession } from '../storeReads.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useLastError } from '../useTreasuryQuery.js';
import { viewerTimeZone } from './dates.js';
import { guarded } from '../Guarded.js';

/** Props of {@link FiguresTiles}. */
export type FiguresTilesProps = RootProps;

/**
 * The figures of this moment. What is not known is a dash, never zero; without a store's orders only what is
 * available is shown. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `ready`
 */
export const FiguresTiles = guarded<FiguresTilesProps>(function FiguresTiles(root) {
  const messages = useTreasuryMessages();
  const { data: session } = useTreasurySession();
  return (
    <Frame
      {...root}
      part="till-treasury till-figure till-tiles"
      label={messages.figuresTitle}
      status="ready"
    >
      <div className="till-visually-hidden">
        <Heading>{messages.figuresTitle}</Heading>
      </div>
      <dl className="till-tile-row">
        {session?.orders === true && <OrderTiles />}
        <Available />
      </dl>
    </Frame>
  );
});

interface TileProps {
  readonly name: string;
  /** US dollars; null if unknown. */
  readonly usd: DecimalString | null | undefined;
  readonly children?: ReactNode;
}

function Tile({ name, usd, children }: TileProps) {
  return (
    <div className="till-tile">
      <dt className="till-muted">{name}</dt>
      <dd className="till-tile-figure">
        {usd === undefined ? <Skeleton lines={1} /> : usd === null ? '—' : <Value usd={usd} />}
      </dd>
      {children !== undefined && <dd className="till-tile-note till-muted">{children}</dd>}
    </div>
  );
}

/** The tiles need today alone, and ask for the same days as the chart beside them. */
function OrderTiles() {
  const messages = useTreasuryMessages();
  const query = useFigures({ days: 14, timeZone: viewerTimeZone() });
  const error = useLastError(query);
  const { data } = query;
  // Undefined while it is on its way, null where it is not known.
  const figures = data?.figures ?? (data || error ? null : undefined);
  const usdOf = (read: (known: Figures) => { readonly amountUsd: DecimalString }) =>
    figures ? read(figures).amountUsd : figures;
  return (
    <>
      <Tile name={messages.paidTodayTile} usd={usdOf(({ paidToday }) => paidToday)}>
        {figures && messages.ordersCounted(figures.paidToday.orders)}
      </Tile>
      <Tile name={messages.unpaidTile} usd={usdOf(({ unpaid }) => unpaid)}>
        {figures && unpaidNote(figures, messages)}
      </Tile>
      <Tile name={messages.pendingTile} usd={usdOf(({ pending }) => pending)}>
        {figures && <PendingNote figures={figures} />}
      </Tile>
    </>
  );
}

/** How many orders, and of how many the price still counts. */
function unpaidNote({ unpaid: { orders, live } }: Figures, messages: TreasuryMessages): string {
  return orders === 0 ? messages.ordersCounted(orders) : messages.ordersWithLivePrice(orders, live);
}

function PendingNote({ figures: { pending } }: { readonly figures: Figures }) {
  const messages = useTreasuryMessages();
  const { transfers, unvalued } = pending;
  return (
    <>
      <span>{messages.transfersPending(transfers)}</span>
      {unvalued > 0 && <span>{`; ${messages.ofUnknownValue(unvalued)}`}</span>}
    </>
  );
}

/** What the answer is not whole for; null if it is. */
function lackOf(view: ProcessingBalancesView, messages: TreasuryMessages) {
  const silent = view.missing.map(({ networkName }) => networkName);
  if (silent.length > 0) return messages.withoutNetworks(silent);
  return view.isPartial ? messages.balanceKnownTotal : messages.everyNetworkAnswered;
}

function Available() {
  const messages = useTreasuryMessages();
  const query = useProcessingBalances();
  const error = useLastError(query);
  const { data } = query;
  if (error && !data) {
    return (
      <div className="till-tile">
        <dt className="till-muted">{messages.availableTile}</dt>
        <dd>
          <QueryProblem error={error} query={query} failed={messages.processingFailed} />
        </dd>
      </div>
    );
  }
  // Without any known value a sum would look like a balance of zero.
  const isKnown = data?.wallets.some(({ totalUsd }) => totalUsd !== null);
  const usd = data && (isKnown ? data.totalUsd : null);
  return (
    <Tile name={messages.availableTile} usd={usd}>
      {data && lackOf(data, messages)}
    </Tile>
  );
}
