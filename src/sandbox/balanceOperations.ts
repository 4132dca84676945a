/** Operations 7 and 8: processing wallets and the exchange account. */
import {
  addDecimal,
  divideDecimal,
  multiplyDecimal,
  parseDecimal,
  type DecimalString,
} from '../money/decimal.js';
import { NO_BALANCES } from './backends.js';
import { findCurrency, type SandboxCurrency } from './currencies.js';
import { wireNumber } from './dialect.js';
import { NETWORKS, type SandboxNetwork } from './networks.js';
import type { ServiceRequest } from './requestFields.js';
import { processingAddress } from './processingAddress.js';
import { chainFigures } from './processingFigures.js';
import { ServiceError } from './serviceError.js';
import { enabledCurrency, type World } from './world.js';

/** Value in US dollars at the rate without margin, not rounded (`docs/service.md §17`). */
function rawValue(world: World, currencyId: string, amount: DecimalString): DecimalString {
  const code = findCurrency(currencyId)?.code ?? currencyId;
  return multiplyDecimal(amount, world.rates.raw(code) ?? parseDecimal('0'));
}

function asset(world: World, { id, code }: SandboxCurrency): Record<string, string> {
  const amount = world.balances.of(id);
  return { currency_id: id, identity: code, amount, amount_usd: rawValue(world, id, amount) };
}

function nativeBalance(world: World, nativeId: string): Record<string, string> {
  const amount = world.balances.of(nativeId);
  return { native_token: amount, native_token_usd: rawValue(world, nativeId, amount) };
}

function describeNative(network: SandboxNetwork): Record<string, unknown> {
  const native = findCurrency(network.nativeId);
  const { family } = network;
  return {
    id: network.nativeId,
    code: native?.code ?? '',
    precision: native?.precision ?? 0,
    name: native?.code ?? '',
    blockchain: network.slug,
    is_bitcoin_like: family !== 'tron' && family !== 'evm',
    is_evm_like: family === 'evm',
    is_stable_coin: false,
  };
}

function renderNetwork(
  world: World,
  network: SandboxNetwork,
  currencies: readonly SandboxCurrency[],
): Record<string, unknown> {
  const base = {
    address: processingAddress(world, network),
    blockchain: network.slug,
    currency: describeNative(network),
  };
  const assets = currencies
    .toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
    .map((currency) => asset(world, currency));
  const hasNative = currencies.some(({ id }) => id === network.nativeId);
  // A deployed service leaves these out; the document lists them for every wallet.
  if (world.dialect === 'deployed' && !hasNative) return { ...base, assets };
  const figures = chainFigures(world, network);
  const balance = nativeBalance(world, network.nativeId);
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
export function answerProcessing(world: World, request: ServiceRequest): unknown {
  const blockchains = listParameter(request, 'blockchains').map((slug) => slug.toLowerCase());
  const ids = listParameter(request, 'currencies');
  if (!world.settings.processingReady) throw new ServiceError(400, 'empty owner processing id');
  if (NO_BALANCES.has(request.fault)) return [];
  const missing = ids.find((id) => enabledCurrency(world, id) === undefined);
  if (missing !== undefined) throw new ServiceError(400, `currency ${missing} is disabled`);
  const wanted = world.enabled.filter(({ id }) => ids.length === 0 || ids.includes(id));
  return NETWORKS.filter(({ slug }) => blockchains.length === 0 || blockchains.includes(slug))
    .filter(({ slug }) => !world.settings.networksWithoutWallet.includes(slug))
    .flatMap((network) => {
      const currencies = wanted.filter(({ blockchain }) => blockchain === network.slug);
      return currencies.length === 0 ? [] : [renderNetwork(world, network, currencies)];
    });
}

/**
 * Operation 8. Values are rounded down to cents; the total is the sum of the unrounded ones.
 *
 * Assumption: the document does not say what a store without an exchange account gets; as deployed, an
 * error (`docs/service.md §18`).
 */
export function answerExchange(world: World): unknown {
  const { exchange } = world.balances;
  if (exchange === null) throw new ServiceError(400, 'user has no exchanges setup');
  const number = (amount: DecimalString) => wireNumber(world.dialect, amount);
  const cents = (amount: DecimalString) => divideDecimal(amount, parseDecimal('1'), 2, 'down');
  const rows = Object.entries(exchange).map(([currency, amount]) => ({
    currency,
    amount,
    usd: rawValue(world, currency, amount),
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
