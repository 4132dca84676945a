/** Balances of the processing wallets. */
import type { ProcessingBalancesView } from '../../contract/balances.js';
import type { ProcessingBalancesQuery } from '../../contract/queries.js';
import type { RootProps } from '../../../ui/Frame.js';
import { NetworkRows } from '../figures/NetworkBalances.js';
import type { RetryButtonProps } from '../ProblemNotice.js';
import { QueryView } from '../QueryView.js';
import { useProcessingBalances } from '../storeReads.js';
import { CurrencyTable } from './CurrencyTable.js';
import { hasUnknownValue, Value } from './Value.js';
import { WalletTable } from './WalletTable.js';
import { guarded } from '../Guarded.js';
import { Notice } from '../../../ui/Notice.js';
import { moneyText } from '../coinText.js';
import { Button } from '../Button.js';
import { timeOrMoment } from '../figures/dates.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';

/** Props of {@link ProcessingBalances}. */
export interface ProcessingBalancesProps extends RootProps {
  /** Networks and currencies to request. @default all of the store */
  readonly query?: ProcessingBalancesQuery | undefined;
}

/**
 * The panel: the known total, balances by network and currency, and the wallets with what is
 * left for gas. A network that does not answer is named and in no total. Needs a `TreasuryProvider` around it.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const ProcessingBalances = guarded<ProcessingBalancesProps>(function ProcessingBalances(
  { query: asked, ...root },
  ref,
) {
  const messages = useTreasuryMessages();
  const query = useProcessingBalances(asked);
  return (
    <QueryView
      {...root}
      ref={ref}
      part="till-processing-balances"
      query={query}
      title={messages.processingTitle}
      loading={messages.processingLoading}
      failed={messages.processingFailed}
    >
      {(view) => (
        <>
          {view.missing.length > 0 && (
            <SilentNetworks missing={view.missing} at={view.at} query={query} />
          )}
          {view.wallets.length > 0 && <TotalNow view={view} />}
          <Balances view={view} />
        </>
      )}
    </QueryView>
  );
});

/** The total of what is known now, labelled with what it is without. */
function TotalNow({ view }: { readonly view: ProcessingBalancesView }) {
  const messages = useTreasuryMessages();
  const silent = view.missing.map(({ networkName }) => networkName);
  const label =
    silent.length > 0
      ? messages.balanceTotalWithout(silent)
      : view.isPartial
        ? messages.balanceKnownTotal
        : messages.balanceTotal;
  const isKnown = view.wallets.some(({ totalUsd }) => totalUsd !== null);
  return (
    <p className="till-total">
      <span className="till-label">{label}</span>
      <span className="till-total-figure">{isKnown ? <Value usd={view.totalUsd} /> : '—'}</span>
    </p>
  );
}

function Balances({ view }: { readonly view: ProcessingBalancesView }) {
  const messages = useTreasuryMessages();
  const { wallets, missing, at } = view;
  // No total: it would look like a balance of zero.
  if (wallets.length === 0) return <p className="till-lead">{messages.processingNone}</p>;
  return (
    <>
      <WhatIsMissing view={view} />
      <div className="till-balance-cards">
        <section className="till-card">
          <h3 className="till-subheading">{messages.byNetworkTitle}</h3>
          <NetworkRows wallets={wallets} missing={missing} at={at} />
        </section>
        <section className="till-card">
          <h3 className="till-subheading">{messages.byCurrencyTitle}</h3>
          <CurrencyTable wallets={wallets} />
        </section>
      </div>
      <section className="till-card">
        <h3 className="till-subheading">{messages.walletsTitle}</h3>
        <WalletTable wallets={wallets} />
      </section>
    </>
  );
}

/** What the totals lack beside silent networks, which have a notice of their own. */
function WhatIsMissing({ view }: { readonly view: ProcessingBalancesView }) {
  const messages = useTreasuryMessages();
  const isUnknown = view.wallets.some(hasUnknownValue);
  if (!isUnknown && (!view.isPartial || view.missing.length > 0)) return null;
  return (
    <Notice tone="warning" title={isUnknown ? messages.incomplete : messages.perhapsMore}>
      {isUnknown ? <p>{messages.someWorthUnknown}</p> : undefined}
    </Notice>
  );
}

/** Props of {@link SilentNetworks}. */
type SilentNetworksProps = Pick<ProcessingBalancesView, 'missing' | 'at'> & RetryButtonProps;

/** Draws the notice. What a network held is a statement of the past, and in no total. */
function SilentNetworks({ missing, at, query }: SilentNetworksProps) {
  const { messages, locale } = useWords();
  const isOne = missing.length === 1;
  return (
    <Notice
      tone="warning"
      title={messages.silentTitle(missing.map(({ networkName }) => networkName))}
      action={
        <Button kind="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
          {messages.retryReading}
        </Button>
      }
    >
      <p>{messages.silentLead(missing.length)}</p>
      {missing.map(({ blockchain, networkName, lastKnown }) => {
        if (!lastKnown) return null;
        return (
          <p key={blockchain}>
            {messages.lastKnown(
              isOne ? null : networkName,
              moneyText(lastKnown.amountUsd, 'USD', locale),
              timeOrMoment(lastKnown.at, Date.parse(at), locale),
            )}
          </p>
        );
      })}
    </Notice>
  );
}
