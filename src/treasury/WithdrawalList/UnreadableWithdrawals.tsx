/** Names the withdrawals of which nothing can be said, so that nobody takes the list for all there are. */
import type { UnreadableWithdrawal } from '../../contract/treasury/withdrawals.js';
import { Notice } from '../../ui/Notice.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Draws a notice with their ids, or nothing where there are none. */
export function UnreadableWithdrawals({ ids }: { readonly ids: readonly UnreadableWithdrawal[] }) {
  const messages = useTreasuryMessages();
  if (ids.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.withdrawalsUnreadable(ids.length)}>
      <p>{messages.withdrawalsUnreadableWhat}</p>
      <ul className="till-plain-list">
        {ids.map(({ id }) => (
          <li key={id}>
            <bdi className="till-mono" translate="no">
              {id}
            </bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
