/** The pictures of the pretend service: the addresses that its listing names, and what is there. */
import type { IconOptions } from '../../proxy/icons/iconOptions.js';
import { CURRENCY_MARKS, NETWORK_MARKS, type Mark } from './marks.js';

const HOST = 'cdn.dv.net';

/** Kinds of pictures, in the words of the addresses. */
type Kind = 'currency' | 'blockchain';

/** The three addresses of a picture, as the service's listing has them. */
export function iconSet(kind: Kind, key: string): Record<string, string> {
  const address = (size: string, ending: string): string =>
    `https://${HOST}/img/${kind}/${size}/${key}.${ending}`;
  return {
    icon_128: address('128', 'png'),
    icon_512: address('512', 'png'),
    icon_svg: address('svg', 'svg'),
  };
}

function drawn({ disc, sign }: Mark): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">' +
    `<circle cx="18" cy="18" r="18" fill="${disc}"/>${sign}</svg>`
  );
}

/** The mark of a currency by its ticker or its id, such as `USDT.Tron`, or of a network by its slug. */
function markOf(kind: string, key: string): Mark | undefined {
  return kind === 'currency' ? CURRENCY_MARKS.get(key.split('.')[0] ?? '') : NETWORK_MARKS.get(key);
}

function answer({ hostname, pathname }: URL): Response {
  // One drawing serves every size, so the addresses of PNG files answer it as well.
  const [, kind = '', key = ''] =
    /^\/img\/(currency|blockchain)\/(?:128|512|svg)\/([\w.]+)\.(?:png|svg)$/.exec(pathname) ?? [];
  const mark = hostname === HOST ? markOf(kind, key) : undefined;
  if (!mark) return new Response('Not found', { status: 404 });
  return new Response(drawn(mark), { headers: { 'content-type': 'image/svg+xml' } });
}

/**
 * Pictures for a store that is tried with the sandbox: give them to `createCheckoutHandler` as
 * `icons`, and picker and pay screen show marks instead of letters. They are drawings of our own, one
 * for each currency and network of the sandbox, and nothing is fetched: what the sandbox's listing
 * names is answered in the process. With a real service name its hosts instead. Never throws; what is
 * not there is answered with 404, and a letter is drawn.
 *
 * @example
 * createCheckoutHandler({ ...options, icons: sandboxIcons() });
 */
export function sandboxIcons(): IconOptions {
  return { hosts: [HOST], fetch: ({ url }) => Promise.resolve(answer(new URL(url))) };
}
