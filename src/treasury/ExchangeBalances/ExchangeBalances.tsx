/** The exchange account: what it holds and what that is worth. */
import { forwardRef } from 'react';
import type { ExchangeBalancesView } from '../../contract/treasury/holdings.js';
import { addDecimal, isZero } from '../../money/decimal.js';
import type { RootProps } from '../../ui/Frame.js';
import { Notice } from '../../ui/Notice.js';
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

/** An exchange may name a currency more than once, such as for each of its accounts. */
function rowOf(balance: ExchangeBalancesView['balances'][number], index: number): HoldingRow {
  const { currency, code, networkName, amount, amountUsd } = balance;
  const key = `${String(index)} ${currency}`;
  return { key, code, amount, amountUsd, note: networkName };
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
  const held = balances.filter(isHeld);
  const isUnlisted = held.length === 0 && totalUsd !== null && !isZero(totalUsd);
  if (balances.length === 0 && !isUnlisted) {
    const words = totalUsd === null ? messages.exchangeNotListed : messages.exchangeEmpty;
    return <p className="till-lead">{words}</p>;
  }
  const known = held.flatMap(({ amountUsd }) => amountUsd ?? []);
  const someUnknown = known.length < held.length;
  // Where the service names no total, what is known is still worth something.
  const usd = totalUsd ?? (someUnknown && known.length === 0 ? null : addDecimal(...known));
  const items = held.map(({ code, amountUsd }) => ({ key: code, label: code, usd: amountUsd }));
  return (
    <>
      <Total usd={usd} isPartial={someUnknown} someUnknown={someUnknown} />
      {isUnlisted && <Notice tone="warning">{messages.exchangeUnlisted}</Notice>}
      {held.length > 0 && <WorthChart rows={chartRows(items)} column={messages.columnCurrency} />}
      {balances.length > 0 && (
        <HoldingsTable headed caption={messages.exchangeTitle} rows={balances.map(rowOf)} />
      )}
    </>
  );
}
