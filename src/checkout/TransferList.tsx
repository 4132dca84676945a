/** The transfers of a payment: amount, state, and a link to a block explorer. */
import type { TransferView } from '../contract/checkout.js';
import { Amount } from '../ui/Amount.js';
import { formatMoment } from '../ui/formatTime.js';
import { Icon } from '../ui/Icon.js';
import { externalIcon } from '../ui/icons.js';
import { useUi } from '../ui/uiContext.js';
import { useTimeZone } from '../ui/useTimeZone.js';
import { safeLink } from '../ui/dom.js';
import { useCurrencyCode } from './useCurrencies.js';

/** Props of {@link TransferRows}. */
export interface TransferRowsProps {
  readonly transfers: readonly TransferView[];
  /** Sentences on why a transfer does not count, by its `counts`. @default none */
  readonly counts?: Readonly<Record<string, string>>;
  /** The screen says the rest already. @default false */
  readonly linkOnly?: boolean;
}

/** Draws one row for each transfer, which opens the explorer where there is one. */
export function TransferRows({ transfers, counts = {}, linkOnly = false }: TransferRowsProps) {
  const { messages } = useUi();
  if (transfers.length === 0) return null;
  return (
    <ul className="till-plain-list till-transfers">
      {/* By index: one transaction may pay twice. */}
      {transfers.map((transfer, index) => {
        const link = safeLink(transfer.explorerUrl);
        const content = linkOnly ? null : <Transfer {...transfer} note={counts[transfer.counts]} />;
        if (link === null) {
          return (
            content && (
              <li key={index} className="till-line till-transfer" data-status={transfer.status}>
                {content}
              </li>
            )
          );
        }
        return (
          <li key={index} data-status={transfer.status} className="till-transfer">
            <a className="till-line" href={link} target="_blank" rel="noopener noreferrer">
              {content ?? <span>{messages.viewTransfer}</span>}
              {content && <span className="till-visually-hidden">{messages.viewTransfer}</span>}
              <Icon of={externalIcon} ahead />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** One transfer. An unknown status is named neutrally. */
function Transfer({ note, ...transfer }: TransferView & { readonly note: string | undefined }) {
  const { locale, messages } = useUi();
  const code = useCurrencyCode()(transfer.currencyId);
  const zone = useTimeZone();
  return (
    <span className="till-transfer-text">
      <Amount amount={transfer.amount} code={code} />
      <span className="till-muted">
        <span>{messages.transferStatus[transfer.status] ?? messages.unknownStatus}</span>{' '}
        <span>·</span> <span>{formatMoment(transfer.firstSeenAt, locale, zone)}</span>
      </span>
      {note !== undefined && <span className="till-transfer-note">{note}</span>}
    </span>
  );
}

/** Props of {@link TransferList}. */
export interface TransferListProps extends TransferRowsProps {
  readonly title: string;
  /** Shown if there are none. */
  readonly empty?: string;
}

/** Draws the rows under a heading; nothing if there are none and there is no `empty` sentence. */
export function TransferList({ title, empty, ...rows }: TransferListProps) {
  const isEmpty = rows.transfers.length === 0;
  if (isEmpty && empty === undefined) return null;
  return (
    <div className="till-transfer-list">
      <h3 className="till-subheading">{title}</h3>
      {isEmpty ? (
        <p className="till-muted">{empty}</p>
      ) : (
        <div className="till-lines">
          <TransferRows {...rows} />
        </div>
      )}
    </div>
  );
}
