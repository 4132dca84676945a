/** The guide to the handler: paid in Next.js, Express, Hono and plain Node, and then with each further option. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../pack.mjs';
import { choose, payAsShown, sees } from '../shopper.mjs';
import { followPage } from './followPage.mjs';
import { PUT_LINES } from './install.mjs';
import { clientOf, openStore, payOrder, sandboxOf } from './readersStore.mjs';

const SERVER = 'npx tsx --env-file=sandbox.env server.ts';

/** Around the page's route: the session that a middleware of the reader reads, and a view that shows the handle. */
const AROUND_ROUTE = `
app.use((request, _response, next) => next(void Object.assign(request, { session: { customerId: 'ada' } })));
app.set('view engine', 'txt').set('views', '.').engine('txt', (_file, { order }, done) => done(null, order));
`;

/** `tillkit init` writes a shop; the case `next` pays in it. */
function initShop(reader, code) {
  const { folder } = reader;
  reader.folder = join(folder, 'fastest');
  mkdirSync(reader.folder);
  reader.run(code);
  const said = reader.said;
  reader.folder = folder;
  assert.match(said, /^Then open http/m);
}

/** An empty app of Next.js, as it comes: the example's settings and layout, without Tillkit. */
function makeNextApp(reader) {
  const from = (name) => readFileSync(join(root, 'examples/next', name), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(from('package.json'));
  const { next, react, 'react-dom': dom } = dependencies;
  const files = ['yours.mjs', 'yours.d.ts'].map((name) => [name, reader.read(name)]);
  const settings = reader.read('sandbox.env');
  reader.folder = join(reader.folder, 'next');
  mkdirSync(reader.folder);
  const manifest = { dependencies: { next, react, 'react-dom': dom }, devDependencies };
  reader.write('package.json', JSON.stringify(manifest));
  for (const name of ['tsconfig.json', 'next.config.ts', 'app/layout.tsx']) {
    reader.write(name, from(name));
  }
  for (const [name, text] of [...files, ['.env.local', settings]]) reader.write(name, text);
}

async function payInNext(reader) {
  await reader.page.goto('http://localhost:3000/pay/1042');
  await choose(reader.page);
  await payAsShown(reader.page, sandboxOf(reader));
  await reader.servers.at(-1).says(/^Order 1042 is paid\.$/m, 60_000);
  await reader.page.goto('http://localhost:3000/thanks/1042');
  await sees(reader.page, 'Thank you: your payment is here.');
  await reader.stop();
  reader.folder = join(reader.folder, '..');
}

const payIn = (order, more) => async (reader) => {
  await payOrder(reader, order);
  await more?.(reader);
  await reader.stop();
};

/** The route of the pay page, which the page shows before the server that it belongs to. */
let payRoute;

function writeExpress(reader, code) {
  reader.write('pay.txt', '');
  reader.write(
    'server.ts',
    code.replace('app.listen', () => `${AROUND_ROUTE}${payRoute}app.listen`),
  );
}

async function paySigned(reader) {
  const handle = await (await fetch('http://127.0.0.1:3000/pay/1044')).text();
  await payOrder(reader, handle, '1044');
}

/** The options that the page has added by now are in force. */
async function tryOptions(reader) {
  await reader.start(SERVER);
  const client = clientOf(reader);
  const { currencies } = await client.listCurrencies();
  const [tron, bitcoin] = currencies;
  const ids = currencies.map(({ id }) => id);
  const { checkout } = await client.openCheckout({ order: '1045' });
  const allowed = async (origin) => {
    const address = 'http://127.0.0.1:3000/api/till/currencies';
    const { headers } = await fetch(address, { headers: { origin } });
    return headers.get('access-control-allow-origin');
  };
  const found = {
    first: [tron.id, bitcoin.id, bitcoin.minimumUsd],
    excluded: ids.includes('DOGE.Dogecoin'),
    display: checkout.order.display,
    origins: [await allowed('https://landing.example'), await allowed('https://another.example')],
  };
  assert.deepEqual(found, {
    first: ['USDT.Tron', 'BTC.Bitcoin', '10'],
    excluded: false,
    display: { amount: '18.4', currency: 'EUR' },
    origins: ['https://landing.example', null],
  });
}

/** The staff's route, asked by a clerk and by nobody. */
function bookTransfer(reader, code) {
  const ask = (headers) => {
    const request = `{ method: 'POST', headers: ${headers}, body: '{"order":"1045"}' }`;
    reader.write(
      'staff.ts',
      `import { handler } from './lib/till';
${code}
const answer = bookTransfer(new Request('http://127.0.0.1', ${request}));
void answer.then(async (answer) => console.log(answer.status, await answer.text()));`,
    );
    return reader.run('npx tsx --env-file=sandbox.env staff.ts').match(/^\d{3} .*$/m)?.[0];
  };
  assert.deepEqual([ask('{}'), ask("{ 'x-clerk': '1' }")], ['403 ', '200 {"paid":true}']);
}

/** Decisions on two orders whose checkouts were opened. */
async function decide(reader, code) {
  for (const order of ['1042', '1043']) await clientOf(reader).openCheckout({ order });
  const body = `import { handler } from './lib/till';\nasync function decide() {\n${code}}\n`;
  reader.write('decide.ts', `${body}void decide();\n`);
  reader.run('npx tsx --env-file=sandbox.env decide.ts');
}

const TABLE = {
  leftOut: {
    'executionCtx.waitUntil':
      'runs on Cloudflare alone; the case hono-workers and scripts/runtimes.mjs run a Worker',
  },
  begin: openStore,
  frames: {
    'handler.signOrder': (_reader, code) => void (payRoute = code),
    'tillkit init next': initShop,
    'npx create-next-app': makeNextApp,
    'toExpressHandler(handler)': writeExpress,
    'function bookTransfer': bookTransfer,
    'handler.releaseHold': decide,
  },
  after: {
    'Next.js (App Router)': payInNext,
    Express: payIn('1050', paySigned),
    Hono: payIn('1051'),
    'Plain Node': payIn('1052'),
    'A page on another origin (CORS)': tryOptions,
  },
  sentences: [PUT_LINES],
};

/** Does what the guide says. */
export const tryServerGuide = (tools) => followPage('docs/guides/server.md', TABLE, tools);
