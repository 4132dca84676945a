/** Keys that belong to an input method, with which Japanese, Chinese and Korean are written. */
import type { KeyboardEvent } from 'react';

/**
 * True of a key that the input method takes: arrows go through its list, Enter takes what it offers, Escape
 * takes it back. UI Events, section "Optionally fixed virtual key codes": 229. Safari says `isComposing`
 * no more of the Enter that ends it.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- the only word that all browsers give of it
export const isComposing = ({ keyCode }: KeyboardEvent): boolean => keyCode === 229;
