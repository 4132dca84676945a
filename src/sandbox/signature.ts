/** The signature of a webhook. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * `X-Sign`: lowercase hexadecimal SHA-256 of the body's bytes followed by the store's secret. It is no
 * HMAC (`docs/service.md §24`).
 */
export function signHook(body: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(body + secret)));
}
