/** The pages of the navigation benchmark: a static baseline, and the forms of the script tag. */
import { CURRENCY, MOUNT } from './navigationHost.js';

/** One page that is measured. */
export interface PageKind {
  readonly name: string;
  readonly script: 'tillkit.js' | 'tillkit.mjs';
  /** Whether the server has opened the order and written it into the page. */
  readonly inlined: boolean;
  /** Whether the head names the files that will be wanted. */
  readonly hints: boolean;
  /** Whether the server has drawn the checkout. @default false */
  readonly drawn?: boolean;
}

/** In the order of the results. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'drawn on the server', script: 'tillkit.mjs', inlined: true, hints: false, drawn: true },
  { name: 'tillkit.mjs, inlined', script: 'tillkit.mjs', inlined: true, hints: false },
  { name: 'tillkit.mjs, inlined, hints', script: 'tillkit.mjs', inlined: true, hints: true },
  { name: 'tillkit.mjs, fetched', script: 'tillkit.mjs', inlined: false, hints: false },
  { name: 'tillkit.mjs, fetched, hints', script: 'tillkit.mjs', inlined: false, hints: true },
  { name: 'tillkit.js, inlined', script: 'tillkit.js', inlined: true, hints: false },
  { name: 'tillkit.js, fetched', script: 'tillkit.js', inlined: false, hints: false },
];

function shell(head: string, body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Pay</title><link rel="icon" href="data:,">${head}</head>` +
    `<body><h1>Your order</h1>${body}</body></html>`
  );
}

/** The floor: the same code as inline SVG, with nothing else to load. */
export function floorPage(svg: string): string {
  return shell('<style>svg{width:240px;height:240px}</style>', `<main>${svg}</main>`);
}

/** A page whose checkout is there already; the script takes it over. */
export function drawnPage({ script }: PageKind, html: string): string {
  return shell('', `<main>${html}</main><script type="module" src="/${script}"></script>`);
}

/** A page with the script tag. */
export function widgetPage(
  { script, hints }: PageKind,
  { order, initial, files }: { order: string; initial: string | null; files: readonly string[] },
): string {
  const late = files.filter((name) => name.startsWith('till-widget-') && name.endsWith('.mjs'));
  const links = ['tillkit.mjs', ...late].map(
    (name) => `<link rel="modulepreload" href="/${name}">`,
  );
  const data =
    initial === null
      ? ''
      : `<script type="application/json" data-till-initial>${initial.replaceAll('<', '\\u003c')}</script>`;
  const type = script.endsWith('.mjs') ? ' type="module"' : '';
  const tag =
    `<script${type} src="/${script}" data-endpoint="${MOUNT}" data-order="${order}" ` +
    `data-currency="${CURRENCY}"></script>`;
  return shell(hints ? links.join('') : '', `<main>${data}${tag}</main>`);
}
