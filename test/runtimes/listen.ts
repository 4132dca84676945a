/** A store behind a real socket: what every door has to carry, asked with the platform's own fetch. */
import { createServer, request as sendRaw, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on a free port of this machine. */
export interface Listening {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

export async function listen(listener: RequestListener): Promise<Listening> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a body in chunks of its own making, without a length. @returns status and text. */
export function sendChunks(
  { port }: Listening,
  path: string,
  headers: Readonly<Record<string, string>>,
  chunks: readonly Uint8Array[],
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = sendRaw(
      { host: '127.0.0.1', port, path, method: 'POST', headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    request.on('error', reject);
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });
}
