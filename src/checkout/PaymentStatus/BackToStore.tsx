/** The way back to the store: a real link, taken by the shopper only. */
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { safeReturn } from './safeReturn.js';

/** Draws the link, or a button where only the page itself knows the way; nothing where nobody does. */
export function BackToStore({ primary = false }: { readonly primary?: boolean }) {
  const messages = useMessagesWith(enStatus);
  const { storeName, returnUrl, onReturn } = useCheckoutContext('PaymentStatus').page;
  const href = safeReturn(returnUrl);
  const look = {
    className: 'till-button',
    'data-kind': primary ? 'primary' : undefined,
    children: messages.backToStore(storeName),
    onClick: onReturn,
  };
  if (href !== undefined) return <a {...look} href={href} />;
  return onReturn ? <button {...look} type="button" /> : null;
}
