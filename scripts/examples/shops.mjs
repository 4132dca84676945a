/** The shops of examples/: how each is started and what a shopper does before the checkout shows. */
import { copyExample, installShop } from './pack.mjs';
import { run, startSandbox, startServer } from './processes.mjs';
import { choose, control, openPage, payAsShown, readCode, sees, shownAmount } from './shopper.mjs';
import { writeStart } from './tillkitTool.mjs';
import { freePort } from '../localServers.mjs';

const npm = (script, ...rest) => ['npm', ['run', '--silent', script, '--', ...rest]];

async function buy(page) {
  await page.getByRole('button', { name: 'Buy' }).click();
}

/** What the server sends for an order whose currency is chosen: the code, the look, its own words. */
async function drawnByServer(page) {
  await sees(page, 'Waiting for payment');
  const html = await (await fetch(page.url())).text();
  for (const expected of ['QR code to send USDT on Tron', 'light-dark(#6d3fc4', 'Your order']) {
    if (!html.includes(expected)) throw new Error(`The server's HTML holds no ${expected}.`);
  }
}

/** The same of HTML for any project: code and form are there before a script runs. */
async function drawnWithoutReact(page) {
  await sees(page, 'Waiting for payment');
  const html = await (await fetch(page.url())).text();
  for (const expected of ['shadowrootmode="open"', 'QR code to send USDT on Tron']) {
    if (!html.includes(expected)) throw new Error(`The server's HTML holds no ${expected}.`);
  }
}

/** A form that names no currency is the sender's mistake, not the shop's. */
async function refusesWithoutCurrency(page) {
  for (const body of [undefined, new URLSearchParams({ currency: 'none' })]) {
    const { status } = await fetch(page.url(), { method: 'POST', body });
    if (status !== 400) throw new Error(`It answered ${status} and not 400.`);
  }
}

/** Shop, its way of starting on a port, and the way to its checkout. */
const SHOPS = {
  html: { start: () => npm('dev'), fromInit: true, served: drawnWithoutReact },
  express: {
    start: () => npm('dev'),
    fromInit: true,
    reach: buy,
    served: drawnWithoutReact,
    refuses: refusesWithoutCurrency,
    after: (page) => sees(page, 'Thank you! Your notebooks are on their way.'),
  },
  'hono-workers': { start: () => npm('dev') },
  next: {
    fromInit: true,
    modes: ['dev', 'start'],
    start: (mode, port) => npm(mode, '--port', port),
    reach: buy,
    served: drawnByServer,
    wakesByItself: true,
  },
};

/** Names of the examples. */
export const SHOP_NAMES = Object.keys(SHOPS);

/** A port, a sandbox that tells a shop there, and the settings of that shop. */
async function placeFor(mode, folder) {
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  // By the shop's own script: it has the sandbox take the keys that `tillkit init` has made for this folder.
  const sandbox = await startSandbox(folder, `${base}/api/till/webhook`, npm('sandbox'));
  const settings = {
    PORT: port,
    TILL_SERVICE_URL: sandbox.url,
    // An example's development server reads the sandbox's settings itself, as it does for a reader.
    ...(mode === 'start' && {
      TILL_API_KEY: sandbox.apiKey,
      TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
      TILL_SECRET: 'only-for-the-sandbox-never-for-real-money',
      TILL_SANDBOX: 'true',
    }),
  };
  return { port, base, sandbox, settings };
}

const listens = (server, port) =>
  server.says(new RegExp(`http://(127.0.0.1|localhost):${port}`), 60_000);

async function payIn(shop, mode, folder, browser, check) {
  const { port, base, sandbox, settings } = await placeFor(mode, folder);
  const server = startServer(...shop.start(mode, port), folder, settings);
  const { page, complaints, close } = await openPage(browser);
  try {
    await check(`${mode}: starts`, () => listens(server, port));
    await check(`${mode}: offers currencies`, async () => {
      await page.goto(base);
      await shop.reach?.(page);
      await choose(page);
    });
    if (shop.served) {
      await check(`${mode}: is drawn by the server`, () => shop.served(page));
    }
    if (shop.refuses) {
      await check(`${mode}: refuses a form without a currency`, () => shop.refuses(page));
    }
    await check(`${mode}: is paid`, () => payAsShown(page, sandbox));
    if (shop.after) await check(`${mode}: hears of it`, () => shop.after(page));
    await check(`${mode}: tells the shop, by onPaid`, () =>
      server.says(/Order \S+ is paid\./, 60_000),
    );
    await check(`${mode}: leaves the console clean`, () => {
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    });
  } finally {
    await close();
    await server.stop();
    await sandbox.stop();
  }
}

/** Ends the process as `onPaid` speaks, as a machine that fails does. */
const FAILING = `
const { log } = console;
console.log = (...words) => {
  if (!/^Order .* is paid/.test(words[0])) return log(...words);
  process.stderr.write('The machine failed.\\n');
  process.kill(process.pid, 'SIGKILL');
};`;

/** A shop that died in `onPaid` calls it again when it starts, though nobody asks it anything. */
async function wakesByItself(shop, folder, browser, check) {
  const { port, base, sandbox, settings } = await placeFor('start', folder);
  const start = (more) =>
    startServer(...shop.start('start', port), folder, { ...settings, ...more });
  const failing = `--import=data:text/javascript,${encodeURIComponent(FAILING)}`;
  const servers = [start({ NODE_OPTIONS: failing })];
  const { page, close } = await openPage(browser);
  try {
    await check('start: dies in the middle of onPaid', async () => {
      await listens(servers[0], port);
      await page.goto(base);
      await shop.reach(page);
      await choose(page);
      const [address, amount] = [await readCode(page), await shownAmount(page)];
      const sent = await control(sandbox, 'pay', { address, currencyId: 'USDT.Tron', amount });
      await control(sandbox, 'confirm', { txHash: sent.txHash });
      await servers[0].says(/^The machine failed\.$/m, 60_000);
    });
    // Neither a page nor an event asks the next one.
    await Promise.all([close(), sandbox.stop(), servers[0].stop()]);
    await check('start: calls onPaid again, without a request', () => {
      servers.push(start());
      return servers[1].says(/^Order \S+ is paid\.$/m, 120_000);
    });
  } finally {
    await Promise.all([close(), sandbox.stop(), ...servers.map((server) => server.stop())]);
  }
}

/** Installs one example and pays in it, in each of its modes. */
export async function tryShop(name, { home, tarball, browser, check }) {
  const shop = SHOPS[name];
  let folder;
  if (shop.fromInit) {
    await check('is written by tillkit init', () => (folder = writeStart(name, home, tarball)));
  } else folder = copyExample(name, home);
  await check('installs', () => installShop(folder, tarball));
  for (const mode of shop.modes ?? ['dev']) {
    if (mode === 'start') {
      await check('builds', () => run('npm', ['run', '--silent', 'build'], folder));
    }
    await payIn(shop, mode, folder, browser, check);
  }
  if (shop.wakesByItself) await wakesByItself(shop, folder, browser, check);
}
