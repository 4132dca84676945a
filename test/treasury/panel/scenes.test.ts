/** The scenes of the back office: each opens, each is shown by a story, and no story names another. */
import { describe, expect, it } from 'vitest';
import { isTreasuryError } from '../../../src/treasury/panel/treasuryError.js';
import { isOfficeSceneName } from '../../../stories/treasury/officeScenes.js';
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

/** What a page finds: the code of a failure, or `there`. */
async function found(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'there';
  } catch (error) {
    if (!isTreasuryError(error)) throw error;
    return error.code;
  }
}

describe('the stories', () => {
  it('name only scenes that exist', () => {
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((name) => !isOfficeSceneName(name))).toEqual([]);
  });

  it('show every scene', () => {
    const shown = new Set(told);
    const scenes = { ...BALANCE_SCENES, ...WITHDRAWAL_SCENES, ...ORDER_SCENES };
    expect(Object.keys(scenes).filter((name) => !shown.has(name))).toEqual([]);
  });
});

/** What the processing wallets come to in a scene; all others are there. */
const FAILURES: Readonly<Record<string, string>> = {
  service_away: 'service_unavailable',
  service_confused: 'service_unavailable',
  key_refused: 'key_refused',
  processing_not_ready: 'processing_not_ready',
  nobody_signed_in: 'unauthorized',
};
const opening = Object.keys(BALANCE_SCENES).filter((name) => name !== 'service_silent');

describe.each(['documented', 'deployed'] as const)('with the service as %s', (dialect) => {
  it.each(opening)('the scene %s opens on what it promises', async (name) => {
    if (!isOfficeSceneName(name)) throw new Error('Not a scene.');
    const { client } = await openOffice(name, { dialect });
    expect(await found(client.getProcessingBalances())).toBe(FAILURES[name] ?? 'there');
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
