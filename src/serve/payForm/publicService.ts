/** What the payment service says to everybody about a wallet: asked without a key, and seldom. */
import type { StoreCurrency } from '../../api/currencies.js';
import {
  findDeposits,
  listPublicCurrencies,
  PublicPageError,
  readWalletPage,
  type FoundDeposits,
  type UnauthenticatedEndpoint,
  type WalletRow,
} from '../../api/publicPages.js';
import { createTtlCache } from '../../async/ttlCache.js';
import type { DecimalString } from '../../money/decimal.js';
import { createNewcomers, type NewcomerParts } from './newcomers.js';
import { PublicServiceError } from './publicServiceError.js';

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
export type PublicService = ReturnType<typeof createPublicService>;

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

/** A failure in the words of the page. @param isFirst whether it is the first question about a wallet */
function refusalOf(error: unknown, isFirst: boolean): PublicServiceError {
  if (error instanceof PublicServiceError) return error;
  const { status, retryAfterMs } = error instanceof PublicPageError ? error : {};
  if (isFirst && (status === 404 || status === 400)) return new PublicServiceError('unknown');
  if (isFirst && status === 410) return new PublicServiceError('disabled');
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

/** Asks about a wallet. @throws PublicServiceError `unknown` also for one of another store */
async function askWallet(
  { endpoint, storeId, now }: PublicServiceParts,
  walletId: string,
): Promise<PublicWallet> {
  const page = await readWalletPage(endpoint, walletId);
  const { store, addresses, rates } = page;
  const isOurs = store.id.toLowerCase() === storeId.toLowerCase();
  if (!isOurs || page.wallet_id.toLowerCase() !== walletId) {
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
export function createPublicService(parts: PublicServiceParts) {
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

  async function asked<T>(work: () => Promise<T>, isFirst = false): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error, isFirst);
      if (refusal.why === 'busy') newcomers.noteBusy(refusal.retryAfterMs);
      throw refusal;
    }
  }
  const load = (walletId: string) => () => asked(() => askWallet(parts, walletId), true);

  async function seeFirst(walletId: string, { ip }: Visitor): Promise<PublicWallet> {
    const wallet = await unseen.getAfter(walletId, load(walletId), (work) =>
      newcomers.ask(ip, work),
    );
    return wallets.get(walletId, () => Promise.resolve(wallet));
  }

  return {
    /** Whether the service has named this wallet as the store's before. */
    hasSeen: (walletId: string): boolean => wallets.has(walletId),
    wallet: (walletId: string, visitor: Visitor): Promise<PublicWallet> =>
      visitor.isKnown || wallets.has(walletId)
        ? wallets.get(walletId, load(walletId))
        : seeFirst(walletId, visitor),
    /** Only for wallets that {@link PublicService.wallet} has given. */
    deposits(walletId: string): Promise<FoundAt> {
      watched.note(walletId);
      const find = async () => ({ found: await findDeposits(endpoint, walletId), at: now() });
      return deposits.get(walletId, () => asked(find));
    },
    currencies: (): Promise<readonly StoreCurrency[]> =>
      currencies.get('all', () => asked(() => listPublicCurrencies(endpoint))),
  };
}
