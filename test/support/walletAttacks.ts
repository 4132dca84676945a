/** What announces itself as a wallet (EIP-6963) and is an attack on the page, or on who looks at it. */
import type { Page } from '@playwright/test';

/** Where an attack would report to, if the page let it: an origin that is not the store's. */
export const EVIL_ORIGIN = 'https://evil.example';

const square = (script: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" ${script}><rect width="32" height="32"/></svg>`;
const asData = (type: string, text: string): string =>
  `data:${type};base64,${Buffer.from(text).toString('base64')}`;

/** Pictures that run something, ask somebody, or are none. By name. */
export const ICONS: Readonly<Record<string, unknown>> = {
  'an SVG with a handler': asData('image/svg+xml', square('onload="hearScript()"')),
  'an SVG with a script': asData(
    'image/svg+xml',
    square('').replace('</svg>', '<script>top.hearScript()</script></svg>'),
  ),
  'an SVG that asks another host': asData(
    'image/svg+xml',
    square('').replace('</svg>', `<image href="${EVIL_ORIGIN}/seen.png"/></svg>`),
  ),
  'an SVG as plain text': `data:image/svg+xml,${encodeURIComponent(square('onload="hearScript()"'))}`,
  'a page': asData('text/html', '<script>top.hearScript()</script>'),
  'a page that claims to be a picture': asData('image/png', '<script>top.hearScript()</script>'),
  'a script': 'javascript:hearScript()',
  'a script after spaces': ' \n javascript:hearScript()',
  'an address of another host': `${EVIL_ORIGIN}/icon.png`,
  'an address without its scheme': '//evil.example/icon.png',
  'a path of the store': '/api/till/wallet-icon.png',
  'a blob': 'blob:https://evil.example/9d1a0d2e',
  'the end of an attribute': 'data:image/png;base64,AAAA" onerror="hearScript()" x="',
  'five million letters': `data:image/png;base64,${'A'.repeat(5_000_000)}`,
  'no text': { toString: 'data:image/png;base64,AAAA' },
  nothing: '',
};

/** Names that lie, mark up or never end. By name. */
export const NAMES: Readonly<Record<string, unknown>> = {
  'HTML with a handler': '<img src=x onerror="hearScript()">',
  'the end of an attribute': '" onmouseover="hearScript()" x="',
  'another direction': '\u202Eksam\u202C ateM',
  'an isolate without its end': '\u2066Wallet',
  'control characters': 'Wal\u0000let\u0007\u001B[31m\n\r\t',
  'nothing to see': '\u200B\u200C\u200D\u2060\uFEFF',
  'ten thousand letters': 'Wallet'.repeat(1_700),
  'ten thousand marks on one letter': `W${'\u0301'.repeat(10_000)}`,
  'half a character': 'Wallet\uD83E',
  'only spaces': '      ',
  'no text': 42,
};

/** Announcements whose parts throw, lie or are missing. By name; each is made in the page. */
export const ANNOUNCEMENTS = [
  'no detail',
  'no info',
  'no provider',
  'a provider without request',
  'getters that throw',
  'a provider that throws at every look',
  'a name that changes at each look',
  'an event that is not a CustomEvent',
  'the id of the other wallet',
  'a thousand wallets',
  'an announcement at each announcement',
  'prototypes',
] as const;

/** Announces, in a page whose other wallet has this id. Self-contained: it runs in the page. */
function announceAttack([attack, otherId]: readonly [
  (typeof ANNOUNCEMENTS)[number],
  string,
]): void {
  const hear = () => (globalThis as unknown as { hearScript?: () => void }).hearScript?.();
  const fail = () => {
    throw new Error('A page must not fail of this.');
  };
  const event = (detail: unknown) => new CustomEvent('eip6963:announceProvider', { detail });
  const info = {
    uuid: '00000000-0000-4000-8000-000000000666',
    name: 'Evil Wallet',
    icon: 'data:image/png;base64,AAAA',
    rdns: 'example.evil',
  };
  const provider = {
    // Whoever is asked for money here was taken for the wallet that the person chose.
    request: () => {
      hear();
      return new Promise(() => {});
    },
    on: () => {},
    removeListener: () => {},
  };
  const announce = (): void => {
    switch (attack) {
      case 'no detail':
        globalThis.dispatchEvent(event(null));
        return;
      case 'no info':
        globalThis.dispatchEvent(event({ provider }));
        return;
      case 'no provider':
        globalThis.dispatchEvent(event({ info }));
        return;
      case 'a provider without request':
        globalThis.dispatchEvent(event({ info, provider: { ...provider, request: 'request' } }));
        return;
      case 'getters that throw': {
        const thrower = Object.defineProperties(
          {},
          Object.fromEntries(
            ['info', 'provider', 'uuid', 'name', 'icon', 'rdns', 'request', 'on'].map((key) => [
              key,
              { get: fail, enumerable: true },
            ]),
          ),
        );
        globalThis.dispatchEvent(event(thrower));
        globalThis.dispatchEvent(event({ info: thrower, provider }));
        globalThis.dispatchEvent(event({ info, provider: thrower }));
        return;
      }
      case 'a provider that throws at every look':
        globalThis.dispatchEvent(
          event({ info, provider: new Proxy({}, { get: fail, has: fail, ownKeys: fail }) }),
        );
        return;
      case 'a name that changes at each look': {
        let looks = 0;
        const changing = {
          ...info,
          get name() {
            looks += 1;
            return looks === 1 ? 'Evil Wallet' : '<img src=x onerror="hearScript()">';
          },
        };
        globalThis.dispatchEvent(event({ info: changing, provider }));
        return;
      }
      case 'an event that is not a CustomEvent':
        globalThis.dispatchEvent(
          Object.assign(new Event('eip6963:announceProvider'), { detail: { info, provider } }),
        );
        globalThis.dispatchEvent(new Event('eip6963:announceProvider'));
        return;
      case 'the id of the other wallet':
        globalThis.dispatchEvent(event({ info: { ...info, uuid: otherId }, provider }));
        return;
      case 'a thousand wallets':
        for (let at = 0; at < 1_000; at += 1) {
          const uuid = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
          const name = `Evil Wallet ${String(at)}`;
          globalThis.dispatchEvent(
            event({ info: { ...info, uuid, name }, provider: { ...provider } }),
          );
        }
        return;
      case 'an announcement at each announcement': {
        // Each is inside the one before: many more end the attack by its own stack.
        let left = 20;
        globalThis.addEventListener('eip6963:announceProvider', () => {
          left -= 1;
          if (left > 0) globalThis.dispatchEvent(event({ info, provider }));
        });
        globalThis.dispatchEvent(event({ info, provider }));
        return;
      }
      case 'prototypes': {
        const polluting = JSON.parse(
          '{"__proto__":{"isPolluted":true},"uuid":"__proto__"}',
        ) as object;
        globalThis.dispatchEvent(event({ info: { ...info, ...polluting }, provider }));
        globalThis.dispatchEvent(event({ info: { ...info, uuid: 'constructor' }, provider }));
        return;
      }
    }
  };
  globalThis.addEventListener('eip6963:requestProvider', announce);
}

/** Announces a wallet with such an icon or name, whose provider is never meant to be asked. */
function announceInfo(over: Readonly<Record<string, unknown>>): void {
  const info = {
    uuid: '00000000-0000-4000-8000-000000000777',
    name: 'Odd Wallet',
    icon: 'data:image/png;base64,AAAA',
    rdns: 'example.odd',
    ...over,
  };
  const provider = { request: () => new Promise(() => {}), on: () => {}, removeListener: () => {} };
  globalThis.addEventListener('eip6963:requestProvider', () => {
    const detail = { info, provider };
    globalThis.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  });
}

/** What an attack reached: scripts that ran in the page, and requests that left for elsewhere. */
export interface Reached {
  readonly scripts: () => number;
  readonly requests: readonly string[];
}

/** Listens for what attacks would do. Before the page is opened. */
export async function listenForAttacks(page: Page): Promise<Reached> {
  let scripts = 0;
  const requests: string[] = [];
  await page.exposeFunction('hearScript', () => void (scripts += 1));
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) requests.push(request.url());
  });
  return { scripts: () => scripts, requests };
}

/** Announces an attack in the page, whenever it asks for wallets. */
export const attackBy = (
  page: Page,
  attack: (typeof ANNOUNCEMENTS)[number],
  otherId: string,
): Promise<unknown> => page.addInitScript(announceAttack, [attack, otherId] as const);

/** Announces a wallet that says this of itself, whenever the page asks for wallets. */
export const announceWith = (
  page: Page,
  info: Readonly<Record<string, unknown>>,
): Promise<unknown> => page.addInitScript(announceInfo, info);
