/**
 * Rules of late parts, for every checkout that runs. Each place puts them in itself: a module tag whose
 * address has a query is another copy of `tillkit.mjs` than the one that the late parts import.
 */
import type { Place } from './shadow.js';

const texts: string[] = [];
const places = new Set<Place>();

/** Adds rules to every checkout that is or will be on the page. */
export function addLateStyles(css: string): void {
  texts.push(css);
  for (const place of places) place.addStyles(css);
}

/** Gives a place the rules that are there and those that come later. @returns a function that ends it. */
export function styleLate(place: Place): () => void {
  places.add(place);
  for (const css of texts) place.addStyles(css);
  return () => void places.delete(place);
}
