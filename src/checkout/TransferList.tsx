/** The transfers of a payment: amount, status, and a link to a block explorer. */
import type { TransferView } from '../contract/checkout.js';
import { Amount } from '../ui/Amount.js';
import { formatMoment } from '../ui/formatTime.js';
import { useUi } from '../ui/uiContext.js';
import { safeLink } from '../ui/dom.js';
import { useCurrencyCode } from './useCurrencyNames.js';

/** Props of {@link TransferList}. */
export interface TransferListProps {
  readonly transfers: readonly TransferView[];
  readonly title: string;
  /** Shown if there are none. */
  readonly empty?: string;
  /** Sentences on why a transfer does not count, by its `counts`. @default none */
  readonly counts?: Readonly<Record<string, string>>;
}

/** Draws the list; nothing if it is empty and there is no `empty` sentence. */
export function TransferList({ transfers, title, empty, counts = {} }: TransferListProps) {
  if (transfers.length === 0 && empty === undefined) return null;
  return (
    <div className="till-transfers">
      <h3 className="till-subheading">{title}</h3>
      {transfers.length === 0 ? (
        <p className="till-muted">{empty}</p>
      ) : (
        <ul className="till-plain-list">
          {/* By index: one transaction may pay twice. */}
          {transfers.map((transfer, index) => (
            <Transfer key={index} {...transfer} note={counts[transfer.counts]} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** One transfer. An unknown status is named neutrally. */
function Transfer({ note, ...transfer }: TransferView & { readonly note: string | undefined }) {
  const { locale, messages } = useUi();
  const code = useCurrencyCode()(transfer.currencyId);
  const link = safeLink(transfer.explorerUrl);
  return (
    <li className="till-transfer" data-status={transfer.status}>
      <Amount amount={transfer.amount} code={code} />
      <span className="till-transfer-status">
        {messages.transferStatus[transfer.status] ?? messages.unknownStatus}
      </span>
      <span className="till-muted">{formatMoment(transfer.firstSeenAt, locale)}</span>
      {link !== null && (
        <a className="till-link" href={link} target="_blank" rel="noopener noreferrer">
          {messages.viewTransfer}
        </a>
      )}
      {note !== undefined && <p className="till-transfer-note">{note}</p>}
    </li>
  );
}
