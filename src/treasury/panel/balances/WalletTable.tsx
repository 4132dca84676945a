/** The processing wallets: what each holds, what is left for gas, and the address to fund it. */
import { useRef } from 'react';
import type { ProcessingBalancesView, ProcessingWalletView } from '../../contract/balances.js';
import { nativeHolding } from '../../contract/walletFunds.js';
import { formatCrypto } from '../../../money/format.js';
import { Address } from '../../../ui/Address.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import { Notice } from '../../../ui/Notice.js';
import { QrCode } from '../../../ui/QrCode.js';
import { ShortForm } from '../ListRow.js';
import { Table } from '../Table.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { GasLeft } from './GasLeft.js';
import { hasFunds, Value } from './Value.js';

/**
 * Draws the table, in the order that the store gives: an address does not move with every exchange rate while
 * a person copies it.
 */
export function WalletTable({ wallets }: Pick<ProcessingBalancesView, 'wallets'>) {
  const messages = useTreasuryMessages();
  return (
    <Table
      className="till-wallet-table"
      caption={messages.walletsTitle}
      columns={[
        messages.columnNetwork,
        messages.columnAddress,
        messages.columnAvailable,
        messages.columnValue,
        messages.columnGas,
      ]}
    >
      {wallets.map((wallet) => (
        <WalletRow key={wallet.blockchain} wallet={wallet} />
      ))}
    </Table>
  );
}

interface WalletProps {
  readonly wallet: ProcessingWalletView;
}

// The roles are written out, because a row that is drawn as a grid is a row no longer for some browsers.
function WalletRow({ wallet }: WalletProps) {
  const messages = useTreasuryMessages();
  const { networkName, totalUsd } = wallet;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {networkName}
      </th>
      <td role="cell">
        <FundingAddress wallet={wallet} />
      </td>
      <td role="cell">
        <Holdings wallet={wallet} />
      </td>
      <td role="cell">
        <Value usd={totalUsd} />
      </td>
      <td role="cell" data-column={messages.columnGas}>
        <GasLeft wallet={wallet} />
      </td>
    </tr>
  );
}

function Holdings({ wallet: { holdings } }: WalletProps) {
  const { messages, locale } = useWords();
  const held = holdings.filter(hasFunds);
  const empty = holdings.length - held.length;
  return (
    <>
      {held.map(({ currencyId, code, amount }) => (
        <span key={currencyId} className="till-coin-line">
          <bdi>{`${formatCrypto(amount, locale)} ${code}`}</bdi>
        </span>
      ))}
      {holdings.length === 0 && <span className="till-muted">{messages.emptyWallet}</span>}
      {held.length === 0 && empty > 0 && (
        <span className="till-muted">{messages.onlyEmpty(empty)}</span>
      )}
    </>
  );
}

/** Draws the address. An invalid one is not shown; an unchecked one gets no QR code. */
function FundingAddress({ wallet }: WalletProps) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  const { address, addressCheck, networkName } = wallet;
  const nativeCode = nativeHolding(wallet)?.code;
  if (address === null || addressCheck === 'refused') {
    return <Notice tone="danger">{messages.addressRefused}</Notice>;
  }
  return (
    <details className="till-details till-funding">
      <summary>
        <ShortForm of={address} />
      </summary>
      <div className="till-funding-body">
        <Address shown={shown} address={address} label={messages.fundingAddress(networkName)} />
        <CopyButton text={address} label={messages.copyAddress} shown={shown} />
        {addressCheck === 'checked' ? (
          <>
            <QrCode value={address} label={messages.fundingCode(networkName)} />
            {nativeCode !== undefined && (
              <p className="till-muted">{messages.fundingLead(nativeCode, networkName)}</p>
            )}
          </>
        ) : (
          <Notice tone="warning">{messages.addressUnchecked}</Notice>
        )}
      </div>
    </details>
  );
}
