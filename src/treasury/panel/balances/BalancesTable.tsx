/** A table of balances: currency, amount and value. */
import type { DecimalString } from '../../../money/decimalString.js';
import { formatCrypto } from '../../../money/format.js';
import { useUi } from '../../../ui/uiContext.js';
import { Table } from '../Table.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Value } from './Value.js';

/** One row. */
export interface BalanceRow {
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
export interface BalancesTableProps {
  /** Name of the wallet or account, only for screen readers. */
  readonly caption: string;
  readonly rows: readonly BalanceRow[];
}

/** Draws the table: two columns, so that it fits a narrow page. */
export function BalancesTable({ caption, rows }: BalancesTableProps) {
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
