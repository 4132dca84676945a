/** When the service was last asked about a withdrawal, what is old or untrue of its answer, and "Check again". */
import { useState } from 'react';
import { isOver, isUnsent } from '../../contract/withdrawalStatus.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { Notice } from '../../../ui/Notice.js';
import { Button } from '../Button.js';
import { useAnnounce } from '../LiveRegion.js';
import { useWithdrawal } from '../storeReads.js';
import { useTreasuryMessages, useWords } from '../treasuryContext.js';

interface LastCheckedProps {
  readonly withdrawal: WithdrawalView;
}

/** Draws it. Of one that the service has not got, or has ended, only what contradicts it. */
export function LastChecked({ withdrawal }: LastCheckedProps) {
  const { messages, locale } = useWords();
  const { checkedAt, staleBecause } = withdrawal;
  return (
    <>
      {staleBecause !== null && (
        <Notice tone="warning">{messages.staleReasons[staleBecause] ?? messages.stale}</Notice>
      )}
      {!isOver(withdrawal) && !isUnsent(withdrawal) && (
        <div className="till-freshness">
          <span className="till-muted">
            {checkedAt === null
              ? messages.neverChecked
              : messages.checkedAt(formatMoment(checkedAt, locale))}
          </span>
          <CheckAgain withdrawal={withdrawal} />
        </div>
      )}
    </>
  );
}

/** Values of `staleBecause` for which the service did answer. */
const ANSWERED: readonly (string | null)[] = [null, 'not_found', 'answer_differs'];

/** Draws the button, and says if nothing has changed. */
function CheckAgain({ withdrawal: { id, state } }: LastCheckedProps) {
  const messages = useTreasuryMessages();
  const announce = useAnnounce();
  const { refetch } = useWithdrawal(id);
  const [checking, setChecking] = useState(false);
  const [result, setResult] = useState('');
  async function run(): Promise<void> {
    setChecking(true);
    setResult('');
    announce('');
    const { data, error } = await refetch();
    setChecking(false);
    const found = error ? undefined : data;
    // A changed state is announced by the panel.
    if (found && found.state !== state) return;
    const unchanged = state === 'unknown' ? messages.checkedNothing : messages.checkedSame;
    const sentence =
      found && ANSWERED.includes(found.staleBecause) ? unchanged : messages.checkFailed;
    setResult(sentence);
    announce(sentence);
  }
  return (
    <>
      <Button kind="quiet" busy={checking} onClick={() => void run()}>
        {checking ? messages.checking : messages.checkAgain}
      </Button>
      {result !== '' && <p className="till-muted till-check-result">{result}</p>}
    </>
  );
}
