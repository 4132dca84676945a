/** Uses of links in the ledger, so that they hold on every instance and after a restart. */
import type { JsonValue, Ledger } from '../../ledger/ledger.js';
import { ProblemError } from '../http/problemDetails.js';

/** A link opens a little past its end, because clocks differ. */
const CLAIM_OUTLIVES_MS = 60_000;
/** How long a page may ask again for an answer that was lost: a phone may be in a tunnel. */
const REPEAT_MS = 5 * 60_000;
/** Before the effect's name, so that used links can be told from the store's own effects. */
export const LINK_EFFECT = 'resume:';

/** A link, and who opens it. */
export interface LinkUse {
  readonly id: string;
  /** The checkout's stream. */
  readonly stream: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Random value of the page that opens it; undefined from a script that sends none. */
  readonly opener: string | undefined;
}

/** Uses of one handler's links. */
export interface LinkUses {
  /** Records that a link was made. No screen shows it. */
  made(link: Omit<LinkUse, 'opener'>): Promise<void>;
  /**
   * Uses a link up, or finds that this very page has just done so.
   *
   * @throws ProblemError `link_used` where anybody else did, or this page long ago.
   */
  spend(use: LinkUse): Promise<void>;
  /** Whether this very page has just used it; for a link that has ended since. */
  isRepeat(use: LinkUse): Promise<boolean>;
}

/** The ledger must not hold what opens a link, and what it holds is one link's alone. */
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
}): LinkUses {
  const { now, ledger, newId } = options;
  const isRecent = (at: number): boolean => now() - at <= REPEAT_MS;

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
    made: (link) => note('link_made', link),

    async spend(use) {
      const opener = await hashOfOpener(use);
      const at = now();
      const claim = await ledger.claim({
        effect: `${LINK_EFFECT}${use.id}`,
        // Only ever the first attempt: no end of a lease gives the link back.
        attempt: 1,
        now: at,
        // Until then the claim is all that keeps the link from opening again; purgeLedger goes by it.
        leaseUntil: use.expiresAt + CLAIM_OUTLIVES_MS,
        // Who is told that it is taken is told by whom, also before that is noted below.
        claimId: opener === undefined ? newId() : `${opener}.${String(at)}`,
      });
      if (claim.outcome !== 'granted') {
        const [by, since = ''] = claim.outcome === 'taken' ? claim.claimId.split('.') : [];
        if (by !== opener || !isRecent(parseInt(since, 10)))
          throw new ProblemError('link_used', 'A resume link was used again.');
      }
      // Also after a repeat: the first may have ended before it came to this.
      await note('link_opened', use, opener === undefined ? {} : { opener });
    },

    async isRepeat(use) {
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
