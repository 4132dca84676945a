/** Steps of the checks: open a checkout, choose a currency, read, pay, deliver webhooks. */
import type { CheckoutSnapshot, OpenedCheckout } from '../../contract/checkout.js';
import { urlOf, expectEqual, jsonRequest, type HttpEndpoint } from './endpoint.js';
import { CONTROL_PATH, type WaitingEvent } from './store.js';

/** A new order handle. */
export function newOrder(prefix = 'order'): string {
  return `${prefix}-${crypto.randomUUID()}`;
}

/** Header of a shopper's request. */
export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Reads the JSON of a 200 response. */
export async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.status !== 200) {
    throw new Error(`expected status 200, got ${String(response.status)}: ${text.slice(0, 200)}`);
  }
  return JSON.parse(text) as T;
}

/** `POST checkouts`. */
export async function openCheckout(endpoint: HttpEndpoint, order: string): Promise<OpenedCheckout> {
  return readJson(
    await endpoint.fetch(urlOf(endpoint, '/checkouts'), jsonRequest('POST', { order })),
  );
}

/** `PUT checkout/currency`. */
export async function chooseCurrency(
  endpoint: HttpEndpoint,
  token: string,
  currencyId: string,
): Promise<CheckoutSnapshot> {
  const init = jsonRequest('PUT', { currencyId }, bearer(token));
  return readJson(await endpoint.fetch(urlOf(endpoint, '/checkout/currency'), init));
}

/** `GET checkout`. */
export async function readCheckout(
  endpoint: HttpEndpoint,
  token: string,
): Promise<CheckoutSnapshot> {
  return readJson(await endpoint.fetch(urlOf(endpoint, '/checkout'), { headers: bearer(token) }));
}

/** Runs a control of the store; returns its webhooks. */
export async function runControl(
  endpoint: HttpEndpoint,
  name: 'pay' | 'confirm',
  input: Record<string, string>,
): Promise<{ result: { readonly txHash: string }; events: readonly WaitingEvent[] }> {
  const url = new URL(`${CONTROL_PATH}/${name}`, endpoint.base).href;
  return readJson(await endpoint.fetch(url, jsonRequest('POST', input)));
}

/** Sends a webhook with a raw body. */
export function sendWebhook(
  endpoint: HttpEndpoint,
  { body, signature }: { readonly body: BodyInit; readonly signature: string },
): Promise<Response> {
  return endpoint.fetch(urlOf(endpoint, '/webhook'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sign': signature },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

/** Expects the response that the service counts as delivered. */
export async function expectAcknowledged(response: Response): Promise<void> {
  expectEqual('acknowledgement', await response.text(), '{"success":true}');
  expectEqual('status', response.status, 200);
}
