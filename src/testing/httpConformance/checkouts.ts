/** What the checks do again and again: open a checkout, choose, read, pay, and carry events. */
import type { CheckoutSnapshot, OpenedCheckout } from '../../contract/checkout.js';
import { at, expectEqual, json, type Door } from './endpoint.js';
import { LEVERS, WEBHOOK_SECRET, type WaitingEvent } from './store.js';

/** A handle that no other check uses. */
export function freshOrder(prefix = 'order'): string {
  return `${prefix}-${crypto.randomUUID()}`;
}

/** Header of a shopper's request. */
export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Reads JSON after checking that the answer is a success. */
export async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.status !== 200) {
    throw new Error(
      `expected an answer 200, got ${String(response.status)}: ${text.slice(0, 200)}`,
    );
  }
  return JSON.parse(text) as T;
}

/** `POST checkouts`. */
export async function open(door: Door, order: string): Promise<OpenedCheckout> {
  return readJson(await door.fetch(at(door, '/checkouts'), json('POST', { order })));
}

/** `PUT checkout/currency`. */
export async function choose(
  door: Door,
  token: string,
  currencyId: string,
): Promise<CheckoutSnapshot> {
  const init = json('PUT', { currencyId }, bearer(token));
  return readJson(await door.fetch(at(door, '/checkout/currency'), init));
}

/** `GET checkout`. */
export async function read(door: Door, token: string): Promise<CheckoutSnapshot> {
  return readJson(await door.fetch(at(door, '/checkout'), { headers: bearer(token) }));
}

/** Pulls a lever of the store and takes the events that came of it. */
export async function pull(
  door: Door,
  lever: 'pay' | 'confirm',
  input: Record<string, string>,
): Promise<{ result: { readonly txHash: string }; events: readonly WaitingEvent[] }> {
  const url = new URL(`${LEVERS}/${lever}`, door.base).href;
  return readJson(await door.fetch(url, json('POST', input)));
}

/** Signs a body as the service does: hex SHA-256 over its bytes and the secret. */
export async function sign(body: string): Promise<string> {
  const bytes = new TextEncoder().encode(body + WEBHOOK_SECRET);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends an event to the door, as raw text. */
export function send(
  door: Door,
  { body, signature }: { readonly body: BodyInit; readonly signature: string },
): Promise<Response> {
  return door.fetch(at(door, '/webhook'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sign': signature },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

/** Checks for exactly what the service takes for "delivered". */
export async function expectAcknowledged(response: Response): Promise<void> {
  expectEqual('acknowledgement', await response.text(), '{"success":true}');
  expectEqual('status', response.status, 200);
}
