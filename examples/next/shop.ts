/** The shop's server side: its orders, and the handler that holds the key. */
import { randomUUID } from 'node:crypto';
import { sqliteLedger } from 'tillkit/ledger/sql';
import { createCheckoutHandler, createServiceClient, type PaymentTerms } from 'tillkit/server';

/** Pages and routes are bundled apart, so what they share hangs on the process. */
const shared = globalThis as { orders?: Map<string, PaymentTerms>; handler?: Handler };
type Handler = ReturnType<typeof createCheckoutHandler>;

/** Stands for the shop's database. */
const orders = (shared.orders ??= new Map());

/** Places an order. What it costs is the server's word. @returns its handle */
export function placeOrder(): string {
  const orderId = randomUUID();
  orders.set(orderId, { orderId, amountUsd: '20.00' });
  return orderId;
}

/** Finds an order. A real shop also asks whether this session may pay it. */
export function findOrder(handle: string): PaymentTerms | null {
  return orders.get(handle) ?? null;
}

/** Made when the server starts and not by the build, which has no secrets. */
export function checkoutHandler(): Handler {
  return (shared.handler ??= createCheckoutHandler({
    service: createServiceClient({
      baseUrl: process.env.TILL_SERVICE_URL!,
      apiKey: process.env.TILL_API_KEY!,
    }),
    secrets: [process.env.TILL_SECRET!],
    ledger: sqliteLedger({ file: process.env.TILL_LEDGER ?? 'till.db' }),
    webhook: { secret: process.env.TILL_WEBHOOK_SECRET! },
    sandbox: process.env.TILL_SANDBOX === 'true',
    resolveOrder: ({ order }) => findOrder(order),
    onPaid: ({ reference }) => console.log(`Order ${reference} is paid.`),
    onDiagnostic: ({ code, message }) => console.warn(`${code}: ${message}`), // Your log.
  }));
}
