/** Points of secp256k1 as OpenSSL knows them: an opinion that is not our own. */
import { ECDH } from 'node:crypto';

/** Whether there is a point with this x. */
export function isCurvePoint(x: Uint8Array): boolean {
  try {
    ECDH.convertKey(Uint8Array.of(2, ...x), 'secp256k1');
    return true;
  } catch {
    return false;
  }
}
