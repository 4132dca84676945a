/**
 * The receipt itself. It is drawn once: on paper and in the saved file a copy of it stands
 * (`receiptDocument.ts`), where `data-screen` is taken out and `data-paper` is shown.
 */
import type { ReactNode } from 'react';
import { addressParts } from '../../chains/addressGroups.js';
import { networkName } from '../../chains/networks.js';
import type { TransferView } from '../../contract/checkout.js';
import { safeLink } from '../../ui/dom.js';
import { formatMoment, formatZone } from '../../ui/formatTime.js';
import { Icon } from '../../ui/Icon.js';
import { externalIcon } from '../../ui/icons.js';
import { checkIcon } from '../../ui/payIcons.js';
import type { RecordsMessages } from '../../ui/messages/enRecords.js';
import type { StatusMessages } from '../../ui/messages/enStatus.js';
import { orderPrice, otherPrice } from '../payTexts.js';
import { isMarkedPaid } from './received.js';
import {
  coinText,
  excessText,
  type FactsInput,
  networkText,
  paidText,
  paidToOf,
  paymentTime,
  rateText,
} from './receiptFacts.js';

/** Props of {@link ReceiptPaper}. */
export interface ReceiptPaperProps extends FactsInput {
  readonly storeName: string | undefined;
  /** Where the store helps, as it can be read: `help@shop.example`. */
  readonly contact: string | undefined;
  readonly messages: StatusMessages & RecordsMessages;
}

/** Draws the receipt of a paid order. */
export function ReceiptPaper(input: ReceiptPaperProps) {
  const { snapshot, storeName, contact, messages } = input;
  return (
    <div className="till-paper" data-many={snapshot.transfers.length > 4 || undefined}>
      {snapshot.sandbox && <p className="till-paper-test">{messages.testPayment}</p>}
      <div className="till-paper-head">
        {storeName !== undefined && (
          <p className="till-paper-store">
            <bdi translate="no">{storeName}</bdi>
          </p>
        )}
        <p className="till-paper-paid">
          <Icon of={checkIcon} />
          <span>{messages.statusTitle.paid}</span>
        </p>
      </div>
      <Total {...input} />
      <Facts {...input} />
      <p className="till-paper-note">{messages.receiptNote(storeName)}</p>
      {contact !== undefined && (
        <p className="till-paper-note" hidden data-paper>
          <bdi translate="no">{contact}</bdi>
        </p>
      )}
    </div>
  );
}

function Total(input: ReceiptPaperProps) {
  const { snapshot, messages, locale } = input;
  const paid = paidText(input);
  const rate = rateText(input);
  const dollars = otherPrice(snapshot, locale);
  return (
    <div className="till-paper-total">
      <p>
        <small>{messages.facts.total}</small>
        <Figure>{orderPrice(snapshot, locale)}</Figure>
        {dollars && <Figure small>{dollars}</Figure>}
      </p>
      {paid && (
        <p>
          <small>{messages.facts.paid}</small>
          <Figure>{paid}</Figure>
          {rate && <Figure small>{rate}</Figure>}
        </p>
      )}
    </div>
  );
}

/** A figure with its unit: read from left to right in every language. */
function Figure({ small, children }: { readonly small?: boolean; readonly children: ReactNode }) {
  const Tag = small ? 'small' : 'b';
  return (
    <Tag dir="ltr" translate="no">
      {children}
    </Tag>
  );
}

function Facts(input: ReceiptPaperProps) {
  const { snapshot, messages, locale } = input;
  const { facts } = messages;
  const { reference } = snapshot.order;
  const at = paymentTime(input);
  const network = networkText(input);
  const paidTo = paidToOf(input);
  const excess = excessText(input);
  const isMarked = isMarkedPaid(snapshot);
  return (
    <dl>
      {reference && (
        <Row name={snapshot.kind === 'payment' ? facts.order : facts.account}>
          <bdi translate="no">{reference}</bdi>
        </Row>
      )}
      {at !== undefined && (
        <Row name={facts.date}>
          <time dateTime={at}>{formatMoment(at, locale)}</time>
          <small>{formatZone(at, locale)}</small>
        </Row>
      )}
      {network && (
        <Row name={facts.network}>
          <bdi translate="no">{network}</bdi>
        </Row>
      )}
      {paidTo !== undefined && (
        <Row name={messages.paidTo}>
          <Code>
            {addressParts(paidTo).flatMap(({ groups }, part) =>
              groups.map((group, index) => (
                <span key={`${String(part)}-${String(index)}`} className="till-address-group">
                  {group}
                </span>
              )),
            )}
          </Code>
        </Row>
      )}
      <Transfers {...input} />
      {excess && (
        <Row name={messages.excess}>
          <Figure>{excess}</Figure>
        </Row>
      )}
      <Row name={messages.receiptStatus} onPaper={!isMarked}>
        <span>{isMarked ? messages.evidence['marked_paid'] : messages.statusTitle.paid}</span>
        {snapshot.paidAt !== undefined && (
          <small>
            <time dateTime={snapshot.paidAt}>{formatMoment(snapshot.paidAt, locale)}</time>
          </small>
        )}
      </Row>
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  /** On the screen another line says the same. @default false */
  readonly onPaper?: boolean;
  readonly children: ReactNode;
}

function Row({ name, onPaper = false, children }: RowProps) {
  return (
    <div hidden={onPaper} data-paper={onPaper || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is compared sign by sign. */
function Code({ children }: { readonly children: ReactNode }) {
  return (
    <bdi className="till-paper-code" dir="ltr" translate="no">
      {children}
    </bdi>
  );
}

/** One transaction that is all of the payment needs no amount; several are listed with theirs. */
function Transfers(input: ReceiptPaperProps) {
  const { snapshot, messages } = input;
  const [only, ...others] = snapshot.transfers;
  if (!only) return null;
  if (others.length === 0 && paidText(input) !== null && noteOf(only, input) === '') {
    return (
      <Row name={messages.facts.transaction}>
        <Proof {...only} />
        <LookUp transfers={[only]} messages={messages} />
      </Row>
    );
  }
  return (
    <div className="till-paper-transfers">
      <dt>{others.length === 0 ? messages.facts.transaction : messages.transfers}</dt>
      {snapshot.transfers.map((transfer, index) => (
        <dd key={index}>
          <Transfer transfer={transfer} input={input} />
        </dd>
      ))}
      <dd hidden data-paper>
        <LookUp transfers={snapshot.transfers} messages={messages} />
      </dd>
    </div>
  );
}

interface TransferProps {
  readonly transfer: TransferView;
  readonly input: ReceiptPaperProps;
}

function Transfer({ transfer, input }: TransferProps) {
  const { currencyId, amount, blockchain, firstSeenAt } = transfer;
  const note = noteOf(transfer, input);
  return (
    <>
      <Figure>{coinText(amount, currencyId, input)}</Figure>
      <small>
        {networkText(input) === null && (
          <>
            <bdi translate="no">{networkName(blockchain)}</bdi>
            <span> · </span>
          </>
        )}
        <time dateTime={firstSeenAt}>{formatMoment(firstSeenAt, input.locale)}</time>
      </small>
      {note !== '' && <small className="till-paper-why">{note}</small>}
      <Proof {...transfer} />
    </>
  );
}

/** How far a transfer is if it is not confirmed, and why it does not count. */
function noteOf(transfer: TransferView, { snapshot, messages }: ReceiptPaperProps): string {
  const { status, counts } = transfer;
  return [
    status !== 'confirmed' && (messages.transferStatus[status] ?? messages.unknownStatus),
    !isMarkedPaid(snapshot) && messages.transferCounts[counts],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Both ends of a hash: enough to recognise it, and the link has all of it. */
const shortHash = (hash: string): string =>
  hash.length > 20 ? `${hash.slice(0, 8)}…${hash.slice(-8)}` : hash;

/** The whole hash on paper; on the screen its ends, which lead to the explorer. */
function Proof({ txHash, explorerUrl }: TransferView) {
  const link = safeLink(explorerUrl);
  if (link === null) return <Code>{txHash}</Code>;
  return (
    <>
      <a data-screen className="till-link" href={link} target="_blank" rel="noopener noreferrer">
        <Code>{shortHash(txHash)}</Code>
        <Icon of={externalIcon} ahead />
      </a>
      <a hidden data-paper href={link} rel="noopener noreferrer">
        <Code>{txHash}</Code>
      </a>
    </>
  );
}

interface LookUpProps {
  readonly transfers: readonly TransferView[];
  readonly messages: RecordsMessages;
}

/** Names the explorers: paper has no links. */
function LookUp({ transfers, messages }: LookUpProps) {
  const links = transfers.map(({ explorerUrl }) => safeLink(explorerUrl));
  const sites = new Set(links.flatMap((link) => (link === null ? [] : [new URL(link).host])));
  if (sites.size === 0) return null;
  return (
    <small hidden data-paper>
      {messages.lookUp([...sites].join(', '))}
    </small>
  );
}
