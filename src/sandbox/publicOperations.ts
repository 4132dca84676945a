/** The public routes, without a key, that the service's own payment page uses (`docs/service.md §27`). */
import { compareDecimal, parseDecimal } from '../money/decimal.js';
import { apiTime } from './clock.js';
import { findEnabledCurrency, type SandboxContext } from './context.js';
import { CURRENCIES, findCurrency, type SandboxCurrency } from './currencies.js';
import { flatItem } from './currencyOperations.js';
import { isUuid } from './requestFields.js';
import { errorResponse, successResponse, type ServiceResponse } from './responses.js';
import type { SandboxTransfer } from './transfers.js';
import type { Wallet } from './wallets.js';

const WALLET_PATH = /\/api\/v1\/public\/wallet\/([^/]+)(\/tx-find)?$/;
const CURRENCIES_PATH = /\/api\/v1\/public\/currencies\/?$/;
/** The look-up hides smaller deposits: US dollars. */
const MINIMUM_USD = parseDecimal('1');
const MAX_DEPOSITS = 10;

function currencyFields(currency: SandboxCurrency): Record<string, unknown> {
  return {
    id: currency.id,
    name: currency.code,
    code: currency.code,
    blockchain: currency.blockchain,
    currency_label: currency.label,
    token_label: currency.tokenLabel,
    is_native: currency.isNative,
    contract_address: currency.contract,
    order: currency.sort,
  };
}

/** The wallet as the payment page reads it. It makes no address: those are of an earlier wallet call. */
function renderWallet(context: SandboxContext, wallet: Wallet): unknown {
  const rows = wallet.rows.flatMap((row) => {
    const currency = findEnabledCurrency(context, row.currencyId);
    return currency && !row.dirty ? [{ currency, address: row.address }] : [];
  });
  const rates = context.enabledCurrencies.flatMap((currency) => {
    const rate = context.rates.scaled(currency);
    return rate === null ? [] : [[currency.id, rate] as const];
  });
  return {
    store: {
      id: context.identity.storeId,
      name: 'Sandbox store',
      currency_id: 'USD',
      minimal_payment: context.settings.minimalPaymentUsd,
      status: true,
      ...context.settings.storePages,
    },
    wallet_id: wallet.id,
    addresses: rows
      .sort((a, b) => a.currency.sort - b.currency.sort)
      .map(({ currency, address }) => ({ currency: currencyFields(currency), address })),
    rates: Object.fromEntries(rates),
  };
}

function renderDeposit(transfer: SandboxTransfer): Record<string, unknown> {
  const currency = findCurrency(transfer.currencyId);
  return {
    // The id stands in a field named code.
    currency_code: transfer.currencyId,
    currency_name: currency?.code ?? '',
    currency_label: currency?.label ?? null,
    token_label: currency?.tokenLabel ?? null,
    blockchain: transfer.blockchain,
    is_native: currency?.isNative ?? false,
    contract_address: currency?.contract ?? '',
    hash: transfer.txHash,
    amount: transfer.amount,
    amount_usd: transfer.amountUsd,
    type: 'deposit',
    created_at: apiTime(transfer.confirmedAt ?? transfer.createdAt),
  };
}

function renderDeposits(context: SandboxContext, wallet: Wallet): unknown {
  const deposits = context.transfers
    .all()
    .filter(
      (one) =>
        one.walletId === wallet.id &&
        one.direction === 'deposit' &&
        compareDecimal(one.amountUsd, MINIMUM_USD) >= 0,
    );
  const inState = (...states: readonly SandboxTransfer['state'][]): unknown[] =>
    deposits
      .filter(({ state }) => states.includes(state))
      .slice(-MAX_DEPOSITS)
      .reverse()
      .map(renderDeposit);
  // Assumption: a blocked deposit is recorded on chain all the same, so it is listed as confirmed.
  return { confirmed: inState('confirmed', 'blocked'), unconfirmed: inState('in_mempool') };
}

/** Answers a public route. Null for any other request. */
export function handlePublicRequest(
  context: SandboxContext,
  method: string,
  pathname: string,
): ServiceResponse | null {
  if (method !== 'GET') return null;
  if (CURRENCIES_PATH.test(pathname)) {
    return successResponse(CURRENCIES.map((currency) => flatItem(context, currency)));
  }
  const [, id, isLookup] = WALLET_PATH.exec(pathname) ?? [];
  if (id === undefined) return null;
  if (!isUuid(id)) return errorResponse(400, 'bad wallet id');
  const wallet = context.wallets.all().find((one) => one.id === id.toLowerCase());
  if (!wallet) return errorResponse(404, 'store not found');
  if (isLookup) return successResponse(renderDeposits(context, wallet));
  if (!context.settings.storeEnabled) return errorResponse(410, 'store is disabled');
  return successResponse(renderWallet(context, wallet));
}
