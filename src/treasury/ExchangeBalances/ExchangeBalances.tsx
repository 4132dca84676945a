/** The exchange account: what it holds and what that is worth. */
import { forwardRef } from 'react';
import type { ExchangeBalancesView } from '../../contract/treasury/holdings.js';
import { addDecimal } from '../../money/decimal.js';
import type { RootProps } from '../../ui/Frame.js';
import { chartRows } from '../chart/bars.js';
import { WorthChart } from '../chart/WorthChart.js';
import { useExchangeBalances } from '../holdings/useExchangeBalances.js';
import { HoldingsTable, type HoldingRow } from '../HoldingsTable.js';
import { isHeld } from '../ProcessingBalances/holdingsView.js';
import { ReadPart } from '../ReadPart.js';
import { Total } from '../Total.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link ExchangeBalances}. */
export type ExchangeBalancesProps = RootProps;

/**
 * The panel. Needs a `TreasuryProvider` around it. An owner without an exchange sees a calm sentence.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const ExchangeBalances = forwardRef<HTMLElement, ExchangeBalancesProps>(
  function ExchangeBalances(root, ref) {
    const messages = useTreasuryMessages();
    return (
      <ReadPart
        {...root}
        ref={ref}
        part="till-exchange-balances"
        query={useExchangeBalances()}
        title={messages.exchangeTitle}
        loading={messages.exchangeLoading}
        failed={messages.exchangeFailed}
      >
        {(view) => <Account view={view} />}
      </ReadPart>
    );
  },
);

function rowOf(balance: ExchangeBalancesView['balances'][number]): HoldingRow {
  const { currency, code, networkName, amount, amountUsd } = balance;
  return { key: currency, code, amount, amountUsd, note: networkName };
}

function Account({ view }: { readonly view: ExchangeBalancesView }) {
  const messages = useTreasuryMessages();
  const { connected, balances, totalUsd } = view;
  if (!connected) {
    return (
      <div>
        <p>{messages.exchangeNone}</p>
        <p className="till-lead">{messages.exchangeNoneLead}</p>
      </div>
    );
  }
  if (balances.length === 0) return <p className="till-lead">{messages.exchangeEmpty}</p>;
  const worths = balances.filter(isHeld).map(({ amountUsd }) => amountUsd);
  const known = worths.flatMap((usd) => usd ?? []);
  const someUnknown = known.length < worths.length;
  // Where the service names no total, what is known is still worth something.
  const usd = totalUsd ?? (known.length > 0 ? addDecimal(...known) : null);
  const items = balances.map(({ code, amountUsd }) => ({ key: code, label: code, usd: amountUsd }));
  return (
    <>
      <Total usd={usd} isPartial={someUnknown} someUnknown={someUnknown} />
      <WorthChart rows={chartRows(items)} column={messages.columnCurrency} />
      <HoldingsTable headed caption={messages.exchangeTitle} rows={balances.map(rowOf)} />
    </>
  );
}
