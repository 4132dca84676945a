/** The rows of the list of withdrawals: columns on a desk, cards on a phone. */
import { useId } from 'react';
import { refundLike, type WithdrawalView } from '../../contract/withdrawals.js';
import { Amount } from '../../../ui/Amount.js';
import { Button } from '../Button.js';
import type { OrderReference } from '../client.js';
import { Age, moveBetweenRows, ShortForm } from '../ListRow.js';
import { moneyText } from '../coinText.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';
import { WithdrawalStatusPill } from './WithdrawalStatusPill.js';
import { refundTitle } from './withdrawalLabels.js';
import { isUnsent } from '../../contract/withdrawalStatus.js';

/** Props of {@link WithdrawalTable}. */
export interface WithdrawalTableProps {
  readonly withdrawals: readonly WithdrawalView[];
  /** How many the filter has; null if the store does not count. */
  readonly all: number | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onOpen: ((id: string) => void) | undefined;
  readonly onOpenOrder: ((order: OrderReference) => void) | undefined;
}

/** Draws heads, rows, and the line below them. */
export function WithdrawalTable(props: WithdrawalTableProps) {
  const { withdrawals, all, now, onOpen, onOpenOrder } = props;
  const messages = useTreasuryMessages();
  return (
    <div className="till-withdrawal-rows" onKeyDown={moveBetweenRows}>
      <div className="till-withdrawal-heads" aria-hidden="true">
        <span>{messages.amountColumn}</span>
        <span>{messages.toColumn}</span>
        <span>{messages.forColumn}</span>
        <span>{messages.draftedByColumn}</span>
        <span>{messages.statusColumn}</span>
        <span data-end="">{messages.ageColumn}</span>
        <span />
      </div>
      <ul className="till-plain-list till-withdrawal-items">
        {withdrawals.map((withdrawal) => (
          <WithdrawalRow
            key={withdrawal.id}
            withdrawal={withdrawal}
            now={now}
            onOpen={onOpen}
            onOpenOrder={onOpenOrder}
          />
        ))}
      </ul>
      <p className="till-withdrawal-foot till-muted">
        <span>
          {messages.withdrawalsShown(withdrawals.length, all === withdrawals.length ? null : all)}
        </span>
      </p>
    </div>
  );
}

interface WithdrawalRowProps extends Pick<WithdrawalTableProps, 'now' | 'onOpen' | 'onOpenOrder'> {
  readonly withdrawal: WithdrawalView;
}

/** Draws one. Its button covers the row, so that a press anywhere opens it. */
function WithdrawalRow({ withdrawal, now, onOpen, onOpenOrder }: WithdrawalRowProps) {
  const { messages, locale } = useWords();
  const base = useId();
  const { id, amount, amountUsd, code, networkName, addressTo, draftedBy, actions } = withdrawal;
  const since = withdrawal.history[0]?.at;
  const worth = amountUsd === null ? null : moneyText(amountUsd, 'USD', locale);
  const isMine = isUnsent(withdrawal) && actions.some((one) => one === 'approve' || one === 'send');
  return (
    <li className="till-withdrawal-item" data-withdrawal={id} data-state={withdrawal.status}>
      <span id={`${base}-amount`} className="till-withdrawal-amount">
        <Amount amount={amount} code={code} />{' '}
        <span className="till-muted">
          {worth === null ? networkName : `${networkName} · ${worth}`}
        </span>
      </span>{' '}
      <span className="till-withdrawal-to">
        <ShortForm id={`${base}-to`} of={addressTo} />
      </span>{' '}
      <span className="till-withdrawal-for">
        <Purpose withdrawal={withdrawal} onOpenOrder={onOpenOrder} />
      </span>{' '}
      <span className="till-withdrawal-by">
        <bdi>{draftedBy}</bdi>
      </span>{' '}
      <span id={`${base}-status`} className="till-withdrawal-state">
        <WithdrawalStatusPill withdrawal={withdrawal} />
      </span>{' '}
      {since !== undefined && <Age className="till-withdrawal-age" at={since} now={now} />}
      {onOpen && (
        <Button
          id={`${base}-open`}
          className="till-withdrawal-open"
          kind={isMine ? undefined : 'quiet'}
          data-row={id}
          aria-labelledby={`${base}-open ${base}-amount ${base}-to ${base}-status`}
          onClick={() => onOpen(id)}
        >
          {isMine ? messages.reviewRow : messages.openRow}
        </Button>
      )}
    </li>
  );
}

/** The order that it refunds, or its note. */
function Purpose({
  withdrawal,
  onOpenOrder,
}: Pick<WithdrawalRowProps, 'withdrawal' | 'onOpenOrder'>) {
  const messages = useTreasuryMessages();
  const { refundOf, note } = withdrawal;
  if (!refundOf) return note === null ? null : <bdi>{note}</bdi>;
  const { kind, reference } = refundOf;
  const words =
    kind === 'top_up' ? messages.refundToShort(reference) : messages.refundShort(reference);
  const order = refundLike(withdrawal);
  if (!order || !onOpenOrder) return <bdi>{words}</bdi>;
  return (
    <Button
      kind="link"
      className="till-withdrawal-order"
      aria-label={refundTitle(refundOf, messages)}
      onClick={() => onOpenOrder(order)}
    >
      <bdi>{words}</bdi>
    </Button>
  );
}
