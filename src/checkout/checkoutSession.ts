/** One order's requests to the store: holds its token in memory, renews it, and replaces a refused one. */
import type { CheckoutLink, CheckoutSnapshot } from '../contract/checkout.js';
import { CheckoutError, isCheckoutError } from '../contract/checkoutError.js';
import { toCheckoutError } from './toCheckoutError.js';
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
}

/** Options of {@link CheckoutSession.refresh}. */
export interface RefreshOptions {
  /** The snapshot at hand. It is returned as it is if the store has nothing newer. */
  readonly known?: CheckoutSnapshot | undefined;
  /** The shopper asks for a check, so the store asks the service for its addresses too. @default false */
  readonly now?: boolean;
}

/**
 * One order's requests to the store, under a token that the session takes care of. Framework-free. It
 * sends nothing unasked and keeps no snapshot: the caller does, and picks with `newerOf` where an answer
 * and a message may cross. Every method rejects with a `CheckoutError` only, unless it says otherwise.
 */
export interface CheckoutSession {
  readonly client: CheckoutClient;
  readonly order: string;
  /** What the server opened, or undefined. */
  readonly initial: CheckoutSnapshot | undefined;
  /** Opens the checkout on the first call, and asks for its state on later ones. */
  refresh(options?: RefreshOptions): Promise<CheckoutSnapshot>;
  /** Chooses a currency: freezes its price and shows its address. */
  selectCurrency(currencyId: string): Promise<CheckoutSnapshot>;
  /** The shopper's consent to a new price. */
  acceptQuote(): Promise<CheckoutSnapshot>;
  /** Asks for a link that opens this checkout once, on the shopper's phone. */
  linkCheckout(): Promise<CheckoutLink>;
  /**
   * Opens the store's messages about this checkout; the answer's body is a stream to be read.
   *
   * @param version that of the snapshot at hand, which is then not sent again.
   */
  openEvents(signal: AbortSignal, version?: number): Promise<Response>;
  /** Renews the token if it is due, and does nothing otherwise. Never rejects. */
  renew(): Promise<CheckoutSnapshot | undefined>;
}

const RENEW_AFTER = 0.8;

const isRefusedToken = (error: unknown): boolean =>
  isCheckoutError(error) && (error.code === 'checkout_expired' || error.code === 'unauthorized');

const otherOrder = {
  code: 'unauthorized',
  message: 'The order handle means another order by now. Give each its own.',
  retryable: false,
} as const;

/** The token of one order: asked for once, renewed after 80 % of its life, replaced once when refused. */
function createTokenHolder(options: CheckoutSessionOptions) {
  const { client, order, initial, now = Date.now } = options;
  let token: string | undefined;
  /** Milliseconds; Infinity if the end of the token is unknown. */
  let renewAt = Infinity;
  /** The order that the first token was for. */
  let reference: string | undefined;
  let opening: Promise<CheckoutSnapshot> | undefined;

  function hold({ token: value, tokenExpiresAt, checkout }: InitialCheckout): CheckoutSnapshot {
    const lifeMs = Date.parse(tokenExpiresAt ?? '') - Date.parse(checkout.serverTime);
    token = value;
    renewAt = now() + (lifeMs * RENEW_AFTER || Infinity);
    reference = checkout.order.reference;
    return checkout;
  }
  if (initial) hold(initial);

  function open(renewing?: string): Promise<CheckoutSnapshot> {
    opening ??= client
      .openCheckout({ order }, { token: renewing })
      .then((opened) => {
        if (reference === undefined || reference === opened.checkout.order.reference) {
          return hold(opened);
        }
        // The token is good until its end, and another renewal would answer the same.
        renewAt = Infinity;
        throw new CheckoutError(otherOrder);
      })
      .finally(() => (opening = undefined));
    return opening;
  }

  async function currentToken(): Promise<string> {
    if (token === undefined) await open();
    if (token === undefined) throw new CheckoutError(otherOrder);
    return token;
  }

  return {
    open,
    isOpen: () => token !== undefined,
    /** A failed renewal is not a failed request: the old token still has a fifth of its life. */
    async renew(): Promise<CheckoutSnapshot | undefined> {
      if (token === undefined || now() < renewAt) return undefined;
      return open(token).catch(() => undefined);
    },
    /** Runs a request; a token that the store refuses is replaced once. */
    async withToken<T>(request: (token: string) => Promise<T>): Promise<T> {
      const used = await currentToken();
      try {
        return await request(used);
      } catch (error) {
        if (!isRefusedToken(error)) throw error;
        if (token === used) {
          token = undefined;
          // The refused token proves that this page had the checkout: the handle may have ended with it.
          await open(used);
        }
        return request(await currentToken());
      }
    },
  };
}

/**
 * Makes the session of one order; another order gets a session of its own.
 *
 * @example
 * const session = createCheckoutSession({ client, order });
 * let snapshot = await session.refresh();
 * snapshot = await session.selectCurrency('USDT.Tron');
 * // At intervals; costs the store next to nothing while nothing changes.
 * snapshot = newerOf(snapshot, await session.refresh({ known: snapshot }));
 */
export function createCheckoutSession(options: CheckoutSessionOptions): CheckoutSession {
  const { client, order, initial } = options;
  const { open, isOpen, renew, withToken } = createTokenHolder(options);
  const etags = new WeakMap<CheckoutSnapshot, string>();
  /** A store's own client may reject with anything. */
  const asked = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((thrown: unknown) => {
      throw toCheckoutError(thrown, "The store's client failed");
    });
  async function refresh({ known, now }: RefreshOptions = {}): Promise<CheckoutSnapshot> {
    if (!isOpen()) return open();
    const renewed = await renew();
    if (renewed && !now) return renewed;
    const { checkout, etag } = await withToken((token) =>
      client.getCheckout(token, { etag: known && etags.get(known), now }),
    );
    const snapshot = checkout ?? known ?? (await open());
    if (etag !== undefined) etags.set(snapshot, etag);
    return snapshot;
  }
  return {
    client,
    order,
    initial: initial?.checkout,
    refresh: (options) => asked(refresh(options)),
    selectCurrency: (currencyId) =>
      asked(withToken((token) => client.selectCurrency(token, currencyId))),
    acceptQuote: () => asked(withToken(client.acceptQuote)),
    linkCheckout: () => asked(withToken(client.linkCheckout)),
    async openEvents(signal, version) {
      await renew();
      return withToken((token) => client.openEvents(token, { version, signal }));
    },
    renew,
  };
}
