/** Serves the host pages with the built script, and a sandbox store at /api/till, on one origin. */
import { mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { buildStandalone } from '../../scripts/standalone.js';
import {
  createSandboxStore,
  type SandboxStore,
  type SandboxStoreOptions,
} from '../../src/sandbox/createSandboxStore.js';

const root = join(import.meta.dirname, '../..');
const pages = join(root, 'public');

/** What the README says that a page with the script tag needs; the style sheet is the page's own. */
export const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

/** The variable with the folder that test/journeys/buildPages.ts has built for all workers. */
export const STANDALONE_FOLDER = 'TILL_TEST_STANDALONE';

/** The variable with the folder of `tillkit/render`, which test/journeys/buildPages.ts has built. */
export const RENDER_FOLDER = 'TILL_TEST_RENDER';

let built: Promise<string> | undefined;

async function buildInto(outDir: string): Promise<string> {
  await buildStandalone({ outDir });
  return outDir;
}

/** Builds `tillkit.js` and `tillkit.mjs` once, unless Playwright's set-up has. @returns the folder. */
export function buildOnce(): Promise<string> {
  const existing = process.env[STANDALONE_FOLDER];
  built ??= existing
    ? Promise.resolve(existing)
    : buildInto(mkdtempSync(join(tmpdir(), 'tillkit-standalone-')));
  return built;
}

/** A running host. */
export interface Host {
  readonly url: string;
  readonly store: SandboxStore;
  /** Paths that were asked for, in order. */
  readonly requests: readonly string[];
  /** Serves a page of the test's own. Give null to let the file of that name show again. */
  setPage(path: string, html: string | null): void;
  /** Answers a path by itself, whatever the method. */
  setRoute(path: string, answer: (request: Request) => Promise<Response>): void;
  close(): Promise<void>;
}

function read(folder: string, path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(join(folder, path)));
  } catch {
    return null;
  }
}

/** Starts a host with a store of its own. */
export async function startHost(options: SandboxStoreOptions = {}): Promise<Host> {
  const script = await buildOnce();
  const store = createSandboxStore(options);
  const requests: string[] = [];
  const own = new Map<string, string>();
  const routes = new Map<string, (request: Request) => Promise<Response>>();
  const rendered = process.env[RENDER_FOLDER];
  const app = new Hono();
  // A whole browser asks for it by itself, when it likes.
  app.get('/favicon.ico', ({ body }) => body(null, 204));
  app.use(async ({ req }, next) => {
    requests.push(req.path);
    await next();
  });
  app.use(({ req }, next) => routes.get(req.path)?.(req.raw) ?? next());
  app.all('/api/till/*', ({ req }) => store.fetch(req.raw));
  app.get('/:file{.+}', ({ req, body, notFound }) => {
    const file = req.param('file');
    const found =
      own.get(req.path) ??
      read(pages, file) ??
      read(script, file) ??
      (rendered && read(join(rendered, 'standalone'), file));
    if (!found) return notFound();
    const strict = file.startsWith('strict');
    return body(found, 200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(strict ? { 'content-security-policy': STRICT_POLICY } : {}),
    });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    store,
    requests,
    setRoute: (path, answer) => void routes.set(path, answer),
    setPage: (path, html) => void (html === null ? own.delete(path) : own.set(path, html)),
    async close() {
      await store.handler.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}
