/** Tries a law on many histories, always the same ones, and counts them. */
import fc from 'fast-check';

/** Another seed tries other histories: `TILL_SEED=7 npx vitest run test/payments`. */
export const SEED = Number.parseInt(process.env['TILL_SEED'] ?? '20260731', 10);

/** Histories that each law is tried on. */
const RUNS = 2_000;

let tried = 0;

/** How many histories this file's laws have been tried on so far. */
export const historiesTried = (): number => tried;

/** Tries a law; what breaks it is shrunk and thrown, with its seed. */
export function holds<T>(property: fc.IProperty<T>, runs = RUNS): void {
  const details = fc.check(property, { numRuns: runs, seed: SEED });
  tried += details.numRuns;
  if (details.failed) throw new Error(fc.defaultReportMessage(details));
}
