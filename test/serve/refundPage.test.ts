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

it('has no such page otherwise, and none of it for the store', async () => {
  const { ledger, path } = await linkedLedger();
  const plain = openServer({}, { ledger }).server;
  const request = () => new Request(`https://pay.shop.example${path}`);
  expect((await plain.browsers(request(), {})).status).toBe(404);
  const { server } = openServer({ TILL_REFUND_PAGE: 'true' }, { ledger });
  expect((await server.store(request())).status).not.toBe(200);
});
