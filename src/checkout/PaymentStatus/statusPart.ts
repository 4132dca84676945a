/** What the panel shows and says, in a chunk of its own: until the store answers there is nothing. */
import { lazyPart } from '../lazyPart.js';

/** Loads with the panel, while the order is still being opened. */
export const statusPart = lazyPart(() =>
  import('./StatusPanel.js').then(({ StatusPanel }) => StatusPanel),
);
