/**
 * What one visit of a payment link is about. The server keeps none of it: sealed, it travels in the page's
 * token and in a cookie of this one page, so that a reload goes on where the page was.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isDecimal, type DecimalString } from '../../money/decimal.js';
import { transactionOf } from '../../payments/transferIdentity.js';
import { createSealedTokens } from '../../secrets/sealedTokens.js';
import type { FoundDeposits } from '../../api/publicPages.js';
import { numbered } from '../../server/evidence/serviceLookup.js';
import type { PayLink } from './payLink.js';
import type { FoundAt } from './publicService.js';

const decimal = z.custom<DecimalString>(isDecimal);

/** A deposit that came after the page was opened. Short, because a cookie has room for 4 kB. */
const seenSchema = z.tuple([
  /** Hash. */
  z.string(),
  /** Network's slug. */
  z.string(),
  /** Currency id. */
  z.string(),
  /** Amount in coins. */
  decimal,
  /** Amount in US dollars, if the service said it. */
  decimal.nullable(),
  /** Which of several equal outputs of the transaction. */
  z.int().nonnegative(),
  /** When it was first seen here, milliseconds since the epoch. */
  z.int(),
  /** Whether the service has shown it as confirmed. */
  z.boolean(),
]);

const stateSchema = z.object({
  wallet: z.string(),
  amountUsd: decimal.nullable(),
  /** Milliseconds since the epoch. */
  openedAt: z.int(),
  /** Digests of the transactions that were there before: they are not this payment. */
  before: z.array(z.string()),
  /** Whether `before` names all of them: the service shows ten at most. */
  isWhole: z.boolean(),
  /** How many prices have been shown. */
  quotes: z.int(),
  quote: z
    .object({
      currencyId: z.string(),
      address: z.string(),
      payable: decimal.nullable(),
      rate: decimal.nullable(),
      /** Milliseconds since the epoch. */
      at: z.int(),
    })
    .nullable(),
  seen: z.array(seenSchema),
});

/** The state of one visit. */
export type PayState = z.infer<typeof stateSchema>;

/** A deposit of a {@link PayState}. */
export type SeenDeposit = PayState['seen'][number];

/** How long a reload goes on where the page was. */
export const STATE_MS = 24 * 60 * 60_000;
/** How far the service's clock may be behind ours. */
const CLOCK_SLACK_MS = 120_000;
const MOST_SEEN = 10;
/** No network has a longer hash, and no service longer ids and amounts: what is longer has no room. */
const LONGEST = { hash: 100, word: 40 } as const;
const DIGEST_LENGTH = 10;

/** Without the network, so that another spelling of its name does not make a transaction new. */
function digestOf(hash: string): string {
  const name = transactionOf('', hash);
  return createHash('sha256').update(name).digest('base64url').slice(0, DIGEST_LENGTH);
}

/** Begins a visit: what the wallet has received so far is not this payment. */
export function openState(
  wallet: string,
  { amountUsd }: Pick<PayLink, 'amountUsd'>,
  { found, at }: FoundAt,
): PayState {
  const rows = [...found.unconfirmed, ...found.confirmed];
  return {
    wallet,
    amountUsd,
    openedAt: at,
    before: [...new Set(rows.map(({ hash }) => digestOf(hash)))],
    isWhole: found.complete,
    quotes: 0,
    quote: null,
    seen: [],
  };
}

const keyOf = ([hash, blockchain, currencyId, amount, , number]: SeenDeposit): string =>
  JSON.stringify([hash, blockchain, currencyId, amount, number]);

/** The rows that are not from before the visit. */
function newRows(state: PayState, { found, at }: FoundAt): SeenDeposit[] {
  const readAs = (rows: FoundDeposits['confirmed'], confirmed: boolean): SeenDeposit[] =>
    numbered(rows).flatMap((row) => {
      const { txHash, blockchain, currencyId, amount, amountUsd, times, bcUniqKey } = row;
      if (state.before.includes(digestOf(txHash))) return [];
      const [time] = times;
      // The list was full, so an older row may have moved up into it.
      const isOld =
        time !== undefined && Date.parse(time) < state.openedAt - CLOCK_SLACK_MS && !state.isWhole;
      const isLong =
        txHash.length > LONGEST.hash ||
        [blockchain, currencyId, amount, amountUsd ?? ''].some(
          (word) => word.length > LONGEST.word,
        );
      if (isOld || isLong) return [];
      const number = Number.parseInt(bcUniqKey.slice(bcUniqKey.lastIndexOf('#') + 1), 10);
      return [[txHash, blockchain, currencyId, amount, amountUsd, number, at, confirmed]];
    });
  return [...readAs(found.confirmed, true), ...readAs(found.unconfirmed, false)];
}

/**
 * Adds what the service shows now. What was seen stays, and what was confirmed stays confirmed: an
 * unsigned list that no longer has a row proves nothing.
 */
export function observe(state: PayState, answer: FoundAt): PayState {
  const seen = new Map(state.seen.map((one) => [keyOf(one), one]));
  for (const row of newRows(state, answer)) {
    const key = keyOf(row);
    const known = seen.get(key);
    if (!known && seen.size >= MOST_SEEN) continue;
    const [hash, blockchain, currencyId, amount, amountUsd, number, at, isConfirmed] = known ?? row;
    const confirmed = isConfirmed || row[7];
    seen.set(key, [hash, blockchain, currencyId, amount, amountUsd, number, at, confirmed]);
  }
  return { ...state, seen: [...seen.values()] };
}

/** Deposits from before the visit that came within the last day, newest first. */
export function earlierDeposits(
  state: PayState,
  { found, at }: FoundAt,
): readonly { readonly amount: DecimalString; readonly currencyId: string }[] {
  return [...found.unconfirmed, ...found.confirmed]
    .filter(
      ({ hash, created_at }) =>
        state.before.includes(digestOf(hash)) &&
        (created_at === null || at - Date.parse(created_at) < STATE_MS),
    )
    .map(({ amount, currency_code }) => ({ amount, currencyId: currency_code }));
}

/** Grows with everything that happens in a visit; the widget ignores a snapshot with a lower one. */
export const versionOf = ({ seen, quotes }: PayState): number =>
  1 + quotes + 10_000 * (seen.length + seen.filter((one) => one[7]).length);

/** Seals states, and opens those that this server has sealed. */
export type StateSeal = ReturnType<typeof createStateSeal>;

/** Another clock may have begun the visit and its price in the future: then they begin now. */
function byThisClock({ openedAt, quote, ...state }: PayState, now: number): PayState {
  const began = quote && { ...quote, at: Math.min(quote.at, now) };
  return { ...state, openedAt: Math.min(openedAt, now), quote: began };
}

/** Makes the seal. */
export function createStateSeal(secrets: readonly string[], now: () => number) {
  const tokens = createSealedTokens({
    ...{ secrets, now },
    purpose: 'pay-form-state/v1',
    audience: '/pay/wallet',
  });
  return {
    seal: (state: PayState): Promise<{ readonly token: string; readonly expiresAt: number }> =>
      tokens.seal(
        { state: JSON.stringify(state) },
        // From the opening on: what is sealed again does not live longer.
        Math.max(1_000, Math.min(state.openedAt + STATE_MS - now(), STATE_MS)),
      ),
    /** @returns null for anything else, or after its end. */
    async open(token: string | undefined): Promise<PayState | null> {
      if (token === undefined || token === '') return null;
      const opened = await tokens.open(token);
      if (opened.outcome !== 'valid') return null;
      const state = stateSchema.safeParse(JSON.parse(opened.claims['state'] ?? 'null')).data;
      return state ? byThisClock(state, now()) : null;
    },
  };
}
