/** What stands in place of an address that fails its check. */
import { Notice } from '../ui/Notice.js';
import { useMessages } from '../ui/uiContext.js';

/** Draws the notice. */
export function AddressRefused() {
  const messages = useMessages();
  return (
    <Notice tone="danger" title={messages.addressRefusedTitle} urgent>
      {messages.addressRefused}
    </Notice>
  );
}
