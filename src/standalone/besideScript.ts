/** What the built scripts find beside themselves, from the same origin: `locales/de.mjs`. */
import type { Messages } from '../ui/messages/en.js';

/** In `tillkit.js` the build puts the script tag's address here: later on nobody knows it. */
const base = import.meta.url;

/**
 * A module is imported, not a script added to the page: a policy of `script-src 'self'` allows it,
 * with Trusted Types as well.
 *
 * @throws TypeError where there is no such file, or another origin does not let it be read.
 */
export const besideScript = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(file, base).href);

/** @throws TypeError as {@link besideScript} does. */
export async function loadCatalogue(language: string): Promise<Messages> {
  const file = await besideScript(`locales/${language}.mjs`);
  return (file as { readonly messages: Messages }).messages;
}
