/** Fresh Vite apps on each supported React, developed and built: the component pays, hydrates and type-checks. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DARKENINGS } from './darkening.mjs';
import { root, writeFiles } from './pack.mjs';
import { install, run, startSandbox, startServer } from './processes.mjs';
import { choose, openPage, payAsShown, sees } from './shopper.mjs';
import { freePort } from '../localServers.mjs';

/** App and the React that it installs. */
const REACTS = { react18: '18.3.1', react19: '19.2.0' };

/** Names of the apps. */
export const VITE_APP_NAMES = Object.keys(REACTS);

/** A new project's package.json. */
function manifest(react, tarball, tools) {
  const major = react.split('.')[0];
  return {
    private: true,
    type: 'module',
    dependencies: {
      '@tanstack/react-query': '^5.90.0',
      react,
      'react-dom': react,
      tillkit: `file:${tarball}`,
    },
    devDependencies: {
      '@types/node': '^20.19.0',
      '@types/react': `^${major}.0.0`,
      '@types/react-dom': `^${major}.0.0`,
      ...tools,
    },
  };
}

const VITE = { '@vitejs/plugin-react': '6.3.0', typescript: '6.0.3', vite: '8.3.8' };

/** Makes an app in a folder of its own, from the files beside this one. @param tools what builds it. */
export function writeViteApp(folder, react, tarball, tools = VITE) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'scripts/examples/vite-app'), folder, { recursive: true });
  writeFiles(folder, { 'package.json': manifest(react, tarball, tools) });
}

function assertQuiet(complaints) {
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

/** Shorter than the watch waits for its first look. */
const TAKING_OVER_MS = 1_500;

/** Whether React has taken over what the server drew: it keeps properties of its own on each element. */
const isTakenOver = () =>
  Object.keys(document.querySelector('.till-checkout') ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );

/** A page that the server opened has no reason to ask for its checkout at once. */
async function assertNothingAsked(page, load) {
  const asked = [];
  page.on('request', (request) => {
    if (/\/api\/till\/checkouts?$/.test(request.url())) asked.push(request.url());
  });
  // The page's time passes here only: a machine that loads it slowly brings no look of the watch forward.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await load();
  await page.waitForFunction(isTakenOver);
  await page.clock.runFor(TAKING_OVER_MS);
  if (asked.length > 0)
    throw new Error(`While taking over, the page asked for ${asked.join(', ')}`);
  await page.clock.resume();
}

/** Runs in the page: like a translator of the browser, it puts an element in the place of each text. */
function translate() {
  const kept = 'font, [translate="no"], script, style, title';
  const translateAll = () => {
    const texts = [];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement.closest(kept)) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  const what = { childList: true, characterData: true, subtree: true };
  new MutationObserver(translateAll).observe(document, what);
}

/** One page of the app, from opening to paid; its console must stay empty. */
export async function payOnPage({ browser, sandbox, base, path, opened = false, init, first }) {
  const { page, complaints, close } = await openPage(browser);
  if (init) await page.addInitScript(init);
  const load = () => page.goto(`${base}${path}`);
  try {
    await (opened ? assertNothingAsked(page, load) : load());
    await first(page);
    await payAsShown(page, sandbox);
    assertQuiet(complaints);
  } finally {
    await close();
  }
}

/** The server's HTML, before any script. */
async function serverHtml(base, path, expected) {
  const html = await (await fetch(`${base}${path}`)).text();
  if (!html.includes(expected)) throw new Error(`The server's HTML holds no ${expected}:\n${html}`);
}

/** Starts a server of the app, with a sandbox of its own, while `act` runs. */
export async function withServer(file, { folder, browser, check }, act) {
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox(folder, `${base}/api/till/webhook`);
  const server = startServer('node', [file], folder, {
    PORT: port,
    TILL_SERVICE_URL: sandbox.url,
    TILL_API_KEY: sandbox.apiKey,
    TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
    // As on a server of a store; the other one is for development.
    ...(file === 'built.js' && { NODE_ENV: 'production' }),
  });
  try {
    await check(`${file} starts`, () => server.says(/listening/, 60_000));
    await act({ browser, sandbox, base });
  } finally {
    await server.stop();
    await sandbox.stop();
  }
}

/** Installs an app and goes through its pages. */
export async function tryViteApp(name, { home, tarball, browser, check }) {
  const folder = join(home, name);
  await check(`installs React ${REACTS[name]}`, () => {
    writeViteApp(folder, REACTS[name], tarball);
    install(folder);
  });
  await check('type-checks, declarations of the package included', () =>
    run('node', ['node_modules/typescript/bin/tsc', '-p', '.'], folder),
  );
  await check('builds, for browsers and for a server', () => {
    const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
    run('node', build, folder);
    run('node', [...build, '--ssr', 'src/server.tsx', '--outDir', 'dist-server'], folder);
  });
  await withServer('server.js', { folder, browser, check }, async (shared) => {
    await check('is paid, in StrictMode, with a quiet console', () =>
      payOnPage({ ...shared, path: '/?order=client', first: choose }),
    );
    await check('is paid on a page that is being translated', () =>
      payOnPage({ ...shared, path: '/?order=translated', init: translate, first: choose }),
    );
    for (const [how, darken] of Object.entries(DARKENINGS)) {
      const chooseInTheDark = async (page) => {
        await choose(page);
        await darken(page);
      };
      await check(`its code is read and paid under ${how}`, () =>
        payOnPage({
          ...shared,
          path: `/?order=${how.replaceAll(/\W/gu, '')}`,
          first: chooseInTheDark,
        }),
      );
    }
    await check('hydrates a skeleton without a warning, and is paid', async () => {
      await serverHtml(shared.base, '/server?order=skeleton', 'data-status="loading"');
      await payOnPage({ ...shared, path: '/server?order=skeleton', first: choose });
    });
    await check('hydrates an opened checkout without a warning, and is paid', async () => {
      const path = '/server?order=opened&initial';
      await serverHtml(shared.base, path, 'data-status="choose_currency"');
      await payOnPage({ ...shared, path, opened: true, first: choose });
    });
    await check(
      'hydrates a pay screen with its QR code, without a warning, and is paid',
      async () => {
        await payOnPageUpToCode(shared);
        const path = '/server?order=chosen&initial&preload';
        await serverHtml(shared.base, path, 'QR code to send USDT on Tron');
        await payOnPage({
          ...shared,
          path,
          opened: true,
          first: (page) => sees(page, 'Waiting for payment'),
        });
      },
    );
  });
  await withServer('built.js', { folder, browser, check }, async (shared) => {
    await check('built: is paid', () =>
      payOnPage({ ...shared, path: '/?order=client', first: choose }),
    );
    await check('built: hydrates what a built server draws, and is paid', async () => {
      const path = '/server?order=opened&initial';
      await serverHtml(shared.base, path, 'data-status="choose_currency"');
      await payOnPage({ ...shared, path, opened: true, first: choose });
    });
  });
}

/** Chooses a currency and leaves: the next visit finds the pay screen. */
async function payOnPageUpToCode({ browser, base }) {
  const { page, close } = await openPage(browser);
  await page.goto(`${base}/?order=chosen`);
  await choose(page);
  await sees(page, 'Waiting for payment');
  await close();
}
