/** The shops in other languages: each is written by `tillkit init`, and a shopper pays in it beside `tillkit serve`. */
import { Webhook } from 'standardwebhooks';
import { followInit } from './initCommands.mjs';
import { findLanguage } from './languages.mjs';
import { startServer, untilAnswers } from './processes.mjs';
import { choose, openPage, payAsShown, sees } from './shopper.mjs';
import { installTool, startServe, writeStart } from './tillkitTool.mjs';
import { freePort } from '../localServers.mjs';

const THANKS = 'Thank you! Your notebooks are on their way.';
const FULFILLED = /Order (\S+) is paid\./g;

/** Orders that the shop has fulfilled, as its output says, of all its starts. */
const fulfilled = (servers) =>
  servers.flatMap((server) => [...server.said().matchAll(FULFILLED)].map(([, order]) => order));

function expectEqual(found, expected) {
  const [is, wanted] = [found, expected].map((value) => JSON.stringify(value));
  if (is !== wanted) throw new Error(`It is ${is} and not ${wanted}.`);
}

async function tell(shopUrl, headers, body) {
  const answer = await fetch(`${shopUrl}/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return answer.status;
}

/** Tells the shop as Tillkit does, with what a test wants to have wrong. */
function signed(secret, { id, body, at = new Date(), signedBody = body }) {
  const signature = new Webhook(secret).sign(id, at, signedBody);
  const seconds = String(Math.floor(at.getTime() / 1000));
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature };
}

const MINUTE = 60_000;

/** Nothing that Tillkit did not sign, just now and in these words, is believed. */
async function refusesForgeries(shopUrl, secret, order) {
  const body = JSON.stringify({ type: 'order.paid', data: { order_id: order } });
  const id = 'forged';
  const another = `whsec_${Buffer.from('another secret of at least 24 bytes').toString('base64')}`;
  const forgeries = {
    'no headers': {},
    'another secret': signed(another, { id, body }),
    'another body': signed(secret, { id, body, signedBody: body.replace(order, 'other') }),
    'another id': { ...signed(secret, { id, body }), 'webhook-id': 'another' },
    'a signature that is none': { ...signed(secret, { id, body }), 'webhook-signature': 'v1' },
    'an old time': signed(secret, { id, body, at: new Date(Date.now() - 6 * MINUTE) }),
    'a time to come': signed(secret, { id, body, at: new Date(Date.now() + 6 * MINUTE) }),
  };
  for (const [what, headers] of Object.entries(forgeries)) {
    const status = await tell(shopUrl, headers, body);
    if (status !== 400) throw new Error(`With ${what} it answered ${status} and not 400.`);
  }
}

/** What the shop was told of an order, from the list that Tillkit keeps. */
async function paidNotification({ TILL_API_URL, TILL_STORE_KEY }, order) {
  const headers = { authorization: `Bearer ${TILL_STORE_KEY}` };
  const answer = await fetch(`${TILL_API_URL}/v1/events`, { headers });
  const { events } = await answer.json();
  const told = events.filter(({ type, data }) => type === 'order.paid' && data.order_id === order);
  expectEqual(told.length, 1);
  const [{ id, ...body }] = told;
  return { id, body: JSON.stringify(body) };
}

/** Its page runs Tillkit's scripts and no others. */
async function hasStrictPolicy(page, till) {
  const answer = await page.reload();
  const policy = (await answer.allHeaders())['content-security-policy'];
  for (const rule of ["default-src 'none'", `script-src ${till};`, "base-uri 'none'"]) {
    if (!policy.includes(rule)) throw new Error(`Its policy has no ${rule}: ${policy}`);
  }
  const tag = page.locator('script').first();
  const integrity = await tag.getAttribute('integrity');
  if (!integrity?.startsWith('sha384-')) throw new Error('The script tag has no hash.');
  expectEqual(await tag.getAttribute('crossorigin'), 'anonymous');
}

async function buy(page, base) {
  await page.goto(base);
  await page.getByRole('button', { name: 'Buy' }).click();
  await choose(page);
  return new URL(page.url()).pathname.split('/').at(-1);
}

async function payIn({ language, folder, bin, browser, check }) {
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  const till = await startServe(bin, folder, base);
  const secret = till.variables.TILL_NOTIFY_SECRET;
  const start = () =>
    startServer(...language.start(port), folder, {
      PORT: port,
      SHOP_URL: base,
      ...till.variables,
    });
  const servers = [start()];
  const { page, complaints, close } = await openPage(browser);
  let order;
  try {
    await check('starts', () => untilAnswers(base, servers[0]));
    await check('offers currencies', async () => (order = await buy(page, base)));
    await check('has a strict policy', () => hasStrictPolicy(page, till.variables.TILL_URL));
    await check('refuses what Tillkit did not sign', async () => {
      await refusesForgeries(base, secret, order);
      expectEqual(fulfilled(servers), []);
    });
    await check('is paid', () => payAsShown(page, till.sandbox));
    await check('fulfils once', async () => {
      await servers[0].says(/Order \S+ is paid\./, 60_000);
      expectEqual(fulfilled(servers), [order]);
    });
    await check('thanks for what its server knows', async () => {
      await page.getByRole('link', { name: /back to|return to/i }).click();
      await sees(page, THANKS);
    });
    await check('fulfils nothing when it is told again, also after a restart', async () => {
      const { id, body } = await paidNotification(till.variables, order);
      expectEqual(await tell(base, signed(secret, { id, body }), body), 204);
      await servers[0].stop();
      servers.push(start());
      await untilAnswers(base, servers[1]);
      expectEqual(await tell(base, signed(secret, { id, body }), body), 204);
      expectEqual(await tell(base, signed(secret, { id: 'other', body }), body), 204);
      expectEqual(fulfilled(servers), [order]);
    });
    await check('says that it cannot go on while Tillkit is away', async () => {
      await till.stop();
      const answer = await fetch(`${base}/orders`, { method: 'POST', redirect: 'manual' });
      expectEqual(answer.status, 503);
    });
    await check('leaves the console clean, and has fulfilled once', () => {
      expectEqual(complaints, []);
      expectEqual(fulfilled(servers), [order]);
    });
  } finally {
    await close();
    await Promise.all([...servers, till].map((server) => server.stop()));
  }
}

/** Writes, makes and starts one shop, and pays in it. */
export async function tryLanguageShop(name, { home, tarball, browser, check, skip }) {
  const language = findLanguage(name);
  if (!language) {
    await skip(`${name} is not installed here, or is too old`);
    return;
  }
  let folder;
  let bin;
  await check('is written by tillkit init', () => {
    bin = installTool(home, tarball);
    folder = writeStart(name, home, tarball);
  });
  await check('is made', () => language.prepare(folder));
  await payIn({ language, folder, bin, browser, check });
  await followInit(name, { home, tarball, browser, check });
}
