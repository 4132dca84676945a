/** The way back to the list, beside the sentence that names currency and network. */
import { useMessages } from '../../ui/uiContext.js';
import { useCheckout } from '../useCheckout.js';

/** Draws the button. @param rest part has been sent, and only the rest can be in another currency. */
export function ChangeCurrency({ rest }: { readonly rest: boolean }) {
  const messages = useMessages();
  const { setChoosing } = useCheckout();
  return (
    <button
      type="button"
      className="till-button"
      data-kind="link"
      onClick={() => setChoosing(true)}
    >
      {rest ? messages.changeForRest : messages.changeCurrency}
    </button>
  );
}
