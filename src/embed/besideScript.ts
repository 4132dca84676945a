/** What the built scripts find beside themselves, from the same origin: `locales/de.mjs`. */
import type { Messages } from '../ui/messages/en.js';
import { ownTag } from './ownTag.js';

/** Hash of each file by its name, which the build writes. */
declare const TILLKIT_INTEGRITY: Readonly<Record<string, string>>;

/** Where this script came from. A module has no tag that it knows, a script no address of its own. */
const base = ownTag ? ownTag.src : import.meta.url;

/**
 * Lets nothing else pass than what the build has made. No import can name a hash, but a link can, and what
 * it has brought an import only takes. WebKit takes no notice of a hash there, and the oldest browsers not
 * of such links: there the file is read once before, for a page whose own tag asks for integrity.
 *
 * @throws where the file is another one, or not there.
 */
async function check(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload') || navigator.vendor.startsWith('Apple')) {
    if (ownTag?.integrity) await fetch(href, { integrity });
    return;
  }
  const nonce = (ownTag ?? document.querySelector<HTMLElement>('script[nonce]'))?.nonce ?? '';
  const given = { rel: 'modulepreload', crossOrigin: 'anonymous', href, integrity, nonce };
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
 * A module is imported: a policy of `script-src 'self'` allows it, with Trusted Types as well.
 *
 * @throws where there is no such file, where it is not the one of this build, or where another origin does
 *   not let it be read.
 */
export async function besideScript(file: string): Promise<unknown> {
  const { href } = new URL(file, base);
  await check(href, TILLKIT_INTEGRITY[file] ?? '');
  return import(/* @vite-ignore */ href);
}

/** @throws as {@link besideScript} does. */
export async function loadCatalogue(language: string): Promise<Messages> {
  const file = await besideScript(`locales/${language}.mjs`);
  return (file as { readonly messages: Messages }).messages;
}
