/** Serves a sandbox over HTTP: the service's own paths, the controls, and real webhooks. */
import { serve } from '@hono/node-server';
import type { Sandbox } from '../createSandbox.js';
import { answerControl, isControlPath } from './controlRoutes.js';

/** Options of {@link serveSandbox}. */
export interface ServeSandboxOptions {
  readonly sandbox: Sandbox;
  /** 0 picks a free one. @default 0 */
  readonly port?: number;
  /** @default "127.0.0.1" */
  readonly host?: string;
  /** How often due webhooks are sent, in milliseconds. @default 250 */
  readonly pumpMs?: number;
}

/** A sandbox that listens. */
export interface ServedSandbox {
  /** Base URL without a slash at the end, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  readonly port: number;
  /** Stops listening, closes open connections and stops sending webhooks. */
  close(): Promise<void>;
}

/** Sends due webhooks periodically; skips a round while a receiver hangs. */
function startPump(sandbox: Sandbox, everyMs: number): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void sandbox.settle().finally(() => {
      busy = false;
    });
  }, everyMs);
  return () => clearInterval(timer);
}

/**
 * Starts to listen.
 *
 * Webhooks are sent by the sandbox's `deliver`, the global `fetch` by default.
 *
 * @throws the system's error if the port is not available.
 */
export function serveSandbox(options: ServeSandboxOptions): Promise<ServedSandbox> {
  const { sandbox, port = 0, host = '127.0.0.1', pumpMs = 250 } = options;
  const answer = (request: Request): Promise<Response> =>
    isControlPath(new URL(request.url).pathname)
      ? answerControl(sandbox, request)
      : sandbox.fetch(request);

  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port, hostname: host }, (address) => {
      const stopPump = startPump(sandbox, pumpMs);
      const shown = host.includes(':') ? `[${host}]` : host;
      resolve({
        url: `http://${shown}:${String(address.port)}`,
        port: address.port,
        close() {
          stopPump();
          return new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          });
        },
      });
    });
    server.once('error', reject);
  });
}
