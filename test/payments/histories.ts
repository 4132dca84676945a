/** Tries a law on many histories, always the same ones, and counts them. */
import fc from 'fast-check';

import { runs, SEED } from '../support/runs.js';

/** Histories that each law is tried on. */
const HISTORIES = runs(2_000, 100);

let tried = 0;

/** How many histories this file's laws have been tried on so far. */
export const historiesTried = (): number => tried;

/** Tries a law; what breaks it is shrunk and thrown, with its seed. */
export function holds<T>(property: fc.IProperty<T>, histories = HISTORIES): void {
  const details = fc.check(property, { numRuns: histories, seed: SEED });
  tried += details.numRuns;
  if (details.failed) throw new Error(fc.defaultReportMessage(details));
}
