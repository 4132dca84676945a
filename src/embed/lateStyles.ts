/**
 * Rules of parts that were loaded later, for every checkout that runs. Each place puts them in itself:
 * a tag whose address has a query is another copy of the first half than the late parts import.
 */
import type { Place } from './shadow.js';

const texts: string[] = [];
const places = new Set<Place>();

/** Adds rules to every checkout that is or will be there. */
export function addLateStyles(css: string): void {
  texts.push(css);
  for (const place of places) place.addStyles(css);
}

/** Gives a place the rules that have come and will come. @returns a function that ends it. */
export function styleLate(place: Place): () => void {
  places.add(place);
  for (const css of texts) place.addStyles(css);
  return () => void places.delete(place);
}
