/** The way to the store's support, wherever a shopper may want to ask. */
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { safeSupport } from './safeReturn.js';

/** Props of {@link ContactStore}. */
export interface ContactStoreProps {
  /** Only the store can go on from here. @default false */
  readonly isNext?: boolean;
}

/** Draws the link in a tab of its own, so that the payment stays open; nothing where there is none. */
export function ContactStore({ isNext = false }: ContactStoreProps) {
  const messages = useMessagesWith(enStatus);
  const { storeName, supportUrl } = useCheckoutContext('PaymentStatus').page;
  const href = safeSupport(supportUrl);
  return href === undefined ? null : (
    <a
      className={isNext ? 'till-button' : 'till-link'}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {messages.contactStore(storeName)}
    </a>
  );
}
