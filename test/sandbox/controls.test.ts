/** Controls refuse unknown names, which would change nothing. */
import { expect, it } from 'vitest';
import { start } from './start.js';

it('refuse unknown names and change nothing', () => {
  const { sandbox } = start();
  const before = JSON.stringify(sandbox.state());
  for (const misspelt of [
    () => sandbox.setRate('BTC.Bitcoin', '50000'),
    () => sandbox.setBalances({ USDT: '0' }),
    () => sandbox.configure({ minimumUsd: '5' } as object),
    () => sandbox.setDelivery({ dropped: true } as object),
  ]) {
    expect(misspelt).toThrow(/BTC\.Bitcoin|USDT|minimumUsd|dropped/);
  }
  expect(JSON.stringify(sandbox.state())).toBe(before);
});
