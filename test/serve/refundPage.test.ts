/** `tillkit serve` with the page behind refund links, on the ledger in which a back office made one. */
import { expect, it } from 'vitest';
import { parseDecimal } from '../../src/money/decimal.js';
import { createRefundLinks } from '../../src/server/refunds/refundLinks.js';
import { hashOfSecret, newSecret, writeToken } from '../../src/server/refunds/refundTokens.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { openServer } from './openServer.js';

const MINE = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** A ledger with a link, as a back office writes it. */
async function linked() {
  const ledger = memoryLedger();
  const secret = newSecret();
  const id = crypto.randomUUID();
  const links = createRefundLinks({ ledger, now: Date.now });
  await links.make(1, {
    linkId: id,
    secretHash: hashOfSecret(secret),
    order: { kind: 'payment', reference: '1042' },
    kind: 'excess',
    currencyId: 'USDT.Tron',
    code: 'USDT',
    blockchain: 'tron',
    networkName: 'Tron',
    isNative: false,
    amount: parseDecimal('12.25'),
    contracts: [],
    reason: 'Paid too much',
    madeBy: 'ana',
    needsApproval: true,
    expiresAt: '2099-01-01T00:00:00.000Z',
    language: null,
  });
  return { ledger, links, id, path: `/refund/${writeToken({ id, secret })}` };
}

const form = (step: string) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  },
  body: new URLSearchParams({ step, address: MINE, mine: 'yes' }).toString(),
});

it('shows the page where the setting says so, and takes the address into the ledger', async () => {
  const { ledger, links, id, path } = await linked();
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
  const { ledger, path } = await linked();
  const plain = openServer({}, { ledger }).server;
  const request = () => new Request(`https://pay.shop.example${path}`);
  expect((await plain.browsers(request(), {})).status).toBe(404);
  const { server } = openServer({ TILL_REFUND_PAGE: 'true' }, { ledger });
  expect((await server.store(request())).status).not.toBe(200);
});
