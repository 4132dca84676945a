/** What every test file starts from, and each test leaves. In the project dom, files share their modules and globals. */
import fc from 'fast-check';
import { afterEach, vi } from 'vitest';
import { SEED } from './runs.js';

fc.configureGlobal({ seed: SEED });

/** The real clock, and everything that a test has put in the place of something real. */
function giveBack(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

giveBack();
afterEach(giveBack);
