/** A handler that is mounted elsewhere than it answers is told to the store, once, and not by strangers' words. */
import { describe, expect, it } from 'vitest';
import { askHandler, openStore } from '../openStore.js';
import { openTreasury } from '../../treasury/server/openTreasury.js';

const told = ({ diagnostics }: ReturnType<typeof openStore>) =>
  diagnostics.filter(({ code }) => code === 'mounted_elsewhere').map(({ message }) => message);

describe('a request beside the mount path', () => {
  it('that ends like a route is told once, with the basePath that fits', async () => {
    const store = openStore();
    const knock = (path: string) =>
      askHandler(store.handler, 'POST', path, { body: { order: 'one' } });
    expect((await knock('/shop/till/checkouts')).status).toBe(404);
    await knock('/shop/till/checkouts');
    await knock('/other/webhook');
    expect(told(store)).toEqual([
      'A request came for /shop/till/checkouts, but the handler answers under /api/till, so it and all ' +
        "others like it are answered with 404: pass `basePath: '/shop/till'`, or mount the handler " +
        'under /api/till.',
    ]);
  });

  it('whose mount path was cut off on the way is told so', async () => {
    const store = openStore();
    await askHandler(store.handler, 'POST', '/webhook', { body: {} });
    expect(told(store)[0]).toMatch(/for \/webhook, .*hand it requests with their whole path/s);
  });

  it.each([
    '/wp-admin/setup.php',
    '/icons/a/b',
    '/health',
    '/api/till/nothing',
    '/api/till',
    "/';drop%20table/checkouts",
    `/${'x'.repeat(200)}/checkouts`,
    '/a%0Ab/checkouts',
  ])('that says nothing of a mount path is not reported: %s', async (path) => {
    const store = openStore();
    expect((await askHandler(store.handler, 'GET', path)).status).toBe(404);
    expect(told(store)).toEqual([]);
  });

  it('repeats no word of a stranger but the mount path', async () => {
    const store = openStore();
    await askHandler(store.handler, 'GET', '/till/rates/CANARY.Tron?key=CANARY');
    expect(told(store)[0]).toContain('/till/rates/:currencyId');
    expect(JSON.stringify(store.diagnostics)).not.toContain('CANARY');
  });

  it('is told by the back office too', async () => {
    const treasury = openTreasury();
    const request = new Request('https://shop.example/office/till/balances/processing');
    for (let times = 0; times < 2; times += 1) {
      expect((await treasury.handler.fetch(request)).status).toBe(404);
    }
    const messages = treasury.diagnostics.map(({ message }) => message);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(
      /for \/office\/till\/balances\/processing, .*`basePath: '\/office\/till'`/s,
    );
  });
});
