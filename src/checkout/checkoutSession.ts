/** One order's conversation with the store: holds its token in memory, renews it, keeps the newest state. */
import type { CheckoutLink, CheckoutSnapshot } from '../contract/checkout.js';
import type { DecimalString } from '../money/decimalString.js';
import { CheckoutError, isCheckoutError } from '../contract/checkoutError.js';
import type { CheckoutClient } from './client.js';

/** What a server that opened the checkout itself hands to the page (`handler.open(terms)`). */
export interface InitialCheckout {
  readonly token: string;
  readonly checkout: CheckoutSnapshot;
  /** RFC 3339. Without it the token is renewed when the store refuses it. */
  readonly tokenExpiresAt?: string | undefined;
}

/** Options of {@link createCheckoutSession}. */
export interface CheckoutSessionOptions {
  readonly client: CheckoutClient;
  /** The store's opaque handle of the order. */
  readonly order: string;
  readonly initial?: InitialCheckout | undefined;
  /** Milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** Spreads retries; 0 up to 1. @default Math.random */
  readonly random?: () => number;
}

/** One order's conversation with the store. Framework-free; starts nothing by itself. */
export interface CheckoutSession {
  readonly client: CheckoutClient;
  readonly order: string;
  /** The newest snapshot, or undefined before the first answer. */
  current(): CheckoutSnapshot | undefined;
  /** Whether the store was asked yet; not so while a page has only what its server opened. */
  hasAsked(): boolean;
  /**
   * Opens on the first call, asks for changes on later ones. Concurrent calls share one request.
   *
   * @param asked whether the shopper asks for a look. @default false
   */
  refresh(asked?: boolean): Promise<CheckoutSnapshot>;
  selectCurrency(currencyId: string): Promise<CheckoutSnapshot>;
  acceptQuote(): Promise<CheckoutSnapshot>;
  /** Asks for a link that opens this checkout once, on the shopper's phone. */
  linkCheckout(): Promise<CheckoutLink>;
  /** Opens the store's messages about this checkout; the answer's body is a stream to be read. */
  openEvents(signal: AbortSignal): Promise<Response>;
  /**
   * Takes in a snapshot that came without being asked for.
   *
   * @returns the newest one: never an older than was there.
   */
  accept(snapshot: CheckoutSnapshot): CheckoutSnapshot;
  /** Renews the token where it is due; asks nothing otherwise. Never rejects. */
  renew(): Promise<CheckoutSnapshot | undefined>;
  /** Store's clock minus this device's, milliseconds; 0 until the store has answered. */
  clockOffsetMs(): number;
  /** Requests in a row that have failed; 0 after a success. */
  failures(): number;
  /** What the last request failed with, also while the next is under way; null after a success. */
  failure(): CheckoutError | null;
  /** US dollars that the order cost before the store changed it in front of this page, or null. */
  formerAmountUsd(): DecimalString | null;
  /** Id of the quote that has changed what is to be sent without this page having asked for it, or null. */
  foreignQuoteId(): string | null;
  /** Milliseconds to wait after the last failures in a row, or null after a success. */
  retryDelayMs(): number | null;
}

interface Token {
  readonly value: string;
  /** When to renew: 80 % of its life, milliseconds; Infinity where its end is unknown. */
  renewAt: number;
}

const RENEW_AFTER = 0.8;
const FIRST_RETRY_MS = 3_000;
/** Spread and answered, a retry is back within ten seconds of the service. */
const LONGEST_OUTAGE_MS = 7_000;
/** Of what is refused: it may change, and nobody waits for that second. */
const LONGEST_REFUSAL_MS = 30_000;

/**
 * Waits longer after each failure in a row, spread by a fifth. `Retry-After` is kept to the full where the
 * page has asked too much. In an outage it is a guess, which must not hold the page back once it is over.
 */
export function retryDelay(failures: number, error: unknown, random = () => 0.5): number {
  const { retryable, code, retryAfterMs } = error as Partial<CheckoutError>;
  const longest = retryable ? LONGEST_OUTAGE_MS : LONGEST_REFUSAL_MS;
  const plain = Math.min(longest, FIRST_RETRY_MS * 2 ** (failures - 1));
  const asked = Math.min(retryAfterMs ?? 0, code === 'rate_limited' ? Infinity : longest);
  return Math.max(Math.round(plain * (0.9 + 0.2 * random())), asked);
}

const isRefusedToken = (error: unknown): boolean =>
  isCheckoutError(error) && (error.code === 'checkout_expired' || error.code === 'unauthorized');

/** By version, and of one version by the store's clock: another tab may pass on what it heard long ago. */
function isOlder(next: CheckoutSnapshot, known: CheckoutSnapshot): boolean {
  if (next.version !== known.version) return next.version < known.version;
  return Date.parse(next.serverTime) < Date.parse(known.serverTime);
}

/** Starts the conversation for one order; a changed order gets a session of its own. */
export function createCheckoutSession(options: CheckoutSessionOptions): CheckoutSession {
  const { client, order, initial, now = Date.now, random = Math.random } = options;
  let snapshot = initial?.checkout;
  let token: Token | undefined;
  let etag: string | undefined;
  let opening: Promise<CheckoutSnapshot> | undefined;
  let hasAsked = false;
  let refreshing: Promise<CheckoutSnapshot> | undefined;
  let offsetMs = 0;
  let failures = 0;
  let delayMs: number | null = null;
  let failure: CheckoutError | null = null;
  let formerAmountUsd: DecimalString | null = null;
  /** Currency of the quote that this page has asked for and not seen yet, also where the answer was lost. */
  let asked: string | undefined;
  let foreignQuoteId: string | null = null;
  /** The quote that was shown when a wish for a new one got no answer. */
  let unansweredId: string | undefined;

  function holdToken(value: string, expiresAt: string | undefined, serverTime: string): void {
    const lifeMs = Date.parse(expiresAt ?? '') - Date.parse(serverTime);
    token = { value, renewAt: now() + (lifeMs * RENEW_AFTER || Infinity) };
  }
  if (initial) holdToken(initial.token, initial.tokenExpiresAt, initial.checkout.serverTime);

  /** An answer that overtook a newer one must not turn the screen back. */
  function accept(next: CheckoutSnapshot): CheckoutSnapshot {
    if (snapshot && isOlder(next, snapshot)) return snapshot;
    offsetMs = Date.parse(next.serverTime) - now();
    const before = snapshot?.order.amountUsd;
    if (before && before !== next.order.amountUsd) formerAmountUsd = before;
    noteQuote(snapshot, next);
    snapshot = next;
    return next;
  }

  /** A message may bring this page's own quote before the answer does. */
  function noteQuote(before: CheckoutSnapshot | undefined, { quote }: CheckoutSnapshot): void {
    const former = before?.quote;
    // What a page shows first is nobody's change, unless it has asked for something else.
    if (!quote || former?.id === quote.id || !(former || asked)) return;
    const isOwn = quote.currencyId === asked;
    // Pages that choose the same at one moment get a quote each: what is to be sent has not changed.
    const isSame =
      !asked && quote.currencyId === former?.currencyId && quote.payable === former.payable;
    foreignQuoteId = isOwn || (isSame && !foreignQuoteId) ? null : quote.id;
    if (isOwn) asked = undefined;
  }

  /** @param currencyId the one that is meant: another page may have chosen another in the meantime. */
  async function askForQuote(
    currencyId: string | undefined,
    request: (token: string) => Promise<CheckoutSnapshot>,
  ): Promise<CheckoutSnapshot> {
    asked = currencyId;
    const answer = await withToken(request).catch((error: unknown) => {
      // Refused for good: a quote that comes now is another page's.
      if (!(error as CheckoutError).retryable) asked = undefined;
      throw error;
    });
    const next = accept(answer);
    asked = undefined;
    const isMeant = !currencyId || next.quote?.currencyId === currencyId;
    if (next === answer && isMeant) foreignQuoteId = null;
    return next;
  }

  /** An answer that was lost may have brought the new price: it is looked for before another is made. */
  async function acceptQuote(): Promise<CheckoutSnapshot> {
    const shown = snapshot?.quote;
    if (shown && shown.id === unansweredId) {
      const now = await refresh();
      if (now.quote?.id !== shown.id) return now;
    }
    unansweredId = shown?.id;
    const next = await askForQuote(shown?.currencyId, client.acceptQuote);
    unansweredId = undefined;
    return next;
  }

  function open(renewing?: string): Promise<CheckoutSnapshot> {
    hasAsked = true;
    opening ??= client
      .openCheckout({ order }, { token: renewing })
      .then((opened) => {
        if (snapshot && snapshot.order.reference !== opened.checkout.order.reference) {
          // What is held is good to its end, and another renewal would say the same.
          if (token) token.renewAt = Infinity;
          throw new CheckoutError(otherOrder);
        }
        holdToken(opened.token, opened.tokenExpiresAt, opened.checkout.serverTime);
        etag = undefined;
        return accept(opened.checkout);
      })
      .finally(() => (opening = undefined));
    return opening;
  }

  async function heldToken(): Promise<string> {
    if (token === undefined) await open();
    if (token === undefined) throw new CheckoutError(otherOrder);
    return token.value;
  }

  /** Runs a request; a token that the store refuses is replaced once. */
  async function withToken<T>(request: (token: string) => Promise<T>): Promise<T> {
    hasAsked = true;
    const used = await heldToken();
    try {
      return await request(used);
    } catch (error) {
      if (!isRefusedToken(error)) throw error;
      if (token?.value === used) {
        token = undefined;
        // It says that this page had the checkout: the handle may have ended with it.
        await open(used);
      }
      return request(await heldToken());
    }
  }

  /** A failed renewal is no failed reading: the old token still has a fifth of its life. */
  async function renew(): Promise<CheckoutSnapshot | undefined> {
    if (!token || now() < token.renewAt) return undefined;
    return open(token.value).catch(() => undefined);
  }

  async function read(byHand?: boolean): Promise<CheckoutSnapshot> {
    if (token === undefined) return open();
    const renewed = await renew();
    if (renewed) return renewed;
    const reading = await withToken((value) =>
      client.getCheckout(value, { etag: snapshot && etag, now: byHand }),
    );
    etag = reading.etag;
    if (reading.checkout) return accept(reading.checkout);
    return snapshot ?? open();
  }

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      failures = 0;
      delayMs = failure = null;
      return result;
    } catch (error) {
      failures += 1;
      delayMs = retryDelay(failures, error, random);
      // The client rejects with nothing else.
      failure = error as CheckoutError;
      throw error;
    }
  }

  function refresh(byHand?: boolean): Promise<CheckoutSnapshot> {
    refreshing ??= counted(() => read(byHand)).finally(() => (refreshing = undefined));
    return refreshing;
  }

  return {
    client,
    order,
    current: () => snapshot,
    hasAsked: () => hasAsked,
    refresh,
    selectCurrency: (currencyId) =>
      askForQuote(currencyId, (value) => client.selectCurrency(value, currencyId)),
    acceptQuote,
    linkCheckout: () => withToken(client.linkCheckout),
    async openEvents(signal) {
      await renew();
      return withToken((value) => client.openEvents(value, { version: snapshot?.version, signal }));
    },
    accept,
    renew,
    clockOffsetMs: () => offsetMs,
    failures: () => failures,
    failure: () => failure,
    formerAmountUsd: () => formerAmountUsd,
    foreignQuoteId: () => foreignQuoteId,
    retryDelayMs: () => delayMs,
  };
}

const otherOrder = {
  code: 'unauthorized',
  message: 'The order handle means another order by now. Give each its own.',
  retryable: false,
} as const;
