/** `tillkit serve` as a process: opens the ledger, listens twice, and ends in order. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
  type Server as HttpServer,
} from 'node:http';
import { ConfigurationError } from '../api/errors.js';
import { HandlerConfigurationError } from '../server/configuration/configurationError.js';
import type { DiagnosticListener } from '../server/configuration/diagnostic.js';
import { redisCoordination } from '../server/coordination/redisCoordination.js';
import { listenWith, toNodeHandler } from '../server/adapters/node.js';
import { createServer, type Server, type ServerParts } from './createServer.js';
import { logDiagnostic } from './log.js';
import { createProcessRegistry } from './metrics.js';
import { openLedger } from './openLedger.js';
import { openScriptFiles } from './page/scriptFiles.js';
import { BASE_PATH } from './publicRoutes.js';
import type { LedgerPlace, ListenAddress, ServeSettings } from './settings.js';

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

/** Several instances' shared memory, and how to leave it. */
async function connectRedis(url: string, onDiagnostic: DiagnosticListener) {
  const { Redis } = await import('ioredis').catch(() => {
    throw new StartError('TILL_REDIS_URL needs the package ioredis: npm install ioredis');
  });
  const client = new Redis(url, { maxRetriesPerRequest: 1 });
  // Without a listener, Node ends the process at the first lost connection.
  client.on('error', () => undefined);
  const coordination = redisCoordination({ client, onDiagnostic });
  return { coordination, disconnect: () => client.disconnect() };
}

/** What only its own user can judge, such as the form of a key, is refused as a setting too. */
function asStartError(error: unknown): unknown {
  const isSetting =
    error instanceof HandlerConfigurationError || error instanceof ConfigurationError;
  return isSetting ? new StartError(`The settings cannot be used: ${error.message}`) : error;
}

/** Undoes what was done, the newest first. */
class Undoing {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.unshift(step);
  }

  async all(): Promise<void> {
    for (const step of this.#steps) await step();
  }
}

/** A ledger without its package could never be opened. @throws StartError */
function assertInstalled({ kind }: LedgerPlace): void {
  if (kind === 'memory') return;
  const [name, setting] =
    kind === 'postgres' ? ['pg', 'TILL_DATABASE_URL'] : ['libsql', 'The ledger in TILL_DATA'];
  try {
    import.meta.resolve(name);
  } catch {
    throw new StartError(`${setting} needs the package ${name}: npm install ${name}`);
  }
}

/** Listens for browsers and for the store. */
async function listenTwice(settings: ServeSettings, server: Server, undoing: Undoing) {
  const { listen: address, apiListen, trustedProxies } = settings;
  const forBrowsers = toNodeHandler(
    { fetch: (request, context = {}) => server.browsers(request, context) },
    { trustedProxies },
  );
  const forStore = listenWith({ fetch: server.store });
  const browsers = await listen(forBrowsers, address, 'TILL_LISTEN');
  undoing.add(() => stopListening(browsers));
  const store = await listen(forStore, apiListen, 'TILL_API_LISTEN');
  return [browsers, store] as const;
}

/**
 * Starts the server.
 *
 * @throws StartError if it cannot listen or lacks a package. Nothing is left running then.
 */
export async function startServer(
  settings: ServeSettings,
  parts: Pick<ServerParts, 'version' | 'log' | 'refundPage'> &
    Partial<Pick<ServerParts, 'ledger' | 'files'>>,
): Promise<RunningServer> {
  const { log } = parts;
  const undoing = new Undoing();
  try {
    assertInstalled(settings.ledger);
    const ledger = parts.ledger ?? (await openLedger(settings.ledger));
    undoing.add(() => ledger.close?.());
    let report: DiagnosticListener = (diagnostic) => logDiagnostic(log, diagnostic);
    const { redisUrl } = settings;
    const redis = redisUrl ? await connectRedis(redisUrl, (lost) => report(lost)) : null;
    if (redis) undoing.add(redis.disconnect);
    // The build puts what draws pages into a file of its own, which needs no React.
    const { renderCheckout: render } = await import('../render/renderCheckout.js');
    const server = createServer(settings, {
      ...parts,
      render,
      ledger,
      files: parts.files ?? openScriptFiles(parts.version),
      registry: createProcessRegistry(),
      ...(redis ? { coordination: redis.coordination } : {}),
    });
    report = server.report;
    undoing.add(() => server.close(CLOSE_MS));
    const sockets = await listenTwice(settings, server, undoing);
    server.start();
    const [url, apiUrl] = [urlOf(sockets[0]), urlOf(sockets[1])];
    log.info(
      { code: 'started', address: url },
      `Browsers are answered at ${url}${BASE_PATH} and ${url}/pay.`,
    );
    log.info({ code: 'started', address: apiUrl }, `Your server is answered at ${apiUrl}/v1.`);
    return {
      url,
      apiUrl,
      async close() {
        const stopped = Promise.all(sockets.map(stopListening));
        await server.close(CLOSE_MS);
        for (const socket of sockets) socket.closeAllConnections();
        await stopped;
        redis?.disconnect();
        await ledger.close?.();
      },
    };
  } catch (error) {
    await undoing.all();
    throw asStartError(error);
  }
}
