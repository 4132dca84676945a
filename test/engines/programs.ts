/** The browsers that `scripts/engines.mjs` has found: the paths of their programs. */
import type { WebKitPrograms } from './webkit.js';

/** Programs of each engine, by what each is. */
interface EnginePrograms {
  readonly firefox: { readonly browser: string };
  readonly webkit: WebKitPrograms;
}

const variableOf = (engine: string): string => `TILL_TEST_${engine.toUpperCase()}`;

/** The engines of this run; none without the script, which says so. */
export function enginesFound(): (keyof EnginePrograms)[] {
  const all = ['firefox', 'webkit'] as const;
  return all.filter((engine) => process.env[variableOf(engine)] !== undefined);
}

/** Where the programs of an engine are; throws for one that was not found. */
export function programsOf<Name extends keyof EnginePrograms>(engine: Name): EnginePrograms[Name] {
  const text = process.env[variableOf(engine)];
  if (text !== undefined) return JSON.parse(text) as EnginePrograms[Name];
  throw new Error(
    `${variableOf(engine)} is not set, so no ${engine} is there to test in. ` +
      'Run `node scripts/engines.mjs`: it finds the browsers and then runs these tests.',
  );
}
