/** The last look failed: what is on screen stays, and tracking goes on. */
import type { CheckoutError } from '../../contract/checkoutError.js';
import { Notice } from '../../ui/Notice.js';
import { enStatus, type StatusMessages } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { asksForMoney } from '../screen.js';
import { useCheckout } from '../useCheckout.js';
import { type ConnectionError, useConnectionError } from '../connectionError.js';
import { BackToStore } from './StoreLinks.js';

/** What a trouble is called, on screen and aloud. */
export function connectionErrorTitle(trouble: ConnectionError, messages: StatusMessages): string {
  if (trouble === 'expired') return messages.sessionOver;
  return trouble === 'slow' || trouble === 'refused'
    ? messages.notCurrent
    : messages.connectionLost;
}

/** Draws the notice. Spoken by the live region, so it is not an alert of its own. */
export function ConnectionNotice({ error }: { readonly error: CheckoutError }) {
  const messages = useMessagesWith(enStatus);
  const { status } = useCheckout();
  const trouble = useConnectionError(error);
  if (trouble === null) return null;
  const waysOn = (
    <>
      <button type="button" className="till-button" onClick={() => location.reload()}>
        {messages.reloadPage}
      </button>{' '}
      {asksForMoney(status) && <BackToStore />}
    </>
  );
  const expired = trouble === 'expired';
  return (
    <Notice
      tone="warning"
      title={connectionErrorTitle(trouble, messages)}
      action={expired && waysOn}
    >
      {expired ? messages.sessionOverLead : messages.problems[error.code]}
      {trouble === 'blocked' && <p>{messages.maybeBlocked}</p>}
    </Notice>
  );
}
