/** The service's own words about the transfer, as they are; known ones with what they mean. */
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { formatMoment } from '../../ui/formatTime.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { isOver, isRecordBehind } from '../pace.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Draws the words; nothing while there is no transfer. */
export function TransferPart({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { transfer } = withdrawal;
  if (!transfer) return null;
  const { kind, stage, status, message, at } = transfer;
  const rows = [
    [messages.transferKind, kind],
    [messages.transferStage, stage],
    [messages.transferState, status],
  ] as const;
  const meaning = status === null ? undefined : messages.transferStatus[status];
  return (
    <div className="till-transfer-words">
      <h3 className="till-subheading">{messages.transferTitle}</h3>
      {isRecordBehind(withdrawal) && <p>{messages.transferBehind}</p>}
      <dl className="till-figures">
        {rows.map(([name, word]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {word === null || word === '' ? (
                messages.transferNothing
              ) : (
                <bdi className="till-word" translate="no">
                  {word}
                </bdi>
              )}
              {name === messages.transferState && meaning !== undefined && ` – ${meaning}`}
            </dd>
          </div>
        ))}
      </dl>
      {/* What is on its way has a line of its own with the same time, and with more to do. */}
      {isOver(withdrawal) && at !== undefined && (
        <p className="till-muted">{messages.checkedAt(formatMoment(at, locale))}</p>
      )}
      {message !== null && message !== '' && (
        <figure className="till-citation">
          <figcaption>{messages.transferMessage}</figcaption>
          <blockquote dir="auto">{message}</blockquote>
        </figure>
      )}
      {status === 'frozen' && <Notice tone="warning">{messages.frozen}</Notice>}
    </div>
  );
}
