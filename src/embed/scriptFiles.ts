/** The files beside the built scripts, loaded from where the script came from: languages and late parts. */
import { createCatalogues } from '../ui/language/catalogues.js';
import type { Messages } from '../ui/messages/en.js';

/** SHA-256 of each language's file. The build defines it. */
declare const TILLKIT_INTEGRITY: Readonly<Record<string, string>>;

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
  await check(href, integrity[file] ?? '');
  return import(/* @vite-ignore */ href);
}

const latePartUrl = (name: string): string =>
  new URL(`till-${name}-${TILLKIT_BUILD}.mjs`, base).href;

/**
 * Imports the rest of the module's widget. Always by the same address, because the late parts import it too.
 *
 * @throws if it does not load.
 */
export const importWidget = (): Promise<unknown> =>
  import(/* @vite-ignore */ latePartUrl('widget'));

/** Whether an import map of the page says what the file must be, which counts for this very address alone. */
const isPinned = (url: string): boolean =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent.includes(url.slice(url.lastIndexOf('/'))),
  );

/**
 * Imports a late part of the module. A browser may remember that a module did not load and never ask for it
 * again, so a failed part is asked for under another address.
 *
 * @throws if it does not load.
 */
export async function importLatePart(name: string): Promise<unknown> {
  const url = latePartUrl(name);
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    if (isPinned(url)) throw error;
    return import(/* @vite-ignore */ `${url}?${String(Date.now())}`);
  }
}

/** Their tags, from the names of their files: a list of its own would come with the script as well. */
const languages = Object.keys(integrity).flatMap(
  (file) => /^locales\/(.+)\.mjs$/.exec(file)?.[1] ?? [],
);

/** The languages beside the script. Every checkout of the page shares them. */
export const scriptLanguages = createCatalogues(languages, async (language) => {
  const file = await importFile(`locales/${language}.mjs`);
  return (file as { readonly messages: Messages }).messages;
});
