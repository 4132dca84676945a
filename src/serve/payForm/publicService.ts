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
import type { Coordination } from '../../server/coordination/coordination.js';
import type { LookupError } from '../../server/evidence/lookupCall.js';
import { findDeposits, type FoundDeposits } from '../../server/evidence/lookupCall.js';

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

/** Why there is nothing to show. Holds nothing of what the service sent. */
export class PublicServiceError extends Error {
  override readonly name = 'PublicServiceError';

  constructor(
    /** `unknown`: no wallet of this store. `busy`: asked too often, by us or by the service's count. */
    readonly why: 'unknown' | 'disabled' | 'down' | 'busy',
    readonly retryAfterMs?: number,
  ) {
    super(`The service's public page of a wallet could not be used: ${why}.`);
  }
}

/** The public routes, each answer kept for a while. Every method throws {@link PublicServiceError} only. */
export interface PublicService {
  wallet(walletId: string): Promise<PublicWallet>;
  deposits(walletId: string): Promise<FoundAt>;
  currencies(): Promise<readonly StoreCurrency[]>;
}

const DEADLINE_MS = 5_000;
const MAX_BYTES = 1024 * 1024;
/** However many pages watch a wallet, its deposits are asked for this often. */
const DEPOSITS_MS = 3_000;
/** The service's own rates change once a minute. */
const WALLET_MS = 15_000;
const CURRENCIES_MS = 10 * 60_000;
/** A failure is kept too, so that pages which retry do not add to an outage. */
const FAILURE_MS = 3_000;
/** An id that means nothing today means nothing in a minute. */
const UNKNOWN_MS = 60_000;
const MAX_WALLETS = 5_000;
/** For all wallets together: the service sees all shoppers as one caller. Guessed ids have a count of their own. */
const RATE = { name: 'pay-form', points: 100, windowMs: 5_000 } as const;

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
function kept<T>(now: () => number, keepMs: number, maxEntries: number) {
  const cache = createTtlCache<Outcome<T>>({
    now,
    maxEntries,
    ttlMs: ({ error }) => {
      if (!error) return keepMs;
      return error.why === 'unknown' ? UNKNOWN_MS : Math.max(FAILURE_MS, error.retryAfterMs ?? 0);
    },
  });
  return async (key: string, work: () => Promise<T>): Promise<T> => {
    const outcome = await cache.get(key, () => outcomeOf(work));
    if (outcome.error) throw outcome.error;
    return outcome.value;
  };
}

/** Makes the reader of the public routes. Wallets of other stores are as unknown as those that do not exist. */
export function createPublicService({
  endpoint,
  storeId,
  coordination,
  now,
}: {
  readonly endpoint: UnauthenticatedEndpoint;
  readonly storeId: string;
  readonly coordination: Pick<Coordination, 'limiter'>;
  readonly now: () => number;
}): PublicService {
  const limiter = coordination.limiter(RATE);
  const wallets = kept<PublicWallet>(now, WALLET_MS, MAX_WALLETS);
  const deposits = kept<FoundAt>(now, DEPOSITS_MS, MAX_WALLETS);
  const currencies = kept<readonly StoreCurrency[]>(now, CURRENCIES_MS, 1);

  async function count(what: 'wallets' | 'rest'): Promise<void> {
    const { waitMs } = await limiter.consume(what);
    if (waitMs > 0) throw new PublicServiceError('busy', waitMs);
  }

  return {
    wallet: (walletId) =>
      wallets(walletId, async () => {
        await count('wallets');
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
      }),
    deposits: (walletId) =>
      deposits(walletId, async () => {
        await count('rest');
        try {
          return { found: await findDeposits(endpoint, walletId), at: now() };
        } catch (error) {
          const { retryAfterMs, status } = error as LookupError;
          throw new PublicServiceError(status === 429 ? 'busy' : 'down', retryAfterMs);
        }
      }),
    currencies: () =>
      currencies('all', async () => {
        await count('rest');
        return (await ask(endpoint, '/currencies', currenciesSchema)).data;
      }),
  };
}
