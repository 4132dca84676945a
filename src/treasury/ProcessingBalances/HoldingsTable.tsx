/** What one wallet holds. */
import type { Holding } from '../../contract/treasury/holdings.js';
import { formatCrypto } from '../../money/format.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Worth } from '../Worth.js';

/** Props of {@link HoldingsTable}. */
export interface HoldingsTableProps {
  readonly holdings: readonly Holding[];
  /** Of which network. */
  readonly networkName: string;
}

/** Draws the table: two columns, so that it fits the narrowest page. */
export function HoldingsTable({ holdings, networkName }: HoldingsTableProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  // Where there is nothing but the network's own coin, nobody asks what pays.
  const hasTokens = holdings.some(({ isNative }) => !isNative);
  return (
    <table className="till-table till-holdings">
      <caption className="till-visually-hidden">{networkName}</caption>
      <thead className="till-visually-hidden">
        <tr>
          <th scope="col">{messages.columnCurrency}</th>
          <th scope="col">{messages.columnBalance}</th>
        </tr>
      </thead>
      <tbody>
        {holdings.map(({ currencyId, code, amount, amountUsd, isNative }) => (
          <tr key={currencyId}>
            <th scope="row">
              {code}
              {isNative && hasTokens && (
                <span className="till-holding-note">{messages.paysFees}</span>
              )}
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
