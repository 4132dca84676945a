/** When the service was last asked, whether what is shown is old, and a way to ask now. */
import { useState } from 'react';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { formatMoment } from '../../ui/formatTime.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useVoice } from './voice.js';

/** Props of {@link Freshness}. */
export interface FreshnessProps {
  readonly withdrawal: WithdrawalView;
  /** Asks the store; answers the withdrawal, or null where no answer came. */
  readonly look: () => Promise<WithdrawalView | null>;
}

/** Draws the line, and a notice where the service did not answer. */
export function Freshness({ withdrawal, look }: FreshnessProps) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { checkedAt, staleBecause } = withdrawal;
  return (
    <>
      {staleBecause !== null && (
        <Notice tone="warning">{messages.staleReasons[staleBecause] ?? messages.stale}</Notice>
      )}
      <div className="till-freshness">
        <span className="till-muted">
          {checkedAt === null
            ? messages.neverChecked
            : messages.checkedAt(formatMoment(checkedAt, locale))}
        </span>
        <CheckAgain state={withdrawal.state} look={look} />
      </div>
    </>
  );
}

/** What the store says of an answer that the service did give; anything else stands for none. */
const ANSWERED: readonly (string | null)[] = [null, 'not_found', 'answer_differs'];

interface CheckAgainProps {
  readonly state: string;
  readonly look: FreshnessProps['look'];
}

/** A look at once, and an honest word on what came of it. */
function CheckAgain({ state, look }: CheckAgainProps) {
  const messages = useTreasuryMessages();
  const say = useVoice();
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState('');
  async function ask(): Promise<void> {
    if (asking) return;
    setAsking(true);
    setResult('');
    say('');
    const found = await look();
    setAsking(false);
    // A change of state speaks for itself.
    if (found && found.state !== state) return;
    const nothing = state === 'unknown' ? messages.checkedNothing : messages.checkedSame;
    const sentence =
      found && ANSWERED.includes(found.staleBecause) ? nothing : messages.checkFailed;
    setResult(sentence);
    say(sentence);
  }
  return (
    <>
      <button
        type="button"
        className="till-button"
        data-kind="quiet"
        aria-disabled={asking || undefined}
        onClick={() => void ask()}
      >
        {asking ? messages.checking : messages.checkAgain}
      </button>
      {result !== '' && <p className="till-muted till-check-result">{result}</p>}
    </>
  );
}
