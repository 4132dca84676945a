/** What is held: currencies, and of each how much and what that is worth. */
import type { DecimalString } from '../../money/decimalString.js';
import { formatCrypto } from '../../money/format.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Value } from './Value.js';

/** One row. */
export interface BalanceRow {
  readonly key: string;
  /** Ticker. */
  readonly code: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars, or null where the worth is not known. */
  readonly amountUsd: DecimalString | null;
  /** What is to be known of it: its network, or what it is needed for. */
  readonly note: string | null;
}

/** Props of {@link BalancesTable}. */
export interface BalancesTableProps {
  /** Of which wallet or account: read, not drawn. */
  readonly caption: string;
  readonly rows: readonly BalanceRow[];
  /** Whether the columns' names are drawn, too. @default false */
  readonly headed?: boolean;
}

/** Draws the table: two columns, so that it fits the narrowest page. */
export function BalancesTable({ caption, rows, headed = false }: BalancesTableProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  return (
    <table className="till-table till-holdings">
      <caption className="till-visually-hidden">{caption}</caption>
      <thead className={headed ? undefined : 'till-visually-hidden'}>
        <tr>
          <th scope="col">{messages.columnCurrency}</th>
          <th scope="col">{messages.columnBalance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, code, note, amount, amountUsd }) => (
          <tr key={key}>
            <th scope="row">
              {code}
              {note !== null && <span className="till-holding-note">{note}</span>}
            </th>
            <td>
              <bdi className="till-amount">{formatCrypto(amount, locale)}</bdi>
              <span className="till-muted">
                <Value usd={amountUsd} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
