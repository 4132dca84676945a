/** Checks the currencies that the service lists, and their rates. */
import type { ServiceClient } from '../../api/client.js';
import type { ExtendedListing, StoreCurrency } from '../../api/currencies.js';
import { RejectedError } from '../../api/errors.js';
import { leftOutOf } from '../../api/droppedEntries.js';
import { findNetwork } from '../../chains/networks.js';
import type { CurrencyView } from '../../contract/currencies.js';
import { isZero } from '../../money/decimal.js';
import { joinListing } from '../../server/service/currencies/joinListing.js';
import { refusedTokens } from '../../server/service/currencies/tokenWatch.js';
import { failureFinding, isUnreachable } from './describeFailure.js';
import { HANDLER, type Reader } from './reader.js';
import { ok, problem, warning, type Finding } from './report.js';

const MAX_NAMES = 5;

/** Names a few ids; text of the service that cannot be an id is not printed. */
function names(ids: readonly string[]): string {
  const plain = ids.filter((id) => /^[\w.-]{1,64}$/.test(id));
  const shown = plain.slice(0, MAX_NAMES);
  const rest = ids.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? `${shown.length > 0 ? ' and ' : ''}${String(rest)} more` : ''}`;
}

function checkPrecision(offered: readonly CurrencyView[], leaveOut: string): Finding {
  const without = offered.filter(({ precision }) => precision === null).map(({ id }) => id);
  if (without.length === 0) return ok('precision', 'Each of them has a precision.');
  return warning(
    'precision',
    `No precision is listed for: ${names(without)}.`,
    'Their amounts are rounded up to 8 decimals, and payment links and QR codes hold no amount.',
    `Ask the service to list \`precision\` for them, or leave them out with ${leaveOut}.`,
  );
}

function checkNetworks(offered: readonly CurrencyView[], leaveOut: string): Finding {
  const unknown = [...new Set(offered.map(({ blockchain }) => blockchain))].filter(
    (blockchain) => findNetwork(blockchain) === undefined,
  );
  if (unknown.length === 0) return ok('networks', 'All their networks are known.');
  return warning(
    'networks',
    `Networks that Tillkit does not know: ${names(unknown)}.`,
    'Their addresses cannot be checked, so they are shown as text, without QR code and link.',
    `Accept this, or leave these currencies out with ${leaveOut}.`,
  );
}

function checkTokens(
  extended: ExtendedListing,
  flat: readonly StoreCurrency[],
  offered: readonly CurrencyView[],
  leaveOut: string,
): readonly Finding[] {
  return refusedTokens(extended, flat, offered, leaveOut)
    .slice(0, MAX_NAMES)
    .map(({ what, why, fix }) => warning('tokens', what, why, fix));
}

function checkRows(extended: ExtendedListing, flat: readonly StoreCurrency[]): readonly Finding[] {
  const [first] = [...leftOutOf(flat), ...leftOutOf(extended)];
  if (!first) return [];
  return [
    warning(
      'listing',
      `Not every row of the listings can be read (${first.path}: expected ${first.expected}).`,
      'The currencies of such rows are not offered.',
      "Ask the service's operator: the answer differs from the service's document.",
    ),
  ];
}

function checkBothListings(
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
      'Shoppers see only currencies in both listings, so these never appear.',
      "Check the currencies in the service's dashboard.",
    ),
  ];
}

/** Checks both listings, joined as the store's handler joins them. @returns findings, and what a shopper would see */
export function checkCurrencies(
  extended: ExtendedListing,
  flat: readonly StoreCurrency[],
  { leaveOut }: Reader = HANDLER,
) {
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
      ok(
        'currencies',
        `Currencies on offer: ${String(offered.length)}, on ${String(networks)} networks.`,
      ),
      checkPrecision(offered, leaveOut),
      checkNetworks(offered, leaveOut),
      ...checkTokens(extended, flat, offered, leaveOut),
      ...checkRows(extended, flat),
      ...checkBothListings(offered, flat),
    ],
  };
}

/** More than a store has; limits the load on the service. One without a rate is enough to stop every order. */
const MAX_CALLS = 100;

/** More findings would only repeat the same problem. */
const MAX_FINDINGS = 3;

const RATE_WHY =
  'Without a rate there is no amount; a deployed service even refuses every wallet without it.';
const rateFix = (id: string): string =>
  `Disable ${id} in the service's dashboard until the service has a rate for it again.`;

/** A ticker has one rate on all networks. */
function onePerTicker(offered: readonly CurrencyView[]): readonly CurrencyView[] {
  return [...new Map(offered.map((currency) => [currency.code, currency])).values()];
}

/** Reads the rates of the tickers, in sequence. @returns findings, and what was not checked */
export async function checkRates(service: ServiceClient, offered: readonly CurrencyView[]) {
  const tickers = onePerTicker(offered);
  const findings: Finding[] = [];
  let asked = 0;
  for (const { id } of tickers.slice(0, MAX_CALLS)) {
    asked += 1;
    try {
      const { rate } = await service.getCurrencyRate(id);
      if (isZero(rate))
        findings.push(problem('rates', `The rate of ${id} is zero.`, RATE_WHY, rateFix(id)));
    } catch (error) {
      const isMissing = error instanceof RejectedError && error.hint === 'rate_missing';
      const { what, fix = '' } = failureFinding('rates', error, RATE_WHY);
      findings.push(
        problem(
          'rates',
          `The rate of ${id} cannot be read. ${what}`,
          RATE_WHY,
          isMissing ? rateFix(id) : fix,
        ),
      );
      if (isUnreachable(error)) break;
    }
    if (findings.length === MAX_FINDINGS) break;
  }
  if (findings.length === 0 && asked > 0) {
    findings.push(ok('rates', `Rates can be read and are not zero (tickers: ${String(asked)}).`));
  }
  const left = tickers.length - asked;
  return { findings, notChecked: left > 0 ? [`Rates of ${String(left)} more tickers.`] : [] };
}
