/** A whole simulated store in one process: the sandbox, the real service client and the real handler. */
import { createServiceClient } from '../api/createServiceClient.js';
import type { CheckoutSnapshot } from '../contract/checkout.js';
import {
  createCheckoutHandler,
  type CheckoutHandler,
} from '../server/handler/createCheckoutHandler.js';
import type { Ledger } from '../ledger/ledger.js';
import { memoryLedger } from '../ledger/memoryLedger.js';
import type { CheckoutHandlerOptions } from '../server/handler/options.js';
import type { OrderTerms } from '../server/checkouts/resolvedOrder.js';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.js';

/** Origin of the simulated store. Nothing listens there: the store is reached by its `fetch` only. */
const STORE_ORIGIN = 'https://store.invalid';
const SERVICE_ORIGIN = 'https://service.invalid';
const BASE_PATH = '/api/till';

/** Options of {@link createSandboxStore}. */
export interface SandboxStoreOptions extends Omit<SandboxOptions, 'webhookUrl' | 'deliver'> {
  /**
   * Orders by handle. The store refuses other handles.
   *
   * @default one payment of 20 US dollars under `order-1`, one top-up under `customer-1`
   */
  readonly orders?: Readonly<Record<string, OrderTerms>>;
  /** @default memoryLedger() */
  readonly ledger?: Ledger;
  /**
   * Whether the service's signed events reach the store; without them it confirms payments itself.
   *
   * @default true
   */
  readonly events?: boolean;
  /** Further options of the handler: callbacks, tolerance, currencies, diagnostics. */
  readonly handler?: Partial<
    Omit<CheckoutHandlerOptions, 'service' | 'secrets' | 'ledger' | 'resolveOrder'>
  >;
}

/** A simulated store and its service. */
export interface SandboxStore {
  /** Answers like a store's site: pass it to `createCheckoutClient({ endpoint, fetch })`. */
  readonly fetch: typeof fetch;
  /** Endpoint for the client and the provider. */
  readonly endpoint: string;
  readonly sandbox: Sandbox;
  readonly handler: CheckoutHandler;
  /** Adds or replaces the order of a handle. */
  setOrder(handle: string, terms: OrderTerms): void;
  /** The checkout of a handle as the store sees it. */
  getCheckout(handle: string): Promise<CheckoutSnapshot | null>;
  /**
   * Pays an opened order to the address on its screen.
   *
   * @param amount decimal string in coins. @default the amount of the quote
   * @returns hash of the transfer, for `sandbox.confirm`, `sandbox.block`, `sandbox.drop`.
   */
  pay(handle: string, amount?: string): Promise<string>;
  /** Delivers every due webhook and waits for the callbacks. */
  settle(): Promise<void>;
}

const DEFAULT_ORDERS: Readonly<Record<string, OrderTerms>> = {
  'order-1': { orderId: '1', amountUsd: '20' },
  'customer-1': { customerId: '1' },
};

function referenceOf(terms: OrderTerms): { orderId: string } | { customerId: string } {
  return 'orderId' in terms ? { orderId: terms.orderId } : { customerId: terms.customerId };
}

/**
 * Makes a simulated store for stories, tests and demos: the real client, proxy and schemas in one
 * process, with one clock (`sandbox.advance` moves all of it). No real money, no network.
 *
 * @example
 * const store = createSandboxStore();
 * const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
 */
export function createSandboxStore(options: SandboxStoreOptions = {}): SandboxStore {
  const {
    orders = DEFAULT_ORDERS,
    ledger = memoryLedger(),
    events = true,
    handler: handlerOptions,
    ...sandboxOptions
  } = options;
  const ordersByHandle = new Map(Object.entries(orders));
  const sandbox = createSandbox({
    ...sandboxOptions,
    ...(events ? { webhookUrl: `${STORE_ORIGIN}${BASE_PATH}/webhook` } : {}),
    deliver: (input, init) => handler.fetch(new Request(input, init)),
  });
  const handler = createCheckoutHandler({
    // Stories cause errors on purpose; pass a listener to see the diagnostics.
    onDiagnostic: () => undefined,
    ...handlerOptions,
    service: createServiceClient({
      baseUrl: SERVICE_ORIGIN,
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    }),
    // From public input: this store protects nothing.
    secrets: [`sandbox-store-secret/${sandbox.webhookSecret}/not-for-real-money`],
    ledger,
    ...(events ? { webhook: { secret: sandbox.webhookSecret } } : {}),
    basePath: BASE_PATH,
    sandbox: true,
    now: sandbox.now,
    resolveOrder: ({ order }) => ordersByHandle.get(order) ?? null,
  });

  const termsOf = (handle: string): OrderTerms => {
    const terms = ordersByHandle.get(handle);
    if (terms) return terms;
    throw new Error(
      'The sandbox store has no such order handle, so nothing can be paid under it. Pass it in ' +
        '`orders`, or call setOrder first.',
    );
  };

  const getCheckout = (handle: string): Promise<CheckoutSnapshot | null> =>
    handler.getCheckout(referenceOf(termsOf(handle)));

  return {
    fetch: (input, init) => handler.fetch(new Request(input, init)),
    endpoint: `${STORE_ORIGIN}${BASE_PATH}`,
    sandbox,
    handler,
    setOrder: (handle, terms) => void ordersByHandle.set(handle, terms),
    getCheckout,
    async pay(handle, amount) {
      const checkout = await getCheckout(handle);
      const { quote, address } = checkout ?? { quote: null, address: null };
      const due = amount ?? quote?.payable;
      if (!quote || !address || due === null || due === undefined) {
        throw new Error(
          'The order has no address or no amount on its screen yet, so nothing can be paid. Open it ' +
            'and choose a currency first; a top-up needs the amount as well.',
        );
      }
      const { currencyId } = quote;
      return sandbox.pay({ address: address.address, currencyId, amount: due }).txHash;
    },
    async settle() {
      await sandbox.settle();
      // Closing the handler would also end every live stream.
      const tasks: Promise<unknown>[] = [];
      const waitUntil = (task: Promise<unknown>): void => void tasks.push(task);
      await handler.fetch(new Request(`${STORE_ORIGIN}${BASE_PATH}/health`), { waitUntil });
      await Promise.all(tasks);
    },
  };
}
