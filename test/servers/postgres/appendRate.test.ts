/** What it costs that appends of several callers take turns, beside one caller in the same run. */
import { afterAll, expect, it } from 'vitest';
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import { anEvent } from '../../../src/testing/ledgerConformance/ledgerConformance.js';
import { newDatabase } from '../serverControl.js';

const COUNT = 300;

const ledger = postgresLedger({ connectionString: await newDatabase() });
afterAll(() => ledger.close());

/** Appends by so many callers at once. @returns how many a second */
async function rate(stream: string, callers: number): Promise<number> {
  const begin = performance.now();
  let next = 0;
  const caller = async () => {
    while (next < COUNT) await ledger.append(anEvent({ stream, key: `key:${(next += 1)}` }));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return Math.round((COUNT * 1000) / (performance.now() - begin));
}

it('appends of eight callers at once get through about as fast as those of one', async () => {
  await rate('warm', 8);
  const [alone, inTurn, repeated] = [
    await rate('alone', 1),
    await rate('turn', 8),
    await rate('turn', 8),
  ];
  console.info(`a second: ${alone} alone, ${inTurn} in turn, ${repeated} repeats`);
  // Callers that looked again after a while, instead of being woken, would be ten times slower.
  expect(Math.min(inTurn, repeated)).toBeGreaterThan(alone / 4);
});
