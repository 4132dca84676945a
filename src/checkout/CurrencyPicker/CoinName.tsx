/** How people call a coin: its code, and its name where that tells more, with marks on what a search found. */
import type { ReactElement } from 'react';
import { tokenAliases } from '../../chains/tokenAliases.js';
import type { CurrencyView } from '../../contract/currencies.js';

/**
 * What to mark in a row's texts: beginnings of words, or else what is amid one, as the search itself looks.
 *
 * @param words letters and figures only.
 * @returns null where nothing was typed.
 */
export function markOf(words: readonly string[], texts: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const longestFirst = [...words].sort((a, b) => b.length - a.length).join('|');
  const begun = new RegExp(`(^|[^\\p{L}\\p{N}])(${longestFirst})`, 'giu');
  const isBegun = texts.some((text) => text.search(begun) >= 0);
  return isBegun ? begun : new RegExp(`()(${longestFirst})`, 'giu');
}

/** Draws the text with its marks. */
export function Marked({ text, mark }: { readonly text: string; readonly mark: RegExp | null }) {
  if (!mark) return <span>{text}</span>;
  const parts: ReactElement[] = [];
  let done = 0;
  for (const { 0: whole, 2: found = '', index } of text.matchAll(mark)) {
    const end = index + whole.length;
    parts.push(
      <span key={`before ${String(index)}`}>{text.slice(done, end - found.length)}</span>,
      <mark key={index}>{found}</mark>,
    );
    done = end;
  }
  return (
    <span>
      {parts}
      <span>{text.slice(done)}</span>
    </span>
  );
}

/** Name of a coin, or an empty text where its code says the same. */
export function nameOf({ code, name }: CurrencyView): string {
  const known = tokenAliases(code)[0] ?? name;
  return known === code ? '' : known;
}

/** Draws code and name. */
export function CoinName({
  currency,
  mark = null,
}: {
  readonly currency: CurrencyView;
  /** What a search found. */
  readonly mark?: RegExp | null;
}) {
  return (
    <>
      <b className="till-option-code" translate="no">
        <Marked text={currency.code} mark={mark} />
      </b>{' '}
      <bdi>
        <Marked text={nameOf(currency)} mark={mark} />
      </bdi>
    </>
  );
}
