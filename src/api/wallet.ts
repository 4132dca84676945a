/** Wallets and their deposit addresses (document, "Wallet" and "Wallet address"). */
import * as z from 'zod';
import type { DecimalString } from '../money/decimal.js';
import { amountSchema, objectSchema, optionalField, timestampSchema } from './primitives.js';

/** A deposit address of a wallet: one per currency. */
export interface WalletAddress {
  readonly id: string | null;
  readonly address: string;
  /** Network slug such as `tron`; open. */
  readonly blockchain: string;
  readonly currency_id: string;
  readonly user_id: string | null;
  readonly wallet_id: string | null;
  /** The service will replace the address and sends no events for it. */
  readonly dirty: boolean | null;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly deleted_at: string | null;
}

/**
 * A deposit address.
 *
 * Assumption: without `address`, `blockchain` and `currency_id` money could go to the wrong place,
 * so these are required; everything else may be missing.
 */
export const walletAddressSchema = objectSchema<WalletAddress>({
  id: optionalField(z.string()),
  address: z.string(),
  blockchain: z.string(),
  currency_id: z.string(),
  user_id: optionalField(z.string()),
  wallet_id: optionalField(z.string()),
  dirty: optionalField(z.boolean()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  deleted_at: timestampSchema,
});

/**
 * US dollars per coin, by exact currency id. A rate of null is left out: there is none. So is one that
 * cannot be read, and named: its currency has no price then, and all others keep theirs.
 */
const ratesSchema = z
  .record(z.string(), amountSchema.nullable())
  .transform(
    (rates) =>
      Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== null)) as Record<
        string,
        DecimalString
      >,
  );

/** A wallet with its addresses and the rates of this moment. */
export interface Wallet {
  readonly id: string;
  readonly store_id: string | null;
  readonly store_external_id: string | null;
  readonly address: readonly WalletAddress[];
  /** Decimal string, US dollars. The service may answer another amount than it was asked for. */
  readonly amount_usd: DecimalString;
  readonly pay_url: string | null;
  /** US dollars per coin, by exact currency id. */
  readonly rates: Readonly<Record<string, DecimalString>>;
  readonly created_at: string | null;
  readonly updated_at: string | null;
}

/**
 * A wallet.
 *
 * Assumption: `amount_usd` is the echo that tells a silently replaced amount, `rates` price the
 * payment, so both are required, like `id` and `address`.
 */
export const walletSchema = objectSchema<Wallet>({
  id: z.string(),
  store_id: optionalField(z.string()),
  store_external_id: optionalField(z.string()),
  address: z.array(walletAddressSchema),
  amount_usd: amountSchema,
  pay_url: optionalField(z.string()),
  rates: ratesSchema,
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

/**
 * What operations 1 and 2 take.
 *
 * Assumption: the document does not say which fields are required, nor what a repeated
 * `store_external_id` does. We always send it, and expect the same wallet again.
 */
export interface CreateWalletInput {
  /** The store's own identifier. A caller that knows it can read its wallet. */
  readonly store_external_id: string;
  /**
   * Decimal string such as `"20.10"`, US dollars. Left out for a top-up; the service then echoes its own
   * minimum.
   */
  readonly amount?: string | undefined;
  /** Currency id. Only decorates `pay_url`. */
  readonly currency?: string | undefined;
  readonly email?: string | undefined;
  readonly ip?: string | undefined;
  readonly locale?: string | undefined;
}

/** Ids of wallets are UUIDs; anything else must not become part of a URL. */
const WALLET_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a wallet id. */
export const isWalletId = (text: string): boolean => WALLET_ID.test(text);
