/** `tillkit serve` with the page behind refund links, on the ledger in which a back office made one. */
import { expect, it } from 'vitest';
import { linkedLedger } from './linkedLedger.js';
import { openServer } from './openServer.js';

const MINE = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const form = (step: string) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  },
  body: new URLSearchParams({ step, address: MINE, mine: 'yes' }).toString(),
});

it('shows the page where the setting says so, and takes the address into the ledger', async () => {
  const { ledger, links, id, path } = await linkedLedger();
  const { server } = openServer({ TILL_REFUND_PAGE: 'true' }, { ledger });
  const ask = (init: RequestInit = {}) =>
    server.browsers(new Request(`https://pay.shop.example${path}`, init), {});
  const page = await ask();
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/Paper &amp; Pine.*12\.25.*Tron \(TRC-20\)/s);
  expect((await ask(form('check'))).status).toBe(200);
  const confirmed = await ask(form('confirm'));
  expect(confirmed.status).toBe(303);
  expect(confirmed.headers.get('location')).toMatch(/^\/refund\/[\w-]{64}$/);
  expect((await links.find(id))?.claimed).toMatchObject({ addressTo: MINE });
});

it('is loaded again by itself, in the language of the browser, once the ledger answers', async () => {
  const { ledger, path } = await linkedLedger();
  let broken = true;
  const list: typeof ledger.list = (query) =>
    broken ? Promise.reject(new Error('gone')) : ledger.list(query);
  const { browse } = openServer({ TILL_REFUND_PAGE: 'true' }, { ledger: { ...ledger, list } });
  const headers = { 'accept-language': 'en;q=0.1, de' };
  const away = await browse('GET', `${path}?again=1`, { headers });
  expect(away.status).toBe(503);
  expect(away.headers.get('refresh')).toBe(`10;url=${path}?again=2`);
  expect(await away.text()).toContain('<html lang="de"');
  // What a form says is not sent again by itself.
  expect((await browse('POST', path, form('check'))).headers.get('refresh')).toBeNull();
  broken = false;
  const back = await browse('GET', `${path}?again=2`, { headers });
  expect([back.status, back.headers.get('refresh')]).toEqual([200, null]);
  const ended = await browse('GET', '/refund/nothing', { headers });
  expect(ended.headers.get('refresh')).toBeNull();
});

it('has no such page otherwise, and none of it for the store', async () => {
  const { ledger, path } = await linkedLedger();
  const plain = openServer({}, { ledger }).server;
  const request = () => new Request(`https://pay.shop.example${path}`);
  expect((await plain.browsers(request(), {})).status).toBe(404);
  const { server } = openServer({ TILL_REFUND_PAGE: 'true' }, { ledger });
  expect((await server.store(request())).status).not.toBe(200);
});
