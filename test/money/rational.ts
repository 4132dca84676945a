/** Fractions of whole numbers: another way to compute, for checking the one that the source uses. */

/** `top ÷ bottom`, the bottom above zero. */
export interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Reads plain digits with an optional point. */
export function rational(text: string): Rational {
  const [whole = '', fraction = ''] = text.split('.');
  return { top: BigInt(whole + fraction), bottom: 10n ** BigInt(fraction.length) };
}

/** -1, 0 or 1. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const [left, right] = [a.top * b.bottom, b.top * a.bottom];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Sum. */
export function plus(a: Rational, b: Rational): Rational {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

/** Difference, which may be negative. */
export function minus(a: Rational, b: Rational): Rational {
  return plus(a, { top: -b.top, bottom: b.bottom });
}

/** Product. */
export function times(a: Rational, b: Rational): Rational {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

/** One unit of the last of so many decimals. */
export function lastUnit(decimals: number): Rational {
  return { top: 1n, bottom: 10n ** BigInt(decimals) };
}
