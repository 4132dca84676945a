/** Opens a scene of the back office: everything behind the page, in the state that the scene names. */
import type { Dialect } from '../../src/sandbox/responses.js';
import { createRandom } from '../../src/sandbox/random.js';
import { START } from '../scenes/openScene.js';
import { createBackOffice, type BackOffice } from './backOffice.js';
import type { OfficeScene } from './officeScene.js';
import { OFFICE_SCENES, type OfficeSceneName } from './officeScenes.js';

/** How a scene is opened. */
export interface OpenOfficeOptions {
  /** How the service answers. @default "documented" */
  readonly dialect?: Dialect;
  /** Milliseconds since the epoch. @default the scenes' own day, running as the device's clock does */
  readonly now?: () => number;
}

function runningFrom(start: number): () => number {
  const began = Date.now();
  return () => start + (Date.now() - began);
}

/** The same name, dialect and clock give the same addresses, rates, hashes and ids. */
export async function openOffice(
  name: OfficeSceneName,
  { dialect = 'documented', now = runningFrom(START) }: OpenOfficeOptions = {},
): Promise<BackOffice> {
  const scene: OfficeScene = OFFICE_SCENES[name];
  const { store, before, dialect: own = dialect, ...rest } = scene;
  const office = createBackOffice({
    ...rest,
    newId: createRandom(name, 'treasury ids').uuid,
    store: {
      ...store,
      seed: name,
      now,
      dialect: own,
      handler: { newId: createRandom(name, 'ids').uuid, ...store?.handler },
    },
  });
  await before?.(office);
  return office;
}
