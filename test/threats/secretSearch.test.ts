import { describe, expect, it } from 'vitest';
import { findSecret } from './secretSearch.js';

const secret = 'canary+KEY/5f0c9b1e77aa42c1';
const search = (text: string): string[] => findSecret(secret, new Map([['text', text]]));

describe('the search for a secret', () => {
  it.each([
    ['as it is', `x${secret}y`],
    ['in another case', secret.toUpperCase()],
    ['URL-encoded', `?k=${encodeURIComponent(secret)}`],
    ['as base64', Buffer.from(secret).toString('base64')],
    ['as base64 after one byte', Buffer.from(`:${secret}`).toString('base64')],
    ['as base64 after two bytes', Buffer.from(`u:${secret}`).toString('base64')],
    ['as base64url', Buffer.from(secret).toString('base64url')],
    ['in hex', Buffer.from(secret).toString('hex')],
    [
      'JSON-escaped',
      Array.from(secret, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    ],
    ['reversed', Array.from(secret).reverse().join('')],
  ])('finds one that is planted %s', (_, text) => {
    expect(search(`before ${text} after`)).toEqual(['text']);
  });

  it('finds nothing in a clean text', () => {
    expect(search('a clean text with canary and KEY in other words')).toEqual([]);
  });
});
