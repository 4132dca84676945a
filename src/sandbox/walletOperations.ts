/** Operations 1 and 2: the wallet of an external id, with addresses, rates and a pay link. */
import type { DecimalString } from '../money/decimal.js';
import { apiTime, ZERO_TIME } from './clock.js';
import type { SandboxContext } from './context.js';
import { NO_RATES, addressFailure, missingRateMessage, walletFailure } from './faultResponses.js';
import {
  type ServiceRequest,
  amountField,
  isEmail,
  isIp,
  isUuid,
  readAmount,
  textField,
  type SentAmount,
} from './requestFields.js';
import { ServiceError, unprocessable } from './responses.js';
import type { AddressRow, Wallet } from './wallets.js';

interface WalletRequest {
  readonly externalId: string;
  readonly amount: SentAmount | null;
  readonly currency: string;
  readonly meta: Readonly<Record<'email' | 'ip' | 'locale', string>>;
}

/** Reads the fields of a body or of a query, which hold the same; an empty amount of a query is none. */
function readWalletRequest(context: SandboxContext, request: ServiceRequest): WalletRequest {
  const { query, operation } = request;
  const body = operation === 'createWallet' ? request.body() : null;
  const text = (name: string): string => (body ? textField(body, name) : (query.get(name) ?? ''));
  const readQueried = () => (text('amount') === '' ? null : readAmount(text('amount')));
  return {
    externalId: text('store_external_id'),
    amount: body ? amountField(body, context.dialect) : readQueried(),
    currency: text('currency'),
    meta: { email: text('email'), ip: text('ip'), locale: text('locale') },
  };
}

/**
 * Checks the fields. The document gives formats for the query only (`uuid`, `email`, `ipv4`), so
 * only `documented` checks them in operation 2; a deployed service accepts any text, and IPv6.
 *
 * Assumption: the document does not say which body fields are required; as deployed, only
 * `store_external_id` is.
 */
function checkWalletRequest(
  context: SandboxContext,
  request: ServiceRequest,
  asked: WalletRequest,
): void {
  const strict = context.dialect === 'documented' && request.operation === 'createWalletByQuery';
  const { email, ip } = asked.meta;
  if (asked.externalId === '') throw unprocessable();
  if (strict && !isUuid(asked.externalId)) throw unprocessable();
  if (email !== '' && !isEmail(email)) throw unprocessable();
  if (ip !== '' && !isIp(ip, strict ? [4] : [4, 6])) throw unprocessable();
}

/** `pay_url`; its query holds only fields that were sent (`docs/service.md §9`). */
function payUrl(
  context: SandboxContext,
  wallet: Wallet,
  { amount, currency }: WalletRequest,
): string {
  const query = new URLSearchParams();
  if (amount?.isPositive) query.set('amount', amount.value);
  if (currency !== '') query.set('currency', currency);
  const text = query.toString();
  return `${context.identity.payFormUrl}/pay/wallet/${wallet.id}${text === '' ? '' : `?${text}`}`;
}

/** One missing price fails the whole call. */
function walletRates(
  context: SandboxContext,
  request: ServiceRequest,
  externalId: string,
): Record<string, DecimalString> {
  const { fault } = request;
  const rates = context.enabledCurrencies.map((currency) => {
    const rate = NO_RATES.has(fault) ? null : context.rates.scaled(currency);
    if (rate !== null) return [currency.id, rate] as const;
    const why = missingRateMessage(fault, ['USDT', currency.code], context.identity.rateSource);
    throw walletFailure(externalId, `failed to convert rate source: get currency rate: ${why}`);
  });
  return Object.fromEntries(rates);
}

function renderAddress(context: SandboxContext, row: AddressRow): Record<string, unknown> {
  const deployed = context.dialect === 'deployed';
  return {
    id: row.id,
    wallet_id: row.walletId,
    user_id: context.identity.userId,
    currency_id: row.currencyId,
    blockchain: row.blockchain,
    address: row.address,
    created_at: apiTime(row.createdAt),
    updated_at: deployed ? ZERO_TIME : apiTime(row.createdAt),
    // Assumption: the document types it as a string and shows no unset one; empty says "never".
    deleted_at: deployed ? ZERO_TIME : '',
    dirty: false,
  };
}

/** Stores e-mail, IP and locale if a different non-empty value was sent. */
function updateMeta(
  wallet: Wallet,
  meta: WalletRequest['meta'],
  now: number,
  isNew: boolean,
): void {
  const sent = Object.entries(meta).filter(([, value]) => value !== '');
  const merged = { ...wallet.meta, ...Object.fromEntries(sent) };
  const changed = JSON.stringify(merged) !== JSON.stringify(wallet.meta);
  wallet.meta = merged;
  if (changed && !isNew) wallet.updatedAt = now;
}

/** Whether a wallet has a clean address for each currency. */
const hasAddresses = (
  { enabledCurrencies: enabled }: SandboxContext,
  wallet: Wallet | undefined,
): boolean =>
  enabled
    .filter(({ blockchain }) => blockchain !== null)
    .every(({ id }) => wallet?.rows.some((row) => row.currencyId === id && !row.dirty));

/** Operations 1 and 2, which do the same. */
export function getOrCreateWallet(context: SandboxContext, request: ServiceRequest): unknown {
  const asked = readWalletRequest(context, request);
  checkWalletRequest(context, request, asked);
  if (context.settings.storeRejected || request.fault === 'store_rejected') {
    throw new ServiceError(400, 'store is not verified');
  }
  const { externalId } = asked;
  if (!context.settings.processingReady)
    throw walletFailure(externalId, 'processing is uninitialized');
  if (externalId.length > 255) {
    const reason = 'ERROR: value too long for type character varying(255) (SQLSTATE 22001)';
    throw walletFailure(externalId, reason);
  }
  const rates = walletRates(context, request, externalId);
  const now = context.clock.now();
  const known = context.wallets.byExternalId(externalId);
  const isNew = request.existing ? !request.existing.externalIds.has(externalId) : !known;
  if (request.fault === 'processing_down' && !hasAddresses(context, known)) {
    throw addressFailure(externalId);
  }
  const wallet = known && !isNew ? known : context.wallets.create(externalId, now);
  // The answer to the call that updates a wallet still has the old time (`docs/service.md §9`).
  const shownUpdate = wallet.updatedAt;
  updateMeta(wallet, asked.meta, now, isNew);
  const amount = asked.amount?.isPositive ? asked.amount.value : context.settings.minimalPaymentUsd;
  const unset = context.dialect === 'deployed' ? ZERO_TIME : apiTime(wallet.createdAt);
  return {
    id: wallet.id,
    store_id: context.identity.storeId,
    store_external_id: externalId,
    amount_usd: amount,
    address: context.wallets
      .addressesFor(wallet, context.enabledCurrencies, now)
      .map((row) => renderAddress(context, row)),
    pay_url: payUrl(context, wallet, asked),
    rates,
    created_at: apiTime(wallet.createdAt),
    updated_at: shownUpdate === null ? unset : apiTime(shownUpdate),
  };
}
