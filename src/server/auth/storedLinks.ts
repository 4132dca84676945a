/** Links to a phone: a short random token, of which the ledger keeps a hash with what the link opens. */
import { base64url } from 'jose';
import { createStoredTimes } from '../../async/storedTimes.js';
import type { Ledger } from '../../ledger/ledger.js';
import { CLOCK_TOLERANCE_MS } from '../../secrets/sealedTokens.js';
import type { HeldToken } from './checkoutTokens.js';

/** Long enough to take out a phone, and too short for a photograph of the code to be worth much. */
const LIFETIME_MS = 10 * 60_000;
/** 128 bits: with `#till-order=till1r.` they leave 37 characters to a page's address in a code of 33 modules. */
const TOKEN_BYTES = 16;
/** The same in base64url. A sealed token is longer and has dots. */
const TOKEN = /^[\w-]{22}$/;
/** Kind of the event that holds a link, in a stream of its own: so a token is found by its hash alone. */
export const STORED_LINK = 'link_stored';

/**
 * Makes and finds links.
 *
 * @param audience mount path of the handler: a token of another mount finds nothing.
 */
export function createStoredLinks(options: {
  readonly audience: string;
  readonly now: () => number;
  readonly ledger: Pick<Ledger, 'append' | 'list'>;
}) {
  const { audience, now, ledger } = options;
  const times = createStoredTimes(now);

  /** The token is random, so its hash needs no salt and no stretching. */
  async function idOf(token: string): Promise<string> {
    const text = new TextEncoder().encode(`${audience}#${token}`);
    return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
  }
  const streamOf = (id: string): string => `link:${id}`;

  return {
    async make({ stream, authorizedAt }: Pick<HeldToken, 'stream' | 'authorizedAt'>) {
      const token = base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
      const id = await idOf(token);
      const at = now();
      await ledger.append({
        ...{ stream: streamOf(id), key: STORED_LINK, kind: STORED_LINK },
        at: new Date(at).toISOString(),
        body: { stream, authorizedAt: new Date(authorizedAt).toISOString() },
      });
      return { id, token, expiresAt: at + LIFETIME_MS };
    },

    /** @returns undefined for a text that has not the form of a token, null for an unknown token. */
    async find(token: string) {
      if (!TOKEN.test(token)) return undefined;
      const id = await idOf(token);
      const [event] = await ledger.list({ stream: streamOf(id) });
      const { stream, authorizedAt } = event?.body ?? {};
      if (!event || typeof stream !== 'string' || typeof authorizedAt !== 'string') return null;
      const storedAt = Date.parse(event.at);
      return {
        id,
        /** The checkout's stream. */
        stream,
        /** When the store had authorized the order: milliseconds since the epoch. */
        authorizedAt: Date.parse(authorizedAt),
        hasEnded: now() > times.dueAt(id, storedAt, LIFETIME_MS) + CLOCK_TOLERANCE_MS,
        /** By the clock that stored it. */
        endsAt: storedAt + LIFETIME_MS,
      };
    },
  };
}
