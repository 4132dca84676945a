/** Checks that an event comes from the service: `X-Sign`, over the bytes as they arrived. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSameSecret } from '../../secrets/isSameSecret.js';
import { SECRETS } from '../../secrets/secretRule.js';

/**
 * Whether a secret is long enough. A service without a secret signs the body alone, so with an empty
 * secret anyone could forge "paid" (`docs/service.md §24`).
 */
export function isUsableSecret(secret: string): boolean {
  return typeof secret === 'string' && secret.trim().length >= SECRETS.TILL_WEBHOOK_SECRET.shortest;
}

export interface SignatureInput {
  /** The request's raw body. A body that was parsed and serialized again has other bytes. */
  readonly body: Uint8Array;
  /** `X-Sign` as `Headers.get` gives it, or null. */
  readonly header: string | null;
  /** The store's webhook secrets; any of them may have signed, so that they can be rotated. */
  readonly secrets: readonly string[];
}

/**
 * Exactly one lower-case SHA-256. Two headers arrive joined by a comma and do not match, nor does an
 * upper-case or shortened one: the service sends none of these.
 */
const SIGNATURE = /^[0-9a-f]{64}$/;

/** Whether a header has the form of a signature; others need not be verified. */
export function isSignature(header: string | null): header is string {
  return header !== null && SIGNATURE.test(header);
}

/**
 * Verifies `X-Sign` = hex(SHA-256(body ‖ secret)) (`docs/service.md §24`).
 *
 * A secret that is too short is skipped, even if no earlier check refused it.
 */
export function verifySignature({ body, header, secrets }: SignatureInput): boolean {
  if (!isSignature(header)) return false;
  const usable = secrets.filter(isUsableSecret);
  const expected = usable.map((secret) => signatureOf(body, secret));
  // Compares with every secret, so that the time taken does not reveal which one matched.
  return expected.map((signature) => isSameSecret(signature, header)).includes(true);
}

/** SHA-256 of a body, lower-case hexadecimal: it identifies a delivery in the ledger. */
export const hashBody = (body: Uint8Array): string => bytesToHex(sha256(body));

// Not `crypto.subtle`: it uses a thread for each call, which costs more than hashing a short body.
const signatureOf = (body: Uint8Array, secret: string): string =>
  bytesToHex(sha256(concatBytes(body, utf8ToBytes(secret))));
