/** The store behind the endpoint: the real handler, the sandbox, and two controls. */
import { createSandbox } from '../../../src/exports/sandbox.js';
import {
  createCheckoutHandler,
  createServiceClient,
  memoryLedger,
  type CheckoutHandler,
  type Ledger,
} from '../../../src/exports/server.js';

/** Path under which the handler is mounted. */
export const MOUNT = '/api/till';

/** Path of the controls, outside the handler's mount path. */
export const CONTROL_PATH = '/controls';

/** The only other origin whose pages may use the store. */
export const ALLOWED_ORIGIN = 'https://friend.example';

/** Signs events; public. */
export const WEBHOOK_SECRET = 'conformance-webhook-secret-0123456789';

/** Cookie that a page needs to open an order whose handle starts with `session-`. */
export const SESSION_COOKIE = 'conformance=yes';

/** A webhook of the sandbox that waits for delivery: raw body and signature. */
export interface WaitingEvent {
  readonly body: string;
  readonly signature: string;
}

/** A store in one process. */
export interface ConformanceStore {
  readonly handler: CheckoutHandler;
  /** Pays and confirms, and returns the webhooks; the checks deliver them to the endpoint. */
  readonly control: (request: Request) => Promise<Response>;
}

/** Makes the store. It uses the system clock and keeps everything but its ledger in memory. */
export function createConformanceStore(ledger: Ledger = memoryLedger()): ConformanceStore {
  const waiting: WaitingEvent[] = [];
  const sandbox = createSandbox({
    seed: 'conformance',
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: `https://store.invalid${MOUNT}/webhook`,
    deliver: (_url, { body, headers }) => {
      const signature = new Headers(headers).get('x-sign') ?? '';
      waiting.push({ body: typeof body === 'string' ? body : '', signature });
      return Promise.resolve(Response.json({ success: true }));
    },
  });
  const handler = createCheckoutHandler({
    service: createServiceClient({
      baseUrl: 'https://service.invalid',
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    }),
    secrets: ['conformance-secret-abcdefghijklmnopqrstuvwxyz'],
    ledger,
    webhook: { secret: WEBHOOK_SECRET },
    basePath: MOUNT,
    origins: [ALLOWED_ORIGIN],
    sandbox: true,
    // The checks send invalid requests on purpose.
    onDiagnostic: () => undefined,
    resolveOrder: async ({ request, order }) => {
      if (order.startsWith('customer-')) return { customerId: order };
      if (order.startsWith('session-')) {
        // A store may read the whole request, including its body.
        const sent = (await request.json()) as { order: unknown };
        const known = request.headers.get('cookie')?.includes(SESSION_COOKIE) === true;
        return known && sent.order === order ? { orderId: order, amountUsd: '20' } : null;
      }
      return order.startsWith('order-') ? { orderId: order, amountUsd: '20' } : null;
    },
  });

  const controls: Record<string, (input: Record<string, string>) => unknown> = {
    pay: ({ address = '', currencyId = '', amount = '' }) =>
      sandbox.pay({ address, currencyId, amount }),
    confirm: ({ txHash = '' }) => sandbox.confirm(txHash),
  };

  return {
    handler,
    async control(request) {
      const run = controls[new URL(request.url).pathname.slice(CONTROL_PATH.length + 1)];
      if (!run) return new Response(null, { status: 404 });
      const result = run((await request.json()) as Record<string, string>);
      await sandbox.settle();
      return Response.json({ result, events: waiting.splice(0) });
    },
  };
}

/** Serves the handler and the controls, for servers that mount one function. */
export function toSite(
  handler: Pick<CheckoutHandler, 'fetch'>,
  control: ConformanceStore['control'],
): (request: Request) => Promise<Response> {
  return (request) =>
    new URL(request.url).pathname.startsWith(`${CONTROL_PATH}/`)
      ? control(request)
      : handler.fetch(request);
}
