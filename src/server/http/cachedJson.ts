/** JSON of frozen values, serialized and hashed once, and answers with an ETag. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Enough that two versions of one checkout never share a tag. */
const TAG_BYTES = 12;

/** A value as JSON, with a tag of its content. */
export interface CachedJson {
  readonly text: string;
  /** 24 hexadecimal digits of the content's SHA-256; without the quotes of an ETag. */
  readonly tag: string;
}

/** The tag of a text. */
export const tagOf = (text: string): string =>
  bytesToHex(sha256(utf8ToBytes(text)).subarray(0, TAG_BYTES));

const cache = new WeakMap<object, CachedJson>();

/** Serializes a frozen value. The text is kept as long as the object itself. */
export function cachedJson(value: object): CachedJson {
  const cached = cache.get(value);
  if (cached) return cached;
  const text = JSON.stringify(value);
  const json = { text, tag: tagOf(text) };
  cache.set(value, json);
  return json;
}

/** Answers with a body, or with 304 if the browser already has it. */
export function respondWithEtag(
  request: Request,
  { body, etag }: { readonly body: string; readonly etag: string },
  headers: Readonly<Record<string, string>>,
): Response {
  const known = request.headers.get('if-none-match');
  const tags = known?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag)
    ? new Response(null, { status: 304, headers: { ...headers, etag } })
    : new Response(body, { headers: { 'content-type': 'application/json', ...headers, etag } });
}
