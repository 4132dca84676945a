/** What a refund link lets its holder do: see what comes back, and confirm an address, once. */
import { checkRefundAddress, cleanAddress, type RefundAddressCheck } from './refundAddress.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { AddressBook } from '../../server/checkouts/addressBook.js';
import { orUnreadable } from '../../ledger/eventBodies.js';
import { ProblemError } from '../../server/http/problemDetails.js';
import type { RefundAudit, RefundRefusal } from './refundAudit.js';
import { refundLinkState, type RefundLink } from './refundLink.js';
import type { RefundLinks } from './refundLinks.js';
import { progressFrom, type RefundProgress } from './refundProgress.js';
import { hashOfSecret, newSecret, readToken, writeToken } from './refundTokens.js';
import { isSameSecret } from '../../secrets/isSameSecret.js';

/** Thrown for every link that cannot be used. The page says the same for all of them. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';

  constructor(readonly why: RefundRefusal) {
    super(`A refund link was refused: ${why}.`);
  }
}

/** The claims of one handler. Each method throws {@link RefundRefusedError} for a link that cannot be used. */
export type RefundClaims = ReturnType<typeof createRefundClaims>;

const REFUSALS = {
  claimed: 'link_used',
  revoked: 'link_revoked',
  ended: 'link_ended',
} as const satisfies Record<string, RefundRefusal>;

const isReceiptOf = ({ claimed }: RefundLink, hash: string): boolean =>
  claimed !== null && isSameSecret(claimed.receiptHash, hash);

/** @throws ProblemError `store_unavailable` for a link whose events cannot be read: nothing else may be said of it. */
async function readable(reading: Promise<RefundLink | null>): Promise<RefundLink | null> {
  const link = await orUnreadable(reading);
  if (!(link instanceof Error)) return link;
  throw new ProblemError(
    'store_unavailable',
    'The events of a refund link are damaged, or a newer version wrote them, so its page cannot be shown. The ' +
      'page of its order in the back office names it; update the server. The customer is told to try again.',
    { cause: link },
  );
}

/** The outcome for an address that was confirmed before; null for another one. */
function repeatedBy(link: RefundLink, check: RefundAddressCheck) {
  const addressTo = link.claimed?.addressTo;
  if (check.status !== 'valid' || check.address !== addressTo) return null;
  return { kind: 'repeated', link, addressTo } as const;
}

/** Makes the claims. */
export function createRefundClaims(parts: {
  readonly links: RefundLinks;
  readonly addresses: AddressBook;
  readonly audit: RefundAudit;
  readonly ledger: Pick<Ledger, 'list'>;
  readonly now: () => number;
  readonly newId: () => string;
}) {
  const { links, addresses, audit, ledger, now, newId } = parts;

  async function refuse(
    link: RefundLink | null,
    why: RefundRefusal,
    isClaim: boolean,
  ): Promise<never> {
    await audit.refused(link, why, isClaim);
    throw new RefundRefusedError(why);
  }

  /** The link of a token, with the hash of the token's secret. */
  async function find(text: string, isClaim: boolean) {
    const token = readToken(text);
    const link = token && (await readable(links.find(token.id)));
    if (!token || !link) return refuse(null, 'link_unknown', isClaim);
    const hash = hashOfSecret(token.secret);
    // Named, because whoever knows the id has seen the link or the back office.
    if (!isReceiptOf(link, hash) && !isSameSecret(link.made.secretHash, hash)) {
      return refuse(link, 'link_unknown', isClaim);
    }
    return { link, hash };
  }

  return {
    /**
     * Finds what a token opens, and changes nothing: a link that can be used, or as `receipt` the page after the
     * confirmation, which only the customer was sent to.
     *
     * @param text as it stands in the address
     */
    async open(text: string) {
      const { link, hash } = await find(text, false);
      const state = refundLinkState(link, now());
      if (link.claimed && isReceiptOf(link, hash)) {
        return { kind: 'receipt', link, addressTo: link.claimed.addressTo } as const;
      }
      if (state === 'made' || state === 'opened') return { kind: 'open', link } as const;
      return refuse(link, REFUSALS[state], false);
    },

    /** Notes that the page was opened. Programs open links too, so that this uses nothing up. */
    async noteOpened(link: RefundLink): Promise<void> {
      if (link.openedAt === null) await links.noteOpened(link);
    },

    /** How a confirmed refund stands, from what the ledger has of its withdrawal. */
    async progressOf({ claimed }: RefundLink): Promise<RefundProgress> {
      const stream = `withdrawal:${claimed?.withdrawalId ?? ''}`;
      return progressFrom(claimed ? await ledger.list({ stream }) : []);
    },

    /** Checks an address. @throws ProblemError `store_unavailable` */
    check: (link: RefundLink, address: string) => checkRefundAddress(addresses, link, address),

    /**
     * Confirms an address: of all confirmations of a link, the first one counts.
     *
     * @param count called with the link's id before anything is done.
     * @returns `confirmed` with the token of the page that shows how it goes on; `repeated` if the same address was
     *   confirmed before, as when the first answer was lost; `address` with what is wrong with it.
     */
    async confirm(text: string, address: string, count: (id: string) => Promise<void>) {
      const { link, hash } = await find(text, true);
      await count(link.id);
      if (isReceiptOf(link, hash)) return refuse(link, 'link_used', true);
      const state = refundLinkState(link, now());
      if (state === 'revoked' || state === 'ended') return refuse(link, REFUSALS[state], true);
      const check = await checkRefundAddress(addresses, link, address);
      if (link.claimed) return repeatedBy(link, check) ?? refuse(link, 'link_used', true);
      if (check.status === 'invalid') {
        return { kind: 'address', link, reason: check.reason } as const;
      }
      const secret = newSecret();
      const isFirst = await links.decide(link, 'refund_claimed', {
        withdrawalId: newId(),
        addressTo: check.address,
        addressGiven: cleanAddress(address),
        receiptHash: hashOfSecret(secret),
      });
      if (isFirst) {
        await audit.claimed(link);
        return { kind: 'confirmed', receipt: writeToken({ id: link.id, secret }) } as const;
      }
      const decided = await links.find(link.id);
      const repeated = decided && repeatedBy(decided, check);
      if (repeated) return repeated;
      const { claimed, revoked } = decided ?? link;
      return refuse(decided, claimed ? 'link_used' : revoked ? 'link_revoked' : 'link_ended', true);
    },
  };
}
