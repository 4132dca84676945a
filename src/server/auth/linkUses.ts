/** Records in the ledger which links were used, so that it holds on every instance and after a restart. */
import type { JsonValue, Ledger } from '../../ledger/ledger.js';
import { ProblemError } from '../http/problemDetails.js';

/** A link still opens a little after its end, because clocks differ. */
const CLAIM_OUTLIVES_MS = 60_000;
/** How long a page may retry after its answer was lost, for example on a phone in a tunnel. */
const REPEAT_MS = 5 * 60_000;
/** What the effect's name begins with, so that a purge can tell links from callbacks. */
export const LINK_EFFECT = 'resume:';

/** A link, and the page that opens it. */
export interface LinkUse {
  readonly id: string;
  /** The checkout's stream. */
  readonly stream: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Random value of the page that opens it; undefined from a script that sends none. */
  readonly opener: string | undefined;
}

/**
 * A hash, because the ledger must not hold what opens a link; and with the link's id, so that it fits no
 * other.
 */
async function hashOfOpener({ id, opener }: LinkUse): Promise<string | undefined> {
  if (opener === undefined) return undefined;
  const bytes = new TextEncoder().encode(`${id}:${opener}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps the uses of one handler's links. */
export function createLinkUses(options: {
  readonly now: () => number;
  readonly ledger: Pick<Ledger, 'append' | 'claim' | 'list'>;
  readonly newId: () => string;
}) {
  const { now, ledger, newId } = options;
  const isRecent = (at: number): boolean => Math.abs(now() - at) <= REPEAT_MS;

  async function note(
    kind: string,
    { id, stream, expiresAt }: Omit<LinkUse, 'opener'>,
    more: Readonly<Record<string, JsonValue>> = {},
  ): Promise<void> {
    const body = { linkId: id, expiresAt: new Date(expiresAt).toISOString(), ...more };
    const at = new Date(now()).toISOString();
    await ledger.append({ stream, key: `${kind}:${id}`, kind, at, body });
  }

  return {
    /** Records that a link was made. */
    made: (link: Omit<LinkUse, 'opener'>): Promise<void> => note('link_made', link),

    /**
     * Uses a link up, or finds that this same page has just done so.
     *
     * @throws ProblemError `link_used` if another page used it, or this page long ago.
     */
    async spend(use: LinkUse): Promise<void> {
      const opener = await hashOfOpener(use);
      const at = now();
      const claim = await ledger.claim({
        effect: `${LINK_EFFECT}${use.id}`,
        // Always the first attempt: the end of a lease must not make the link usable again.
        attempt: 1,
        now: at,
        // Until then only the claim keeps the link from opening again. purgeLedger relies on it.
        leaseUntil: use.expiresAt + CLAIM_OUTLIVES_MS,
        // The claim id says who used the link, even before `link_opened` is written below.
        claimId: opener === undefined ? newId() : `${opener}.${String(at)}`,
      });
      if (claim.outcome !== 'granted') {
        const [by, since = ''] = claim.outcome === 'taken' ? claim.claimId.split('.') : [];
        if (by !== opener || !isRecent(parseInt(since, 10)))
          throw new ProblemError('link_used', 'A resume link was used again.');
      }
      // Also for a repeat: the first request may have ended before it wrote this.
      await note('link_opened', use, opener === undefined ? {} : { opener });
    },

    /** Whether this same page has just used the link; for a link that has expired since. */
    async isRepeat(use: LinkUse): Promise<boolean> {
      const opener = await hashOfOpener(use);
      if (opener === undefined) return false;
      const events = await ledger.list({ stream: use.stream });
      return events.some(
        ({ kind, at, body }) =>
          kind === 'link_opened' && body['opener'] === opener && isRecent(Date.parse(at)),
      );
    },
  };
}
