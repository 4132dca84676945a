/** What a search marks in a row. */
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Marked, markOf } from '../../../src/checkout/CurrencyPicker/CoinName.js';
import { wordsOf } from '../../../src/checkout/currencySearch.js';

/** The texts of a row, with what is marked in brackets. */
function marked(typed: string, ...texts: readonly string[]): readonly string[] {
  const mark = markOf(wordsOf(typed), texts);
  return texts.map((text) => {
    const { container } = render(<Marked text={text} mark={mark} />);
    expect(container).toHaveTextContent(text);
    return container.innerHTML
      .replaceAll(/<\/?span>/g, '')
      .replaceAll('<mark>', '[')
      .replaceAll('</mark>', ']');
  });
}

describe('in a row', () => {
  it('beginnings of words are marked, in any case and in each text', () => {
    expect(marked('usd', 'USDC', 'USD Coin')).toEqual(['[USD]C', '[USD] Coin']);
    expect(marked('eth', 'USDT', 'Tether', 'Ethereum (ERC-20)')).toEqual([
      'USDT',
      'Tether',
      '[Eth]ereum (ERC-20)',
    ]);
    expect(marked('erc', 'Ethereum (ERC-20)')).toEqual(['Ethereum ([ERC]-20)']);
  });

  it('each of several words is marked, the longer one before its own beginning', () => {
    expect(marked('tron usdt', 'USDT', 'Tron (TRC-20)')).toEqual(['[USDT]', '[Tron] (TRC-20)']);
    expect(marked('bit bitcoin', 'Bitcoin')).toEqual(['[Bitcoin]']);
  });

  it('what is amid a word is marked where no word begins so', () => {
    expect(marked('coin', 'BTC', 'Bitcoin')).toEqual(['BTC', 'Bit[coin]']);
  });

  it('nothing is marked without a word, whatever signs were typed', () => {
    expect(marked('.*(', 'USDT')).toEqual(['USDT']);
    expect(marked('', 'USDT')).toEqual(['USDT']);
  });
});
