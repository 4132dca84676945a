/** Serves what a bundler has built into `dist`, with a store beside it; `dist-server` draws one page. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { checkout, drawnPage } from './store.js';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };
const html = readFileSync('dist/index.html', 'utf8');

createServer(async (request, response) => {
  const url = new URL(request.url, 'http://app');
  if (url.pathname.startsWith('/api/till/')) return checkout(request, response);
  const file = join('dist', url.pathname);
  const type = TYPES[extname(file)];
  response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
  if (type && existsSync(file)) return createReadStream(file).pipe(response);
  if (type) return response.writeHead(404).end();
  if (url.pathname !== '/server') return response.end(html);
  const { render } = await import('./dist-server/server.js');
  return response.end(await drawnPage(url, html, render));
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
