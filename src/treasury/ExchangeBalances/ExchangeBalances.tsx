/** The exchange account: what it holds and what that is worth. */
import { forwardRef } from 'react';
import type { ExchangeBalancesView } from '../../contract/treasury/holdings.js';
import { addDecimal } from '../../money/decimal.js';
import { formatCrypto } from '../../money/format.js';
import type { RootProps } from '../../ui/Frame.js';
import { useUi } from '../../ui/uiContext.js';
import { chartRows } from '../chart/bars.js';
import { WorthChart } from '../chart/WorthChart.js';
import { useExchangeBalances } from '../holdings/useExchangeBalances.js';
import { isHeld } from '../ProcessingBalances/holdingsView.js';
import { ReadPart } from '../ReadPart.js';
import { Total } from '../Total.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Worth } from '../Worth.js';

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

type Balance = ExchangeBalancesView['balances'][number];

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
      <BalanceTable balances={balances} />
    </>
  );
}

function BalanceTable({ balances }: { readonly balances: readonly Balance[] }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <table className="till-table till-holdings">
      <caption className="till-visually-hidden">{messages.exchangeTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columnCurrency}</th>
          <th scope="col">{messages.columnBalance}</th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({ currency, code, networkName, amount, amountUsd }) => (
          <tr key={currency}>
            <th scope="row">
              {code}
              {networkName !== null && <span className="till-holding-note">{networkName}</span>}
            </th>
            <td>
              <bdi className="till-amount">{formatCrypto(amount, locale)}</bdi>
              <span className="till-muted">
                <Worth usd={amountUsd} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
