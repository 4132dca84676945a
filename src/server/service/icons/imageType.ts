/** What a file is by its first bytes; what its server calls it is not asked. */

/** Types that are passed on. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** What may stand before the root of a drawing: byte order mark, declaration, comments, a plain doctype. */
const PROLOGUE = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--(?:(?!--)[\s\S])*-->|<!DOCTYPE svg[^[\]>]*>)*/;

/** Anything after the prologue that declares entities could make a reader expand a page into a library. */
function isDrawing(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return false;
  }
  const root = text.slice(PROLOGUE.exec(text)?.[0].length ?? 0);
  return /^<svg[\s>/]/.test(root) && !/<!ENTITY/i.test(text);
}

/** @returns null for everything that is none of the four. */
export function imageType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp';
  return isDrawing(bytes) ? 'image/svg+xml' : null;
}
