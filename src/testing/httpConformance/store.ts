/** The store that every door is mounted in front of: the real handler, the sandbox, and a few levers. */
import { createServiceClient } from '../../api/createServiceClient.js';
import { createCheckoutHandler, type CheckoutHandler } from '../../server/createCheckoutHandler.js';
import type { Ledger } from '../../ledger/ledger.js';
import { memoryLedger } from '../../ledger/memoryLedger.js';
import { createSandbox } from '../../sandbox/createSandbox.js';

/** Path under which the handler is mounted. */
export const MOUNT = '/api/till';

/** Path of the levers, apart from the handler's own. */
export const LEVERS = '/levers';

/** The one other origin whose pages may use the store. */
export const FRIEND = 'https://friend.example';

/** Signs events; known to the checks, guards nothing. */
export const WEBHOOK_SECRET = 'conformance-webhook-secret-0123456789';

/** What a page must bring along to open an order whose handle starts with `session-`. */
export const SESSION = 'conformance=yes';

/** An event that the pretend service wants to send, as raw text with its signature. */
export interface WaitingEvent {
  readonly body: string;
  readonly signature: string;
}

/** A store in one process. */
export interface ConformanceStore {
  readonly handler: CheckoutHandler;
  /** Pays, confirms, and hands out the events, which the checks carry to the door themselves. */
  readonly pull: (request: Request) => Promise<Response>;
}

/** What the store is made of. */
export interface ConformanceStoreOptions {
  /** @default one in memory */
  readonly ledger?: Ledger;
}

/** Makes the store. All but its ledger is in memory; its time is the machine's. */
export function createConformanceStore({
  ledger = memoryLedger(),
}: ConformanceStoreOptions = {}): ConformanceStore {
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
    origins: [FRIEND],
    sandbox: true,
    // The checks knock at it wrongly on purpose.
    onDiagnostic: () => undefined,
    resolveOrder: async ({ request, order }) => {
      if (order.startsWith('customer-')) return { customerId: order };
      if (order.startsWith('session-')) {
        // A store may look at everything of the request, its body included.
        const sent = (await request.json()) as { order: unknown };
        const known = request.headers.get('cookie')?.includes(SESSION) === true;
        return known && sent.order === order ? { orderId: order, amountUsd: '20' } : null;
      }
      return order.startsWith('order-') ? { orderId: order, amountUsd: '20' } : null;
    },
  });

  const levers: Record<string, (input: Record<string, string>) => unknown> = {
    pay: ({ address = '', currencyId = '', amount = '' }) =>
      sandbox.pay({ address, currencyId, amount }),
    confirm: ({ txHash = '' }) => sandbox.confirm(txHash),
  };

  return {
    handler,
    async pull(request) {
      const lever = levers[new URL(request.url).pathname.slice(LEVERS.length + 1)];
      if (!lever) return new Response(null, { status: 404 });
      const result = lever((await request.json()) as Record<string, string>);
      await sandbox.settle();
      return Response.json({ result, events: waiting.splice(0) });
    },
  };
}

/** Answers both the handler's paths and the levers': what a server of one function mounts. */
export function toSite(
  handler: Pick<CheckoutHandler, 'fetch'>,
  pull: ConformanceStore['pull'],
): (request: Request) => Promise<Response> {
  return (request) =>
    new URL(request.url).pathname.startsWith(`${LEVERS}/`) ? pull(request) : handler.fetch(request);
}
