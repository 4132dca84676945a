/** Sealed tokens: JWE `dir` + A256GCM with a key per purpose. Opaque outside, never in a URL. */
import { EncryptJWT, errors as joseErrors, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../async/mostEntries.js';
import { createStoredTimes } from '../async/storedTimes.js';

const ISSUER = 'tillkit';
/** Decryption is the slowest part of a status read, so the claims of this many tokens are kept. */
const MAX_OPENED = 20_000;
/** What ends is good for a little longer, because clocks differ. */
export const CLOCK_TOLERANCE_MS = 30_000;

/** What a token carries in addition to its times. */
export type TokenClaims = Readonly<Record<string, string>>;

/** The outcome of opening a token. An `expired` one still has readable claims: its seal is valid. */
export type OpenedToken =
  | {
      readonly outcome: 'valid' | 'expired';
      readonly claims: TokenClaims;
      /** Never further off than its lifetime, whatever clock sealed it. */
      readonly expiresAt: number;
      /** The same by the clock that sealed it. */
      readonly endsAt: number;
    }
  | { readonly outcome: 'invalid' };

interface Sealed {
  readonly claims: TokenClaims;
  /** By the clock that sealed it: milliseconds since the epoch. */
  readonly endsAt: number;
  /** Null in a token of an older version. */
  readonly lifetimeMs: number | null;
}

/** Seals and opens tokens of one purpose. */
export interface SealedTokens {
  /** @param lifetimeMs milliseconds until it expires. */
  seal(claims: TokenClaims, lifetimeMs: number): Promise<{ token: string; expiresAt: number }>;
  open(token: string): Promise<OpenedToken>;
}

/** A key for one purpose, with an id by which rotated keys are found. */
interface PurposeKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** Derives a 256-bit key per secret for one purpose (HKDF-SHA-256, RFC 5869). */
export async function derivePurposeKeys(
  secrets: readonly string[],
  purpose: string,
): Promise<PurposeKey[]> {
  const text = new TextEncoder();
  return Promise.all(
    secrets.map(async (secret) => {
      const material = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, [
        'deriveBits',
      ]);
      const bits = await crypto.subtle.deriveBits(
        { name: 'HKDF', hash: 'SHA-256', salt: text.encode('tillkit'), info: text.encode(purpose) },
        material,
        256,
      );
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bits));
      const id = Array.from(digest.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0'));
      return { id: id.join(''), key: new Uint8Array(bits) };
    }),
  );
}

/**
 * Makes the sealer for one purpose.
 *
 * @param secrets the first one seals, all of them open, so that they can be rotated.
 * @param purpose separates kinds of token: one of another purpose does not open.
 * @param audience mount path of the handler: a token of another mount does not open.
 */
export function createSealedTokens(options: {
  readonly secrets: readonly string[];
  readonly purpose: string;
  readonly audience: string;
  readonly now: () => number;
}): SealedTokens {
  const { secrets, purpose, audience, now } = options;
  const openedBefore = new LRUCache<string, Sealed>(mostEntries(MAX_OPENED));
  const times = createStoredTimes(now);
  let keys: Promise<PurposeKey[]> | undefined;
  const loadKeys = (): Promise<PurposeKey[]> =>
    (keys ??= derivePurposeKeys(secrets, `${purpose}|${audience}`));

  async function decrypt(token: string): Promise<Sealed | null> {
    const known = new Map((await loadKeys()).map(({ id, key }) => [id, key]));
    try {
      const { payload } = await jwtDecrypt<{ claims: TokenClaims; iat?: number; exp: number }>(
        token,
        ({ kid }) => {
          const key = kid === undefined ? undefined : known.get(kid);
          if (!key) throw new joseErrors.JWEDecryptionFailed();
          return key;
        },
        {
          issuer: ISSUER,
          audience,
          typ: purpose,
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          // The expiry is checked below: an expired token still names its checkout.
          currentDate: new Date(0),
        },
      );
      const { claims, exp, iat } = payload;
      const lifetimeMs = iat === undefined ? null : (exp - iat) * 1000;
      return { claims, endsAt: exp * 1000, lifetimeMs };
    } catch {
      return null;
    }
  }

  return {
    async seal(claims, lifetimeMs) {
      const [first] = await loadKeys();
      if (!first) throw new Error('There is no secret to seal with.');
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + Math.floor(lifetimeMs / 1000);
      const token = await new EncryptJWT({ claims })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: purpose, kid: first.id })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .encrypt(first.key);
      // The page's next request need not decrypt it.
      const endsAt = expiresAt * 1000;
      openedBefore.set(token, { claims, endsAt, lifetimeMs: endsAt - issuedAt * 1000 });
      return { token, expiresAt: endsAt };
    },

    async open(token) {
      if (token.length > 4096) return { outcome: 'invalid' };
      const opened = openedBefore.get(token) ?? (await decrypt(token));
      if (!opened) return { outcome: 'invalid' };
      openedBefore.set(token, opened);
      const { claims, endsAt, lifetimeMs } = opened;
      const expiresAt =
        lifetimeMs === null ? endsAt : times.dueAt(token, endsAt - lifetimeMs, lifetimeMs);
      const expired = now() > expiresAt + CLOCK_TOLERANCE_MS;
      return { outcome: expired ? 'expired' : 'valid', claims, expiresAt, endsAt };
    },
  };
}
