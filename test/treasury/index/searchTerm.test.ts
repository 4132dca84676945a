/** The one form in which orders are searched. */
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/money/format.js';
import type { DecimalString } from '../../../src/money/decimalString.js';
import { REFUND_LANGUAGES } from '../../../src/treasury/contract/refundLanguages.js';
import { MAX_TERM_LENGTH, searchTerm } from '../../../src/treasury/index/orderIndex.js';
import { orderSearchText, searchText } from '../../../src/treasury/index/searchText.js';

describe('searchTerm', () => {
  it.each([
    ['  Order-1042 ', 'order-1042'],
    ['0xABCdef', 'abcdef'],
    ['0x', '0x'],
    ['0xyz', '0xyz'],
    ['bitcoin:BC1QAR0SRR7?amount=0.1', 'bc1qar0srr7'],
    ['bitcoincash:qpm2qsznhks', 'qpm2qsznhks'],
    ['ethereum:0xAb58', 'ab58'],
    ['https://tronscan.org/#/transaction/2BE41b', '2be41b'],
    ['https://etherscan.io/tx/0xAB12/', 'ab12'],
    ['https://shop.example/admin?order=1042', '1042'],
    ['order:1042', 'order:1042'],
    ['Mara@Example.com', 'mara@example.com'],
    ['GRÖSSE', 'grösse'],
    ['e\u0301', 'é'],
    ['a\0b\ud83d', 'ab'],
    ['', ''],
  ])('reads %j as %j', (text, term) => {
    expect(searchTerm(text)).toBe(term);
  });

  it('is the same for its own result, and never longer than a database can index', () => {
    const long = `0x${'A'.repeat(5000)}`;
    expect(searchTerm(long)).toHaveLength(MAX_TERM_LENGTH);
    for (const text of [long, 'bitcoin:0xAB', 'https://a/b']) {
      expect(searchTerm(searchTerm(text))).toBe(searchTerm(text));
    }
  });
});

describe('searchText', () => {
  it.each([
    ['Order 1060', { term: '1060' }],
    ['#1060', { term: '1060' }],
    ['Đơn hàng PP-1060', { term: 'pp-1060' }],
    ['الطلب \u20681060\u2069', { term: '1060' }],
    ['3fc6aa…f229', { term: '3fc6aa', termEnd: 'f229' }],
    ['0x3FC6...F229', { term: '3fc6', termEnd: 'f229' }],
    ['Withdrawal 5cc1f1…d88d', { term: '5cc1f1', termEnd: 'd88d' }],
    ['abcdef…abcd', { term: 'abcdef', termEnd: 'abcd' }],
    ['paid in cash', { term: 'paid in cash' }],
    ['mara2@example.com', { term: 'mara2@example.com' }],
  ])('reads %j as it is printed', (text, read) => {
    expect(searchText(text)).toEqual(read);
  });
});

describe('orderSearchText', () => {
  it.each(REFUND_LANGUAGES)(
    'finds dollars, euros and francs as they are printed in %s',
    (locale) => {
      const printed = (currency: string) =>
        orderSearchText(formatMoney('1234.56' as DecimalString, currency, locale)).term;
      expect(printed('USD')).toMatch(/^=1234\.56=(?:usd=)?$/);
      expect(printed('EUR')).toMatch(/^=1234\.56=(?:eur=)?$/);
      expect(printed('CHF')).toBe('=1234.56=chf=');
    },
  );

  it.each([
    ['INV 1042', '1042'],
    ['PP 10', '10'],
    ['Order 1042', '1042'],
    ['R$20', '=20='],
    ['20 USDT', '=20=usdt='],
    ['$1,234', '=1234='],
  ])('reads %j as %j', (text, term) => {
    expect(orderSearchText(text)).toEqual({ term });
  });

  it('reads bare figures as a number and as an amount', () => {
    expect(orderSearchText('1042.01')).toEqual({ term: '1042.01', orTerm: '=1042.01=' });
    expect(orderSearchText('12,50')).toEqual({ term: '12,50', orTerm: '=12.5=' });
    expect(orderSearchText('1042')).toEqual({ term: '1042', orTerm: '=1042=' });
  });
});
