/** Balances of the exchange account. */
import type { ExchangeBalancesView } from '../../contract/balances.js';
import { addDecimal, isZero } from '../../../money/decimal.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Notice } from '../../../ui/Notice.js';
import { useExchangeBalances } from '../storeReads.js';
import { hasFunds, Total, Value } from './Value.js';
import { QueryView } from '../QueryView.js';
import { guarded } from '../Guarded.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { formatCrypto } from '../../../money/format.js';
import { useUi } from '../../../ui/uiContext.js';
import { Table } from '../Table.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link ExchangeBalances}. */
export type ExchangeBalancesProps = RootProps;

/**
 * The panel. Needs a `TreasuryProvider` around it. Says so if no exchange is connected.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const ExchangeBalances = guarded<ExchangeBalancesProps>(
  function ExchangeBalances(root, ref) {
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
  },
);

/** The key has the index, because an exchange may list a currency once for each of its accounts. */
function exchangeRow(balance: ExchangeBalancesView['balances'][number], index: number): BalanceRow {
  const { currency, code, networkName, amount, amountUsd } = balance;
  const key = `${String(index)} ${currency}`;
  return { key, code, amount, amountUsd, note: networkName };
}

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
      {balances.length > 0 && (
        <BalancesTable caption={messages.exchangeTitle} rows={balances.map(exchangeRow)} />
      )}
    </>
  );
}

/** One row. */
interface BalanceRow {
  readonly key: string;
  /** Ticker. */
  readonly code: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars; null if unknown. */
  readonly amountUsd: DecimalString | null;
  /** A note, such as its network. */
  readonly note: string | null;
}

/** Props of {@link BalancesTable}. */
interface BalancesTableProps {
  /** Name of the wallet or account, only for screen readers. */
  readonly caption: string;
  readonly rows: readonly BalanceRow[];
}

/** Draws the table: two columns, so that it fits a narrow page. */
function BalancesTable({ caption, rows }: BalancesTableProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <Table
      className="till-holdings"
      caption={caption}
      columns={[messages.columnCurrency, messages.columnBalance]}
    >
      {rows.map(({ key, code, note, amount, amountUsd }) => (
        <tr key={key}>
          <th scope="row">
            <span>{code}</span>
            {note !== null && <span className="till-holding-note">{note}</span>}
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
