/** The link that opens the mail program with a refund link in it (RFC 6068). Pure. */
import type { MadeRefundLink } from '../../contract/refundLinks.js';

/** Signs that could begin another line of a mail's head. */
const CONTROL = /\p{Cc}+/gu;

/** Encodes each part by itself: an address holds no other receiver, and a subject no other field. */
export function refundMailLink({ mail, url }: Pick<MadeRefundLink, 'mail' | 'url'>): string {
  const encode = (text: string): string => encodeURIComponent(text.replace(CONTROL, ' '));
  const { to, subject, text } = mail;
  const at = to?.lastIndexOf('@') ?? -1;
  const receiver =
    to === null || at < 0 ? '' : `${encode(to.slice(0, at))}@${encode(to.slice(at + 1))}`;
  // Lines of a mail end so, whatever the system that sends it.
  const body = [text, '', url].map(encode).join('%0D%0A');
  return `mailto:${receiver}?subject=${encode(subject)}&body=${body}`;
}
