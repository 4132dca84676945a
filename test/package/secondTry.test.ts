/** What fails runs again, alone: chance refuses no change, and nothing else slips through. */
import { describe, expect, it } from 'vitest';
import { statesLaws, withSecondTry, type Suite } from '../../scripts/secondTry.mjs';

const quiet = () => undefined;
const failure = (name: string) => ({ name: `test/${name}: t`, file: `test/${name}` });

/** A suite of failed files, and what each comes to when it runs again. */
function suite(files: Readonly<Record<string, 'passes' | 'fails' | 'dies'>>, passed = 10) {
  const asked: string[] = [];
  const failures = Object.keys(files).map(failure);
  const again: Suite['again'] = (file) => {
    asked.push(file);
    const end = files[file.slice('test/'.length)];
    const failed = end === 'fails' ? [{ name: `${file}: t`, file }] : [];
    return Promise.resolve({ ok: end === 'passes', passed: 1, failures: failed });
  };
  return { asked, suite: { ok: failures.length === 0, passed, failures, again } };
}

const many = (count: number, end: 'passes' | 'fails') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}.ts`, end]));

describe('the second try', () => {
  it('believes no second run that ends badly without a failed test', async () => {
    const { suite: one } = suite({ 'a.ts': 'dies' });
    expect(await withSecondTry([one], quiet)).toMatchObject({
      failed: ['test/a.ts: t'],
      flaky: [],
    });
  });

  it('names what passed at first and fails alone', async () => {
    const { suite: one } = suite({ 'a.ts': 'passes' });
    const other = { ok: false, passed: 1, failures: [failure('other.ts')] };
    const again = () => Promise.resolve(other);
    const { failed, flaky } = await withSecondTry([{ ...one, again }], quiet);
    expect(failed).toEqual([]);
    expect(flaky).toEqual(['test/a.ts: t', 'test/other.ts: t']);
  });

  it('is not given to more than twenty failures, over all suites', async () => {
    const [first, second] = [suite(many(11, 'passes')), suite(many(10, 'passes'))];
    const { passed, failed } = await withSecondTry([first.suite, second.suite], quiet);
    expect([first.asked, second.asked]).toEqual([[], []]);
    expect({ passed, failed: failed.length }).toEqual({ passed: 20, failed: 21 });
  });

  it('lets five tests be flaky, and refuses six', async () => {
    const [five, six] = [suite(many(5, 'passes')), suite(many(6, 'passes'))];
    expect((await withSecondTry([five.suite], quiet)).failed).toEqual([]);
    const refused = await withSecondTry([six.suite], quiet);
    expect(refused).toMatchObject({ passed: 10, flaky: [] });
    expect(refused.failed).toHaveLength(6);
  });

  it('is not given to laws of money, nor to what no file can repeat', async () => {
    const { asked, suite: one } = suite({ 'payments/laws.test.ts': 'passes' });
    const low = { ok: false, passed: 0, failures: [{ name: 'coverage' }], again: one.again };
    const { failed } = await withSecondTry([one, low], quiet);
    expect(asked).toEqual([]);
    expect(failed).toEqual(['test/payments/laws.test.ts: t', 'coverage']);
  });
});

it('knows the laws: money, payments and property tests, but no real servers', () => {
  for (const law of [
    'test/money/decimal.test.ts',
    'test/payments/histories.ts',
    'test/treasury/refunds/refundModel.test.ts',
  ])
    expect(statesLaws(law), law).toBe(true);
  for (const other of ['test/servers/serve/kills.test.ts', 'test/package/secondTry.test.ts'])
    expect(statesLaws(other), other).toBe(false);
});
