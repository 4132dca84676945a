/** The scenes of the back office: each is shown by a story, and the same each time it is opened. */
import { describe, expect, it } from 'vitest';
import { BALANCE_SCENES } from '../../../stories/treasury/balanceScenes.js';
import { ORDER_SCENES } from '../../../stories/treasury/orderScenes.js';
import { WITHDRAWAL_SCENES } from '../../../stories/treasury/withdrawalScenes.js';
import { openOffice } from '../../../stories/treasury/openOffice.js';

const sources = import.meta.glob<string>('../../../stories/treasury/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const told = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/in(?:Office|State)\(\s*'(\w+)'/g)].map(([, name]) => name ?? ''),
);

describe('the stories', () => {
  it('show every scene', () => {
    const shown = new Set(told);
    const scenes = { ...BALANCE_SCENES, ...WITHDRAWAL_SCENES, ...ORDER_SCENES };
    expect(Object.keys(scenes).filter((name) => !shown.has(name))).toEqual([]);
  });
});

it('a scene is the same each time it is opened', async () => {
  const [first, second] = [await openOffice('rich'), await openOffice('rich')];
  const [one, other] = [
    await first.client.getProcessingBalances(),
    await second.client.getProcessingBalances(),
  ];
  const addresses = (view: typeof one) => view.wallets.map(({ address }) => address);
  expect(addresses(one)).toEqual(addresses(other));
});
