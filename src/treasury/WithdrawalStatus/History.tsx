/** Who did what, and when. */
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { formatMoment } from '../../ui/formatTime.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Draws the timeline under a disclosure. */
export function History({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  if (withdrawal.history.length === 0) return null;
  return (
    <details className="till-details">
      <summary>{messages.history}</summary>
      <ol className="till-plain-list till-history">
        {withdrawal.history.map(({ at, kind, who, reason }, index) => (
          <li key={`${String(index)} ${at}`} className="till-history-step" data-kind={kind}>
            <span>{messages.historyKinds[kind] ?? messages.otherStep}</span>
            <span className="till-muted">
              {who !== null && (
                <>
                  <bdi>{who}</bdi>
                  {' · '}
                </>
              )}
              <time dateTime={at}>{formatMoment(at, locale)}</time>
            </span>
            <Reason kind={kind} who={who} reason={reason} />
          </li>
        ))}
      </ol>
    </details>
  );
}

type Step = WithdrawalView['history'][number];

/** The store's codes in words; what a person or the service wrote is quoted. */
function Reason({ kind, who, reason }: Pick<Step, 'kind' | 'who' | 'reason'>) {
  const messages = useTreasuryMessages();
  // The note of the draft stands among the facts.
  if (reason === null || reason === '' || kind === 'drafted') return null;
  const table = kind === 'refused' ? messages.refusals : messages.callReasons;
  const words = who === null && kind !== 'failed' ? table[reason] : undefined;
  return words === undefined ? <q>{reason}</q> : <span>{words}</span>;
}
