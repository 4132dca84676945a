/** `tillkit serve` as a process: opens the ledger, listens twice, and ends in order. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
  type Server as HttpServer,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { ConfigurationError } from '../api/errors.js';
import { HandlerConfigurationError } from '../server/configuration/configurationError.js';
import type { Coordination } from '../server/coordination/coordination.js';
import { redisCoordination } from '../server/coordination/redisCoordination.js';
import { toNodeHandler } from '../server/adapters/node.js';
import { BASE_PATH, createServer, type Server, type ServerParts } from './createServer.js';
import { logDiagnostic, type ServeLog } from './log.js';
import { openLedger } from './openLedger.js';
import { openScriptFiles } from './page/scriptFiles.js';
import type { ListenAddress, ServeSettings } from './settings.js';

/** A server that listens. */
export interface RunningServer {
  /** Where browsers reach it on this machine. */
  readonly url: string;
  /** Where the store's server reaches it. */
  readonly apiUrl: string;
  /** Ends streams, waits for running work and closes the ledger, within nine seconds. */
  close(): Promise<void>;
}

/** How long ending may take: Docker waits ten seconds, and the ledger has to be closed too. */
const CLOSE_MS = 7_000;

/** A request that is sent slower than this is an attack or a broken line. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/** Longer than nginx keeps an unused connection (60 s): else nginx could use one that we just closed. */
const KEEP_ALIVE_MS = 75_000;

/** Why a start failed, in words for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

function listen(
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
  { host, port }: ListenAddress,
  variable: string,
): Promise<HttpServer> {
  const server = createHttpServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'it is in use' : (error.code ?? 'it was refused');
      reject(
        new StartError(
          `Port ${String(port)} of ${host} cannot be listened on: ${why}. Choose another one in ${variable}.`,
        ),
      );
    });
    server.listen({ host, port }, () => resolve(server));
  });
}

function urlOf(server: HttpServer): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${String(address.port)}`;
}

function stopListening(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

async function connectRedis(url: string, log: ServeLog): Promise<Coordination> {
  const { Redis } = await import('ioredis').catch(() => {
    throw new StartError('TILL_REDIS_URL needs the package ioredis: npm install ioredis');
  });
  const client = new Redis(url, { maxRetriesPerRequest: 1 });
  // Without a listener, Node ends the process at the first lost connection.
  client.on('error', () => undefined);
  return redisCoordination({
    client,
    onDiagnostic: (diagnostic) => logDiagnostic(log, diagnostic),
  });
}

/** Settings that only their users can judge, such as a key of the wrong form, are refused here. */
function createChecked(settings: ServeSettings, parts: ServerParts): Server {
  try {
    return createServer(settings, parts);
  } catch (error) {
    const isSetting =
      error instanceof HandlerConfigurationError || error instanceof ConfigurationError;
    throw isSetting ? new StartError(`The settings cannot be used: ${error.message}`) : error;
  }
}

/**
 * Starts the server.
 *
 * @throws StartError if it cannot listen or lacks a package.
 */
export async function startServer(
  settings: ServeSettings,
  parts: Pick<ServerParts, 'version' | 'log'> & Partial<Pick<ServerParts, 'ledger'>>,
): Promise<RunningServer> {
  const { log } = parts;
  const ledger = parts.ledger ?? openLedger(settings.ledger);
  const coordination = settings.redisUrl && (await connectRedis(settings.redisUrl, log));
  // The build puts what draws pages into a file of its own, which needs no React.
  const { renderCheckout: render } = await import('../render/renderCheckout.js');
  const server = createChecked(settings, {
    ...parts,
    render,
    ledger,
    files: openScriptFiles(parts.version),
    ...(coordination ? { coordination } : {}),
  });
  const { trustedProxies } = settings;
  const browsers = await listen(
    toNodeHandler(
      { fetch: (request, context = {}) => server.browsers(request, context) },
      { trustedProxies },
    ),
    settings.listen,
    'TILL_LISTEN',
  );
  const store = await listen(
    getRequestListener(server.store, { overrideGlobalObjects: false }),
    settings.apiListen,
    'TILL_API_LISTEN',
  ).catch(async (error: unknown) => {
    await stopListening(browsers);
    throw error;
  });
  const [url, apiUrl] = [urlOf(browsers), urlOf(store)];
  log.info(
    { code: 'started', address: url },
    `Browsers are answered at ${url}${BASE_PATH} and ${url}/pay.`,
  );
  log.info({ code: 'started', address: apiUrl }, `Your server is answered at ${apiUrl}/v1.`);
  return {
    url,
    apiUrl,
    async close() {
      const stopped = Promise.all([stopListening(browsers), stopListening(store)]);
      await server.close(CLOSE_MS);
      for (const one of [browsers, store]) one.closeAllConnections();
      await stopped;
      await ledger.close?.();
    },
  };
}
