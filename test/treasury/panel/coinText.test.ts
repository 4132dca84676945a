/** What an id of a currency says by itself. */
import { expect, it } from 'vitest';
import { codeOf, networkOf } from '../../../src/treasury/panel/coinText.js';

it.each([
  ['USDT.Tron', 'USDT', 'Tron'],
  ['USDT.BNBSmartChain', 'USDT', 'BNB Smart Chain'],
  ['BCH.Bitcoincash', 'BCH', 'Bitcoin Cash'],
  ['XYZ.Nowhere', 'XYZ', 'Nowhere'],
  ['XYZ', 'XYZ', ''],
])('%s is %s on “%s”', (id, code, network) => {
  expect([codeOf(id), networkOf(id)]).toEqual([code, network]);
});
