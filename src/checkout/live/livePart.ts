/** The live connection's chunk: polling does until it is there, and where it cannot be loaded. */
import { lazyPart } from '../lazyPart.js';

/** Drawn once the store has answered, so that nothing waits for it. */
export const livePart = lazyPart(() =>
  import('./LiveConnection.js').then(({ LiveConnection }) => LiveConnection),
);
