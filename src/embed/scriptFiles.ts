/** The files beside the built scripts, loaded from where the script came from: languages and late parts. */
import { LANGUAGES } from '../contract/languages.js';
import { createCatalogues } from '../ui/language/catalogues.js';
import type { Messages } from '../ui/messages/en.js';

/**
 * SHA-256 of each language's file, for `tillkit.js`. The module has none, as of its other late files: an import
 * map of the page has them. The build defines it.
 */
declare const TILLKIT_INTEGRITY: Readonly<Record<string, string>> | undefined;

/** Once here, because the build puts the whole table in the place of its name. */
const integrity = TILLKIT_INTEGRITY;

/** Part of the names of the module's late parts, another for each build. */
declare const TILLKIT_BUILD: string;

/**
 * By the getter itself: an element named "currentScript" hides the document's own property, and its `src`
 * would lead to somebody else's files. MooTools has a `Document` of its own.
 */
const { get } =
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(HTMLDocument.prototype), 'currentScript') ??
  {};
const tag: unknown = get?.call(document);

/**
 * The script tag that has loaded this script; undefined in a module, and where the code stands in the page
 * itself under another element.
 */
export const ownTag = tag instanceof HTMLScriptElement ? tag : undefined;

/** What jQuery puts into a page it runs as the text of a tag of its own, which has no address. */
const addressed = ownTag?.src
  ? ownTag
  : document.querySelector<HTMLScriptElement>('script[data-endpoint][src]');

/** A module has no tag that it knows, a classic script no address of its own. */
const base = ownTag ? (addressed?.src ?? document.baseURI) : import.meta.url;

/**
 * Rejects a file that is not the one of this build. An import cannot name a hash, but a preload link can, and
 * the import then takes what the link has loaded. WebKit ignores a hash there, and the oldest browsers ignore
 * such links: there the file is read once before, if the page's own tag asks for integrity.
 *
 * @throws if the file is another one, or missing.
 */
async function check(href: string, hash: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload') || navigator.vendor.startsWith('Apple')) {
    if (ownTag?.integrity) await fetch(href, { integrity: hash });
    return;
  }
  const nonce = (ownTag ?? document.querySelector<HTMLElement>('script[nonce]'))?.nonce ?? '';
  const given = {
    rel: 'modulepreload',
    crossOrigin: 'anonymous',
    href,
    integrity: hash,
    nonce,
  };
  try {
    await new Promise((resolve, reject) => {
      Object.assign(link, { ...given, onload: resolve, onerror: reject });
      document.head.append(link);
    });
  } finally {
    link.remove();
  }
}

/**
 * Imports a file as a module: a policy of `script-src 'self'` allows it, with Trusted Types as well.
 *
 * @throws if there is no such file, if it is not the one of this build, or if another origin does not let it
 *   be read.
 */
async function importFile(file: string): Promise<unknown> {
  const { href } = new URL(file, base);
  if (integrity) await check(href, integrity[file] ?? '');
  return import(/* @vite-ignore */ href);
}

/** Where a late part of the module is. */
export const latePartUrl = (name: string): string =>
  new URL(`till-${name}-${TILLKIT_BUILD}.mjs`, base).href;

/**
 * Imports the rest of the module's widget. Always by the same address, because the late parts import it too.
 *
 * @throws if it does not load.
 */
export const importWidget = (): Promise<unknown> =>
  import(/* @vite-ignore */ latePartUrl('widget'));

/** The languages beside the script. Every checkout of the page shares them. */
export const scriptLanguages = createCatalogues(LANGUAGES, async (language) => {
  const file = await importFile(`locales/${language}.mjs`);
  return (file as { readonly messages: Messages }).messages;
});
