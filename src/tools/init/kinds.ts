/** The kinds of shop that `tillkit init` writes. Each is a folder of `examples/`. */

/** A kind of shop. */
export interface ShopKind {
  readonly what: string;
  /** Folder of `examples/` that holds its files. */
  readonly example: string;
  /** Commands that run it, in its folder: the second and the third in a terminal each. */
  readonly commands: readonly [prepare: string, service: string, shop: string];
}

const NODE = ['npm install', 'npm run sandbox', 'npm run dev'] as const;
const SERVE = 'npx tillkit serve --sandbox --config sandbox.env';

/** Every kind, by name. */
export const KINDS = {
  next: { what: 'Next.js App Router, React', example: 'next', commands: NODE },
  express: { what: 'Express 5', example: 'express', commands: NODE },
  hono: { what: 'Hono, on Workers or on Node', example: 'hono-workers', commands: NODE },
  html: { what: 'plain Node and HTML', example: 'html', commands: NODE },
  python: {
    what: 'Python, beside tillkit serve',
    example: 'python',
    commands: [
      'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt',
      SERVE,
      'set -a && . ./sandbox.env && .venv/bin/python shop.py',
    ],
  },
  php: {
    what: 'PHP, beside tillkit serve',
    example: 'php',
    commands: [
      'php --version',
      SERVE,
      'set -a && . ./sandbox.env && php -S 127.0.0.1:3000 shop.php',
    ],
  },
  go: {
    what: 'Go, beside tillkit serve',
    example: 'go',
    commands: ['go build -o shop .', SERVE, 'set -a && . ./sandbox.env && ./shop'],
  },
} as const satisfies Readonly<Record<string, ShopKind>>;

/** Name of a kind. */
export type KindName = keyof typeof KINDS;

/** Names of the kinds, for messages. */
export const KIND_NAMES = Object.keys(KINDS).join(', ');

/** Whether a text names a kind. */
export const isKind = (text: string): text is KindName => Object.hasOwn(KINDS, text);

/** @throws RangeError that lists the kinds. */
export function readKind(kind: string): KindName {
  if (isKind(kind)) return kind;
  throw new RangeError(`"${kind}" is no kind of shop. Kinds: ${KIND_NAMES}.`);
}
