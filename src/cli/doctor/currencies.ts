/** Looks at the currencies that the service lists: are there any, and is each fit to be offered. */
import type { ExtendedListing, StoreCurrency } from '../../api/currencies.js';
import { leftOutOf } from '../../api/droppedEntries.js';
import { findNetwork } from '../../chains/networks.js';
import type { CurrencyView } from '../../contract/currencies.js';
import { joinListing } from '../../server/service/currencies/joinListing.js';
import { fine, problem, warning, type Finding } from './report.js';

const SHOWN = 5;

/** Ids come from the service: only those that could be one are repeated, and few. */
function names(ids: readonly string[]): string {
  const plain = ids.filter((id) => /^[\w.-]{1,64}$/.test(id));
  const shown = plain.slice(0, SHOWN);
  const rest = ids.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? `${shown.length > 0 ? ' and ' : ''}${String(rest)} more` : ''}`;
}

function lookAtPrecision(offered: readonly CurrencyView[]): Finding {
  const without = offered.filter(({ precision }) => precision === null).map(({ id }) => id);
  if (without.length === 0) return fine('precision', 'Each of them has a precision.');
  return warning(
    'precision',
    `No precision is listed for: ${names(without)}.`,
    'Their amounts are rounded up to 8 decimals, and no amount goes into a payment link or QR code.',
    'Ask the service to list `precision` for them, or leave them out with `currencies.exclude`.',
  );
}

function lookAtNetworks(offered: readonly CurrencyView[]): Finding {
  const unknown = [...new Set(offered.map(({ blockchain }) => blockchain))].filter(
    (blockchain) => findNetwork(blockchain) === undefined,
  );
  if (unknown.length === 0) return fine('networks', 'All their networks are known.');
  return warning(
    'networks',
    `Networks that Tillkit does not know: ${names(unknown)}.`,
    'Their addresses cannot be checked, so they are shown as text only, without QR code and link.',
    'Leave these currencies out with `currencies.exclude`, or accept it.',
  );
}

function lookAtRows(extended: ExtendedListing, flat: readonly StoreCurrency[]): readonly Finding[] {
  const [first] = [...leftOutOf(flat), ...leftOutOf(extended)];
  if (!first) return [];
  return [
    warning(
      'listing',
      `Not every row of the listings can be read (${first.path}: expected ${first.expected}).`,
      'The currencies of such rows are not offered.',
      "Ask the service about it: its answer is not what the service's document says.",
    ),
  ];
}

function lookAtJoin(
  offered: readonly CurrencyView[],
  flat: readonly StoreCurrency[],
): readonly Finding[] {
  const ids = new Set(offered.map(({ id }) => id));
  const lost = flat.filter(
    ({ id, is_fiat, status }) => is_fiat !== true && status !== false && !ids.has(id),
  );
  if (lost.length === 0) return [];
  return [
    warning(
      'listing',
      `Enabled at the service, but not in its extended listing: ${names(lost.map(({ id }) => id))}.`,
      'Shoppers are offered what both listings name, so these never appear.',
      "Look into the service's currencies.",
    ),
  ];
}

/** What was found, and the currencies that a shopper would be offered. */
export interface CurrencyCheck {
  readonly findings: readonly Finding[];
  readonly offered: readonly CurrencyView[];
}

/** Looks at both listings as the store's handler would join them. */
export function lookAtCurrencies(
  extended: ExtendedListing,
  flat: readonly StoreCurrency[],
): CurrencyCheck {
  const offered = joinListing(extended, flat).currencies;
  if (offered.length === 0) {
    const none = problem(
      'currencies',
      'The service lists no currency that a shopper could choose.',
      'The picker would be empty.',
      "Enable currencies for the store in the service's dashboard.",
    );
    return { findings: [none], offered };
  }
  const networks = new Set(offered.map(({ blockchain }) => blockchain)).size;
  return {
    offered,
    findings: [
      fine(
        'currencies',
        `Currencies on offer: ${String(offered.length)}, on ${String(networks)} networks.`,
      ),
      lookAtPrecision(offered),
      lookAtNetworks(offered),
      ...lookAtRows(extended, flat),
      ...lookAtJoin(offered, flat),
    ],
  };
}
