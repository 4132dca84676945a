/** A whole pretend store in one process: the sandbox, the real service client and the real handler. */
import { createServiceClient } from '../api/createServiceClient.js';
import type { CheckoutSnapshot } from '../contract/checkout.js';
import { createCheckoutHandler, type CheckoutHandler } from '../server/createCheckoutHandler.js';
import type { Ledger } from '../ledger/ledger.js';
import { memoryLedger } from '../ledger/memoryLedger.js';
import type { CheckoutHandlerOptions } from '../server/options.js';
import type { OrderTerms } from '../server/checkouts/resolvedOrder.js';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.js';

/** Origin that the pretend store answers at; nothing listens there, its `fetch` is the only way in. */
const STORE_ORIGIN = 'https://store.invalid';
const SERVICE_ORIGIN = 'https://service.invalid';
const BASE_PATH = '/api/till';

/** Options of {@link createSandboxStore}. */
export interface SandboxStoreOptions extends Omit<SandboxOptions, 'webhookUrl' | 'deliver'> {
  /**
   * What order handles mean. A handle that is not listed is refused, as a store would.
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

/** A pretend store and the service behind it. */
export interface SandboxStore {
  /** Answers like a store's site: pass it to `createCheckoutClient({ endpoint, fetch })`. */
  readonly fetch: typeof fetch;
  /** Endpoint for the client and the provider. */
  readonly endpoint: string;
  readonly sandbox: Sandbox;
  readonly handler: CheckoutHandler;
  /** Adds or changes what an order handle means. */
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
  /** Lets every due webhook arrive and its callbacks end. */
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
 * Makes a pretend store for stories, tests and demos: the real client, proxy and schemas in one
 * process, with one clock (`sandbox.advance` moves all of it). No real money, no network.
 *
 * @example
 * const store = createSandboxStore();
 * const client = createCheckoutClient({ endpoint: store.endpoint, fetch: store.fetch });
 */
export function createSandboxStore(options: SandboxStoreOptions = {}): SandboxStore {
  const { orders = DEFAULT_ORDERS, ledger = memoryLedger(), handler: extra, ...world } = options;
  const { events = true, ...rest } = world;
  const book = new Map(Object.entries(orders));
  const sandbox = createSandbox({
    ...rest,
    ...(events ? { webhookUrl: `${STORE_ORIGIN}${BASE_PATH}/webhook` } : {}),
    deliver: (input, init) => handler.fetch(new Request(input, init)),
  });
  const handler = createCheckoutHandler({
    // A story shows troubles on purpose; who wants to hear of them passes a listener.
    onDiagnostic: () => undefined,
    ...extra,
    service: createServiceClient({
      baseUrl: SERVICE_ORIGIN,
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    }),
    // Public input: this store guards nothing.
    secrets: [`sandbox-store-secret/${sandbox.webhookSecret}/not-for-real-money`],
    ledger,
    ...(events ? { webhook: { secret: sandbox.webhookSecret } } : {}),
    basePath: BASE_PATH,
    sandbox: true,
    now: sandbox.now,
    resolveOrder: ({ order }) => book.get(order) ?? null,
  });

  const termsOf = (handle: string): OrderTerms => {
    const terms = book.get(handle);
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
    setOrder: (handle, terms) => void book.set(handle, terms),
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
      // Not by closing the handler, which would send away every page that listens.
      const work: Promise<unknown>[] = [];
      const waitUntil = (one: Promise<unknown>): void => void work.push(one);
      await handler.fetch(new Request(`${STORE_ORIGIN}${BASE_PATH}/health`), { waitUntil });
      await Promise.all(work);
    },
  };
}
