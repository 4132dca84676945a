/** Requests byte by byte, also those that no client would send, and an upstream that fails as it is told. */
import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Sends bytes and answers with all that comes back. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return text(socket).catch(() => '');
}

/** A request of HTTP/1.1, as bytes. */
export function requestOf(
  target: string,
  { method = 'GET', headers = {}, body = '' }: RequestParts = {},
): string {
  const all = {
    host: 'pay.shop.example',
    connection: 'close',
    ...(body === '' ? {} : { 'content-length': String(body.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** What a request may have beside its target. */
export interface RequestParts {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Status of an answer; 0 if there is none. */
export const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.[01] (\d{3})/u.exec(answer)?.[1] ?? 0);

/** Sends a request, waits until it has arrived somewhere, and breaks it off. */
export async function sendAndLeave(
  port: number,
  bytes: string,
  hasArrived: Promise<unknown>,
): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  await hasArrived;
  socket.destroy();
}

/** How the upstream fails. */
export const FAILURES = {
  breaksOff: (socket: Socket) => socket.destroy(),
  noHttp: (socket: Socket) => socket.end('220 mail.shop.example ESMTP\r\n'),
  hugeHeader: (socket: Socket) =>
    socket.end(`HTTP/1.1 200 OK\r\nx-much: ${'x'.repeat(2_000_000)}\r\n\r\n`),
  partOfABody: (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nonly this', () => {
      socket.destroy();
    });
  },
  hangs: () => undefined,
} as const;

/** An upstream that says that it is alive, takes each request and fails. */
export interface FailingUpstream {
  failBy(failure: keyof typeof FAILURES): void;
  /** Resolves when the next request arrives. */
  nextRequest(): Promise<unknown>;
  close(): Promise<void>;
}

/** Listens at a port. */
export async function failingUpstream(port: number): Promise<FailingUpstream> {
  let fail: (socket: Socket) => unknown = FAILURES.breaksOff;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      if (String(bytes).startsWith('GET /api/till/health ')) {
        socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\nconnection: close\r\n\r\ntrue');
        return;
      }
      server.emit('asked');
      fail(socket);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    failBy: (failure) => void (fail = FAILURES[failure]),
    nextRequest: () => once(server, 'asked'),
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
