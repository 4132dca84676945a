/** The entry points of the package that have an API, out of package.json. */
import { readFileSync } from 'node:fs';

/** An entry point. */
export interface EntryPoint {
  /** What is imported: `tillkit/server`. */
  readonly name: string;
  /** Path of its page below `reference/api`. */
  readonly page: string;
  /** Its declarations, from the root. */
  readonly types: string;
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const manifest = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as Manifest;

/** In the order of package.json; style sheets have no API. */
export const ENTRY_POINTS: readonly EntryPoint[] = Object.entries(manifest.exports).flatMap(
  ([path, target]) => {
    const types = typeof target === 'string' ? undefined : target['types'];
    if (types === undefined || path.endsWith('.css')) return [];
    const name = path.replace(/^\./, 'tillkit');
    const page = name.replace('*', 'language').replace(/\.(m?js)$/, '-$1');
    // All languages have the same declarations.
    return [{ name, page, types: types.replace('*', 'de') }];
  },
);
