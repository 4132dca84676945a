/** Where a refund stands, from its link and its draft together. Pure. */
import type { RefundStage } from '../contract/refundLinks.js';
import { refundLinkState, type RefundLink } from './refundLink.js';

/** The stage by the state of the withdrawal. */
const BY_STATE: Readonly<Record<string, RefundStage>> = {
  awaiting_approval: 'approval',
  draft: 'ready',
  sending: 'sending',
  unknown: 'sending',
  queued: 'sending',
  in_progress: 'sending',
  completed: 'sent',
  refused: 'failed',
  failed: 'failed',
  deleted: 'cancelled',
  discarded: 'cancelled',
};

/**
 * The stage of a refund. A draft says more than its link, and what is not known is under way.
 *
 * @param link null for a refund that a person drafted.
 * @param state of the withdrawal; null before there is one.
 * @param now milliseconds since the epoch.
 */
export function refundStage(link: RefundLink | null, state: string | null, now: number) {
  if (state !== null) return BY_STATE[state] ?? 'sending';
  if (!link) return 'sending';
  const ofLink = refundLinkState(link, now);
  if (ofLink === 'revoked') return 'revoked';
  if (ofLink === 'ended') return 'expired';
  if (ofLink === 'claimed') return link.made.needsApproval ? 'approval' : 'ready';
  return 'customer';
}

/** Puts links and drafts of an order together, each once: the links first, then what has none. */
export function pairRefunds<Draft>(
  links: readonly RefundLink[],
  drafts: readonly Draft[],
  linkOf: (draft: Draft) => string | null,
) {
  const known = new Set(links.map(({ id }) => id));
  return [
    ...links.map((link) => ({
      link,
      draft: drafts.find((draft) => linkOf(draft) === link.id) ?? null,
    })),
    ...drafts
      .filter((draft) => !known.has(linkOf(draft) ?? ''))
      .map((draft) => ({ link: null, draft })),
  ];
}
