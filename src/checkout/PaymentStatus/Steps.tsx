/** How far a payment is: detected, confirming, and paid where a page can come to know of that. */
import { Icon } from '../../ui/Icon.js';
import { checkIcon } from '../../ui/icons.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';

/**
 * Draws the steps of a payment that is on its way: the second is the present one.
 *
 * @param props.endsPaid whether signed events make it paid. If only the store's word does, that may never come here.
 */
export function Steps({ endsPaid }: { readonly endsPaid: boolean }) {
  const { steps } = useMessagesWith(enStatus);
  return (
    <ol className="till-plain-list till-steps">
      <li data-done>
        <span className="till-node">
          <Icon of={checkIcon} />
        </span>
        <span>{steps.detected}</span>
      </li>
      <li aria-current="step">
        <span className="till-node" />
        <span>{steps.confirming}</span>
      </li>
      {endsPaid && (
        <li>
          <span className="till-node" />
          <span>{steps.paid}</span>
        </li>
      )}
    </ol>
  );
}
