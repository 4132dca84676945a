/** A test runner in a page, for runtimes that have none: what the ledger's conformance suite asks for. */
import type { TestKit } from '../../../src/exports/testing.js';
import type { CheckResult } from './checks.js';
import { smallExpect } from './smallExpect.js';

type Task = () => unknown;

interface Scope {
  readonly path: readonly string[];
  readonly before: Task[];
  readonly after: Task[];
}

/** A kit that collects tests, and runs them when it is told to. */
export interface SmallKit {
  readonly kit: TestKit;
  /** Runs what was collected, one test after the other; never throws. */
  run(): Promise<CheckResult[]>;
}

export function createSmallKit(): SmallKit {
  const tests: { readonly name: string; readonly scope: Scope; readonly task: Task }[] = [];
  let scope: Scope = { path: [], before: [], after: [] };
  const kit: TestKit = {
    describe(name, body) {
      const outer = scope;
      const { path, before, after } = outer;
      scope = { path: [...path, name], before: [...before], after: [...after] };
      body();
      scope = outer;
    },
    it: (name, task) => tests.push({ name: [...scope.path, name].join(': '), scope, task }),
    expect: smallExpect,
    beforeEach: (task) => scope.before.push(task),
    afterEach: (task) => scope.after.push(task),
  };
  return {
    kit,
    async run() {
      const results: CheckResult[] = [];
      for (const { name, scope: around, task } of tests) {
        results.push({ name, failure: await failureOf(around, task) });
      }
      return results;
    },
  };
}

async function failureOf({ before, after }: Scope, task: Task): Promise<string | null> {
  try {
    for (const prepare of before) await prepare();
    await task();
    for (const tidy of after) await tidy();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
