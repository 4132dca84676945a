/** The history, in a chunk of its own: it can only be read once there is a checkout. */
import { lazyPart } from '../lazyPart.js';

/** Loads with the first state of the checkout. */
export const timelinePart = lazyPart(() =>
  import('./Timeline.js').then(({ Timeline }) => Timeline),
);
