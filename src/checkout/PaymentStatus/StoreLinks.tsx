/** The way back to the store: a real link, taken by the shopper only. */
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';

/** Draws the link, or a button if there is only `onReturn`; nothing without either. */
export function BackToStore({ primary = false }: { readonly primary?: boolean }) {
  const messages = useMessagesWith(enStatus);
  const { storeName, returnUrl, onReturn } = useCheckoutContext('PaymentStatus').page;
  const href = safeReturnUrl(returnUrl);
  const common = {
    className: 'till-button',
    'data-kind': primary ? 'primary' : undefined,
    children: messages.backToStore(storeName),
    onClick: onReturn,
  };
  if (href !== undefined) return <a {...common} href={href} />;
  return onReturn ? <button {...common} type="button" /> : null;
}

/**
 * Draws the link in a tab of its own, so that the payment stays open; nothing where there is none.
 *
 * @param props.isNext only the store can go on from here.
 */
export function ContactStore({ isNext = false }: { readonly isNext?: boolean }) {
  const messages = useMessagesWith(enStatus);
  const { storeName, supportUrl } = useCheckoutContext('PaymentStatus').page;
  const href = safeSupportUrl(supportUrl);
  return href === undefined ? null : (
    <a
      className={isNext ? 'till-button' : 'till-link'}
      data-kind={isNext ? 'primary' : undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {messages.contactStore(storeName)}
    </a>
  );
}

/**
 * Where the store wants the shopper to go, or undefined unless it is an https address, one of this
 * machine (a store that is being built) or a path of the page's own site. Browsers leave tabs and line
 * breaks out of an address (WHATWG URL, 4.4), so
 * `/\t/elsewhere` would lead away.
 */
export function safeReturnUrl(url: string | undefined): string | undefined {
  return /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/|\/(?![\t\n\r]*[/\\]))/.test(
    url ?? '',
  )
    ? url
    : undefined;
}

/** The same for the store's support, which may also be a `mailto:` address. */
export function safeSupportUrl(url: string | undefined): string | undefined {
  return safeReturnUrl(url) ?? (url?.startsWith('mailto:') ? url : undefined);
}
