/** Makes a document of the receipt that is drawn: to print, and to save as a file that opens anywhere. */
import { saveFile } from '../../ui/saveFile.js';

/** What the document needs beside the drawing. */
export interface ReceiptDocument {
  /** The drawing: `ReceiptPaper`. */
  readonly drawn: HTMLElement;
  readonly heading: string;
  /** What a browser names the file after. */
  readonly title: string;
  /** BCP 47 tag of the sentences. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl' | undefined;
}

/** Black on white, on A4 and on Letter; `--accent` is the store's colour. */
const STYLE = `
@page{margin:12mm 16mm}
:root{color-scheme:only light;background:#fff;color:#12161d;font:10.5pt/1.45 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;print-color-adjust:exact;-webkit-print-color-adjust:exact}
*{box-sizing:border-box;margin:0;padding:0}
[hidden]{display:none}
h1{font-size:20pt;line-height:1.2;letter-spacing:-.02em}
small,.till-paper-note,dt{color:#58616e;font-size:9pt}
small{display:block}
b{font-weight:600}
a{color:inherit;text-decoration:none}
.till-paper{border-block-start:4px solid var(--accent);padding-block-start:7mm}
.till-paper-test{margin-block-end:5mm;border:1px solid #e4cd9e;border-radius:6px;padding:2mm 4mm;background:#fdf3e1;color:#7a4a00;font-weight:600}
.till-paper-head,.till-paper-total{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2mm 8mm;border-block-end:1px solid #dde1e7;padding-block-end:5mm}
.till-paper-store{font-size:12pt;font-weight:600}
.till-paper-paid{display:flex;align-items:center;gap:1.5mm;align-self:flex-start;border-radius:5mm;padding:1mm 3.5mm;background:#e8f5ed;color:#0f6b3a;font-weight:600}
.till-icon{inline-size:4.5mm;block-size:4.5mm;fill:none;stroke:currentcolor;stroke-width:1.8}
.till-paper-total{align-items:baseline;padding-block-start:5mm}
.till-paper-total b{display:block;font-size:14pt;line-height:1.3;overflow-wrap:anywhere}
.till-paper-total>:first-child b{font-size:24pt;letter-spacing:-.02em}
.till-paper-total>:last-child:not(:first-child){text-align:end}
dl>div{display:grid;grid-template-columns:38mm minmax(0,1fr);gap:0 4mm;align-items:baseline;border-block-end:1px solid #ebeef2;padding-block:2.6mm;break-inside:avoid}
dl>.till-paper-transfers{break-inside:auto}
dd{grid-column:2;font-weight:500;overflow-wrap:anywhere}
dd small{font-weight:400}
.till-paper-code{font:9pt/1.5 ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace;overflow-wrap:anywhere}
.till-address-group{display:inline-block;margin-inline-end:.5em}
.till-paper-transfers{row-gap:2mm}
.till-paper-transfers dt{grid-row:1}
.till-paper-transfers dd{break-inside:avoid}
.till-paper-transfers b~small{display:inline-block;margin-inline-start:3mm}
.till-paper-transfers dd>a,.till-paper-transfers dd>.till-paper-code{display:block}
.till-paper-why{color:#7a4a00}
[data-many] .till-paper-transfers{row-gap:.8mm}
[data-many] .till-paper-transfers dd{font-size:9.5pt;line-height:1.25}
[data-many] .till-paper-transfers .till-paper-code{font-size:7.5pt;line-height:1.35}
[data-many] dl>div{padding-block:1.5mm}
[data-many] .till-paper-head,[data-many] .till-paper-total{padding-block-end:3mm}
.till-paper-note{padding-block-start:4mm;max-inline-size:34rem}
.till-paper-note+.till-paper-note{padding-block-start:0}
@media screen{body{max-inline-size:46rem;margin:auto;padding:2rem 1.25rem}}
@media screen and (max-width:30rem){dl>div{grid-template-columns:1fr}dd{grid-column:1}}
`;

/** Fills an empty page with the receipt. */
function writeReceipt(page: Document, receipt: ReceiptDocument): void {
  const { drawn, heading, title, language, dir } = receipt;
  const paper = page.importNode(drawn, true);
  // Before the store, or alone in its place.
  const head = paper.querySelector('.till-paper-head');
  const names = page.createElement('div');
  names.append(Object.assign(page.createElement('h1'), { textContent: heading }));
  names.append(...(head?.querySelectorAll('.till-paper-store') ?? []));
  head?.prepend(names);
  paper.querySelectorAll('[data-screen]').forEach((one) => one.remove());
  paper.querySelectorAll('[data-paper]').forEach((one) => one.removeAttribute('hidden'));
  const accent = getComputedStyle(drawn).getPropertyValue('--till-color-accent');
  paper.style.setProperty('--accent', accent || '#12161d');
  page.title = title;
  page.documentElement.lang = language;
  page.documentElement.dir = dir ?? 'ltr';
  page.body.replaceChildren(paper);
}

/**
 * Prints the receipt alone, from a frame of its own. A constructed sheet, because a strict content security policy
 * refuses style elements.
 */
export function printReceipt(receipt: ReceiptDocument): void {
  const { ownerDocument } = receipt.drawn;
  const frame = ownerDocument.createElement('iframe');
  // Not `display: none`: some browsers print nothing then.
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.onload = () => {
    const { contentDocument: page, contentWindow: paper } = frame;
    if (!page || !paper) return;
    writeReceipt(page, receipt);
    addStyle(page);
    paper.onafterprint = () => frame.remove();
    paper.print();
  };
  ownerDocument.body.append(frame);
}

function addStyle(page: Document): void {
  const { defaultView } = page;
  try {
    const sheet = new (defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(STYLE);
    page.adoptedStyleSheets = [sheet];
  } catch {
    // Safari before 16.4 has no constructed sheets: it prints the same without a style.
  }
}

/** The file loads and runs nothing, wherever it is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The receipt as a file: one HTML document with its style, which any browser opens and prints. */
export function receiptHtml(receipt: ReceiptDocument): string {
  const page = receipt.drawn.ownerDocument.implementation.createHTMLDocument('');
  writeReceipt(page, receipt);
  const metas: readonly Readonly<Record<string, string>>[] = [
    { charset: 'utf-8' },
    { 'http-equiv': 'Content-Security-Policy', content: POLICY },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  ];
  const elements = metas.map((attributes) => {
    const meta = page.createElement('meta');
    for (const name of Object.keys(attributes)) meta.setAttribute(name, attributes[name] ?? '');
    return meta;
  });
  page.head.prepend(...elements);
  // As text: in an element of this page's own, its policy would refuse the style.
  const html = page.documentElement.outerHTML.replace('</head>', `<style>${STYLE}</style></head>`);
  return `<!doctype html>\n${html}\n`;
}

/** Saves the file. */
export function saveReceipt(receipt: ReceiptDocument): void {
  saveFile(new Blob([receiptHtml(receipt)], { type: 'text/html' }), `${receipt.title}.html`);
}
