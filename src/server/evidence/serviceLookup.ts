/**
 * The look-up: asks the service's public page about the wallets of open checkouts.
 *
 * It is outside the API document. A deployed service sends no event before a payment is confirmed, so the
 * look-up is what shows a payment early, dates it, and finds the payment of a lost event. It is on unless
 * the store switches it off.
 */
import { LRUCache } from 'lru-cache';
import { endIn, mostEntries } from '../../async/mostEntries.js';
import { createSteadyClock } from '../../async/storedTimes.js';
import {
  unauthenticatedEndpointOf,
  type UnauthenticatedEndpoint,
  findDeposits,
  PublicPageError,
  type FoundDeposit,
  type FoundDeposits,
} from '../../api/publicPages.js';
import { parseBaseUrl } from '../../api/endpoint.js';
import { isZero } from '../../money/decimal.js';
import { isWalletId } from '../../api/wallet.js';
import { createWatchQueue } from './watchQueue.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import type { Diagnostic, DiagnosticListener } from '../configuration/diagnostic.js';
import type { Coordination } from '../coordination/coordination.js';
import { HandlerConfigurationError } from '../configuration/configurationError.js';
import type { CheckoutService } from '../service/checkoutService.js';
import { transferEventKey, type CheckoutEventBody } from '../../payments/checkoutEvents.js';
import { shownHash, transactionOf } from '../../payments/transferIdentity.js';
import {
  createPauses,
  createRounds,
  type EvidenceSource,
  isKeepable,
  type WatchedCheckout,
} from './evidenceSource.js';

/** Options of the look-up; `false` instead of them switches it off. */
export interface LookupOptions {
  /** Where the service's public pages are. @default the base URL of the service client */
  readonly baseUrl?: string | undefined;
  /**
   * Whether a deposit that the look-up calls confirmed counts as confirmed for an order. The answer is not
   * signed and does not show that the service blocks a deposit, so an order may be paid before the block
   * is known. Deposits of a top-up are confirmed by signed events only, because the look-up cannot tell
   * them apart well enough to credit each once.
   *
   * @default false
   */
  readonly confirms?: boolean | undefined;
}

/** Pause between two look-ups of one wallet. The service may block a caller that asks more often. */
const INTERVAL_MS = 3_000;
/** For all wallets and all instances: five look-ups in five seconds, 60 in a minute. */
const RATE = { name: 'lookup', points: 5, windowMs: 5_000 } as const;
/** Where instances leave the time of their last answer, and for how long. */
const ANSWERED = 'lookup:answered';
const SHARED_MS = 60_000;
const MAX_PAUSE_MS = 60_000;
/** How many wallets are remembered that the service does not know. */
const MAX_UNKNOWN = 10_000;
/** Longer than one look-up takes. */
const CUT_OFF_MS = 60_000;
/** Names in the ledger are limited, and no network has a longer hash. */
const MAX_TEXT = 120;

/** The checkout that a wallet belongs to. */
interface LookupTarget {
  readonly stream: string;
  readonly mayConfirm: boolean;
}

/** Finds the address of the public pages. @throws HandlerConfigurationError */
export function lookupEndpoint(
  service: CheckoutService,
  { baseUrl }: LookupOptions,
): UnauthenticatedEndpoint {
  const endpoint = unauthenticatedEndpointOf(service);
  if (baseUrl === undefined) {
    if (endpoint) return endpoint;
    throw new HandlerConfigurationError(
      '`lookup.baseUrl` is missing: `service` was not made by createServiceClient, so nothing says ' +
        "where the service's public pages are. Pass the address of the service.",
    );
  }
  try {
    const send = endpoint?.send ?? ((request: Request) => globalThis.fetch(request));
    return { base: parseBaseUrl(baseUrl, false), send };
  } catch (cause) {
    throw new HandlerConfigurationError(
      '`lookup.baseUrl` must be the https address of the service, such as "https://pay.example.com", ' +
        'without user name, query or fragment.',
      { cause },
    );
  }
}

/** One row as an event's body, without its number. */
function evidenceOf(row: FoundDeposit): CheckoutEventBody<'seen'> | null {
  const { hash, currency_code: currencyId, blockchain, amount } = row;
  const words = [hash, currencyId, blockchain];
  if (words.some((word) => word === '' || !isKeepable(word, MAX_TEXT)) || isZero(amount))
    return null;
  if (row.type !== null && row.type !== 'deposit') return null;
  return {
    source: 'service_lookup',
    blockchain: blockchain.toLowerCase(),
    txHash: shownHash(hash),
    bcUniqKey: '',
    currencyId,
    amount,
    amountUsd: row.amount_usd,
    times: row.created_at === null ? [] : [row.created_at],
  };
}

/**
 * Numbers the rows of one answer. The look-up does not tell the outputs of one transaction apart, so equal
 * rows are counted: the second of the same hash, currency and amount is the second output. A row in both
 * lists gets the same number in both, and so counts once.
 */
export function numbered(rows: readonly FoundDeposit[]): CheckoutEventBody<'seen'>[] {
  const counts = new Map<string, number>();
  return rows.flatMap((row) => {
    const body = evidenceOf(row);
    if (!body) return [];
    const output = `${body.currencyId}/${body.amount}`;
    const name = JSON.stringify([body.blockchain, body.txHash, output]);
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    return [{ ...body, bcUniqKey: `${output}#${String(number)}` }];
  });
}

/** The statements in an answer; confirmed rows count as confirmed only if that is trusted. */
function statementsOf(found: FoundDeposits, mayConfirm: boolean) {
  const confirmed = numbered(found.confirmed);
  const inBlock = confirmed.map((body) => ({ ...body, inBlock: true as const }));
  const seen = [...numbered(found.unconfirmed), ...inBlock];
  return [
    ...seen.map((body) => ({ kind: 'seen' as const, body })),
    ...(mayConfirm ? confirmed.map((body) => ({ kind: 'confirmed' as const, body })) : []),
  ];
}

/** The look-up, with its watched checkouts and single look-ups. */
export interface ServiceLookup extends EvidenceSource {
  /**
   * Looks up one checkout now, and appends what was asked and shown, after the found rows.
   *
   * @param quoteId the quote for which it looks.
   * @returns `asked`; `none` if there is nothing to look up or no answer; or how long to wait first, in
   *   milliseconds. Never throws.
   */
  lookNow(record: CheckoutRecord, quoteId: string): Promise<'asked' | 'none' | number>;
}

export interface LookupDependencies {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly records: Pick<Records, 'append' | 'readAndRecordPaid'>;
  readonly coordination: Pick<Coordination, 'limiter' | 'lease' | 'put' | 'get'>;
  readonly report: DiagnosticListener;
}

/** Appends the statements that are new to the checkout. */
async function appendFound(
  records: LookupDependencies['records'],
  { stream, mayConfirm }: LookupTarget,
  found: FoundDeposits,
): Promise<void> {
  const { events } = await records.readAndRecordPaid(stream);
  const known = new Set(events.map(({ key }) => key));
  for (const { kind, body } of statementsOf(found, mayConfirm)) {
    const key = transferEventKey(kind, body);
    // A deposit's dollars change when it is confirmed; the first statement stays.
    if (known.has(key)) continue;
    known.add(key);
    await records.append(stream, kind, key, body);
  }
}

/** Appends what was asked for a quote and which transactions the answer showed. */
async function appendLook(
  records: LookupDependencies['records'],
  stream: string,
  { quoteId, askedAt }: { readonly quoteId: string; readonly askedAt: string },
  { complete, unconfirmed, confirmed }: FoundDeposits,
): Promise<void> {
  const rows = [...unconfirmed, ...confirmed];
  const transactions = [...new Set(rows.map((row) => transactionOf(row.blockchain, row.hash)))];
  const body = { quoteId, askedAt, complete, transactions };
  try {
    await records.append(stream, 'looked', `looked:${quoteId}:${askedAt}`, body);
  } catch {
    // Without the event, a later payment is judged as if there had been no look-up.
  }
}

/** An unknown wallet is a problem of that wallet, not of the look-up. */
const isOfThisWallet = (error: unknown): boolean =>
  error instanceof PublicPageError && error.isUnknownWallet;

const failureOf = (error: unknown): Diagnostic => ({
  code: 'lookup_failed',
  message:
    (error instanceof PublicPageError ? error.message : 'What the lookup found was not kept.') +
    ' Checkouts keep the state they reached; signed events are not affected.',
  error,
});

/** Makes the look-up. It has no timer: reads of waiting checkouts and open streams drive it. */
export function createServiceLookup(
  { now, records, coordination, report }: LookupDependencies,
  endpoint: UnauthenticatedEndpoint,
  { confirms = false }: LookupOptions = {},
): ServiceLookup {
  const limiter = coordination.limiter(RATE);
  const queue = createWatchQueue<LookupTarget>(now, 0, INTERVAL_MS);
  // Wallets that the service does not know; that says nothing about the others.
  const unknown = new LRUCache<string, true>({
    ...mostEntries(MAX_UNKNOWN),
    ...endIn(MAX_PAUSE_MS, createSteadyClock(now)),
  });
  const rounds = createRounds(now, CUT_OFF_MS);
  const pauses = createPauses(now, 2 * INTERVAL_MS, MAX_PAUSE_MS);
  let lastAnswered: number | null = null;

  const targetOf = ({ stream, state }: WatchedCheckout): LookupTarget => ({
    stream,
    mayConfirm: confirms && state.opened?.type === 'payment',
  });

  async function askAbout(walletId: string, target: LookupTarget): Promise<FoundDeposits | null> {
    try {
      const found = await findDeposits(endpoint, walletId);
      pauses.succeed();
      const at = now();
      await appendFound(records, target, found);
      lastAnswered = at;
      await coordination.put(ANSWERED, String(at), SHARED_MS);
      return found;
    } catch (error) {
      if (isOfThisWallet(error)) {
        queue.forget(walletId);
        unknown.set(walletId, true);
      } else pauses.fail(error instanceof PublicPageError ? error.retryAfterMs : 0);
      report(failureOf(error));
      return null;
    }
  }

  /** Another instance asked in the place of this one: takes over when it last had an answer. */
  async function learnAnswered(): Promise<void> {
    const at = Number.parseInt((await coordination.get(ANSWERED)) ?? '', 10);
    // Not in the future: the clock of the other instance may be ahead.
    if (at > (lastAnswered ?? 0)) lastAnswered = Math.min(at, now());
  }

  /** Looks up one wallet after another, as many as are due and the limits allow. */
  async function round(): Promise<void> {
    for (let due = queue.next(); due && pauses.leftMs() === 0; due = queue.next()) {
      rounds.extend();
      const { name: walletId, target } = due;
      const { waitMs } = await limiter.consume('all');
      if (waitMs > 0) {
        pauses.begin(waitMs);
        return learnAnswered();
      }
      queue.postpone(walletId);
      // If another instance watches it too, its answers are in the same ledger.
      const lease = await coordination.lease(`lookup:${walletId}`, INTERVAL_MS);
      await (lease === 'taken' ? learnAnswered() : askAbout(walletId, target));
    }
  }

  return {
    watch(checkout) {
      const { wallet, opened, paid, closed } = checkout.state;
      if (wallet?.walletId === undefined || !opened) return;
      if (paid || closed) queue.forget(wallet.walletId);
      else if (!unknown.has(wallet.walletId)) queue.watch(wallet.walletId, targetOf(checkout));
    },
    isDue: () => !rounds.isRunning() && pauses.leftMs() === 0 && queue.next() !== undefined,
    look: () => rounds.run(round),
    lastCheckedAt: () => lastAnswered,
    async lookNow(record, quoteId) {
      const walletId = record.state.wallet?.walletId;
      if (walletId === undefined || !isWalletId(walletId)) return 'none';
      if (pauses.leftMs() > 0) return pauses.leftMs();
      const { waitMs } = await limiter.consume('all');
      if (waitMs > 0) return waitMs;
      const askedAt = new Date(now()).toISOString();
      const found = await askAbout(walletId, targetOf(record));
      if (!found) return 'none';
      await appendLook(records, record.stream, { quoteId, askedAt }, found);
      return 'asked';
    },
  };
}
