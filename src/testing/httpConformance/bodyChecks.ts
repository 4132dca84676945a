/** Checks that bodies reach the handler unchanged and up to their limit. */
import { testPayload } from '../../sandbox/webhookPayloads.js';
import { signWebhook } from '../../sandbox/webhookQueue.js';
import { expectAcknowledged, sendWebhook } from './checkouts.js';
import {
  urlOf,
  expectEqual,
  expectProblem,
  expectTrue,
  jsonRequest,
  type Checks,
} from './endpoint.js';
import { WEBHOOK_SECRET } from './store.js';

/** A test event of the dashboard, with characters of several bytes. */
const TEST_EVENT = {
  ...testPayload('PaymentReceived', [crypto.randomUUID(), crypto.randomUUID()], Date.now()),
  note: 'Grüße, 支払い, 😀',
};

/** Whitespace and escapes that a re-encoded body would lose. */
const ODD_BODY = ` ${JSON.stringify(TEST_EVENT, null, '\t').replace('store', '\\u0073tore')}\r\n`;
const signature = signWebhook(ODD_BODY, WEBHOOK_SECRET);

/** A streamed body in small chunks. */
function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (start >= bytes.length) {
        controller.close();
        return;
      }
      controller.enqueue(bytes.slice(start, start + size));
      start += size;
    },
  });
}

/** A streamed body without an end. */
function endless(): { stream: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const piece = new TextEncoder().encode('x'.repeat(16 * 1024));
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // The receiver needs turns of the event loop to cancel.
      await new Promise((resume) => setTimeout(resume, 0));
      controller.enqueue(piece);
      sent += piece.length;
    },
  });
  return { stream, sent: () => sent };
}

/** A server may close the connection while the rest is being sent, and then the response can be lost. */
async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TypeError) || tries === 3) throw error;
    }
  }
}

const MB = 1024 * 1024;

/** Bodies of shoppers and of the service. */
export const BODY_CHECKS: Checks = {
  async 'a body over its limit is a problem 413, for a shopper and for the service'(endpoint) {
    const long = jsonRequest('POST', { order: 'x'.repeat(9 * 1024) });
    const order = await untilAnswered(() => endpoint.fetch(urlOf(endpoint, '/checkouts'), long));
    await expectProblem(order, 413, 'payload_too_large');
    const body = 'x'.repeat(65 * 1024);
    const signed = { body, signature: signWebhook(body, WEBHOOK_SECRET) };
    const event = await untilAnswered(() => sendWebhook(endpoint, signed));
    await expectProblem(event, 413, 'payload_too_large');
  },
  async 'an endless body is cut off at its limit'(endpoint) {
    const { stream, sent } = endless();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    try {
      const request = { ...init, body: stream, duplex: 'half' as const };
      const response = await endpoint.fetch(urlOf(endpoint, '/checkouts'), request);
      expectEqual('status', response.status, 413);
      await response.body?.cancel();
    } catch (error) {
      // A server may close the connection instead of sending a response.
      if (!(error instanceof TypeError)) throw error;
    }
    expectTrue(`little was read (${String(sent())} bytes)`, sent() < 8 * MB);
  },
  async 'an event is verified over its raw bytes, in one chunk or in many'(endpoint) {
    await expectAcknowledged(await sendWebhook(endpoint, { body: ODD_BODY, signature }));
    const bytes = new TextEncoder().encode(ODD_BODY);
    await expectAcknowledged(await sendWebhook(endpoint, { body: inPieces(bytes, 7), signature }));
  },
  async 'an event with another byte, another signature or none is refused'(endpoint) {
    for (const forged of [
      { body: ODD_BODY.replace('"100"', '"101"'), signature },
      { body: JSON.stringify(JSON.parse(ODD_BODY)), signature },
      { body: ODD_BODY, signature: signature.replace(/^../, '00') },
      { body: ODD_BODY, signature: '' },
    ]) {
      await expectProblem(await sendWebhook(endpoint, forged), 401, 'unauthorized');
    }
  },
};
