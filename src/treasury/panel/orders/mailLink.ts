/** The link that opens the mail program with a mail to a customer in it (RFC 6068). Pure. */
import type { RefundMail } from '../../contract/refundLinks.js';

/** Signs that could begin another line of a mail's head. */
const CONTROL = /\p{Cc}+/gu;

/**
 * Encodes each part by itself: an address holds no other receiver, and a subject no other field.
 *
 * @param url stands on a line of its own at the end of the text, which may have lines itself.
 */
export function mailLink({ to, subject, text }: RefundMail, url?: string): string {
  const encode = (part: string): string => encodeURIComponent(part.replace(CONTROL, ' '));
  const at = to?.lastIndexOf('@') ?? -1;
  const receiver =
    to === null || at < 0 ? '' : `${encode(to.slice(0, at))}@${encode(to.slice(at + 1))}`;
  // Lines of a mail end so, whatever the system that sends it.
  const body = [...text.split('\n'), ...(url === undefined ? [] : ['', url])]
    .map(encode)
    .join('%0D%0A');
  return `mailto:${receiver}?subject=${encode(subject)}&body=${body}`;
}
