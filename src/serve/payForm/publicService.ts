/** What the payment service says to everybody about a wallet: asked without a key, and seldom. */
import * as z from 'zod';
import { readRetryAfter } from '../../api/answer.js';
import { discardBody, readBody } from '../../api/body.js';
import { storeCurrencySchema, type StoreCurrency } from '../../api/currencies.js';
import { startDeadline } from '../../api/deadline.js';
import { parseJson } from '../../api/json.js';
import { amountSchema, objectSchema, optionalField } from '../../api/primitives.js';
import type { UnauthenticatedEndpoint } from '../../api/unauthenticatedEndpoint.js';
import { createTtlCache } from '../../async/ttlCache.js';
import type { DecimalString } from '../../money/decimal.js';
import type { LookupError } from '../../server/evidence/lookupCall.js';
import { findDeposits, type FoundDeposits } from '../../server/evidence/lookupCall.js';
import { createNewcomers, type NewcomerParts } from './newcomers.js';
import { PublicServiceError } from './publicServiceError.js';

/** One currency of a wallet, with its address. */
interface WalletRow {
  readonly currency: {
    readonly id: string;
    readonly name: string | null;
    readonly code: string;
    readonly blockchain: string | null;
    readonly contract_address: string | null;
  };
  readonly address: string;
}

/** A wallet of the configured store. */
export interface PublicWallet {
  readonly storeName: string;
  /** Where the store says that shoppers go back to; unchecked. */
  readonly pages: readonly string[];
  /** The service reports no smaller payment, US dollars. */
  readonly minimumUsd: DecimalString | null;
  readonly rows: readonly WalletRow[];
  /** US dollars per coin, by exact currency id. */
  readonly rates: Readonly<Record<string, DecimalString>>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Deposits of a wallet, and when they were asked for. */
export interface FoundAt {
  readonly found: FoundDeposits;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Who asks about a wallet. */
export interface Visitor {
  /** Address of the client; null if it is unknown. */
  readonly ip: string | null;
  /** Whether it has shown what this server seals only for visits of that wallet. */
  readonly isKnown?: boolean;
}

/** The public routes, each answer kept for a while. Every method throws {@link PublicServiceError} only. */
export interface PublicService {
  wallet(walletId: string, visitor: Visitor): Promise<PublicWallet>;
  /** Whether the service has named this wallet as the store's before. */
  hasSeen(walletId: string): boolean;
  /** Only for wallets that {@link PublicService.wallet} has given. */
  deposits(walletId: string): Promise<FoundAt>;
  currencies(): Promise<readonly StoreCurrency[]>;
}

const DEADLINE_MS = 5_000;
const MAX_BYTES = 1024 * 1024;
/** However many pages watch a wallet, its deposits are asked for this often at most. */
const DEPOSITS_MS = 3_000;
/** The service's own rates change once a minute. */
const WALLET_MS = 15_000;
/**
 * Each watched wallet adds this much to the time between two questions about any of them: 20 a second. So
 * with many wallets all are asked about less often, and no limit can be used up by some for the others.
 */
const PER_WALLET_MS = 50;
const CURRENCIES_MS = 10 * 60_000;
/** A failure is kept too, so that pages which retry do not add to an outage. */
const FAILURE_MS = 3_000;
/** An id that means nothing today means nothing in a minute. */
const UNKNOWN_MS = 60_000;
const MAX_WALLETS = 5_000;
/** A failure is not kept for longer, whatever the service asks for. */
const MAX_FAILURE_MS = 60_000;
/** How long a wallet counts as watched. */
const WATCHED_MS = 30_000;

const text = optionalField(z.string());

const rowSchema = objectSchema<WalletRow>({
  currency: objectSchema<WalletRow['currency']>({
    id: z.string(),
    name: text,
    code: z.string(),
    blockchain: text,
    contract_address: text,
  }),
  address: z.string(),
});

/** Entry by entry, so that an unreadable one does not hide the others. */
const readable = <T>(schema: z.ZodType<T>) =>
  z.array(z.unknown()).transform((rows) =>
    rows.flatMap((row) => {
      const parsed = schema.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    }),
  );

const ratesSchema = z.record(z.string(), z.unknown()).transform((rates) => {
  const read = Object.entries(rates).flatMap(([id, rate]) => {
    const parsed = amountSchema.safeParse(rate);
    return parsed.success ? [[id, parsed.data] as const] : [];
  });
  return Object.fromEntries(read);
});

const walletSchema = z.object({
  data: z.object({
    store: z.object({
      id: z.string(),
      name: text,
      return_url: text,
      site_url: text,
      minimal_payment: optionalField(amountSchema).catch(null),
      status: optionalField(z.boolean()),
    }),
    wallet_id: z.string(),
    addresses: readable(rowSchema),
    rates: ratesSchema,
  }),
});

const currenciesSchema = z.object({ data: readable(storeCurrencySchema) });

/** Asks one public route. The request has nothing of the shopper's, and no key. */
async function ask<T>(
  { base, send }: UnauthenticatedEndpoint,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const deadline = startDeadline(DEADLINE_MS, undefined);
  const during = <R>(work: Promise<R>): Promise<R> => deadline.during(work);
  try {
    const url = `${base.origin}${base.pathname.replace(/\/+$/, '')}/api/v1/public${path}`;
    const request = new Request(url, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      credentials: 'omit',
      signal: deadline.signal,
    });
    const response = await during(send(request));
    if (response.status !== 200) {
      discardBody(response);
      throw refusal(response.status, readRetryAfter(response.headers.get('retry-after')));
    }
    return schema.parse(parseJson(await readBody(response, MAX_BYTES, during)));
  } catch (error) {
    throw error instanceof PublicServiceError ? error : new PublicServiceError('down');
  } finally {
    deadline.release();
  }
}

function refusal(status: number, retryAfterMs: number | undefined): PublicServiceError {
  if (status === 404 || status === 400) return new PublicServiceError('unknown');
  if (status === 410) return new PublicServiceError('disabled');
  return new PublicServiceError(status === 429 ? 'busy' : 'down', retryAfterMs);
}

type Outcome<T> =
  | { readonly value: T; readonly error?: never }
  | { readonly value?: never; readonly error: PublicServiceError };

async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: error instanceof PublicServiceError ? error : new PublicServiceError('down') };
  }
}

/** Keeps answers for a while, and failures for a short while. */
function kept<T>(
  now: () => number,
  { keepMs, unknownMs }: { readonly keepMs: () => number; readonly unknownMs: number },
  maxEntries: number,
) {
  const cache = createTtlCache<Outcome<T>>({
    now,
    maxEntries,
    ttlMs: ({ error }) => {
      if (!error) return keepMs();
      if (error.why === 'unknown') return unknownMs;
      return Math.min(MAX_FAILURE_MS, Math.max(FAILURE_MS, error.retryAfterMs ?? 0));
    },
  });
  const open = ({ value, error }: Outcome<T>): T => {
    if (error) throw error;
    return value;
  };
  const get = async (key: string, work: () => Promise<T>): Promise<T> =>
    open(await cache.get(key, () => outcomeOf(work)));
  return {
    get,
    has: cache.has,
    /** @param enter refuses before anything is kept, so that no client's refusal is another one's answer. */
    async getAfter(
      key: string,
      work: () => Promise<T>,
      enter: (work: () => Promise<T>) => Promise<T>,
    ): Promise<T> {
      const outcome = cache.peek(key);
      return outcome ? open(outcome) : enter(() => get(key, work));
    },
  };
}

/** Counts the wallets that pages watch: at least those of the last half minute, at most of the last whole. */
function createWatchedWallets(now: () => number) {
  let [since, before, current] = [now(), 0, new Set<string>()];
  return {
    note(walletId: string): void {
      const age = now() - since;
      if (age < 0 || age >= WATCHED_MS) {
        before = age >= 2 * WATCHED_MS ? 0 : current.size;
        [since, current] = [now(), new Set()];
      }
      current.add(walletId);
    },
    pause: (least: number): number =>
      Math.max(least, PER_WALLET_MS * Math.max(before, current.size)),
  };
}

/** What the reader of the public routes is made of. */
export interface PublicServiceParts extends NewcomerParts {
  readonly endpoint: UnauthenticatedEndpoint;
  readonly storeId: string;
}

/** The store that a wallet belongs to. @throws PublicServiceError */
export async function storeOfWallet(
  endpoint: UnauthenticatedEndpoint,
  walletId: string,
): Promise<string> {
  return (await ask(endpoint, `/wallet/${walletId}`, walletSchema)).data.store.id;
}

/** Asks about a wallet. @throws PublicServiceError `unknown` also for one of another store */
async function askWallet(
  { endpoint, storeId, now }: PublicServiceParts,
  walletId: string,
): Promise<PublicWallet> {
  // Without `?locale=`: it would change the language of the mails that the service sends.
  const { data } = await ask(endpoint, `/wallet/${walletId}`, walletSchema);
  const { store, addresses, rates } = data;
  const isOurs = store.id.toLowerCase() === storeId.toLowerCase();
  if (!isOurs || data.wallet_id.toLowerCase() !== walletId) {
    throw new PublicServiceError('unknown');
  }
  if (store.status === false) throw new PublicServiceError('disabled');
  return {
    storeName: store.name ?? '',
    pages: [store.return_url, store.site_url].filter((page) => page !== null),
    minimumUsd: store.minimal_payment,
    rows: addresses,
    rates,
    at: now(),
  };
}

/** Makes the reader of the public routes. Wallets of other stores are as unknown as those that do not exist. */
export function createPublicService(parts: PublicServiceParts): PublicService {
  const { endpoint, now } = parts;
  const newcomers = createNewcomers(parts);
  const watched = createWatchedWallets(now);
  // A wallet that was there and is not found is a fault that may pass, such as that of a proxy.
  const rules = (least: number, unknownMs = FAILURE_MS) => ({
    keepMs: () => watched.pause(least),
    unknownMs,
  });
  // Apart from the known ones, or guesses would push those out.
  const unseen = kept<PublicWallet>(now, rules(WALLET_MS, UNKNOWN_MS), MAX_WALLETS);
  const wallets = kept<PublicWallet>(now, rules(WALLET_MS), MAX_WALLETS);
  const deposits = kept<FoundAt>(now, rules(DEPOSITS_MS), MAX_WALLETS);
  const currencies = kept<readonly StoreCurrency[]>(now, rules(CURRENCIES_MS), 1);

  async function during<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PublicServiceError && error.why === 'busy') {
        newcomers.noteBusy(error.retryAfterMs);
      }
      throw error;
    }
  }
  const load = (walletId: string) => () => during(() => askWallet(parts, walletId));

  async function seeFirst(walletId: string, { ip }: Visitor): Promise<PublicWallet> {
    const wallet = await unseen.getAfter(walletId, load(walletId), (work) =>
      newcomers.ask(ip, work),
    );
    return wallets.get(walletId, () => Promise.resolve(wallet));
  }

  return {
    hasSeen: (walletId) => wallets.has(walletId),
    wallet: (walletId, visitor) =>
      visitor.isKnown || wallets.has(walletId)
        ? wallets.get(walletId, load(walletId))
        : seeFirst(walletId, visitor),
    deposits(walletId) {
      watched.note(walletId);
      return deposits.get(walletId, () =>
        during(async () => {
          try {
            return { found: await findDeposits(endpoint, walletId), at: now() };
          } catch (error) {
            const { retryAfterMs, status } = error as LookupError;
            throw new PublicServiceError(status === 429 ? 'busy' : 'down', retryAfterMs);
          }
        }),
      );
    },
    currencies: () =>
      currencies.get('all', () =>
        during(async () => (await ask(endpoint, '/currencies', currenciesSchema)).data),
      ),
  };
}
