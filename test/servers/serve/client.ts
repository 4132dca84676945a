/** Asks over HTTP as a shopper behind a given address does, and as the shop's own server does. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Sandbox } from '../../../src/sandbox/createSandbox.js';
import type { CheckoutSnapshot, OpenedCheckout } from '../../../src/contract/checkout.js';
import { until } from '../../support/until.js';
import { STORE_KEY } from './serveProcess.js';

/** An answer read to its end. */
export interface Reply {
  readonly status: number;
  readonly json: unknown;
}

/** What is asked. */
export interface Question {
  readonly body?: unknown;
  readonly token?: string;
  /** Address of the client, told to nginx by the PROXY protocol. Without it there is no such line. */
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The loopback address that the connection comes from. */
  readonly localAddress?: string;
}

function send(method: string, url: string, question: Question): Promise<IncomingMessage> {
  const { body, token, ip, headers = {}, localAddress } = question;
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        ...{ method, hostname, port, path: pathname },
        headers: {
          'content-type': 'application/json',
          connection: 'close',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        createConnection() {
          const socket = connect({ host: hostname, port: Number(port), localAddress });
          if (ip !== undefined) socket.write(`PROXY TCP4 ${ip} 127.0.0.1 40000 ${port}\r\n`);
          return socket;
        },
      },
      resolve,
    );
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Asks once. */
export async function ask(method: string, url: string, question: Question = {}): Promise<Reply> {
  const answer = await send(method, url, question);
  const said = await text(answer);
  let json: unknown;
  try {
    json = JSON.parse(said);
  } catch {
    json = said;
  }
  return { status: answer.statusCode ?? 0, json };
}

/** Asks until it is answered, as every client of ours does: lost connections and 5xx are tried again. */
export const askUntilDone = (method: string, url: string, question: Question = {}) =>
  until(`${method} ${url} is answered`, async () => {
    const reply = await ask(method, url, question);
    if (reply.status >= 500) throw new Error(JSON.stringify(reply));
    return reply;
  });

/** Where a shop and its shoppers ask. */
export interface Addresses {
  readonly browsers: string;
  readonly store: string;
}

/** An order that a page has opened, with a currency chosen. */
export interface Opened {
  readonly orderId: string;
  readonly token: string;
  readonly checkout: CheckoutSnapshot;
}

function expectOk({ status, json }: Reply): unknown {
  if (status >= 200 && status < 300) return json;
  throw new Error(`It was answered with ${String(status)}: ${JSON.stringify(json)}`);
}

/** The shop creates an order. @returns its handle. */
export async function createOrder(addresses: Addresses, orderId: string): Promise<string> {
  const body = { order_id: orderId, amount_usd: '20' };
  const question = { body, token: STORE_KEY };
  const said = expectOk(await askUntilDone('POST', `${addresses.store}/v1/orders`, question));
  return (said as { handle: string }).handle;
}

/** The shop creates an order, and a shopper opens it and chooses a currency. */
export async function openOrder(
  addresses: Addresses,
  orderId: string,
  ip?: string,
): Promise<Opened> {
  const who = ip === undefined ? {} : { ip };
  const order = await createOrder(addresses, orderId);
  const wire = `${addresses.browsers}/api/till`;
  const opened = await askUntilDone('POST', `${wire}/checkouts`, { body: { order }, ...who });
  const { token } = expectOk(opened) as OpenedCheckout;
  const chosen = await askUntilDone('PUT', `${wire}/checkout/currency`, {
    ...{ body: { currencyId: 'USDT.Tron' }, token, ...who },
  });
  return { orderId, token, checkout: expectOk(chosen) as CheckoutSnapshot };
}

/** The payer pays to the digit, and the network confirms. The service's event follows. */
export function payInFull(
  sandbox: Sandbox,
  { checkout: { quote, address } }: Pick<Opened, 'checkout'>,
): void {
  if (!quote?.payable || !address) throw new Error('The order has no amount yet.');
  const { currencyId, payable } = quote;
  const { txHash } = sandbox.pay({ address: address.address, currencyId, amount: payable });
  sandbox.confirm(txHash);
}

/** State of an order, as the shop reads it. */
export async function statusOf(addresses: Addresses, orderId: string): Promise<string> {
  const url = `${addresses.store}/v1/orders/${orderId}`;
  const { json } = await askUntilDone('GET', url, { token: STORE_KEY });
  return (json as { status: string }).status;
}

/** A page's stream of snapshots. */
export interface Stream {
  readonly snapshots: readonly CheckoutSnapshot[];
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens the stream of a checkout and keeps what comes. */
export const openStream = (addresses: Addresses, token: string, ip?: string): Promise<Stream> =>
  readStream(`${addresses.browsers}/api/till/checkout/events`, {
    ...{ token, ...(ip === undefined ? {} : { ip }) },
  });

/** Asks for a stream of snapshots and keeps what comes. */
export async function readStream(url: string, question: Question): Promise<Stream> {
  const answer = await send('GET', url, question);
  if (answer.statusCode !== 200) {
    throw new Error(`The stream was refused with ${String(answer.statusCode)}.`);
  }
  const snapshots: CheckoutSnapshot[] = [];
  const reading = (async () => {
    let rest = '';
    for await (const chunk of answer.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.startsWith('data:'))) {
        const data = JSON.parse(line.slice('data:'.length)) as Partial<CheckoutSnapshot>;
        if (data.progress !== undefined) snapshots.push(data as CheckoutSnapshot);
      }
    }
  })();
  return {
    snapshots,
    // A server that is killed breaks it off.
    ended: reading.catch(() => undefined),
    close: () => void answer.destroy(),
  };
}
