/** One transfer on its way: how much, which way, since when, between whom. */
import { useRef, type ReactNode } from 'react';
import type { UnconfirmedTransferView } from '../../contract/treasury/unconfirmed.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { formatAgo, formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { safeLink } from '../../ui/dom.js';
import { isShowable, SoundAddress } from '../SoundAddress.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { Worth } from '../Worth.js';

/** Props of {@link PendingTransfer}. */
export interface PendingTransferProps {
  readonly transfer: UnconfirmedTransferView;
  /** The store's clock: milliseconds since the epoch. */
  readonly now: number;
}

/** Draws the transfer. */
export function PendingTransfer({ transfer, now }: PendingTransferProps) {
  return (
    <li className="till-pending" data-direction={transfer.direction}>
      <Head transfer={transfer} now={now} />
      <Facts transfer={transfer} />
    </li>
  );
}

const ARROWS: Readonly<Record<string, string>> = { in: '↓', out: '↑' };

function Head({ transfer, now }: PendingTransferProps) {
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
        <Worth usd={amountUsd} />
        {' · '}
        {networkName}
      </span>
      <Age at={transfer.at} now={now} />
      {order && (
        <span className="till-muted">
          {order.kind === 'top_up'
            ? messages.forCustomer(order.reference)
            : messages.forOrder(order.reference)}
        </span>
      )}
    </div>
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

function Facts({ transfer }: Pick<PendingTransferProps, 'transfer'>) {
  const messages = useTreasuryMessages();
  const { blockchain, fromAddress, toAddress, txHash, explorerUrl } = transfer;
  const link = safeLink(explorerUrl);
  const shown = useRef<HTMLElement>(null);
  return (
    <dl className="till-pending-facts">
      <Party
        name={messages.from}
        label={messages.senderLabel}
        copy={messages.copySender}
        blockchain={blockchain}
        address={fromAddress}
      />
      <Party
        name={messages.to}
        label={messages.receiverLabel}
        copy={messages.copyReceiver}
        blockchain={blockchain}
        address={toAddress}
      />
      <Fact
        name={messages.hash}
        action={<CopyButton text={txHash} label={messages.copyHash} shown={shown} />}
      >
        <code ref={shown} className="till-hash" dir="ltr" translate="no">
          {txHash}
        </code>
        {link !== null && (
          <a className="till-link" href={link} target="_blank" rel="noopener noreferrer">
            {messages.viewTransfer}
          </a>
        )}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Drawn beside it. */
  readonly action?: ReactNode;
}

function Fact({ name, children, action }: FactProps) {
  return (
    <div className="till-pending-fact">
      <dt>{name}</dt>
      <dd className="till-pending-value">{children}</dd>
      {action && <dd className="till-pending-action">{action}</dd>}
    </div>
  );
}

interface PartyProps {
  readonly name: string;
  /** Accessible name of the address. */
  readonly label: string;
  readonly copy: string;
  readonly blockchain: string;
  /** Null where the service does not state it. */
  readonly address: string | null;
}

function Party({ name, label, copy, blockchain, address }: PartyProps) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  if (address === null) {
    return (
      <Fact name={name}>
        <span className="till-muted">{messages.unknownSender}</span>
      </Fact>
    );
  }
  return (
    <Fact
      name={name}
      action={
        isShowable({ blockchain, address }) && (
          <CopyButton text={address} label={copy} shown={shown} />
        )
      }
    >
      <SoundAddress ref={shown} blockchain={blockchain} address={address} label={label} />
    </Fact>
  );
}
