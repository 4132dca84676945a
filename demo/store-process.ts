/** The demo store as a process: reads its settings from the environment and serves until it is stopped. */
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createCheckoutHandler } from '../src/server/handler/createCheckoutHandler.js';
import { createServiceClient } from '../src/api/createServiceClient.js';
import type { OrderTerms } from '../src/server/checkouts/resolvedOrder.js';
import type { DiagnosticListener } from '../src/server/configuration/diagnostic.js';
import { sqliteLedger } from '../src/ledger/sqliteLedger.js';
import { createBackOffice } from './backOffice.js';
import { playHistory } from './history.js';
import { openOrderBook } from './orders.js';
import { runServer, type Listening } from './serverProcess.js';
import { readMode, readPaths, SettingsError } from './settings.js';
import { connectSimulator } from './simulator.js';
import { createStore } from './store.js';

/** Listens on this machine only. */
function listen(
  options: { readonly fetch: Hono['fetch']; readonly port: number },
  release: () => Promise<void>,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const hostname = '127.0.0.1';
    const server = serve({ ...options, hostname }, ({ port }) => {
      const close = async (): Promise<void> => {
        server.close();
        if ('closeAllConnections' in server) server.closeAllConnections();
        await release();
      };
      resolve({ url: `http://${hostname}:${String(port)}`, close });
    });
    server.once('error', reject);
  });
}

function log(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** An address that no mail reaches (RFC 2606), for customers who are made up. */
const emailOf = (terms: OrderTerms): string =>
  'orderId' in terms ? `order-${terms.orderId}@example.com` : `${terms.customerId}@example.com`;

async function main(): Promise<void> {
  const mode = readMode(process.env);
  if (mode.mode !== 'service') {
    throw new SettingsError('Run `npm start`: it gives the store its settings.');
  }
  const { storePort, ledgerFile, folder } = readPaths(process.env);
  const { serviceUrl, apiKey, webhookSecret, secret } = mode.credentials;
  const simulator =
    process.env['TILL_SANDBOX'] === '1' ? await connectSimulator({ serviceUrl }) : undefined;

  let isInHistory = simulator !== undefined && process.env['TILL_HISTORY'] === '1';
  const orders = openOrderBook(`${folder}/orders.jsonl`);
  const ledger = sqliteLedger({ file: ledgerFile });
  const service = createServiceClient({ baseUrl: serviceUrl, apiKey });
  const onDiagnostic: DiagnosticListener = ({ code, message }) => log(`[${code}] ${message}`);
  const handler = createCheckoutHandler({
    service,
    secrets: [secret],
    ledger,
    webhook: { secret: webhookSecret },
    basePath: '/api/till',
    currencies: {
      // What this shop has seen; the service does not say.
      details: {
        'USDT.Tron': { typicalMinutes: 2 },
        'BTC.Bitcoin': { typicalMinutes: 20 },
        'ETH.Ethereum': { typicalMinutes: 3 },
      },
    },
    sandbox: simulator !== undefined,
    // A phone cannot reach this machine's own name: the demo shows the way, a store its real address.
    handOff: { page: `http://127.0.0.1:${String(storePort)}/resume` },
    ...(simulator ? { now: simulator.now } : {}),
    // A real store would ask here whether this request's session may pay this order.
    resolveOrder: ({ order }) => {
      const terms = orders.terms(order);
      return terms && simulator ? { ...terms, email: emailOf(terms) } : terms;
    },
    keepEmail: true,
    onPaid: ({ reference }) => {
      if (!isInHistory) log(`Order ${reference} is paid.`);
    },
    onDeposit: ({ reference, transfer }) =>
      log(`Customer ${reference} topped up ${transfer.amount} ${transfer.currencyId}.`),
    onDiagnostic,
  });
  simulator?.attach(handler.getCheckout);
  const office =
    simulator &&
    createBackOffice({
      ...{ service, ledger, orders: handler, simulator, secret, onDiagnostic },
      storeUrl: `http://127.0.0.1:${String(storePort)}`,
    });

  const following = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>): void => {
    following.add(work);
    void work.finally(() => following.delete(work));
  };
  const checkout = {
    getCheckout: handler.getCheckout,
    fetch: (request: Request) => handler.fetch(request, { waitUntil }),
  };
  const store = createStore({ checkout, orders, simulator, office });
  await runServer({
    name: 'The demo store',
    port: storePort,
    portVariable: 'TILL_PORT',
    listen: async () => {
      const listening = await listen({ fetch: store.fetch, port: storePort }, async () => {
        await office?.treasury.close();
        await handler.close();
        await ledger.close();
      });
      if (simulator && isInHistory) {
        const endpoint = `${listening.url}/api/till`;
        const settled = () => Promise.all(following);
        await playHistory({ handler, orders, simulator, endpoint, settled });
        isInHistory = false;
      }
      return listening;
    },
  });
}

main().catch((error: unknown) => {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
