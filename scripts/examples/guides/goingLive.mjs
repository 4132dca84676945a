/** Before the first real payment: doctor, probes, an end in order, one dollar in four places, and somebody woken. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { root } from '../pack.mjs';
import { startServer, untilAnswers } from '../processes.mjs';
import { choose, control, readCode, sees, shownAmount } from '../shopper.mjs';
import { dockerEnv, fillSettings, HERE, startService } from './envFiles.mjs';
import { followPage } from './followPage.mjs';
import { blockWith } from './guideParts.mjs';
import { openStore } from './readersStore.mjs';

const blockOf = (page, text) => blockWith(readFileSync(join(root, page), 'utf8'), text);

/** The store of the other guides, and a service whose keys are those of no sandbox. */
async function openShop(reader) {
  reader.run('npm install tillkit libsql tsx');
  fillSettings(reader);
  openStore(reader);
  reader.write('lib/till.ts', blockOf('docs/guides/server.md', 'export const ledger'));
  await startService(reader);
}

/** As on the machine of the store: with its settings. */
function asStore(reader, act) {
  const all = dockerEnv(reader.read('till.env'));
  const { TILL_SERVICE_URL, TILL_API_KEY, TILL_WEBHOOK_SECRET, TILL_SECRET } = all;
  return reader.having({ TILL_SERVICE_URL, TILL_API_KEY, TILL_WEBHOOK_SECRET, TILL_SECRET }, act);
}

/** Starts, answers its probes, and ends by itself when it is asked to. */
const endInOrder = (reader, code) =>
  asStore(reader, async () => {
    reader.write('server.ts', code);
    const server = startServer(
      'node',
      ['--import', 'tsx', 'server.ts'],
      reader.folder,
      reader.settings,
    );
    try {
      for (const probe of ['health', 'ready', 'ready?service']) {
        await untilAnswers(`http://127.0.0.1:3000/api/till/${probe}`, server);
      }
      const end = await server.asked('SIGTERM');
      if (end !== 'it ended with code 0') throw new Error(`${end}\n${server.said()}`);
    } finally {
      await server.stop();
    }
  });

/** The shop that is told: each signed, and by the name of what is told. */
async function openShopServer(secret) {
  const told = [];
  let hear;
  const isPaid = new Promise((resolve) => (hear = resolve));
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    told.push(new Webhook(secret).verify(body, request.headers).type);
    response.writeHead(204).end();
    if (told.at(-1) === 'order.paid') hear();
  });
  await new Promise((resolve) => server.listen(8000, '127.0.0.1', resolve));
  return { told, isPaid, close: () => server.close() };
}

const OFFICE = (code) => `import { createServer } from 'node:http';
import { createServiceClient } from 'tillkit/server';
import { sqliteLedger } from 'tillkit/ledger/sql';
import { toNodeHandler } from 'tillkit/server/node';
const { TILL_SERVICE_URL: baseUrl, TILL_API_KEY: apiKey } = process.env;
const service = createServiceClient({ baseUrl, apiKey });
const ledger = sqliteLedger({ file: 'till-data/till.db' });
${code}
createServer(toNodeHandler(treasury)).listen(3000, () => console.log('http://127.0.0.1:3000'));
`;

/** What the back office reads. */
async function inOffice(path) {
  const answer = await fetch(`http://127.0.0.1:3000/api/treasury/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function orderInOffice() {
  const { order, row } = await inOffice('orders/payment/1');
  return [row.status, ...order.checkout.transfers.map(({ status }) => status)];
}

/** The shop has taken what it was told; the server writes that down a moment later. */
async function untilNothingWaits(reader) {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      assert.match(
        reader.run('npx tillkit serve status --config till.env'),
        /^No notification waits/,
      );
      return;
    } catch (error) {
      if (tries === 19) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** One dollar, from the order to the back office: the lines of the page's table, one after the other. */
async function payOneDollar(reader) {
  const { page } = reader;
  const settings = dockerEnv(reader.read('till.env'));
  const shop = await openShopServer(settings.TILL_NOTIFY_SECRET);
  try {
    await reader.start('npx tillkit serve --config till.env');
    reader.write('office.ts', OFFICE(blockOf('docs/treasury.md', 'OFFICE_SECRET')));
    const secret = reader.run('openssl rand -base64 32').trim();
    await asStore(reader, () =>
      reader.start(`OFFICE_SECRET=${secret} node --import tsx office.ts`),
    );

    const key = `-H "authorization: Bearer ${settings.TILL_STORE_KEY}"`;
    const order = `-H 'content-type: application/json' -d '{"order_id":"1","amount_usd":"1"}'`;
    reader.run(`curl http://127.0.0.1:4181/v1/orders ${key} ${order}`);
    await page.goto(JSON.parse(reader.said).page_url);
    await choose(page);
    const address = await readCode(page);
    const amount = await shownAmount(page);
    assert.deepEqual(await orderInOffice(), ['unpaid']);

    const sandbox = { url: HERE.TILL_SERVICE_URL };
    const sent = await control(sandbox, 'pay', { address, currencyId: 'USDT.Tron', amount });
    await sees(page, 'Payment detected');
    assert.equal((await orderInOffice())[1], 'seen');

    await control(sandbox, 'confirm', { txHash: sent.txHash });
    await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor();
    assert.deepEqual(await orderInOffice(), ['paid', 'confirmed']);
    const { figures } = await inOffice('figures');
    assert.equal(figures.total.orders.paidUsd, '1');
    await shop.isPaid;
    await untilNothingWaits(reader);
    assert.deepEqual(
      shop.told.filter((type) => type === 'order.paid'),
      ['order.paid'],
    );
  } finally {
    shop.close();
  }
}

/** Wakes somebody for what is at stake, and for nothing else. */
function wake(reader, code) {
  reader.write('lib/alerts.ts', code);
  const call = (name) => `hear({ code: '${name}', message: 'A try.' });`;
  const codes = ['callback_failed', 'rate_limited'].map(call).join('\n');
  reader.write('try.ts', `import { hear } from './lib/alerts';\n${codes}\n`);
  const said = reader.run('node --import tsx try.ts');
  const woken = said.match(/The pager has .*/g);
  if (woken.join() !== 'The pager has tillkit:callback_failed') throw new Error(said);
}

const TABLE = {
  begin: openShop,
  frames: { "process.once('SIGTERM'": endInOrder, 'events.pagerduty.com': wake },
  sentences: [
    {
      says: /`(npx tillkit doctor)`, on that machine with the same variables, finds no problem/,
      follow: (reader, command) => asStore(reader, () => reader.run(command)),
    },
    {
      says: /make an order of one dollar in your shop .* and pay it .* Watch four places/,
      follow: payOneDollar,
    },
  ],
};

/** Does what the guide says. */
export const tryGoingLive = (tools) => followPage('docs/guides/going-live.md', TABLE, tools);
