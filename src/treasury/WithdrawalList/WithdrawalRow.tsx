/** One withdrawal in the list: how much, where to, how it stands, since when. */
import { addressGroups } from '../../chains/addressGroups.js';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { Amount } from '../../ui/Amount.js';
import { formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { refundTitle } from '../WithdrawalStatus/Facts.js';
import { mayBeOld, titleOf } from '../WithdrawalStatus/withdrawalWords.js';

/** Props of {@link WithdrawalRow}. */
export interface WithdrawalRowProps {
  readonly withdrawal: WithdrawalView;
  /** Without it the row is no button. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** Draws the row. The whole of it is pressed; its name is what it says. */
export function WithdrawalRow({ withdrawal, onOpen }: WithdrawalRowProps) {
  const content = <Content withdrawal={withdrawal} />;
  if (!onOpen) return <div className="till-list-row">{content}</div>;
  return (
    <button
      type="button"
      className="till-list-row"
      data-withdrawal={withdrawal.id}
      onClick={() => onOpen(withdrawal.id)}
    >
      {content}
    </button>
  );
}

function Content({ withdrawal }: Pick<WithdrawalRowProps, 'withdrawal'>) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { amount, code, networkName, addressTo, state, refundOf } = withdrawal;
  const { head, tail } = addressGroups(addressTo);
  const since = withdrawal.history[0]?.at;
  return (
    <>
      <span className="till-list-row-line">
        <Amount amount={amount} code={code} />{' '}
        <span className="till-list-row-state" data-state={state}>
          <span className="till-indicator" aria-hidden="true" />
          {titleOf(state, messages)}
          {mayBeOld(withdrawal) && ` · ${messages.stateOld}`}
        </span>
      </span>{' '}
      <span className="till-list-row-line till-muted">
        <span>
          {networkName}
          {' · '}
          <bdi className="till-mono" translate="no">
            {`${head}…${tail}`}
          </bdi>
          {refundOf && ` · ${refundTitle(refundOf, messages)}`}
        </span>{' '}
        {since !== undefined && <time dateTime={since}>{formatMoment(since, locale)}</time>}
      </span>
    </>
  );
}
