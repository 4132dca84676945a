/** The files of the script tag, as the package ships them, under an address with the version. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';

/** The folder of the script tag, and the hashes of its files. */
export type ScriptFiles = ReturnType<typeof openScriptFiles>;

const YEAR_SECONDS = 31_536_000;

/** By package name, so that it resolves from the sources and from the build. */
const SCRIPT = 'tillkit/standalone.js';

type Bytes = Buffer<ArrayBuffer>;

/** The best first. Nearly the smallest of each, for a tenth of the time. */
const ENCODINGS = {
  br: (bytes: Bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify<Bytes, Bytes>(gzip),
} as const;

type Encoding = keyof typeof ENCODINGS;

/** The encoding to send; undefined for none. */
function encodingOf(accepted: string): Encoding | undefined {
  const taken = parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : []));
  return (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => taken.includes(encoding));
}

const HEADERS = {
  'cache-control': `public, max-age=${String(YEAR_SECONDS)}, immutable`,
  // Pages of the store load it from their own origin, and check its hash.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
};

/** Every file of a folder by its path below it. */
const readFolder = (folder: string): ReadonlyMap<string, Bytes> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]),
  );

/**
 * Reads the folder, and compresses each file once, when it is first asked for.
 *
 * @param folder where the script's files are. @default those of this package, which the build makes
 * @throws Error if the package was not built.
 */
export function openScriptFiles(
  version: string,
  folder: string = dirname(fileURLToPath(import.meta.resolve(SCRIPT))),
) {
  const files = readFolder(folder);
  const hashes = JSON.parse(String(files.get('sri.json'))) as Record<string, string>;
  const base = `/tillkit/${version}`;
  const compressed = new Map<string, Promise<Bytes>>();

  function compress(name: string, bytes: Bytes, encoding: Encoding): Promise<Bytes> {
    const key = `${encoding} ${name}`;
    const known = compressed.get(key) ?? ENCODINGS[encoding](bytes);
    compressed.set(key, known);
    return known;
  }

  return {
    /** Answers `/tillkit/{version}/…`; 404 for anything else. */
    async fetch({ url, method, headers }: Request): Promise<Response> {
      const { pathname } = new URL(url);
      const name = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
      const bytes = files.get(name);
      if (!bytes) return new Response('Not found', { status: 404 });
      const encoding = encodingOf(headers.get('accept-encoding') ?? '');
      const body = encoding ? await compress(name, bytes, encoding) : bytes;
      return new Response(method === 'HEAD' ? null : body, {
        headers: {
          ...HEADERS,
          'content-type': getMimeType(name) ?? 'application/octet-stream',
          'content-length': String(body.byteLength),
          ...(encoding ? { 'content-encoding': encoding } : {}),
        },
      });
    },
    /** Path of a file, below the public address. */
    pathOf: (file: string): string => `${base}/${file}`,
    /** @throws Error for a file without a hash. */
    integrityOf(file: string): string {
      const hash = hashes[file];
      if (hash !== undefined) return hash;
      throw new Error(`sri.json names no hash of ${file}. Build the package again.`);
    },
  };
}
