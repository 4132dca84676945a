/** Finds the API key in a text that the service sent, in the forms that an echo may take. */

/** How often nested escapes are undone: JSON in a string of JSON in a URL is three. */
const ROUNDS = 3;

/** Undoes JSON string escapes anywhere in a text. */
function unescapeJson(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (whole, hex?: string, char?: string) =>
    hex === undefined ? (char ?? whole) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Undoes percent encoding of single bytes; a key holds visible ASCII only. */
function unescapePercent(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/**
 * What Base64 text contains when the encoded bytes contain the key: one form for each of the
 * three ways in which the key may be aligned, without the characters that its neighbours share.
 */
function base64Forms(key: string): string[] {
  const forms = [0, 1, 2].map((shift) => {
    const encoded = btoa('\0'.repeat(shift) + key);
    const from = Math.ceil((shift * 8) / 6);
    const until = Math.floor(((shift + key.length) * 8) / 6);
    return encoded.slice(from, until);
  });
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

/**
 * Makes a search for one key.
 *
 * @returns a function that finds whether a text contains the key: as it is, with JSON escapes,
 *   URL-encoded, or in Base64 (both alphabets, any alignment), also nested.
 */
export function keySearch(key: string): (text: string) => boolean {
  const needles = [key, ...base64Forms(key)];
  return (text) => {
    let form = text;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const current = form;
      if (needles.some((needle) => current.includes(needle))) return true;
      form = unescapePercent(unescapeJson(current));
      if (form === current) return false;
    }
    return false;
  };
}
