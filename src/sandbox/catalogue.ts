/** Operations 3, 4 and 5: the store's currencies, flat and grouped, and one rate. */
import { NO_RATES, noRate } from './backends.js';
import { fromBaseUnits } from '../money/baseUnits.js';
import { parseDecimal } from '../money/decimal.js';
import { findCurrency, type SandboxCurrency } from './currencies.js';
import { wireNumber } from './dialect.js';
import { findNetwork } from './networks.js';
import type { ServiceRequest } from './requestFields.js';
import { ServiceError } from './serviceError.js';
import type { World } from './world.js';

/** The three addresses of a picture. Nothing of the sandbox fetches them. */
function iconSet(kind: 'currency' | 'blockchain', key: string): Record<string, string> {
  const address = (size: string, ending: string): string =>
    `https://cdn.dv.net/img/${kind}/${size}/${key}.${ending}`;
  return {
    icon_128: address('128', 'png'),
    icon_512: address('512', 'png'),
    icon_svg: address('svg', 'svg'),
  };
}

function flatItem(world: World, currency: SandboxCurrency): Record<string, unknown> {
  // One unit of the last digit, and "0" without a network (`docs/service.md §13`).
  const minimum = currency.blockchain ? fromBaseUnits('1', currency.precision) : parseDecimal('0');
  return {
    id: currency.id,
    code: currency.code,
    name: currency.code,
    precision: currency.precision,
    is_fiat: currency.blockchain === null,
    blockchain: currency.blockchain ?? '',
    contract_address: currency.contract ?? '',
    withdrawal_min_balance: wireNumber(world.dialect, minimum),
    has_balance: currency.hasBalance,
    status: currency.blockchain !== null,
    min_confirmation: currency.minConfirmation ?? 0,
    icon: iconSet('currency', currency.id),
    blockchain_icon: iconSet('blockchain', currency.blockchain ?? ''),
    explorer_link: findNetwork(currency.blockchain)?.explorer ?? '',
  };
}

function extendedItem(currency: SandboxCurrency): Record<string, unknown> {
  return {
    id: currency.id,
    code: currency.code,
    name: currency.code,
    blockchain: currency.blockchain ?? '',
    contract_address: currency.contract ?? '',
    has_balance: currency.hasBalance,
    min_confirmation: currency.minConfirmation ?? 0,
    icon: iconSet('currency', currency.id),
    token_icon: iconSet('currency', currency.code),
    blockchain_icon: iconSet('blockchain', currency.blockchain ?? ''),
    explorer_link: findNetwork(currency.blockchain)?.explorer ?? '',
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Groups currencies by a key, in the order in which the keys first appear. */
function groups(
  currencies: readonly SandboxCurrency[],
  keyOf: (currency: SandboxCurrency) => string,
): [string, SandboxCurrency[]][] {
  return unique(currencies.map(keyOf)).map((key) => [
    key,
    currencies.filter((currency) => keyOf(currency) === key),
  ]);
}

/** Operation 3. */
export function answerCurrencies(world: World): unknown {
  return world.enabled.map((currency) => flatItem(world, currency));
}

/** Operation 4. A deployed service shuffles the groups in each answer (`docs/service.md §14`). */
export function answerExtended(world: World): unknown {
  const chance = world.random('group order');
  const inOrder = <T>(items: T[]): T[] =>
    world.dialect === 'deployed' ? chance.shuffle(items) : items;
  const onChains = world.enabled.filter((currency) => currency.blockchain !== null);
  const tokens = groups(world.enabled, ({ code }) => code).map(([name, members]) => ({
    name,
    icon: iconSet('currency', name),
    currencies: members.map(({ id }) => id),
    blockchains: unique(members.map(({ blockchain }) => blockchain ?? '')),
  }));
  const blockchains = groups(onChains, ({ blockchain }) => blockchain ?? '').map(
    ([name, members]) => ({
      name,
      icon: iconSet('blockchain', name),
      currencies: members.map(({ id }) => id),
      tokens: unique(members.map(({ code }) => code)),
    }),
  );
  return {
    tokens: inOrder(tokens),
    blockchains: inOrder(blockchains),
    currencies: world.enabled.map(extendedItem),
  };
}

/** Operation 5: the rate without margin, of every known currency (`docs/service.md §12`). */
export function answerRate(world: World, request: ServiceRequest): unknown {
  const currency = findCurrency(request.id);
  if (!currency) throw new ServiceError(400, 'fetch curr: no rows in result set');
  const { fault } = request;
  const rate = NO_RATES.has(fault) ? null : world.rates.raw(currency.code);
  if (rate === null) {
    const why = noRate(fault, [currency.code, 'USDT'], world.identity.rateSource);
    throw new ServiceError(400, `fetch rate: ${why}`);
  }
  const shown = world.dialect === 'documented' && currency.isStable ? parseDecimal('1') : rate;
  return { code: currency.code, rate_source: world.identity.rateSource, rate: shown };
}
