/** Makes a draft of each address that a customer has confirmed through a refund link, once. */
import * as z from 'zod';
import { orUnreadable } from '../../../ledger/eventBodies.js';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import type { Ledger } from '../../../ledger/ledger.js';
import { claimEntry } from '../../refunds/refundAudit.js';
import { linkInKey } from '../../refunds/refundEvents.js';
import type { RefundLinks } from '../../refunds/refundLinks.js';
import type { DraftIndex } from './draftIndex.js';
import { DRAFT_KEY, type WithdrawalEventBody } from './withdrawalEvents.js';
import type { WithdrawalRecords } from './withdrawalRecords.js';

/** A claim as an event names it; the link's own events have the rest. */
const pendingClaim = z.object({ linkId: z.string(), withdrawalId: z.string() });
type PendingClaim = z.infer<typeof pendingClaim>;

/**
 * Creates it. Claims are written by another handler, which has no part in withdrawals, so that the back office
 * looks for them before it shows withdrawals or orders. A crash between the claim and the draft therefore
 * costs nothing: the next look makes the draft. Of two instances the ledger takes the first one's.
 *
 * Nothing is asked of the service: what goes back was fixed when the link was made, and is checked again
 * before it is sent.
 */
export function createClaimDrafts(parts: {
  readonly ledger: Pick<Ledger, 'append' | 'list'>;
  readonly links: Pick<RefundLinks, 'find'>;
  readonly records: Pick<WithdrawalRecords, 'append'>;
  readonly index: Pick<DraftIndex, 'get'>;
  readonly newId: () => string;
  /** Called with the id of the draft, or with that of the link if the claim names none. */
  readonly onUnreadable: (id: string, error: z.ZodError) => void;
}) {
  const { ledger, links, records, index, newId, onUnreadable } = parts;
  const pending = new Map<string, PendingClaim>();
  /** Ids of drafts that belong to claims which name no link. */
  const reserved = new Set<string>();
  const readOn = createEventKindReader(ledger, 'refund_claimed', ({ key, body }) => {
    const { data, error } = pendingClaim.safeParse(body);
    if (data) {
      pending.set(data.linkId, data);
      return;
    }
    const { withdrawalId } = body;
    const isNamed = typeof withdrawalId === 'string';
    if (isNamed) reserved.add(withdrawalId);
    onUnreadable(isNamed ? withdrawalId : linkInKey(key), error);
  });

  async function draft({ linkId, withdrawalId }: PendingClaim): Promise<void> {
    if (await index.get(withdrawalId)) return;
    const link = await links.find(linkId);
    if (!link?.claimed) return;
    const { made, claimed } = link;
    const { currencyId, code, blockchain, networkName, amount, needsApproval } = made;
    const body: WithdrawalEventBody<'withdrawal_drafted'> = {
      ...{ requestId: newId(), currencyId, code, blockchain, networkName, amount },
      addressTo: claimed.addressTo,
      addressGiven: claimed.addressGiven,
      note: made.reason,
      refundOf: made.order,
      claim: { linkId, kind: made.kind, claimedAt: claimed.at },
      draftedBy: made.madeBy,
      needsApproval,
    };
    // The process that took the claim may have ended before it wrote this.
    await ledger.append(claimEntry(link, claimed.at));
    await records.append(withdrawalId, 'withdrawal_drafted', DRAFT_KEY, body);
  }

  return {
    /**
     * When it resolves, every claim that was confirmed before the call has its draft, but for those that this
     * version cannot read: they wait for one that can, and hold up no others.
     */
    async catchUp(): Promise<void> {
      await readOn();
      for (const claim of [...pending.values()]) {
        const written = await orUnreadable(draft(claim));
        if (written instanceof Error) onUnreadable(claim.withdrawalId, written);
        else pending.delete(claim.linkId);
      }
    },
    /** Whether a claim that waits has this id for its draft, as of the last look. */
    isPending: (id: string): boolean =>
      reserved.has(id) || [...pending.values()].some(({ withdrawalId }) => withdrawalId === id),
  };
}
