/** What every test file starts from. In the project dom, files share their modules and globals. */
import fc from 'fast-check';
import { vi } from 'vitest';
import { SEED } from './runs.js';

fc.configureGlobal({ seed: SEED });

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
