/** What the demo's two server processes have in common: listen, say so, and leave cleanly. */
import { serve } from '@hono/node-server';

/** A server to run until it is told to stop. */
export interface ServerOptions {
  /** Name for messages, such as `The demo store`. */
  readonly name: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly port: number;
  /** Variable that moves the port, for the message about a taken one. */
  readonly portVariable: string;
  /** Lets go of files and timers. */
  readonly close: () => void | Promise<void>;
}

/** The message that a process sends to whoever started it, once it answers. */
export interface ReadyMessage {
  readonly ready: string;
}

/** Serves on 127.0.0.1 until SIGINT, SIGTERM, or until the process that started it is gone. */
export function runServer({ name, fetch, port, portVariable, close }: ServerOptions): void {
  const server = serve({ fetch, port, hostname: '127.0.0.1' }, () => {
    const ready: ReadyMessage = { ready: `http://127.0.0.1:${String(port)}` };
    process.send?.(ready);
  });

  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    process.stderr.write(
      taken
        ? `${name} cannot start: port ${String(port)} is in use. Stop what listens there, or choose another: export ${portVariable}=${String(port + 10)}\n`
        : `${name} cannot listen on port ${String(port)}: ${error.message}\n`,
    );
    process.exit(1);
  });

  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    void Promise.resolve(close()).finally(() => process.exit(0));
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  process.on('disconnect', leave);
}
