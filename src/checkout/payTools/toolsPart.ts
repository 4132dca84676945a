/** The pay tools, in a chunk of their own, so that the address is shown before they are loaded. */
import { lazyPart } from '../lazyPart.js';

/** Loads once the pay screen is there. */
export const toolsPart = lazyPart(() => import('./PayTools.js').then(({ PayTools }) => PayTools));
