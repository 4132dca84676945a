/** What helps with paying, in a chunk of its own: nobody waits for it to see where to send. */
import { lazyPart } from '../lazyPart.js';

/** Loads once the pay screen is there. */
export const toolsPart = lazyPart(() => import('./PayTools.js').then(({ PayTools }) => PayTools));
