/** The files of the script tag, as the package ships them, under an address with the version. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** The folder of the script tag, and the hashes of its files. */
export interface ScriptFiles {
  /** Answers `/tillkit/{version}/…`; 404 for anything else. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Path of a file, below the public address. */
  readonly pathOf: (file: string) => string;
  /** @throws Error for a file without a hash. */
  readonly integrityOf: (file: string) => string;
}

const YEAR_SECONDS = 31_536_000;

/** By package name, so that it resolves from the sources and from the build. */
const SCRIPT = 'tillkit/standalone.js';

/**
 * Opens the folder.
 *
 * @param folder where the script's files are. @default those of this package, which the build makes
 * @throws Error if the package was not built.
 */
export function openScriptFiles(
  version: string,
  folder: string = dirname(fileURLToPath(import.meta.resolve(SCRIPT))),
): ScriptFiles {
  const hashes = JSON.parse(readFileSync(join(folder, 'sri.json'), 'utf8')) as Record<
    string,
    string
  >;
  const base = `/tillkit/${version}`;
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    if (!context.res.ok) return;
    context.header('cache-control', `public, max-age=${String(YEAR_SECONDS)}, immutable`);
    // Pages of the store load it from their own origin, and check its hash.
    context.header('access-control-allow-origin', '*');
    context.header('cross-origin-resource-policy', 'cross-origin');
    context.header('x-content-type-options', 'nosniff');
  });
  app.use(
    `${base}/*`,
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(base.length) }),
  );
  app.notFound(() => new Response('Not found', { status: 404 }));
  return {
    fetch: async (request) => app.fetch(request),
    pathOf: (file) => `${base}/${file}`,
    integrityOf(file) {
      const hash = hashes[file];
      if (hash !== undefined) return hash;
      throw new Error(`sri.json names no hash of ${file}. Build the package again.`);
    },
  };
}
