/** The id that makes a double click, a lost answer or a reload still one withdrawal. */

/**
 * A random UUID (RFC 9562, version 4). Not `crypto.randomUUID`: a back office within a company's own
 * network is often served without TLS, where browsers do not have it.
 */
export function newWithdrawalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
