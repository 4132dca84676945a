/**
 * Finds a Chromium: an environment variable, the system's, Playwright's cache, else the one that
 * comes from the npm registry. So the browser tests run on a machine with Node and nothing else.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const root = fileURLToPath(new URL('..', import.meta.url));

function fromEnvironment() {
  return process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH;
}

function fromSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [...places, ...APPLICATIONS].find((place) => existsSync(place));
}

async function fromPlaywright() {
  const { chromium } = await import('playwright');
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

/**
 * The Chromium from the npm registry, the same on every machine that can run it. It is unpacked
 * once into a git-ignored cache; parallel first runs publish by one atomic rename.
 *
 * @returns {{ path: string, fonts: string, libraries: string } | undefined} The program, the folder
 *   of its fonts and that of the libraries it needs beside it; undefined where it cannot run:
 *   outside Linux on x64.
 */
export function shippedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const cache = join(root, 'node_modules/.cache/chromium');
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const folder = join(cache, JSON.parse(readFileSync(manifest, 'utf8')).version);
  if (!existsSync(folder)) unpack(cache, folder);
  return {
    path: join(folder, 'chromium'),
    fonts: join(folder, 'fonts'),
    libraries: join(folder, 'al2023/lib'),
  };
}

function fromNpm() {
  const shipped = shippedChromium();
  if (!shipped) return undefined;
  process.env.LD_LIBRARY_PATH = [shipped.libraries, process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  process.env.FONTCONFIG_PATH ??= shipped.fonts;
  return shipped.path;
}

function unpack(cache, folder) {
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'unpacking-'));
  const child = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      'await (await import("@sparticuz/chromium")).default.executablePath()',
    ],
    // The runtime's name makes the package unpack the shared libraries that a bare machine lacks.
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    },
  );
  if (child.status !== 0) throw new Error('Unpacking the npm-shipped Chromium failed.');
  // The shipped font configuration names one fixed temporary folder; elsewhere pages would crash.
  writeFileSync(
    join(fresh, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><dir>${folder}/fonts</dir><cachedir>${cache}/fonts</cachedir></fontconfig>`,
  );
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** @returns {Promise<{ path: string, source: 'env' | 'system' | 'playwright' | 'npm' }>} */
export async function resolveChromium() {
  const env = fromEnvironment();
  if (env) return { path: env, source: 'env' };
  if (!process.env.CHROMIUM_NPM_ONLY) {
    const system = fromSystem();
    if (system) return { path: system, source: 'system' };
    const cached = await fromPlaywright();
    if (cached) return { path: cached, source: 'playwright' };
  }
  const shipped = fromNpm();
  if (shipped) return { path: shipped, source: 'npm' };
  throw new Error(
    'No Chromium found, so the browser tests cannot run. Set CHROMIUM_PATH, install Chrome, or run `npx playwright install chromium`.',
  );
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const found = await resolveChromium();
  process.stdout.write(`${found.path} (${found.source})\n`);
}
