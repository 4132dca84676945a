import type { Suite } from './secondTry.mjs';

export function vitestSuite(
  words: readonly string[],
  options?: {
    env?: NodeJS.ProcessEnv;
    wanted?: readonly string[];
    files?: readonly string[];
    quiet?: boolean;
  },
): Promise<Suite>;
