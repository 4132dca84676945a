/** The last look failed: what is on screen stays, and tracking goes on. */
import type { CheckoutError } from '../../contract/problem.js';
import { Notice } from '../../ui/Notice.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';

/** Draws the notice. Spoken by the live region, so it is not an alert of its own. */
export function ConnectionNotice({ error }: { readonly error: CheckoutError }) {
  const messages = useMessagesWith(enStatus);
  const { live } = useCheckoutContext('PaymentStatus');
  // One question was refused while the store's own messages arrive: nothing is lost.
  if (live) return null;
  return (
    <Notice tone="warning" title={messages.connectionLost}>
      {messages.problems[error.code]}
    </Notice>
  );
}
