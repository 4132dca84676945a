/** Joins the extended and the flat listing by id, and keeps only what a picker needs. */
import type { ExtendedListing, StoreCurrency } from '../../../api/currencies.js';
import { leftOutOf } from '../../../api/droppedEntries.js';
import { WIRE_VERSION } from '../../../contract/checkout.js';
import {
  type CurrencyGroup,
  type CurrencyListing,
  type CurrencyView,
  currencyViewSchema,
} from '../../../contract/currencies.js';
import { isNativeCurrency } from '../../../chains/nativeCurrency.js';
import { CURRENCY_MARKS, NETWORK_MARKS } from '../icons/marks.js';
import { networkAliases, networkName, tokenStandard } from '../../../chains/networks.js';
import { tokenAliases } from '../../../chains/tokenAliases.js';
import { tokenForPage, type ListedToken } from '../../../chains/wellKnownTokens.js';
import { type CurrencyRules, statedOf } from './currencyRules.js';
import { plainText } from '../../../contract/plainLine.js';

/** What most shoppers look for. In alphabetical order it would be far down the list. */
const WELL_KNOWN = ['USDT.Tron', 'USDC.Ethereum', 'BTC.Bitcoin', 'ETH.Ethereum'];

/** The row's token, as it would be shown. A network's own coin has no contract. */
export function listedToken(
  currency: ExtendedListing['currencies'][number],
  flat: StoreCurrency | undefined,
): ListedToken & { readonly isNative: boolean } {
  const blockchain = currency.blockchain ?? '';
  const contract = currency.contract_address ?? '';
  const isNative = isNativeCurrency({ blockchain, code: currency.code, contractAddress: contract });
  return {
    blockchain,
    code: plainText(currency.code),
    contractAddress: isNative || contract === '' ? null : plainText(contract),
    isNative,
    precision: flat?.precision ?? null,
  };
}

function toView(
  currency: ExtendedListing['currencies'][number],
  flat: StoreCurrency | undefined,
  rules: CurrencyRules,
  hasIcons: boolean,
): CurrencyView | null {
  const token = listedToken(currency, flat);
  const { blockchain, code, isNative, precision } = token;
  const standard = isNative ? null : tokenStandard(blockchain);
  const view = {
    id: currency.id,
    code,
    name: plainText(currency.name ?? currency.code),
    blockchain,
    networkName: plainText(networkName(blockchain)),
    aliases: [
      ...networkAliases(blockchain),
      ...(standard ? [standard] : []),
      ...tokenAliases(currency.code),
    ],
    contractAddress: tokenForPage(token).contractAddress,
    isNative,
    precision,
    minConfirmation: currency.min_confirmation ?? flat?.min_confirmation ?? null,
    ...(hasIcons && CURRENCY_MARKS.has(code) ? { icon: true } : {}),
    ...(hasIcons && NETWORK_MARKS.has(blockchain) ? { networkIcon: true } : {}),
    ...statedOf(currency.id, rules.details),
  };
  // A currency whose id cannot be part of a path, or whose network has hidden characters, is left out, so
  // that it does not break the listing. A slug is compared, so it must not be cleaned up.
  const isNamed = view.code !== '' && blockchain !== '' && plainText(blockchain) === blockchain;
  return isNamed && currencyViewSchema.safeParse(view).success ? view : null;
}

function isOffered(
  flat: StoreCurrency | undefined,
  id: string,
  rules: CurrencyRules,
  isFlatWhole: boolean,
): boolean {
  // Its row may be among the unreadable ones, and may say that it is disabled.
  if (!flat && !isFlatWhole) return false;
  if (flat?.is_fiat === true || flat?.status === false) return false;
  if (rules.exclude?.includes(id) === true) return false;
  return rules.include?.includes(id) ?? true;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function sortViews(views: CurrencyView[], order: readonly string[]): CurrencyView[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = (view: CurrencyView): number => place.get(view.id) ?? order.length;
  return views.sort(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      byText(a.code, b.code) ||
      byText(a.networkName, b.networkName) ||
      byText(a.id, b.id),
  );
}

function groupBy(
  views: readonly CurrencyView[],
  nameOf: (view: CurrencyView) => string,
  labelOf: (view: CurrencyView) => string,
): CurrencyGroup[] {
  const groups = new Map<string, CurrencyGroup & { readonly currencyIds: string[] }>();
  for (const view of views) {
    const name = nameOf(view);
    const group = groups.get(name) ?? { name, label: labelOf(view), currencyIds: [] };
    group.currencyIds.push(view.id);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/**
 * Joins the two listings. The order is stable: the service shuffles its groups in each answer
 * (`docs/service.md §14`), so they are rebuilt from the sorted currencies. An unreadable row of either
 * listing costs only its own currency (`leftOutOf`).
 */
export function joinListing(
  extended: ExtendedListing,
  flat: readonly StoreCurrency[],
  rules: CurrencyRules = {},
  hasIcons = true,
): CurrencyListing {
  const isFlatWhole = leftOutOf(flat).length === 0;
  const flatById = new Map(flat.map((currency) => [currency.id, currency]));
  const seen = new Set<string>();
  const views = extended.currencies.flatMap((currency) => {
    const details = flatById.get(currency.id);
    if (seen.has(currency.id) || !isOffered(details, currency.id, rules, isFlatWhole)) return [];
    seen.add(currency.id);
    const view = toView(currency, details, rules, hasIcons);
    return view ? [view] : [];
  });
  const currencies = sortViews(views, rules.order ?? WELL_KNOWN);
  return {
    wire: WIRE_VERSION,
    currencies,
    tokens: groupBy(
      currencies,
      (view) => view.code,
      (view) => view.code,
    ),
    blockchains: groupBy(
      currencies,
      (view) => view.blockchain,
      (view) => view.networkName,
    ),
  };
}
