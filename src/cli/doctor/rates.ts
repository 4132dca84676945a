/** Looks at the rates, one per ticker: there, and not zero. */
import type { ServiceClient } from '../../api/client.js';
import type { CurrencyView } from '../../contract/currencies.js';
import { isZero } from '../../money/decimal.js';
import { failureFinding, isOutOfReach } from './failure.js';
import { fine, problem, type Finding } from './report.js';

/** A new store has fewer tickers; more would burden the service for little. */
const MOST_CALLS = 16;

/** So many say what is wrong; the rest would repeat it. */
const MOST_FINDINGS = 3;

const WHY =
  'Without it no amount can be worked out; a deployed service even refuses every wallet then.';
const FIX = "Look into the service's rate source for this currency, or disable the currency.";

/** What was found, and what was left out. */
export interface RateCheck {
  readonly findings: readonly Finding[];
  readonly notChecked: readonly string[];
}

/** A ticker has one rate, whatever its network. */
function onePerTicker(offered: readonly CurrencyView[]): readonly CurrencyView[] {
  return [...new Map(offered.map((currency) => [currency.code, currency])).values()];
}

/** Reads the rates of at most 16 tickers, one after the other. */
export async function lookAtRates(
  service: ServiceClient,
  offered: readonly CurrencyView[],
): Promise<RateCheck> {
  const tickers = onePerTicker(offered);
  const findings: Finding[] = [];
  let asked = 0;
  for (const { id } of tickers.slice(0, MOST_CALLS)) {
    asked += 1;
    try {
      const { rate } = await service.getCurrencyRate(id);
      if (isZero(rate)) findings.push(problem('rates', `The rate of ${id} is zero.`, WHY, FIX));
    } catch (error) {
      const { what, fix = FIX } = failureFinding('rates', error, WHY);
      findings.push(problem('rates', `The rate of ${id} cannot be read. ${what}`, WHY, fix));
      if (isOutOfReach(error)) break;
    }
    if (findings.length === MOST_FINDINGS) break;
  }
  if (findings.length === 0 && asked > 0) {
    findings.push(fine('rates', `Rates can be read and are not zero (tickers: ${String(asked)}).`));
  }
  const left = tickers.length - asked;
  return { findings, notChecked: left > 0 ? [`Rates of ${String(left)} more tickers.`] : [] };
}
