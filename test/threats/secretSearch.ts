/** Looks for a secret in any text, also where somebody has dressed it up. */

/** Every form in which a secret could travel: as it is, URL-encoded, base64, hex, JSON-escaped, reversed. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const base64 = [0, 1, 2].map((offset) => {
    // Base64 depends on where the secret starts within a group of three bytes; the ends are cut.
    const shifted = Buffer.concat([Buffer.alloc(offset, 0x20), bytes]).toString('base64');
    return shifted.slice(offset === 0 ? 0 : 4, -4);
  });
  const escaped = Array.from(secret, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString('base64url').slice(0, -4),
    ...base64,
    bytes.toString('hex'),
    escaped.join(''),
    escaped.join('').toUpperCase().replaceAll('\\U', '\\u'),
    Array.from(secret).reverse().join(''),
  ];
}

/** Forms of a secret found in a text, by name of what was searched; empty where it is clean. */
export function findSecret(secret: string, texts: ReadonlyMap<string, string>): string[] {
  const forms = formsOf(secret);
  return [...texts]
    .filter(([, text]) => {
      const lower = text.toLowerCase();
      return forms.some((form) => text.includes(form) || lower.includes(form.toLowerCase()));
    })
    .map(([name]) => name);
}
