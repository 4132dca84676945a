/** Every scene of the back office by name. */
import { BALANCE_SCENES } from './balanceScenes.js';
import { FIGURE_SCENES } from './figureScenes.js';
import type { OfficeScene } from './officeScene.js';
import { ORDER_SCENES } from './orderScenes.js';
import { OVERVIEW_SCENES } from './overviewScenes.js';
import { WITHDRAWAL_SCENES } from './withdrawalScenes.js';

/** All scenes, from one file for each part. */
export const OFFICE_SCENES = {
  ...BALANCE_SCENES,
  ...FIGURE_SCENES,
  ...WITHDRAWAL_SCENES,
  ...ORDER_SCENES,
  ...OVERVIEW_SCENES,
} satisfies Readonly<Record<string, OfficeScene>>;

/** Name of a scene of the back office. */
export type OfficeSceneName = keyof typeof OFFICE_SCENES;

/** Tells whether a text names a scene. */
export function isOfficeSceneName(name: unknown): name is OfficeSceneName {
  return typeof name === 'string' && Object.hasOwn(OFFICE_SCENES, name);
}
