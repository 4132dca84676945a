/** The picker's search and list, in a chunk of their own: who comes back to pay needs neither. */
import { lazyPart } from '../lazyPart.js';

/** Loads while the prices are still being asked for. */
export const choicesPart = lazyPart(() => import('./Choices.js').then(({ Choices }) => Choices));
