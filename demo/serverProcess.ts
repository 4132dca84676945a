/** Common code of the demo's server processes: listen, report it, and stop cleanly. */

/** A server that listens. */
export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** A server to run until it is told to stop. */
export interface ServerOptions {
  /** Name for messages, such as `The demo store`. */
  readonly name: string;
  readonly port: number;
  /** Variable that moves the port, for the message about a taken one. */
  readonly portVariable: string;
  /** Starts to listen; rejects with the system's error if it cannot. */
  readonly listen: () => Promise<Listening>;
}

/** The message that a process sends to its parent when it is ready. */
export interface ReadyMessage {
  readonly ready: string;
}

function whyNot({ name, port, portVariable }: ServerOptions, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port < 65_000 ? port + 10 : port - 10;
    return (
      `${name} cannot start: port ${String(port)} is in use. Stop what listens there, or choose ` +
      `another port: export ${portVariable}=${String(other)}`
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `${name} cannot listen on port ${String(port)}: ${reason}`;
}

/** Serves until SIGINT, SIGTERM, or until the process that started it is gone. */
export async function runServer(options: ServerOptions): Promise<void> {
  let server: Listening;
  try {
    server = await options.listen();
  } catch (error) {
    process.stderr.write(`${whyNot(options, error)}\n`);
    process.exit(1);
  }
  const ready: ReadyMessage = { ready: server.url };
  process.send?.(ready);

  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    void server.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  process.on('disconnect', leave);
}
