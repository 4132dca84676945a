/** Operations 7 and 8: processing wallets and the exchange account. */
import { NETWORKS, type Network } from '../chains/networks.js';
import {
  addDecimal,
  divideDecimal,
  multiplyDecimal,
  parseDecimal,
  type DecimalString,
} from '../money/decimal.js';
import { processingAddress } from './addresses.js';
import { findEnabledCurrency, type SandboxContext } from './context.js';
import { findCurrency, findNativeCurrency, type SandboxCurrency } from './currencies.js';
import { NO_BALANCES } from './faultResponses.js';
import type { ServiceRequest } from './requestFields.js';
import { wireNumber, ServiceError } from './responses.js';

// Fees in `additional_data` of operation 7: plausible constants.
const TRON = {
  tron_transfer_data: { max_transfers_trc20: '4', max_transfers_native: '346' },
  available_energy_for_use: '0',
  total_energy: '0',
  available_bandwidth_for_use: '600',
  total_bandwidth: '600',
  stacked_trx: '0',
  stacked_bandwidth: '0',
  stacked_energy: '0',
  stacked_bandwidth_trx: '0',
  stacked_energy_trx: '0',
  total_used_energy: '0',
  total_used_bandwidth: '0',
};

/** Costs are in coins, the gas price is in wei (`docs/service.md §17`). */
const EVM = {
  suggested_gas_price: '1500000000',
  max_transfers_erc20: '5128',
  max_transfers_native: '15873',
  cost_per_erc20: '0.0000975',
  cost_per_native: '0.0000315',
  is_l2: false,
  l1_data_fee_estimate: '',
};

/**
 * `documented`: both sub-objects, as the document lists them. `deployed`: only the network's own, and
 * null for Bitcoin-like networks, whose wallets lack the whole object (`docs/service.md §17`).
 */
function chainFigures(
  { dialect }: SandboxContext,
  { slug, family }: Network,
): Record<string, unknown> | null {
  const evm =
    slug === 'arbitrum' ? { ...EVM, is_l2: true, l1_data_fee_estimate: '0.0000021' } : EVM;
  if (dialect === 'documented') return { evm_data: evm, tron_data: TRON };
  if (family === 'evm') return { evm_data: evm };
  return family === 'tron' ? { tron_data: TRON } : null;
}

/** Value in US dollars at the rate without margin, not rounded (`docs/service.md §17`). */
function rawValue(
  context: SandboxContext,
  currencyId: string,
  amount: DecimalString,
): DecimalString {
  const code = findCurrency(currencyId)?.code ?? currencyId;
  return multiplyDecimal(amount, context.rates.raw(code) ?? parseDecimal('0'));
}

function asset(context: SandboxContext, { id, code }: SandboxCurrency): Record<string, string> {
  const amount = context.balances.of(id);
  return { currency_id: id, identity: code, amount, amount_usd: rawValue(context, id, amount) };
}

function nativeBalance(context: SandboxContext, nativeId: string): Record<string, string> {
  const amount = context.balances.of(nativeId);
  return { native_token: amount, native_token_usd: rawValue(context, nativeId, amount) };
}

function describeNative({ slug, family }: Network): Record<string, unknown> {
  const native = findNativeCurrency(slug);
  return {
    id: native?.id ?? '',
    code: native?.code ?? '',
    precision: native?.precision ?? 0,
    name: native?.code ?? '',
    blockchain: slug,
    is_bitcoin_like: family === 'bitcoin',
    is_evm_like: family === 'evm',
    is_stable_coin: false,
  };
}

function renderNetwork(
  context: SandboxContext,
  network: Network,
  currencies: readonly SandboxCurrency[],
): Record<string, unknown> {
  const base = {
    address: processingAddress(context, network.slug),
    blockchain: network.slug,
    currency: describeNative(network),
  };
  const assets = currencies
    .toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
    .map((currency) => asset(context, currency));
  const nativeId = findNativeCurrency(network.slug)?.id ?? '';
  const hasNative = currencies.some(({ id }) => id === nativeId);
  // A deployed service leaves these out; the document lists them for every wallet.
  if (context.dialect === 'deployed' && !hasNative) return { ...base, assets };
  const figures = chainFigures(context, network);
  const balance = nativeBalance(context, nativeId);
  const whole = { ...base, balance, assets };
  return figures === null ? whole : { ...whole, additional_data: figures };
}

/** Reads a repeated query parameter, with or without brackets. @throws 400 if an item repeats. */
function listParameter({ query }: ServiceRequest, name: string): string[] {
  const items = [...query.getAll(name), ...query.getAll(`${name}[]`)].filter((item) => item !== '');
  if (new Set(items).size === items.length) return items;
  // Only here does the validator's text reach the caller, as escaped JSON (`docs/service.md §4`).
  throw new ServiceError(400, JSON.stringify([{ field: name, message: 'unique' }]));
}

/**
 * Operation 7.
 *
 * Assumption: the document does not say how array parameters are written; as deployed, the key is
 * repeated, and a comma does not split (`docs/service.md §17`).
 */
export function listProcessingWalletBalances(
  context: SandboxContext,
  request: ServiceRequest,
): unknown {
  const blockchains = listParameter(request, 'blockchains').map((slug) => slug.toLowerCase());
  const ids = listParameter(request, 'currencies');
  if (!context.settings.processingReady) throw new ServiceError(400, 'empty owner processing id');
  if (NO_BALANCES.has(request.fault)) return [];
  const missing = ids.find((id) => findEnabledCurrency(context, id) === undefined);
  if (missing !== undefined) throw new ServiceError(400, `currency ${missing} is disabled`);
  const wanted = context.enabledCurrencies.filter(({ id }) => ids.length === 0 || ids.includes(id));
  return NETWORKS.filter(({ slug }) => blockchains.length === 0 || blockchains.includes(slug))
    .filter(({ slug }) => !context.settings.networksWithoutWallet.includes(slug))
    .flatMap((network) => {
      const currencies = wanted.filter(({ blockchain }) => blockchain === network.slug);
      return currencies.length === 0 ? [] : [renderNetwork(context, network, currencies)];
    });
}

/**
 * Operation 8. Values are rounded down to cents; the total is the sum of the unrounded ones.
 *
 * Assumption: the document does not say what a store without an exchange account gets; as deployed, an
 * error (`docs/service.md §18`).
 */
export function getExchangeBalances(context: SandboxContext): unknown {
  const { exchange } = context.balances;
  if (exchange === null) throw new ServiceError(400, 'user has no exchanges setup');
  const number = (amount: DecimalString) => wireNumber(context.dialect, amount);
  const cents = (amount: DecimalString) => divideDecimal(amount, parseDecimal('1'), 2, 'down');
  const rows = Object.entries(exchange).map(([currency, amount]) => ({
    currency,
    amount,
    usd: rawValue(context, currency, amount),
  }));
  return {
    balances: rows.map(({ currency, amount, usd }) => ({
      currency,
      amount: number(amount),
      amount_usd: number(cents(usd)),
    })),
    total_usd: number(cents(addDecimal(...rows.map(({ usd }) => usd)))),
  };
}
