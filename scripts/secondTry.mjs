/**
 * Gives tests that failed a second try, alone, so that a busy machine refuses no change. A test that passes
 * then is flaky: it is named and does not refuse, unless there are many.
 */
import { existsSync, readFileSync } from 'node:fs';

/** More failures than this are no chance. */
const MOST_FAILURES = 20;
/** More than this say that something is wrong with the change or with the tests. */
const MOST_FLAKY = 5;

/**
 * Whether a test file states laws of money or status: those of `money` and `payments`, and property tests. Their
 * cases come from a fixed seed, so a second try that passes would hide a fault. Tests of real servers and
 * browsers have chance of their own.
 *
 * @param {string} file From the root of the repository.
 */
export function statesLaws(file) {
  if (/^test\/(?:money|payments)\//u.test(file)) return true;
  if (!/^test\/(?!servers\/|engines\/|journeys\/).*\.test\.tsx?$/u.test(file)) return false;
  return existsSync(file) && /\/support\/runs\.js'/u.test(readFileSync(file, 'utf8'));
}

/** The failures of a suite by what can run again. */
function groups({ failures, again }) {
  const files = new Map();
  for (const failure of failures) {
    files.set(failure.file, [...(files.get(failure.file) ?? []), failure.name]);
  }
  return [...files].map(([file, names]) => ({ file, names, again }));
}

/** @returns The names that failed twice, and those that failed once. */
async function runAgain({ file, names, again }, say) {
  if (file === undefined || !again || statesLaws(file)) return { failed: names, flaky: [] };
  say(`\n== again, alone: ${file || names.join(', ')}\n`);
  const second = await again(file);
  const failedNow = new Set(second.failures.map(({ name }) => name));
  // A run that ends badly, or without a test, is no proof that anything passed.
  const proves = second.passed > 0 && (second.ok || failedNow.size > 0);
  return {
    failed: names.filter((name) => !proves || failedNow.has(name)),
    flaky: [
      ...(proves ? names.filter((name) => !failedNow.has(name)) : []),
      // Passed at first, beside others, and failed alone.
      ...[...failedNow].filter((name) => !names.includes(name)),
    ],
  };
}

/** What a suite's run came to. A run that ends badly without a failed test has failed too. */
export const outcome = (name, ok, { passed, failures, skipped = 0 }) => ({
  ok,
  passed,
  skipped,
  failures:
    ok || failures.length > 0
      ? failures
      : [{ name: `${name}: the run ended badly, although no test failed` }],
});

export const noTestOf = (projects) =>
  projects.map((name) => ({ name: `project ${name}: none of its tests ran` }));

/** Counts the suites after the second try. A flaky test has passed, unless there are too many of them. */
export async function withSecondTry(suites, say) {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const names = suites.flatMap(({ failures }) => failures.map(({ name }) => name));
  if (names.length > MOST_FAILURES) {
    say(`\n${names.length} failures: too many for a second try.\n`);
    return { passed, failed: names, flaky: [] };
  }
  const failed = [];
  const flaky = [];
  for (const group of suites.flatMap(groups)) {
    const result = await runAgain(group, say);
    failed.push(...result.failed);
    flaky.push(...result.flaky);
  }
  if (flaky.length > MOST_FLAKY) {
    say(`\n${flaky.length} tests passed once and failed once: too many.\n`);
    return { passed, failed: [...failed, ...flaky], flaky: [] };
  }
  return { passed: passed + names.length - failed.length, failed, flaky };
}
