/** The wish to be told, in a chunk of its own: it can only be had once there is something to wait for. */
import { lazyPart } from '../lazyPart.js';

/** Loads with the first state of the checkout. */
export const tellPart = lazyPart(() => import('./TellMe.js').then(({ TellMe }) => TellMe));
