/**
 * The service's public pages: where they are, and what they say of a wallet to anyone who knows its id.
 *
 * They are not in the API document. The service's own payment form reads them, without a key
 * (`docs/service.md §27`); so the id of a wallet is secret.
 */
import * as z from 'zod';
import type { DecimalString } from '../money/decimal.js';
import { readRetryAfter } from './answer.js';
import { BodyEncodingError, BodyTooLargeError, discardBody, readBody } from './body.js';
import { storeCurrencySchema, type StoreCurrency } from './currencies.js';
import { startDeadline } from './deadline.js';
import { JsonError, parseJson } from './json.js';
import { amountSchema, objectSchema, optionalField, timestampSchema } from './primitives.js';
import type { SendRequest } from './transport.js';
import { isWalletId } from './wallet.js';

/** Where to send requests without a key. */
export interface UnauthenticatedEndpoint {
  /** Base URL of the service; a public path is added as `/api/v1/public/…`. */
  readonly base: URL;
  readonly send: SendRequest;
}

/** Kept in a map, not in the clients: a client has only the eleven operations. */
const endpoints = new WeakMap<object, UnauthenticatedEndpoint>();

/** Remembers the endpoint of a client. */
export function rememberUnauthenticatedEndpoint(
  client: object,
  endpoint: UnauthenticatedEndpoint,
): void {
  endpoints.set(client, endpoint);
}

/** The endpoint of a client that `createServiceClient` made; undefined for any other object. */
export function unauthenticatedEndpointOf(client: object): UnauthenticatedEndpoint | undefined {
  return endpoints.get(client);
}

/** A public page gave no usable answer. Holds nothing of what the service sent. */
export class PublicPageError extends Error {
  override readonly name = 'PublicPageError';

  constructor(
    problem: string,
    /** HTTP status, if there was an answer. */
    readonly status?: number,
    /** Milliseconds that the service asked to wait. */
    readonly retryAfterMs?: number,
    /** The page answered that it knows no such wallet. */
    readonly isUnknownWallet = false,
  ) {
    super(`The service's public page ${problem}.`);
  }
}

const DEADLINE_MS = 5_000;
const MAX_BYTES = 1024 * 1024;

type During = <T>(work: Promise<T>) => Promise<T>;

/** How a deployed service answers for an unknown wallet. */
const refusalSchema = z.looseObject({
  errors: z.array(z.looseObject({ message: z.enum(['store not found', 'bad wallet id']) })).min(1),
});

async function isRefusal(response: Response, during: During): Promise<boolean> {
  try {
    const text = await readBody(response, MAX_BYTES, during);
    return refusalSchema.safeParse(parseJson(text)).success;
  } catch {
    return false;
  }
}

async function assertAnswer(response: Response, during: During): Promise<void> {
  const { status } = response;
  if (status === 200 && !response.redirected && response.type !== 'opaqueredirect') return;
  const problem = `answered with status ${String(status)}`;
  if (status === 400 || status === 404) {
    throw new PublicPageError(problem, status, undefined, await isRefusal(response, during));
  }
  discardBody(response);
  const wait = readRetryAfter(response.headers.get('retry-after'));
  throw new PublicPageError(problem, status, wait);
}

function nameOf(error: unknown, ended: boolean): PublicPageError {
  if (error instanceof PublicPageError) return error;
  if (ended) return new PublicPageError('did not answer in time');
  if (error instanceof BodyTooLargeError) return new PublicPageError('answered too much');
  if (error instanceof JsonError || error instanceof BodyEncodingError) {
    return new PublicPageError('answered no JSON');
  }
  if (error instanceof z.ZodError) return new PublicPageError('answered something else');
  return new PublicPageError('could not be reached');
}

/** Asks one public page. The request has nothing of the shopper's, and no key. @throws PublicPageError */
async function ask<T>(
  { base, send }: UnauthenticatedEndpoint,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const deadline = startDeadline(DEADLINE_MS, undefined);
  const during: During = (work) => deadline.during(work);
  try {
    const url = `${base.origin}${base.pathname.replace(/\/+$/, '')}/api/v1/public${path}`;
    const sent = send(
      new Request(url, {
        headers: { accept: 'application/json' },
        redirect: 'manual',
        credentials: 'omit',
        signal: deadline.signal,
      }),
    );
    const response = await during(sent).catch((error: unknown) => {
      sent.then(discardBody, () => undefined);
      throw error;
    });
    await assertAnswer(response, during);
    return schema.parse(parseJson(await readBody(response, MAX_BYTES, during)));
  } catch (error) {
    throw nameOf(error, deadline.ended !== undefined);
  } finally {
    deadline.release();
  }
}

function pathOf(walletId: string, end = ''): string {
  if (isWalletId(walletId)) return `/wallet/${walletId}${end}`;
  throw new PublicPageError('was not asked: that is no id of a wallet');
}

/** Row by row, so that an unreadable one does not hide the others. */
const readable = <T>(schema: z.ZodType<T>) =>
  z.array(z.unknown()).transform((rows) =>
    rows.flatMap((row) => {
      const parsed = schema.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** A deposit of a wallet: it has no receiver, and no key to tell the outputs of a transaction apart. */
const depositSchema = objectSchema({
  /** The field is named code but holds the currency's id. */
  currency_code: z.string(),
  blockchain: z.string(),
  hash: z.string(),
  amount: amountSchema,
  amount_usd: optionalField(amountSchema),
  type: optionalField(z.string()),
  created_at: timestampSchema,
});

const depositsSchema = z
  .array(z.unknown())
  .nullish()
  .transform((rows) => ({
    read: readable(depositSchema).parse(rows ?? []),
    shown: rows?.length ?? 0,
  }));

/** The most deposits of a wallet that the service shows. */
const MOST_SHOWN = 10;

const foundSchema = objectSchema({
  data: objectSchema({ confirmed: depositsSchema, unconfirmed: depositsSchema }),
});

/** One deposit of a wallet. */
export type FoundDeposit = z.infer<typeof depositSchema>;

/** The deposits of a wallet. */
export interface FoundDeposits {
  readonly confirmed: readonly FoundDeposit[];
  readonly unconfirmed: readonly FoundDeposit[];
  /** Whether these are all: fewer than the service shows at most, and all readable. */
  readonly complete: boolean;
}

/** Asks for the deposits of a wallet. @throws {@link PublicPageError} and nothing else */
export async function findDeposits(
  endpoint: UnauthenticatedEndpoint,
  walletId: string,
): Promise<FoundDeposits> {
  const { data } = await ask(endpoint, pathOf(walletId, '/tx-find'), foundSchema);
  const { confirmed, unconfirmed } = data;
  const shown = confirmed.shown + unconfirmed.shown;
  const read = confirmed.read.length + unconfirmed.read.length;
  const complete = shown < MOST_SHOWN && read === shown;
  return { confirmed: confirmed.read, unconfirmed: unconfirmed.read, complete };
}

const text = optionalField(z.string());

/** One currency of a wallet, with its address. */
export interface WalletRow {
  readonly currency: {
    readonly id: string;
    readonly name: string | null;
    readonly code: string;
    readonly blockchain: string | null;
    readonly contract_address: string | null;
  };
  readonly address: string;
}

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

const ratesSchema = z.record(z.string(), z.unknown()).transform((rates) => {
  const read = Object.entries(rates).flatMap(([id, rate]) => {
    const parsed = amountSchema.safeParse(rate);
    return parsed.success ? [[id, parsed.data] as const] : [];
  });
  return Object.fromEntries<DecimalString>(read);
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

/** What anyone may read of a wallet. */
export type WalletPage = z.infer<typeof walletSchema>['data'];

/**
 * Asks about a wallet. Without `?locale=`: it would change the language of the mails that the service sends.
 *
 * @throws {@link PublicPageError} and nothing else
 */
export const readWalletPage = async (
  endpoint: UnauthenticatedEndpoint,
  walletId: string,
): Promise<WalletPage> => (await ask(endpoint, pathOf(walletId), walletSchema)).data;

const currenciesSchema = z.object({ data: readable(storeCurrencySchema) });

/** Asks for all currencies of the service. @throws {@link PublicPageError} and nothing else */
export const listPublicCurrencies = async (
  endpoint: UnauthenticatedEndpoint,
): Promise<readonly StoreCurrency[]> => (await ask(endpoint, '/currencies', currenciesSchema)).data;
