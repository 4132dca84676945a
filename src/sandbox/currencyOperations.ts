/** Operations 3, 4 and 5: the store's currencies, flat and grouped, and one rate. */
import { transactionPages } from '../chains/explorer.js';
import { fromBaseUnits } from '../money/baseUnits.js';
import { parseDecimal } from '../money/decimal.js';
import type { SandboxContext } from './context.js';
import { findCurrency, type SandboxCurrency } from './currencies.js';
import { NO_RATES, missingRateMessage } from './faultResponses.js';
import type { ServiceRequest } from './requestFields.js';
import { wireNumber, ServiceError } from './responses.js';

/** URLs of an icon. The sandbox does not fetch them. */
function iconSet(kind: 'currency' | 'blockchain', key: string): Record<string, string> {
  const address = (size: string, ending: string): string =>
    `https://cdn.dv.net/img/${kind}/${size}/${key}.${ending}`;
  return {
    icon_128: address('128', 'png'),
    icon_512: address('512', 'png'),
    icon_svg: address('svg', 'svg'),
  };
}

/** The explorer's transaction page, with the literal placeholder `{tx_hash}`. */
function explorerLink({ blockchain }: SandboxCurrency): string {
  return blockchain === null ? '' : `${transactionPages.get(blockchain) ?? ''}{tx_hash}`;
}

/** A row of the flat listing. */
export function flatItem(
  context: SandboxContext,
  currency: SandboxCurrency,
): Record<string, unknown> {
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
    withdrawal_min_balance: wireNumber(context.dialect, minimum),
    has_balance: currency.hasBalance,
    status: currency.blockchain !== null,
    min_confirmation: currency.minConfirmation ?? 0,
    icon: iconSet('currency', currency.id),
    blockchain_icon: iconSet('blockchain', currency.blockchain ?? ''),
    explorer_link: explorerLink(currency),
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
    explorer_link: explorerLink(currency),
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
export function listCurrencies(context: SandboxContext): unknown {
  return context.enabledCurrencies.map((currency) => flatItem(context, currency));
}

/** Operation 4. A deployed service shuffles the groups in each answer (`docs/service.md §14`). */
export function listCurrenciesExtended(context: SandboxContext): unknown {
  const random = context.random('group order');
  const inOrder = <T>(items: T[]): T[] =>
    context.dialect === 'deployed' ? random.shuffle(items) : items;
  const onChains = context.enabledCurrencies.filter((currency) => currency.blockchain !== null);
  const tokens = groups(context.enabledCurrencies, ({ code }) => code).map(([name, members]) => ({
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
    currencies: context.enabledCurrencies.map(extendedItem),
  };
}

/** Operation 5: the rate without margin, of every known currency (`docs/service.md §12`). */
export function getCurrencyRate(context: SandboxContext, request: ServiceRequest): unknown {
  const currency = findCurrency(request.id);
  if (!currency) throw new ServiceError(400, 'fetch curr: no rows in result set');
  const { fault } = request;
  const rate = NO_RATES.has(fault) ? null : context.rates.raw(currency.code);
  if (rate === null) {
    const why = missingRateMessage(fault, [currency.code, 'USDT'], context.identity.rateSource);
    throw new ServiceError(400, `fetch rate: ${why}`);
  }
  const shown = context.dialect === 'documented' && currency.isStable ? parseDecimal('1') : rate;
  return { code: currency.code, rate_source: context.identity.rateSource, rate: shown };
}
