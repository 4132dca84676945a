/** Bodies as runtimes give them: with a stream, and as Firefox does, without one. */
import { describe, expect, it } from 'vitest';
import { readBytes } from '../../../src/server/http/requestBody.js';

const post = (body: string) => new Request('https://store.example/', { method: 'POST', body });

/** What Firefox makes of a request: its body can be read, but there is no property of that name. */
function withoutStream(body: string): Request {
  return Object.defineProperty(post(body), 'body', { value: undefined });
}

const read = async (request: Request, limit: number) =>
  new TextDecoder().decode(await readBytes(request, limit));

describe.each([
  ['with a stream', post],
  ['without a stream', withoutStream],
])('a request %s', (_name, request) => {
  it('gives its body', async () => {
    await expect(read(request('{"order":"1001"}'), 100)).resolves.toBe('{"order":"1001"}');
  });

  it('is refused where it is too long', async () => {
    await expect(read(request('x'.repeat(101)), 100)).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });
});
