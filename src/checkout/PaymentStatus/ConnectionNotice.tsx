/** Says that the last request failed. The screen stays as it is, and the page goes on asking. */
import type { CheckoutError } from '../../contract/checkoutError.js';
import { Icon } from '../../ui/Icon.js';
import { clockIcon } from '../../ui/icons.js';
import { retryIcon } from '../../ui/troubleIcons.js';
import { Notice } from '../../ui/Notice.js';
import { enProblems } from '../../ui/messages/enProblems.js';
import { enStatus, type StatusMessages } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { Answer } from '../Answer.js';
import { problemTexts } from '../ProblemNotice.js';
import { asksForMoney } from '../screen.js';
import { useCheckout } from '../useCheckout.js';
import { type ConnectionError, useConnectionError } from '../connectionError.js';
import { BackToStore } from './StoreLinks.js';

/** Title of a connection error, on the screen and in announcements. */
export function connectionErrorTitle(failure: ConnectionError, messages: StatusMessages): string {
  if (failure === 'expired') return messages.sessionOver;
  return failure === 'slow' || failure === 'refused'
    ? messages.notCurrent
    : messages.connectionLost;
}

const english = { ...enStatus, ...enProblems };

/** Draws the notice. The live region announces it, so it is not an alert itself. */
export function ConnectionNotice({ error }: { readonly error: CheckoutError }) {
  const messages = useMessagesWith(english);
  const { status } = useCheckout();
  const failure = useConnectionError(error);
  if (failure === null) return null;
  const title = connectionErrorTitle(failure, messages);
  if (failure === 'expired') {
    return (
      <Answer icon={clockIcon} title={title} lead={messages.sessionOverLead} side={false}>
        <button
          type="button"
          className="till-button"
          data-kind="primary"
          onClick={() => location.reload()}
        >
          <Icon of={retryIcon} />
          <span>{messages.reloadPage}</span>
        </button>
        {asksForMoney(status) && <BackToStore />}
      </Answer>
    );
  }
  return (
    <Notice tone="warning" title={title}>
      <span>{problemTexts(error, messages).text}</span>
      {failure === 'blocked' && <p>{messages.maybeBlocked}</p>}
    </Notice>
  );
}
