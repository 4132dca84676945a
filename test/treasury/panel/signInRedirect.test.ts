/** A sign-in page in front of the treasury handler: how the client reads its answers. */
import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { listen } from '../../support/listen.js';

/** The code of the error that a request ends with, over a real connection. */
async function codeBehind(listener: RequestListener): Promise<unknown> {
  const { origin, close } = await listen(listener);
  onTestFinished(close);
  const client = createTreasuryClient({ endpoint: origin });
  const codes: unknown[] = [];
  for (const ask of [() => client.getSession(), () => client.exportOrders()]) {
    codes.push(await ask().catch((error: unknown) => (error as { code?: unknown }).code));
  }
  return codes;
}

const page = '<!doctype html><title>Sign in</title>';

describe('a sign-in in front of the handler', () => {
  it('that redirects is followed by no request', async () => {
    let followed = 0;
    const codes = await codeBehind((request, response) => {
      if (request.url === '/login') followed += 1;
      response.writeHead(302, { location: '/login' }).end();
    });
    expect(codes).toEqual(['unreachable', 'unreachable']);
    expect(followed).toBe(0);
  });

  it('that answers with a page is no answer, and no file', async () => {
    const codes = await codeBehind((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
    expect(codes).toEqual(['unreadable', 'unreadable']);
  });

  it('that answers 401 with a page of its own is not the store’s answer', async () => {
    const codes = await codeBehind((_, response) => {
      response.writeHead(401, { 'content-type': 'text/plain' }).end('Unauthorized');
    });
    expect(codes).toEqual(['unreadable', 'unreadable']);
  });
});
