/** Operations 1 and 2: the wallet of an external id, with addresses, rates and a pay link. */
import { NO_RATES, noAddress, noRate, walletFailure } from './backends.js';
import { apiTime, ZERO_TIME } from './clock.js';
import type { DecimalString } from '../money/decimal.js';
import type { ServiceRequest } from './requestFields.js';
import { amountField, isEmail, isIp, isUuid, readAmount, textField } from './requestFields.js';
import type { SentAmount } from './requestFields.js';
import { ServiceError, unprocessable } from './serviceError.js';
import type { AddressRow, Wallet } from './wallets.js';
import type { World } from './world.js';

interface WalletRequest {
  readonly externalId: string;
  readonly amount: SentAmount | null;
  readonly currency: string;
  readonly meta: Readonly<Record<'email' | 'ip' | 'locale', string>>;
}

function readWalletBody(world: World, request: ServiceRequest): WalletRequest {
  const body = request.body();
  return {
    externalId: textField(body, 'store_external_id'),
    amount: amountField(body, world.dialect),
    currency: textField(body, 'currency'),
    meta: {
      email: textField(body, 'email'),
      ip: textField(body, 'ip'),
      locale: textField(body, 'locale'),
    },
  };
}

function readWalletQuery({ query }: ServiceRequest): WalletRequest {
  const text = (name: string): string => query.get(name) ?? '';
  return {
    externalId: text('store_external_id'),
    amount: query.get('amount') ? readAmount(text('amount')) : null,
    currency: text('currency'),
    meta: { email: text('email'), ip: text('ip'), locale: text('locale') },
  };
}

/**
 * Checks the fields. The document gives formats for the query only (`uuid`, `email`, `ipv4`), so
 * only `documented` holds operation 2 to them; a deployed service takes any text and IPv6 too.
 *
 * Assumption: the document does not say which body fields are required; as deployed, only
 * `store_external_id` is.
 */
function checkWalletRequest(world: World, request: ServiceRequest, asked: WalletRequest): void {
  const strict = world.dialect === 'documented' && request.operation === 'createWalletByQuery';
  const { email, ip } = asked.meta;
  if (asked.externalId === '') throw unprocessable();
  if (strict && !isUuid(asked.externalId)) throw unprocessable();
  if (email !== '' && !isEmail(email)) throw unprocessable();
  if (ip !== '' && !isIp(ip, strict ? [4] : [4, 6])) throw unprocessable();
}

/** `pay_url`, whose query holds only what was sent (`docs/service.md §9`). */
function payUrl(world: World, wallet: Wallet, { amount, currency }: WalletRequest): string {
  const query = new URLSearchParams();
  if (amount?.isPositive) query.set('amount', amount.value);
  if (currency !== '') query.set('currency', currency);
  const text = query.toString();
  return `${world.identity.payFormUrl}/pay/wallet/${wallet.id}${text === '' ? '' : `?${text}`}`;
}

/** One missing price fails the whole call. */
function walletRates(
  world: World,
  request: ServiceRequest,
  externalId: string,
): Record<string, DecimalString> {
  const { fault } = request;
  const rates = world.enabled.map((currency) => {
    const rate = NO_RATES.has(fault) ? null : world.rates.scaled(currency);
    if (rate !== null) return [currency.id, rate] as const;
    const why = noRate(fault, ['USDT', currency.code], world.identity.rateSource);
    throw walletFailure(externalId, `failed to convert rate source: get currency rate: ${why}`);
  });
  return Object.fromEntries(rates);
}

function renderAddress(world: World, row: AddressRow): Record<string, unknown> {
  const deployed = world.dialect === 'deployed';
  return {
    id: row.id,
    wallet_id: row.walletId,
    user_id: world.identity.userId,
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

/** Keeps e-mail, IP and locale where a different non-empty value was sent. */
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

/** Whether a wallet can be answered without a new address. */
const hasAddresses = ({ enabled }: World, wallet: Wallet | undefined): boolean =>
  enabled
    .filter(({ blockchain }) => blockchain !== null)
    .every(({ id }) => wallet?.rows.some((row) => row.currencyId === id && !row.dirty));

/** Answers operations 1 and 2, which do the same. */
export function answerWallet(world: World, request: ServiceRequest): unknown {
  const asked =
    request.operation === 'createWallet'
      ? readWalletBody(world, request)
      : readWalletQuery(request);
  checkWalletRequest(world, request, asked);
  if (world.settings.storeRejected || request.fault === 'store_rejected') {
    throw new ServiceError(400, 'store is not verified');
  }
  const { externalId } = asked;
  if (!world.settings.processingReady)
    throw walletFailure(externalId, 'processing is uninitialized');
  if (externalId.length > 255) {
    const reason = 'ERROR: value too long for type character varying(255) (SQLSTATE 22001)';
    throw walletFailure(externalId, reason);
  }
  const rates = walletRates(world, request, externalId);
  const now = world.clock.now();
  const known = world.wallets.byExternalId(externalId);
  const isNew = request.before ? !request.before.externalIds.has(externalId) : !known;
  if (request.fault === 'processing_down' && !hasAddresses(world, known)) {
    throw noAddress(externalId);
  }
  const wallet = known && !isNew ? known : world.wallets.create(externalId, now);
  // The answer to the call that updates a wallet still has the old time (`docs/service.md §9`).
  const shownUpdate = wallet.updatedAt;
  updateMeta(wallet, asked.meta, now, isNew);
  const amount = asked.amount?.isPositive ? asked.amount.value : world.settings.minimalPaymentUsd;
  const unset = world.dialect === 'deployed' ? ZERO_TIME : apiTime(wallet.createdAt);
  return {
    id: wallet.id,
    store_id: world.identity.storeId,
    store_external_id: externalId,
    amount_usd: amount,
    address: world.wallets
      .addressesFor(wallet, world.enabled, now)
      .map((row) => renderAddress(world, row)),
    pay_url: payUrl(world, wallet, asked),
    rates,
    created_at: apiTime(wallet.createdAt),
    updated_at: shownUpdate === null ? unset : apiTime(shownUpdate),
  };
}
