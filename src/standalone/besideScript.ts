/** The built scripts find a language's file beside themselves: `locales/de.mjs`, from the same origin. */
import type { Messages } from '../ui/messages/en.js';

/** In `tillkit.js` the build puts the script tag's address here: later on nobody knows it. */
const base = import.meta.url;

/**
 * A module is imported, not a script added to the page: a policy of `script-src 'self'` allows it,
 * with Trusted Types as well.
 *
 * @throws TypeError where there is no such file, or another origin does not let it be read.
 */
export async function loadCatalogue(language: string): Promise<Messages> {
  const url = new URL(`locales/${language}.mjs`, base).href;
  const file = (await import(/* @vite-ignore */ url)) as { readonly messages: Messages };
  return file.messages;
}
