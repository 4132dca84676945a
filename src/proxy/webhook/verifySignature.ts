/** Tells whether an event comes from the service: `X-Sign`, over the bytes as they arrived. */
import { isUsableSecret } from './secrets.js';

/** What a signature is checked with. */
export interface SignatureInput {
  /** The request's body, byte for byte. A body that was parsed and written again will not do. */
  readonly body: Uint8Array;
  /** `X-Sign` as `Headers.get` gives it, or null. */
  readonly header: string | null;
  /** The store's webhook secrets; any of them may have signed, so that they can be exchanged. */
  readonly secrets: readonly string[];
}

/**
 * Exactly one lower-case SHA-256. Two headers arrive joined by a comma and fit as little as an
 * upper-case or shortened one: the service sends neither, so whoever does is somebody else.
 */
const SIGNATURE = /^[0-9a-f]{64}$/;

/**
 * Verifies `X-Sign` = hex(SHA-256(body ‖ secret)) (`service-notes` §6.3).
 *
 * A secret that is too short to prove anything is passed over, even if nobody refused it earlier.
 */
export async function verifySignature({ body, header, secrets }: SignatureInput): Promise<boolean> {
  if (header === null || !SIGNATURE.test(header)) return false;
  const usable = secrets.filter(isUsableSecret);
  const expected = await Promise.all(usable.map((secret) => signatureOf(body, secret)));
  // Every secret is compared to the end, so that time does not tell which one was nearly right.
  return expected.map((signature) => isSameText(signature, header)).includes(true);
}

async function signatureOf(body: Uint8Array, secret: string): Promise<string> {
  const secretBytes = new TextEncoder().encode(secret);
  const signed = new Uint8Array(body.length + secretBytes.length);
  signed.set(body);
  signed.set(secretBytes, body.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', signed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares texts of equal length without stopping at the first difference. */
function isSameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}
