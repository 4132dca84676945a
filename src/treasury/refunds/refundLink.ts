/** One refund link, folded from the events of its order. Pure. */
import type { RefundEvent, RefundEventKind, StatedRefund } from './refundEvents.js';

/** What the events say of a link. Null if no event says it. */
export type RefundLink = ReturnType<typeof foldRefundLinks>[number];

/** Folds all links of an order, oldest first. */
export function foldRefundLinks(events: readonly RefundEvent[]) {
  const made = events.flatMap(({ kind, body }) => (kind === 'refund_link_made' ? [body] : []));
  return made.map((body) => {
    const first = <K extends RefundEventKind>(kind: K): StatedRefund<K> | null => {
      const found = events.find((one) => one.kind === kind && one.body.linkId === body.linkId);
      return (found?.body as StatedRefund<K> | undefined) ?? null;
    };
    return {
      id: body.linkId,
      made: body,
      openedAt: first('refund_link_opened')?.at ?? null,
      claimed: first('refund_claimed'),
      revoked: first('refund_link_revoked'),
      ended: first('refund_link_ended'),
    };
  });
}

/** Whether nothing is decided about a link: until then its money is promised, whatever the time. */
export const isUndecided = ({ claimed, revoked, ended }: RefundLink): boolean =>
  (claimed ?? revoked ?? ended) === null;

/** Whether the time of a link is over. @param now milliseconds since the epoch. */
export const isExpired = ({ made }: RefundLink, now: number): boolean =>
  now >= Date.parse(made.expiresAt);

/** The state: `made` and `opened` can still be claimed. @param now milliseconds since the epoch. */
export function refundLinkState(link: RefundLink, now: number) {
  if (link.claimed) return 'claimed';
  if (link.revoked) return 'revoked';
  if (link.ended ?? isExpired(link, now)) return 'ended';
  return link.openedAt === null ? 'made' : 'opened';
}
