/** The receipt, in a chunk of its own: nobody needs it before everything is paid. */
import { lazyPart } from '../lazyPart.js';

/** Loads when the order is paid. */
export const receiptPart = lazyPart(() => import('./Receipt.js').then(({ Receipt }) => Receipt));
