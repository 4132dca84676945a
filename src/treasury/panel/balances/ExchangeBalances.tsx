/** Balances of the exchange account. */
import type { ExchangeBalancesView } from '../../contract/balances.js';
import { addDecimal, isZero } from '../../../money/decimal.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Notice } from '../../../ui/Notice.js';
import { useExchangeBalances } from '../storeReads.js';
import { hasFunds, Total, Value } from './Value.js';
import { QueryView } from '../QueryView.js';
import { guarded } from '../Guarded.js';
import { formatCrypto } from '../../../money/format.js';
import { Table } from '../Table.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';

/**
 * The panel. Needs a `TreasuryProvider` around it. Says so if no exchange is connected.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const ExchangeBalances = guarded<RootProps>(function ExchangeBalances(root, ref) {
  const messages = useTreasuryMessages();
  return (
    <QueryView
      {...root}
      ref={ref}
      part="till-exchange-balances"
      query={useExchangeBalances()}
      title={messages.exchangeTitle}
      loading={messages.exchangeLoading}
      failed={messages.exchangeFailed}
    >
      {(view) => <ExchangeAccount view={view} />}
    </QueryView>
  );
});

function ExchangeAccount({ view }: { readonly view: ExchangeBalancesView }) {
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
  const held = balances.filter(hasFunds);
  const isUnlisted = held.length === 0 && totalUsd !== null && !isZero(totalUsd);
  if (balances.length === 0 && !isUnlisted) {
    const words = totalUsd === null ? messages.exchangeNotListed : messages.exchangeEmpty;
    return <p className="till-lead">{words}</p>;
  }
  const known = held.flatMap(({ amountUsd }) => amountUsd ?? []);
  const someUnknown = known.length < held.length;
  // Without a total of the service, the known values are summed.
  const usd = totalUsd ?? (someUnknown && known.length === 0 ? null : addDecimal(...known));
  return (
    <>
      <Total usd={usd} isPartial={someUnknown} />
      <p className="till-muted">{messages.exchangeApart}</p>
      {isUnlisted && <Notice tone="warning">{messages.exchangeUnlisted}</Notice>}
      {balances.length > 0 && <BalancesTable balances={balances} />}
    </>
  );
}

/** Draws the table: two columns, so that it fits a narrow page. */
function BalancesTable({ balances }: Pick<ExchangeBalancesView, 'balances'>) {
  const { messages, locale } = useWords();
  return (
    <Table
      className="till-holdings"
      caption={messages.exchangeTitle}
      columns={[messages.columnCurrency, messages.columnBalance]}
    >
      {balances.map(({ currency, code, networkName, amount, amountUsd }, index) => (
        // An exchange may list a currency once for each of its accounts.
        <tr key={`${String(index)} ${currency}`}>
          <th scope="row">
            <span>{code}</span>
            {networkName !== null && <span className="till-holding-note">{networkName}</span>}
          </th>
          <td>
            <bdi className="till-amount" translate="no">
              {formatCrypto(amount, locale)}
            </bdi>
            <span className="till-muted">
              <Value usd={amountUsd} />
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
