/** Balances by currency, over all networks. */
import type { ProcessingBalancesView } from '../../contract/balances.js';
import { addDecimal } from '../../../money/decimal.js';
import { formatCrypto } from '../../../money/format.js';
import { Table } from '../Table.js';
import { useWords } from '../treasuryContext.js';
import { chartRows, formatShare } from './chartRows.js';
import { hasFunds, Value } from './Value.js';

/** Draws the currencies with funds, the largest value first. */
export function CurrencyTable({ wallets }: Pick<ProcessingBalancesView, 'wallets'>) {
  const { messages, locale } = useWords();
  const held = wallets.flatMap(({ holdings }) => holdings.filter(hasFunds));
  const rows = chartRows(held.map(({ code, amountUsd: usd }) => ({ key: code, label: code, usd })));
  const amountOf = (code: string) =>
    addDecimal(...held.filter((one) => one.code === code).map(({ amount }) => amount));
  if (rows.length === 0) return <p className="till-muted">{messages.emptyWallet}</p>;
  return (
    <Table
      className="till-currency-table"
      hideColumns
      caption={messages.byCurrencyTitle}
      columns={[
        messages.columnCurrency,
        messages.columnAvailable,
        messages.columnValue,
        messages.columnShare,
      ]}
    >
      {rows.map(({ key, usd, isPartial, share }) => (
        <tr key={key} role="row">
          <th scope="row" role="rowheader">
            {key}
          </th>
          <td role="cell">
            <bdi className="till-amount" translate="no">
              {formatCrypto(amountOf(key), locale)}
            </bdi>
          </td>
          <td role="cell">
            <Value usd={usd} />
            {usd !== null && isPartial && (
              <span className="till-holding-note">{messages.partlyUnknown}</span>
            )}
          </td>
          <td role="cell" className="till-muted">
            <bdi>{usd === null ? '—' : formatShare(share, usd, locale)}</bdi>
          </td>
        </tr>
      ))}
    </Table>
  );
}
