/** The shop's own server, as far as notifications go: it verifies each with the library and keeps it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { NotificationBody } from '../../../src/serve/notifications/notification.js';
import { NOTIFY_SECRET } from './serveProcess.js';

/** A notification that was verified. */
export interface Received {
  readonly id: string;
  readonly body: NotificationBody;
}

/** The receiver. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Called with each before it is answered; the answer waits for it. It may answer with another status. */
  beforeAnswer: (notification: Received) => Promise<number | void>;
  /** Whether it takes notifications of any time, instead of those of the last minutes. @default false */
  takesAnyTime: boolean;
  /** Whether it takes nothing in and answers nothing. */
  isDeaf: boolean;
  /** Requests whose signature was wrong. */
  readonly forged: () => number;
  /** Requests that it refused because their time is far from its own. */
  readonly mistimed: () => number;
  /** Ids of `order.paid` of an order: one, however often it came. */
  paidIds(orderId: string): ReadonlySet<string>;
  close(): Promise<void>;
}

/** Starts the receiver. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const webhook = new Webhook(NOTIFY_SECRET);
  let forged = 0;
  let mistimed = 0;
  const server = createServer((request, response) => {
    if (receiver.isDeaf) return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const text = Buffer.concat(chunks).toString();
      const answer = (status: number) => response.writeHead(status).end();
      let status = 204;
      try {
        webhook.verify(text, headers);
      } catch (error) {
        const isTime = String(error).includes('timestamp');
        if (isTime) mistimed += 1;
        else forged += 1;
        if (!isTime || !receiver.takesAnyTime) status = 400;
      }
      const one = { id: headers['webhook-id'] ?? '', body: JSON.parse(text) as NotificationBody };
      if (status === 204) received.push(one);
      void receiver.beforeAnswer(one).then((other) => answer(other ?? status));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${String(port)}/tillkit`,
    received,
    beforeAnswer: () => Promise.resolve(),
    isDeaf: false,
    takesAnyTime: false,
    forged: () => forged,
    mistimed: () => mistimed,
    paidIds: (orderId) =>
      new Set(
        received
          .filter(({ body }) => body.type === 'order.paid' && body.data.order_id === orderId)
          .map(({ id }) => id),
      ),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}
