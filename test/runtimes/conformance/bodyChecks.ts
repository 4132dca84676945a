/** Checks that bodies reach the handler unchanged and up to their limit. */
import { testPayload } from '../../../src/sandbox/webhookPayloads.js';
import { signWebhook } from '../../../src/sandbox/webhookQueue.js';
import type { Conversation, Exchange } from '../../../src/tools/check/conversation.js';
import {
  expectEqual,
  expectProblem,
  expectRefused,
  expectStatus,
  fail,
} from '../../../src/tools/check/expectations.js';
import { WEBHOOK_SECRET } from './conformanceStore.js';

/**
 * A test event of the dashboard, with characters of several bytes. Its ids are fixed: a Worker may draw no random
 * numbers before its first request.
 */
const TEST_EVENT = {
  ...testPayload(
    'PaymentReceived',
    ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
    Date.UTC(2026, 2, 1, 12),
  ),
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

/** Sends a webhook with a raw body. */
export function sendWebhook(
  { ask }: Conversation,
  event: { readonly body: BodyInit; readonly signature: string },
): Promise<Exchange> {
  return ask('POST', '/webhook', { body: event.body, headers: { 'x-sign': event.signature } });
}

/** @throws unless the service counts it as delivered. */
export function expectAcknowledged(answer: Exchange): void {
  expectEqual('acknowledgement', answer.text, '{"success":true}');
  expectStatus(answer, 200);
}

const MB = 1024 * 1024;

/** Bodies of shoppers and of the service. */
export const BODY_CHECKS: Readonly<Record<string, (asked: Conversation) => Promise<void>>> = {
  async 'an event over its limit is a problem 413'(asked) {
    const body = 'x'.repeat(65 * 1024);
    const headers = { 'x-sign': signWebhook(body, WEBHOOK_SECRET) };
    await expectRefused(asked, 'payload_too_large', [['POST', '/webhook', { body, headers }]]);
  },
  async 'an endless body is cut off at its limit'(asked) {
    const { stream, sent } = endless();
    try {
      expectStatus(await asked.ask('POST', '/checkouts', { body: stream }), 413);
    } catch (error) {
      // A server may close the connection instead of sending a response.
      if (!(error instanceof Error && error.cause instanceof TypeError)) throw error;
    }
    if (sent() > 8 * MB) fail('little of an endless body to be read', `${String(sent())} bytes`);
  },
  async 'an event is verified over its raw bytes, in one chunk or in many'(asked) {
    expectAcknowledged(await sendWebhook(asked, { body: ODD_BODY, signature }));
    const bytes = new TextEncoder().encode(ODD_BODY);
    expectAcknowledged(await sendWebhook(asked, { body: inPieces(bytes, 7), signature }));
  },
  async 'an event with another byte or another signature is refused'(asked) {
    for (const forged of [
      { body: ODD_BODY.replace('"100"', '"101"'), signature },
      { body: JSON.stringify(JSON.parse(ODD_BODY)), signature },
      { body: ODD_BODY, signature: signature.replace(/^../, '00') },
    ]) {
      expectProblem(await sendWebhook(asked, forged), 'unauthorized');
    }
  },
};
