/** Vite's development server with a store in it, and one page that the server draws. */
import { createServer as createHttpServer } from 'node:http';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { checkout, drawnPage } from './store.js';

const app = createHttpServer();
const vite = await createServer({
  plugins: [react()],
  appType: 'spa',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: { server: app } },
});

app.on('request', async (request, response) => {
  const url = new URL(request.url, 'http://app');
  if (url.pathname.startsWith('/api/till/')) return checkout(request, response);
  if (url.pathname !== '/server') return vite.middlewares(request, response);
  const { render } = await vite.ssrLoadModule('/src/server.tsx');
  const html = await vite.transformIndexHtml('/', readFileSync('index.html', 'utf8'));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await drawnPage(url, html, render));
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
