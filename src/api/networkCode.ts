/** Reads the system's code out of a failed `fetch`, and only codes that are known. */

/** A closed list, because the rest of such an error may quote headers. */
const KNOWN_CODES = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ETIMEDOUT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** The code of an error or of its cause, where it is a known one. */
export function knownNetworkCode(error: unknown): string | undefined {
  for (const holder of [error, error instanceof Error ? error.cause : undefined]) {
    if (typeof holder !== 'object' || holder === null || !('code' in holder)) continue;
    if (typeof holder.code === 'string' && KNOWN_CODES.has(holder.code)) return holder.code;
  }
  return undefined;
}
