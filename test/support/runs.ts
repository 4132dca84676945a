/** How many generated cases the property tests try, and from which seed. The only file that decides it. */

/** True under `npm run test:all`. Without it, property tests try a tenth of their cases. */
export const FULL = process.env['TILL_TEST_FULL'] === '1';

/** The long histories of `npm run test:all` multiply the full counts by this. */
export const TIMES = Number.parseInt(process.env['TILL_TEST_TIMES'] ?? '1', 10);

/** The same cases in each run; another seed tries others: `TILL_TEST_SEED=7 npm run test:unit -- test/money`. */
export const SEED = Number.parseInt(process.env['TILL_TEST_SEED'] ?? '20260731', 10);

/**
 * How many cases to try.
 *
 * @param full The count of a full run.
 * @param quick The count of `npm test`. @default a tenth of `full`
 */
export function runs(full: number, quick = Math.ceil(full / 10)): number {
  return FULL ? full * TIMES : quick;
}
