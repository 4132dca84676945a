/** README: both kinds of page are paid in the shop of the first guide, and a clone shows its own. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, root } from '../pack.mjs';
import { followPage } from './followPage.mjs';
import { blockWith } from './guideParts.mjs';
import { PUT_LINES } from './install.mjs';
import { payInReact, payOnPage, placeOrder, startVite } from './reactPages.mjs';

const fromGuide = (text) =>
  blockWith(readFileSync(join(root, 'docs/guides/install.md'), 'utf8'), text);

/** The reader's shop, which is that of the first guide, and a project for the page. */
async function openShop(reader) {
  reader.write('shop.mjs', fromGuide('sqliteLedger('));
  reader.write('vite.config.js', fromGuide('proxy:'));
  reader.run('npm install express react react-dom @tanstack/react-query');
  const { version } = JSON.parse(reader.read('node_modules/tillkit/package.json'));
  const scripts = join(reader.folder, 'node_modules/tillkit/dist/standalone');
  cpSync(scripts, join(reader.folder, `public/tillkit-${version}`), { recursive: true });
  await reader.start('npx tillkit sandbox --webhook http://127.0.0.1:3000/api/till/webhook');
  PUT_LINES.follow(reader, 'TILL_', 'sandbox.env');
  await reader.start('node --env-file=sandbox.env shop.mjs');
  await startVite(reader);
}

async function tryReact(reader, code) {
  await openShop(reader);
  const [imports, element] = code.split(/(?=^<CheckoutProvider)/m);
  await payInReact(reader, imports, element.replace(/;\n$/, ''));
}

async function tryTag(reader, code) {
  const handle = await placeOrder();
  await payOnPage(reader, code.replace("the order's handle", handle));
  await reader.stop(Infinity);
}

/** The shop of a clone: bought in, paid by its dark bar, and seen in its back office. */
async function tryClone(reader, code) {
  const { page, folder } = reader;
  reader.folder = join(folder, 'clone');
  mkdirSync(reader.folder);
  copyTree(reader.folder);
  const [install, start] = code.split(' && ');
  reader.run(install);
  const server = await reader.start(start);
  const [, address] = await server.says(/^ {2}(http:\S+)$/m, 240_000);
  await page.goto(address);
  await page.getByRole('button', { name: 'Add to cart: Field notebook' }).click();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await page.getByRole('option', { name: /^USDT / }).click();
  await page.getByRole('option', { name: /^USDT Tron/ }).click();
  const bar = page.locator('demo-simulator');
  for (const name of ['Pay', 'Confirm']) {
    await bar.getByRole('button', { name, exact: true }).first().click();
  }
  await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor();
  await page.goto(`${address}/office`);
  await page.getByRole('button', { name: /Ada/ }).waitFor();
  await reader.stop();
  reader.folder = folder;
}

const TABLE = {
  commandsLeftOut: {
    'npm start':
      'wants a real service here; test/journeys/npm-start.e2e.ts has it started with such variables',
    'npm ci && npm run build && npm pack':
      'has made the package of this run (scripts/examples/pack.mjs)',
    'npm run build && npm run docs':
      'takes minutes, and test/package/site.test.ts reads what it is made of',
    'npm run storybook':
      'serves until it is ended; the project “storybook” of the tests opens each of its pages',
  },
  frames: {
    '<CheckoutProvider': tryReact,
    'data-order=': tryTag,
    'npm ci && npm start': tryClone,
  },
  sentences: [
    {
      says: /`(node -p "[^`]+")`/,
      follow(reader, command) {
        if (!/^[0-9a-f]{64}\n$/.test(reader.run(command))) throw new Error(reader.said);
      },
    },
  ],
};

/** Does what it says. */
export const tryReadme = (tools) => followPage('README.md', TABLE, tools);
