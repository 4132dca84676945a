/** JSON of values that never change, serialised and hashed once, and answers with an ETag. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Enough that two contents of one checkout never share a tag. */
const TAG_BYTES = 12;

/** A value as JSON, and a short name of this very content. */
export interface Written {
  readonly text: string;
  /** 24 hexadecimal digits of the content's SHA-256; without the quotes of an ETag. */
  readonly tag: string;
}

const known = new WeakMap<object, Written>();

/**
 * Writes a value that nobody changes any more, such as a frozen snapshot. What was written is kept
 * for as long as the object itself lives.
 */
export function written(value: object): Written {
  const before = known.get(value);
  if (before) return before;
  const text = JSON.stringify(value);
  const tag = bytesToHex(sha256(utf8ToBytes(text)).subarray(0, TAG_BYTES));
  const now = { text, tag };
  known.set(value, now);
  return now;
}

/** Answers with a body, or with 304 if the browser has this version of it. */
export function respondWithEtag(
  request: Request,
  answer: { readonly body: BodyInit; readonly etag: string; readonly type?: string },
  headers: Readonly<Record<string, string>>,
): Response {
  const { body, etag, type = 'application/json' } = answer;
  const known = request.headers.get('if-none-match');
  const tags = known?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag)
    ? new Response(null, { status: 304, headers: { ...headers, etag } })
    : new Response(body, { headers: { 'content-type': type, ...headers, etag } });
}
