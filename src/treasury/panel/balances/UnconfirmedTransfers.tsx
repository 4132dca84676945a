/** Unconfirmed transfers, as the service lists them, and what that list does not prove. */
import { useRef } from 'react';
import type {
  UnconfirmedTransfersView,
  UnconfirmedTransferView,
} from '../../contract/unconfirmed.js';
import type { NamedOrder } from '../../contract/withdrawals.js';
import { Amount } from '../../../ui/Amount.js';
import { CopyButton } from '../../../ui/CopyButton.js';
import type { RootProps } from '../../../ui/Frame.js';
import { Notice } from '../../../ui/Notice.js';
import { formatAgo, formatMoment } from '../../../ui/formatTime.js';
import { useUi } from '../../../ui/uiContext.js';
import { useNow } from '../../../ui/useNow.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { ExplorerLink } from '../ListRow.js';
import { QueryView } from '../QueryView.js';
import { Description } from '../DescriptionList.js';
import { isShowable, VerifiedAddress } from '../VerifiedAddress.js';
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
  // Ages are counted by the store's clock; this device's own may be wrong and only says what has passed.
  const passed = useNow(transfers.length > 0, cameAt) - cameAt;
  const storeNow = Date.parse(at) + passed;
  return (
    <>
      <div>
        <div role="status">
          {transfers.length > 0 && <p>{messages.unconfirmedCount(transfers.length)}</p>}
          {unreadable > 0 && (
            <Notice tone="warning">{messages.unconfirmedUnreadable(unreadable)}</Notice>
          )}
          {transfers.length + unreadable === 0 && <p>{messages.unconfirmedNone}</p>}
        </div>
        <p className="till-lead">{messages.unconfirmedLead}</p>
      </div>
      {transfers.length > 0 && (
        <ul className="till-plain-list">
          {transfers.map((transfer) => (
            <PendingTransfer
              key={transfer.id}
              transfer={transfer}
              now={storeNow}
              onOpenOrder={onOpenOrder}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Props of {@link PendingTransfer}. */
export interface PendingTransferProps extends Pick<UnconfirmedTransfersProps, 'onOpenOrder'> {
  readonly transfer: UnconfirmedTransferView;
  /** The store's clock: milliseconds since the epoch. */
  readonly now: number;
}

export function PendingTransfer(props: PendingTransferProps) {
  const { transfer } = props;
  return (
    <li className="till-pending" data-direction={transfer.direction}>
      <PendingHead {...props} />
      <PendingDetails transfer={transfer} />
    </li>
  );
}

const ARROWS: Readonly<Record<string, string>> = { in: '↓', out: '↑' };

function PendingHead({ transfer, now, onOpenOrder }: PendingTransferProps) {
  const messages = useTreasuryMessages();
  const { direction, amount, amountUsd, code, networkName, order } = transfer;
  return (
    <div className="till-pending-head">
      <p className="till-pending-direction">
        <span aria-hidden="true">{ARROWS[direction] ?? '·'}</span>
        <span>{messages.directions[direction] ?? messages.unknownDirection}</span>
      </p>
      <Amount amount={amount} code={code} />
      <span className="till-muted">
        <Value usd={amountUsd} />
        <span>{` · ${networkName}`}</span>
      </span>
      <Age at={transfer.at} now={now} />
      {order && <TransferOrder order={order} onOpenOrder={onOpenOrder} />}
    </div>
  );
}

interface TransferOrderProps extends Pick<UnconfirmedTransfersProps, 'onOpenOrder'> {
  readonly order: NamedOrder;
}

/** Draws the order that a transfer is for, as a button where orders can be opened. */
function TransferOrder({ order, onOpenOrder }: TransferOrderProps) {
  const messages = useTreasuryMessages();
  const { kind, reference } = order;
  const name = (
    <bdi>{kind === 'top_up' ? messages.forCustomer(reference) : messages.forOrder(reference)}</bdi>
  );
  if (!onOpenOrder) return <span className="till-muted">{name}</span>;
  return (
    <Button kind="link" className="till-start" onClick={() => onOpenOrder(order)}>
      {name}
    </Button>
  );
}

function Age({ at, now }: { readonly at: string | null; readonly now: number }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  if (at === null) return <span className="till-muted">{messages.seenUnknown}</span>;
  return (
    <time className="till-muted" dateTime={at} title={formatMoment(at, locale)}>
      {messages.seenAgo(formatAgo(now - Date.parse(at), locale))}
    </time>
  );
}

function PendingDetails({ transfer }: Pick<PendingTransferProps, 'transfer'>) {
  const messages = useTreasuryMessages();
  const { blockchain, fromAddress, toAddress, txHash, explorerUrl } = transfer;
  const shown = useRef<HTMLElement>(null);
  return (
    <dl className="till-pending-facts">
      <TransferParty
        name={messages.from}
        label={messages.senderLabel}
        copy={messages.copySender}
        blockchain={blockchain}
        address={fromAddress}
      />
      <TransferParty
        name={messages.to}
        label={messages.receiverLabel}
        copy={messages.copyReceiver}
        blockchain={blockchain}
        address={toAddress}
      />
      <Description
        variant="pending"
        name={messages.hash}
        action={<CopyButton text={txHash} label={messages.copyHash} shown={shown} />}
      >
        <code ref={shown} className="till-hash" dir="ltr" translate="no">
          {txHash}
        </code>
        <ExplorerLink url={explorerUrl}>{messages.viewTransfer}</ExplorerLink>
      </Description>
    </dl>
  );
}

interface TransferPartyProps {
  readonly name: string;
  /** Accessible name of the address. */
  readonly label: string;
  readonly copy: string;
  readonly blockchain: string;
  /** Null if the service does not state it. */
  readonly address: string | null;
}

function TransferParty({ name, label, copy, blockchain, address }: TransferPartyProps) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  if (address === null) {
    return (
      <Description variant="pending" name={name}>
        <span className="till-muted">{messages.unknownSender}</span>
      </Description>
    );
  }
  return (
    <Description
      variant="pending"
      name={name}
      action={
        isShowable({ blockchain, address }) && (
          <CopyButton text={address} label={copy} shown={shown} />
        )
      }
    >
      <VerifiedAddress ref={shown} blockchain={blockchain} address={address} label={label} />
    </Description>
  );
}
