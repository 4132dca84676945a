/** The orders' file by the client: whole, or not at all. */
import { describe, expect, it } from 'vitest';
import { createTreasuryClient } from '../../src/treasury/client.js';
import { openOffice } from '../../stories/treasury/openOffice.js';

const CSV = { 'content-type': 'text/csv; charset=utf-8; header=present' };

const clientOf = (answer: () => Response) =>
  createTreasuryClient({ endpoint: '/t', fetch: () => Promise.resolve(answer()) });

/** A file that breaks off after its first line. */
function broken(): Response {
  let lines = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      lines += 1;
      if (lines > 1) controller.error(new Error('The connection broke off.'));
      else controller.enqueue(new TextEncoder().encode('"kind"\r\n'));
    },
  });
  return new Response(body, { headers: CSV });
}

describe('the file', () => {
  it('is that of the store, with the state that was asked for', async () => {
    const { client } = await openOffice('orders_mixed');
    const text = await (await client.getOrdersFile({ state: 'held' })).text();
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('"1045"');
  });

  it('that breaks off is none', async () => {
    await expect(clientOf(broken).getOrdersFile()).rejects.toMatchObject({
      name: 'TreasuryError',
      code: 'unreachable',
      retryable: true,
    });
  });

  it('is not a page to sign in on', async () => {
    const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    await expect(clientOf(page).getOrdersFile()).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('is refused in the words of the store', async () => {
    const { client, signIn } = await openOffice('orders_mixed');
    signIn(null);
    await expect(client.getOrdersFile()).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

it('the address for a link names the state', () => {
  const client = createTreasuryClient({ endpoint: '/api/treasury/' });
  expect(client.ordersFileUrl()).toBe('/api/treasury/orders.csv');
  expect(client.ordersFileUrl({ state: 'held' })).toBe('/api/treasury/orders.csv?state=held');
});
