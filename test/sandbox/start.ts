/** A sandbox with a manual clock, and a real service client. */
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/createSandbox.js';
import type { Dialect } from '../../src/sandbox/responses.js';

/** 2026-07-31T09:12:44.123Z */
export const START = 1_785_489_164_123;

export const DIALECTS: readonly Dialect[] = ['documented', 'deployed'];

/** A webhook as a receiver sees it. */
export interface Received {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  readonly at: number;
}

/** Makes the pair, and a receiver that answers what `reply` says. */
export function start(options: SandboxOptions = {}) {
  const received: Received[] = [];
  const receiver = { reply: '{"success":true}', status: 200 };
  const sandbox = createSandbox({
    now: () => START,
    webhookUrl: 'https://store.test/webhook',
    deliver: (url, init) => {
      const body = typeof init.body === 'string' ? init.body : '';
      received.push({ url, headers: new Headers(init.headers), body, at: sandbox.now() });
      return Promise.resolve(new Response(receiver.reply, { status: receiver.status }));
    },
    ...options,
  });
  const client = createServiceClient({
    baseUrl: 'https://service.test',
    apiKey: sandbox.apiKey,
    fetch: sandbox.fetch,
  });
  return { sandbox, client, received, receiver };
}

/** Calls the service without the client, so that anything can be sent. */
export async function callRaw(
  sandbox: {
    fetch: typeof fetch | ((input: string, init?: RequestInit) => Promise<Response>);
    apiKey: string;
  },
  method: string,
  path: string,
  init: { body?: unknown; headers?: Record<string, string>; text?: string } = {},
): Promise<{ status: number; text: string; json: unknown; headers: Headers }> {
  const body = init.text ?? (init.body === undefined ? undefined : JSON.stringify(init.body));
  const response = await sandbox.fetch(`https://service.test/api/v1/external${path}`, {
    method,
    headers: {
      'X-Api-Key': sandbox.apiKey,
      'Content-Type': 'application/json',
      ...init.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, text, json, headers: response.headers };
}
