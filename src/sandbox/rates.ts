/** Plausible prices that change slowly; the same seed and time give the same prices. */
import { fromBaseUnits } from '../money/baseUnits.js';
import {
  addDecimal,
  divideDecimal,
  multiplyDecimal,
  parseDecimal,
  type DecimalString,
} from '../money/decimal.js';
import type { SandboxClock } from './clock.js';
import type { SandboxCurrency } from './currencies.js';
import { hashOf } from './random.js';

/** US dollars per coin; each price moves around its base rate. */
// prettier-ignore
const BASE_RATES: Readonly<Record<string, string>> = {
  BTC: '118000.7', ETH: '3500.5', TRX: '0.32', LTC: '112.4', BCH: '558.3', BNB: '742.15',
  POL: '0.2361', DOGE: '0.2254', ARB: '0.4127', CAKE: '2.761', SHIB: '0.00001342',
  PEPE: '0.00001187', ENA: '0.5923', WLFI: '0.2018', WLD: '1.042', XAUT: '3352.4',
  SAND: '0.2817', USDT: '1', USDC: '0.9998', DAI: '0.9997', USDD: '0.9989', USDE: '1.0004',
  USD1: '0.9996', PYUSD: '0.9995', USD: '1',
};

/** A price changes direction this often and moves linearly in between. */
const SWING_MS = 10 * 60_000;
/** How often the service refreshes its prices (`docs/service.md §12`). */
const REFRESH_MS = 60_000;
/** Largest distance from the base rate, in millionths: 0.5 %. */
const SWING = 5_000;

/** The prices of the sandbox. */
export interface Rates {
  /** Rate of the source; null if it has none. */
  raw(code: string): DecimalString | null;
  /** Rate in wallet answers: stablecoins exactly 1, all others with the margin. */
  scaled(currency: SandboxCurrency): DecimalString | null;
  /** Value in US dollars now, cut to the 4 decimals that the service stores. */
  valueUsd(currency: SandboxCurrency, amount: DecimalString): DecimalString;
  /** Fixes a price, or removes it with null; `undefined` lets it move again. */
  set(code: string, rate: DecimalString | null | undefined): void;
}

/** Input of {@link createRates}. */
export interface RatesInput {
  readonly seed: string;
  readonly clock: SandboxClock;
  /** Margin of the scaled rates over the raw ones, in per cent: decimal string. */
  readonly scalePercent: DecimalString;
}

/** Offset at the start of a swing, in millionths, 0 to 2 × SWING. */
function swingAt(seed: string, code: string, swing: number): number {
  const [high = 0, low = 0] = hashOf('rate', seed, code, String(swing));
  return (high * 256 + low) % (2 * SWING + 1);
}

/** Factor on the base rate in millionths, refreshed once a minute. */
function factorAt(seed: string, code: string, now: number): number {
  const at = Math.floor(now / REFRESH_MS) * REFRESH_MS;
  const swing = Math.floor(at / SWING_MS);
  const from = swingAt(seed, code, swing);
  const to = swingAt(seed, code, swing + 1);
  const moved = Math.round(((to - from) * (at - swing * SWING_MS)) / SWING_MS);
  return 1_000_000 - SWING + from + moved;
}

/** Makes the prices. Stablecoins do not move, so that small amounts stay readable. */
export function createRates({ seed, clock, scalePercent }: RatesInput): Rates {
  const fixed = new Map<string, DecimalString | null>();
  const scale = multiplyDecimal(
    addDecimal(parseDecimal('100'), scalePercent),
    parseDecimal('0.01'),
  );
  const raw = (code: string): DecimalString | null => {
    const set = fixed.get(code);
    if (set !== undefined) return set;
    const base = BASE_RATES[code];
    if (base === undefined) return null;
    if (base.startsWith('0.99') || base.startsWith('1.00') || base === '1')
      return parseDecimal(base);
    const factor = fromBaseUnits(String(factorAt(seed, code, clock.now())), 6);
    return multiplyDecimal(parseDecimal(base), factor);
  };
  const scaled = ({ code, isStable }: SandboxCurrency): DecimalString | null => {
    const rate = raw(code);
    if (rate === null || fixed.has(code)) return rate;
    return isStable ? parseDecimal('1') : multiplyDecimal(rate, scale);
  };
  return {
    raw,
    scaled,
    valueUsd(currency, amount) {
      const value = multiplyDecimal(amount, scaled(currency) ?? parseDecimal('0'));
      return divideDecimal(value, parseDecimal('1'), 4, 'down');
    },
    set(code, rate) {
      if (rate === undefined) fixed.delete(code);
      else fixed.set(code, rate);
    },
  };
}
