/** A whole back office inside one page: sandbox, checkout handler, treasury handler, one ledger, one clock. */
import { createServiceClient } from '../../src/api/createServiceClient.js';
import type { SendRequest } from '../../src/api/transport.js';
import type { FetchLike } from '../../src/contract/request.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import {
  createTreasuryHandler,
  type TreasuryHandler,
} from '../../src/treasury/server/createTreasuryHandler.js';
import {
  createRefundHandler,
  type RefundHandler,
} from '../../src/treasury/refunds/createRefundHandler.js';
import type { Grant } from '../../src/treasury/server/permissions.js';
import {
  createSandboxStore,
  type SandboxStore,
  type SandboxStoreOptions,
} from '../../src/sandbox/createSandboxStore.js';
import { createTreasuryClient, type TreasuryClient } from '../../src/treasury/panel/client.js';
import type { Connection } from '../scenes/connection.js';

const ORIGIN = 'https://store.invalid';
const BASE_PATH = '/api/treasury';
const REFUND_PAGE = `${ORIGIN}/refund`;

/** A person with all permissions, whose drafts need no approval. */
export const OWNER: Grant = { who: 'Ada', may: { read: true, withdraw: true, approve: true } };
/** A second person, who approves. */
export const APPROVER: Grant = { who: 'Ben', may: { read: true, approve: true } };
/** Somebody whose drafts need the approval of another. */
export const CLERK: Grant = {
  who: 'Cleo',
  may: { read: true, withdraw: true },
  needsApproval: true,
};
/** Somebody who only looks. */
export const READER: Grant = { who: 'Dan', may: { read: true } };

/** Options of {@link createBackOffice}. */
export interface BackOfficeOptions {
  readonly store?: Omit<SandboxStoreOptions, 'ledger'>;
  /** Who is signed in; null for no one. @default OWNER */
  readonly person?: Grant | null;
  /** What stands between the treasury handler and the service. @default nothing */
  readonly service?: (send: SendRequest) => SendRequest;
  /** What stands between the page and the treasury handler. @default nothing */
  readonly page?: Connection;
  /** Whether refunds by link are offered. @default false */
  readonly refundLinks?: boolean;
  /** Whether the checkout handler is connected. @default true */
  readonly orders?: boolean;
  /** Whether it hints at changes; otherwise the page asks now and then. @default false */
  readonly live?: boolean;
  /** Maker of random UUIDs. @default crypto.randomUUID */
  readonly newId?: () => string;
}

/** A back office and everything behind it. */
export interface BackOffice {
  readonly store: SandboxStore;
  readonly handler: TreasuryHandler;
  /** The page for customers behind refund links. */
  readonly refunds: RefundHandler;
  readonly ledger: Ledger;
  /** The page's way to the treasury handler. */
  readonly fetch: FetchLike;
  readonly endpoint: string;
  readonly client: TreasuryClient;
  /** Lets somebody else sit down in front of the page. */
  signIn(person: Grant | null): void;
  /** Cuts the page's line to the treasury handler, for good. */
  cutLine(): void;
  /** A client of the same office in another person's hands, beside the one of the page. */
  clientOf(person: Grant): TreasuryClient;
}

const WHO = 'x-story-person';

/**
 * Makes a back office. Its parts are the real ones; only `fetch` is not a network.
 *
 * @example
 * const office = createBackOffice();
 * <TreasuryProvider client={office.client}>…</TreasuryProvider>
 */
export function createBackOffice(options: BackOfficeOptions = {}): BackOffice {
  const { person = OWNER, orders = true, newId } = options;
  const ledger = memoryLedger();
  const store = createSandboxStore({ ...options.store, ledger });
  const { sandbox } = store;
  const people = new Map<string, Grant>();
  let atTheDesk = person;
  const handler = createTreasuryHandler({
    service: createServiceClient({
      baseUrl: 'https://service.invalid',
      apiKey: sandbox.apiKey,
      fetch: options.service?.(sandbox.fetch) ?? sandbox.fetch,
    }),
    ledger,
    authorize: ({ headers }) => people.get(headers.get(WHO) ?? '') ?? atTheDesk,
    ...(orders ? { orders: store.handler } : {}),
    ...(options.refundLinks ? { refundLinks: { page: REFUND_PAGE } } : {}),
    basePath: BASE_PATH,
    sandbox: true,
    now: sandbox.now,
    onDiagnostic: () => undefined,
    ...(newId ? { newId } : {}),
  });
  const refunds = createRefundHandler({
    ledger,
    storeName: 'Paper & Pine',
    sandbox: true,
    now: sandbox.now,
    onDiagnostic: () => undefined,
  });
  // No browser stands between page and handler that would say where a request comes from.
  const toHandler: FetchLike = (url, init) =>
    options.live !== true && url.endsWith('/live')
      ? Promise.resolve(new Response(null, { status: 404 }))
      : handler.fetch(new Request(url, init), { site: 'same-origin' });
  const connected = options.page?.(toHandler) ?? toHandler;
  let isCut = false;
  const fetch: FetchLike = (url, init) =>
    isCut ? Promise.reject(new TypeError('The line is cut.')) : connected(url, init);
  const endpoint = `${ORIGIN}${BASE_PATH}`;
  return {
    store,
    handler,
    refunds,
    ledger,
    fetch,
    endpoint,
    client: createTreasuryClient({ endpoint, fetch }),
    signIn(next) {
      atTheDesk = next;
    },
    cutLine() {
      isCut = true;
    },
    clientOf(other) {
      people.set(other.who, other);
      return createTreasuryClient({
        endpoint,
        fetch: (url, init) =>
          toHandler(url, { ...init, headers: { ...init.headers, [WHO]: other.who } }),
      });
    },
  };
}
