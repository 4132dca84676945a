/** One request of a visit: finds its state, asks the service what is new, and says what the browser keeps. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import type { DecimalString } from '../../money/decimal.js';
import {
  askedCurrency,
  payableWallet,
  paySnapshot,
  withQuote,
  type PayableWallet,
} from './paySnapshot.js';
import type { PayLink } from './payLink.js';
import { PAY_FORM_PATH } from './payLink.js';
import {
  observe,
  openState,
  STATE_MS,
  versionOf,
  type PayState,
  type StateSeal,
} from './payState.js';
import type { FoundAt, PublicService, Visitor } from './publicService.js';

/** What visits are made of. */
export interface VisitParts {
  readonly service: PublicService;
  readonly seal: StateSeal;
  /** Ids of the currencies that are offered; undefined for all. */
  readonly currencies: readonly string[] | undefined;
  readonly sandbox: boolean;
  /** Whether browsers reach this server over https, so that cookies may say so. */
  readonly isSecure: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A visit after the service was asked. */
export interface Visit {
  readonly state: PayState;
  readonly payable: PayableWallet;
  readonly deposits: FoundAt;
  readonly snapshot: CheckoutSnapshot;
  readonly token: string;
  readonly tokenExpiresAt: string;
  /** What the answer sets; empty if the browser has it already. */
  readonly headers: readonly [string, string][];
}

/** The wallet that a request is about, and who asks. */
export interface AskedWallet extends Visitor {
  readonly walletId: string;
  /** The `Cookie` header; null for none. */
  readonly cookies: string | null;
}

/** What a request changes. */
export type Change = (state: PayState, payable: PayableWallet) => PayState;

/** A cookie with more is refused by browsers. */
const MAX_COOKIE = 4_000;

/** Visits of one wallet that a browser keeps, and their length: servers and proxies take lines of 8 kB. */
const MOST_COOKIES = 8;
const MOST_LENGTH = 6_000;

const PREFIX = 'till-pay-';

/** A link with another amount is another visit. */
const cookieName = (amountUsd: DecimalString | null): string => PREFIX + (amountUsd ?? 'open');

const listOf = (cookies: string | null): readonly string[] => (cookies ?? '').split(/;\s*/u);

function readCookie(cookies: string | null, name: string): string | undefined {
  return listOf(cookies)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Names of the visits that have no room beside a new one: the oldest, which browsers send first. */
function surplusOf(cookies: string | null, name: string, length: number): readonly string[] {
  let [room, places] = [MOST_LENGTH - length, MOST_COOKIES - 1];
  return listOf(cookies)
    .filter((one) => one.startsWith(PREFIX) && !one.startsWith(`${name}=`))
    .reverse()
    .filter((one) => {
      places -= 1;
      room -= one.length;
      return places < 0 || room < 0;
    })
    .map((one) => one.slice(0, one.indexOf('=')));
}

/** Makes the visits. */
export function createVisits(parts: VisitParts) {
  const { service, seal, sandbox, now } = parts;

  async function payable({
    walletId,
    cookies: _,
    ...visitor
  }: AskedWallet): Promise<PayableWallet> {
    const wallet = await service.wallet(walletId, visitor);
    const flat = await service.currencies();
    return payableWallet(wallet, flat, parts.currencies);
  }

  async function openSealed(token: string | undefined, walletId: string): Promise<PayState | null> {
    const state = await seal.open(token);
    return state?.wallet === walletId ? state : null;
  }

  function headersOf(
    { wallet, amountUsd, openedAt }: PayState,
    token: string,
    cookies: string | null,
  ): readonly [string, string][] {
    const [name, seconds] = [cookieName(amountUsd), (openedAt + STATE_MS - now()) / 1_000];
    const rest = `HttpOnly; SameSite=Lax${parts.isSecure ? '; Secure' : ''}`;
    const set = (one: string, value: string, age: number): [string, string] => [
      'set-cookie',
      `${one}=${value}; Path=${PAY_FORM_PATH}${wallet}; Max-Age=${String(age)}; ${rest}`,
    ];
    return [
      set(name, token, Math.max(1, Math.ceil(seconds))),
      ...surplusOf(cookies, name, name.length + token.length).map((one) => set(one, '', 0)),
    ];
  }

  return {
    payable,

    /** The state that a page's token names; null if it names none of this wallet. */
    stateOf: openSealed,

    /** The state that a browser has of a visit; null at its beginning. */
    stateOfCookie: ({ cookies, walletId }: AskedWallet, amountUsd: DecimalString | null) =>
      openSealed(readCookie(cookies, cookieName(amountUsd)), walletId),

    /**
     * Asks the service and answers with the present state.
     *
     * @param known null begins the visit.
     * @throws PublicServiceError or ProblemError.
     */
    async go(
      asked: AskedWallet,
      amountUsd: DecimalString | null,
      known: PayState | null,
      change: Change = (state) => state,
    ): Promise<Visit> {
      const { walletId, cookies } = asked;
      // The wallet first: for those of other stores nothing else is asked.
      const wallet = await payable({ ...asked, isKnown: known !== null });
      const deposits = await service.deposits(walletId);
      const begun = known ?? openState(walletId, { amountUsd }, deposits);
      const state = change(observe(begun, deposits), wallet);
      const { token, expiresAt } = await seal.seal(state);
      const isNew = known === null || versionOf(known) !== versionOf(state);
      return {
        ...{ state, deposits, token },
        payable: wallet,
        snapshot: paySnapshot(state, wallet, { checkedAt: deposits.at, now: now(), sandbox }),
        tokenExpiresAt: new Date(expiresAt).toISOString(),
        headers: isNew && token.length < MAX_COOKIE ? headersOf(state, token, cookies) : [],
      };
    },

    /** Chooses the currency that a link or a page asks for, unless one is chosen already. */
    choose(link: Pick<PayLink, 'currencyId' | 'token' | 'chain'>): Change {
      return (state, wallet) => {
        const asked = state.quote ? undefined : askedCurrency(wallet, link);
        const choice =
          wallet.listing.currencies.length === 1 ? wallet.listing.currencies[0]?.id : asked;
        if (state.quote || choice === undefined) return state;
        try {
          return withQuote(state, wallet, choice, now());
        } catch {
          // The shopper chooses another one.
          return state;
        }
      };
    },

    /** Sets a price, in this currency or in the one that is chosen. @throws ProblemError in the change */
    quote(currencyId?: string): Change {
      return (state, wallet) => {
        const wanted = currencyId ?? state.quote?.currencyId ?? '';
        return withQuote(state, wallet, wanted, now());
      };
    },
  };
}

/** Visits of payment links. */
export type Visits = ReturnType<typeof createVisits>;
