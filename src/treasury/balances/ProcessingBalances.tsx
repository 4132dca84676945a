/** Balances of the processing wallets. */
import { forwardRef, useState } from 'react';
import type {
  ProcessingBalancesQuery,
  ProcessingBalancesView,
  ProcessingWalletView,
} from '../../contract/treasury/balances.js';
import type { RootProps } from '../../ui/Frame.js';
import { chartRows } from './chartRows.js';
import { ValueChart } from './ValueChart.js';
import { SegmentedControl } from '../SegmentedControl.js';
import { useProcessingBalances } from '../storeReads.js';
import { QueryView } from '../QueryView.js';
import { Total } from './Value.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { BalanceFilters } from './BalanceFilters.js';
import {
  chartItems,
  NO_FILTER,
  filterMissing,
  filterWallets,
  fundedFirst,
  isFiltered,
  valueOf,
  type Grouping,
  type BalancesFilter,
} from './shownBalances.js';
import { MissingCard, WalletCard } from './WalletCard.js';

/** Props of {@link ProcessingBalances}. */
export interface ProcessingBalancesProps extends RootProps {
  /** Networks and currencies to request. @default all of the store */
  readonly query?: ProcessingBalancesQuery | undefined;
}

/**
 * The panel. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const ProcessingBalances = forwardRef<HTMLElement, ProcessingBalancesProps>(
  function ProcessingBalances({ query, ...root }, ref) {
    const messages = useTreasuryMessages();
    return (
      <QueryView
        {...root}
        ref={ref}
        part="till-processing-balances"
        query={useProcessingBalances(query)}
        title={messages.processingTitle}
        loading={messages.processingLoading}
        failed={messages.processingFailed}
      >
        {(view) => <Wallets view={view} />}
      </QueryView>
    );
  },
);

/** Ticker of a network's own coin, from the unfiltered balances. */
function nativeCodeOf({ wallets }: ProcessingBalancesView, blockchain: string): string | null {
  const wallet = wallets.find((one) => one.blockchain === blockchain);
  return wallet?.holdings.find(({ isNative }) => isNative)?.code ?? null;
}

function Wallets({ view }: { readonly view: ProcessingBalancesView }) {
  const messages = useTreasuryMessages();
  const [filter, setFilter] = useState<BalancesFilter>(NO_FILTER);
  const [showEmpty, setShowEmpty] = useState(false);
  const wallets = fundedFirst(filterWallets(view, filter));
  const missing = filterMissing(view, filter);
  // No total: it would look like a balance of zero.
  if (view.wallets.length === 0) {
    return <p className="till-lead">{messages.processingNone}</p>;
  }
  return (
    <>
      <ShownTotal view={view} wallets={wallets} filter={filter} />
      <Distribution wallets={wallets} />
      <BalanceFilters
        view={view}
        filter={filter}
        onFilter={setFilter}
        showEmpty={showEmpty}
        onShowEmpty={setShowEmpty}
      />
      {wallets.length === 0 && missing.length === 0 && (
        <p className="till-lead">{messages.nothingMatches}</p>
      )}
      <div className="till-wallets">
        {wallets.map((wallet) => (
          <WalletCard
            key={wallet.blockchain}
            wallet={wallet}
            nativeCode={nativeCodeOf(view, wallet.blockchain)}
            showEmpty={showEmpty || filter.code !== null}
          />
        ))}
        {missing.map((network) => (
          <MissingCard key={network.blockchain} {...network} />
        ))}
      </div>
    </>
  );
}

interface ShownTotalProps {
  readonly view: ProcessingBalancesView;
  readonly wallets: readonly ProcessingWalletView[];
  readonly filter: BalancesFilter;
}

/**
 * Draws the total of what is shown, so that it matches the bars. The store says whether the whole is
 * incomplete; with a filter, it follows from the filtered wallets.
 */
function ShownTotal({ view, wallets, filter }: ShownTotalProps) {
  const leftOut = filterMissing(view, filter).map(({ networkName }) => networkName);
  const isPart = isFiltered(filter);
  const { usd, isPartial } = valueOf(wallets);
  const lacks = leftOut.length > 0 || isPartial;
  return (
    <Total
      usd={usd}
      isPartial={isPart ? lacks : lacks || view.isPartial}
      leftOut={leftOut}
      someUnknown={isPartial}
      isFiltered={isPart}
    />
  );
}

/** Draws the chart, by network or by currency. */
function Distribution({ wallets }: { readonly wallets: readonly ProcessingWalletView[] }) {
  const messages = useTreasuryMessages();
  const [grouping, setGrouping] = useState<Grouping>('network');
  const rows = chartRows(chartItems(wallets, grouping));
  if (rows.length === 0) return null;
  const names = { network: messages.byNetwork, currency: messages.byCurrency };
  return (
    <ValueChart
      rows={rows}
      column={names[grouping]}
      choices={
        <SegmentedControl
          label={messages.groupBy}
          value={grouping}
          onChange={setGrouping}
          options={[
            ['network', names.network],
            ['currency', names.currency],
          ]}
        />
      }
    />
  );
}
