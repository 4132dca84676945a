/** The same shop on Node, with the file that Workers serve as a static asset. */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { memoryLedger } from 'tillkit/server';
import { createShop } from './shop.js';

// This ledger forgets everything, so it is refused unless this is the sandbox.
const shop = createShop(process.env, memoryLedger());
shop.get('/tillkit.js', serveStatic({ root: 'public' }));
serve(
  {
    fetch: (request, { incoming }) => shop.fetch(request, { ip: incoming.socket.remoteAddress }),
    port: Number(process.env.PORT ?? 3000),
    hostname: '127.0.0.1',
  },
  ({ port }) => console.log(`The shop is on http://127.0.0.1:${port}`),
);
