/** The looks that every story goes through, as one script for a page that stands alone. */
import { contentFaults, flashFaults, hoverFaults } from '../support/contentFaults.js';
import { focusFaults, stopsIn } from '../support/focusFaults.js';
import { geometryFaults } from '../support/geometry.js';
import { inputFaults, keyFaults, pressFaults } from '../support/pressFaults.js';
import { spacingFaults } from '../support/textSpacing.js';

const OURS = 'main, .till:not([data-nested])';

/** As it is drawn, and with the keys. */
export const drawnFaults = (): string[] => [
  ...flashFaults(),
  ...geometryFaults(document.body, OURS),
  ...spacingFaults(document.body, OURS),
  ...contentFaults(document.body),
  ...hoverFaults(),
  ...focusFaults(document.body),
];

/** How much keys reach. */
export const reached = (): number => stopsIn(document.body).length;

/** By a key, and by presses that are taken back. */
export const usedFaults = async (): Promise<string[]> => [
  ...(await keyFaults()),
  ...(await pressFaults(document.body)),
];

/** By values. Changes what is entered. */
export const enteredFaults = (): Promise<string[]> => inputFaults(document.body);
