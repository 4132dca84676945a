/** Transfers on their way, as the service lists them: a row each, with addresses and hash one press away. */
import { useId, useRef, useState } from 'react';
import type {
  UnconfirmedTransfersView,
  UnconfirmedTransferView,
} from '../../contract/unconfirmed.js';
import { addDecimal } from '../../../money/decimal.js';
import { Amount } from '../../../ui/Amount.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Notice } from '../../../ui/Notice.js';
import { OrderLink } from '../OrderLink.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { Age, ExplorerLink, Hash, ShortForm, useServerNow } from '../ListRow.js';
import { QueryView } from '../QueryView.js';
import { Description } from '../DescriptionList.js';
import { VerifiedAddress, type VerifiedAddressProps } from '../VerifiedAddress.js';
import { Table } from '../Table.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Value } from './Value.js';
import { useUnconfirmedTransfers } from '../storeReads.js';
import { guarded } from '../Guarded.js';

/** Props of {@link UnconfirmedTransfers}. */
export interface UnconfirmedTransfersProps extends RootProps {
  /** Opens the order that a transfer is for. Without it the order is named only. */
  readonly onOpenOrder?: ((order: OrderReference) => void) | undefined;
}

/**
 * The list. Needs a `TreasuryProvider` around it. Asks again every 5 seconds while the page is seen.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const UnconfirmedTransfers = guarded<UnconfirmedTransfersProps>(
  function UnconfirmedTransfers({ onOpenOrder, ...root }, ref) {
    const messages = useTreasuryMessages();
    const query = useUnconfirmedTransfers();
    return (
      <QueryView
        {...root}
        ref={ref}
        part="till-unconfirmed-transfers"
        query={query}
        title={messages.unconfirmedTitle}
        loading={messages.unconfirmedLoading}
        failed={messages.unconfirmedFailed}
      >
        {(view) => <Transfers view={view} cameAt={query.dataUpdatedAt} onOpenOrder={onOpenOrder} />}
      </QueryView>
    );
  },
);

interface TransfersProps extends Pick<UnconfirmedTransfersProps, 'onOpenOrder'> {
  readonly view: UnconfirmedTransfersView;
  /** When the answer came, by this device's clock. */
  readonly cameAt: number;
}

function Transfers({ view, cameAt, onOpenOrder }: TransfersProps) {
  const messages = useTreasuryMessages();
  const { transfers, unreadable = 0, at } = view;
  const now = useServerNow(at, cameAt);
  return (
    <>
      <div>
        <div role="status">
          {transfers.length > 0 && (
            <p>
              <span>{messages.unconfirmedCount(transfers.length)}</span>
              <Sum transfers={transfers} />
            </p>
          )}
          {unreadable > 0 && (
            <Notice tone="warning">{messages.unconfirmedUnreadable(unreadable)}</Notice>
          )}
          {transfers.length + unreadable === 0 && <p>{messages.unconfirmedNone}</p>}
        </div>
        <p className="till-lead">{messages.unconfirmedLead}</p>
      </div>
      {transfers.length > 0 && (
        <Table
          className="till-transfer-table"
          caption={messages.unconfirmedTitle}
          columns={[
            messages.amountColumn,
            messages.columnValue,
            messages.forColumn,
            messages.columnNetwork,
            messages.from,
            messages.hash,
            messages.columnDetected,
          ]}
        >
          {transfers.map((transfer) => (
            <TransferRows
              key={transfer.id}
              transfer={transfer}
              now={now}
              onOpenOrder={onOpenOrder}
            />
          ))}
        </Table>
      )}
    </>
  );
}

/** What they are worth together. Not of both directions: what comes in may be what goes out again. */
function Sum({ transfers }: Pick<UnconfirmedTransfersView, 'transfers'>) {
  const worths = transfers.flatMap(({ amountUsd }) => amountUsd ?? []);
  const directions = new Set(transfers.map(({ direction }) => direction));
  if (worths.length < transfers.length || directions.size > 1) return null;
  return (
    <span>
      <span>{' · '}</span>
      <Value usd={addDecimal(...worths)} />
    </span>
  );
}

interface TransferProps extends Pick<UnconfirmedTransfersProps, 'onOpenOrder'> {
  readonly transfer: UnconfirmedTransferView;
  /** The server's clock: milliseconds since the epoch. */
  readonly now: number;
}

/** Draws the row and, once its hash is pressed, what is too long for it. */
function TransferRows({ transfer, now, onOpenOrder }: TransferProps) {
  const base = useId();
  const messages = useTreasuryMessages();
  const [isOpen, setOpen] = useState(false);
  const { direction, amount, amountUsd, code, networkName, fromAddress, txHash, at } = transfer;
  return (
    <>
      <tr role="row" className="till-transfer" data-direction={direction}>
        <th scope="row" role="rowheader" id={`${base}-amount`}>
          <Amount amount={amount} code={code} />
        </th>
        <td role="cell">
          <Value usd={amountUsd} />
        </td>
        <td role="cell">
          <Purpose transfer={transfer} onOpenOrder={onOpenOrder} />
        </td>
        <td role="cell">{networkName}</td>
        <td role="cell">
          {fromAddress === null ? (
            <span className="till-muted">{messages.unknownSender}</span>
          ) : (
            <ShortForm of={fromAddress} />
          )}
        </td>
        <td role="cell">
          <Button
            kind="link"
            className="till-transfer-open"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${base}-more` : undefined}
            aria-describedby={`${base}-amount`}
            onClick={() => setOpen(!isOpen)}
          >
            <ShortForm of={txHash} />
          </Button>
        </td>
        <td role="cell">
          {at === null ? (
            <span className="till-muted">{messages.seenUnknown}</span>
          ) : (
            <Age className="till-transfer-age" at={at} now={now} />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr role="row" id={`${base}-more`} className="till-transfer-more">
          <td role="cell" colSpan={7}>
            <TransferDetails transfer={transfer} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Which order or customer it is for, or else which way it goes. */
function Purpose({ transfer, onOpenOrder }: Omit<TransferProps, 'now'>) {
  const messages = useTreasuryMessages();
  const { direction, order } = transfer;
  if (!order) return <span>{messages.directions[direction] ?? messages.unknownDirection}</span>;
  return <OrderLink order={order} onOpen={onOpenOrder} />;
}

function TransferDetails({ transfer }: Pick<TransferProps, 'transfer'>) {
  const messages = useTreasuryMessages();
  const { blockchain, fromAddress, toAddress, txHash, explorerUrl } = transfer;
  const shown = useRef<HTMLElement>(null);
  return (
    <dl className="till-order-facts">
      <Description name={messages.from}>
        <Party
          blockchain={blockchain}
          address={fromAddress}
          label={messages.senderLabel}
          copy={messages.copySender}
        />
      </Description>
      <Description name={messages.to}>
        <Party
          blockchain={blockchain}
          address={toAddress}
          label={messages.receiverLabel}
          copy={messages.copyReceiver}
        />
      </Description>
      <Description name={messages.hash}>
        <Hash ref={shown}>{txHash}</Hash>{' '}
        <ExplorerLink url={explorerUrl}>{messages.viewTransfer}</ExplorerLink>{' '}
        <CopyButton text={txHash} label={messages.copyHash} shown={shown} />
      </Description>
    </dl>
  );
}

interface PartyProps extends Omit<VerifiedAddressProps, 'address'> {
  /** Null if the service does not state it. */
  readonly address: string | null;
}

function Party({ address, ...shown }: PartyProps) {
  const messages = useTreasuryMessages();
  if (address === null) return <span className="till-muted">{messages.unknownSender}</span>;
  return <VerifiedAddress {...shown} address={address} />;
}
