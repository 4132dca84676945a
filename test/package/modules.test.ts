/** Imports point one way: the table of rooms, and proof that the check finds a breach. */
import { describe, expect, it } from 'vitest';
import {
  barrels,
  brokenFloorRules,
  circles,
  brokenPackageRules,
  brokenRoomRules,
  doorsWithCode,
  reach,
  resolve,
  specifiersOf,
  type PackageRule,
  type RoomTable,
} from './importRules.js';
import { readSources } from './packageFiles.js';

/** What code on the store's side stands on. */
const BELOW_SERVER = [
  ...['async', 'secrets', 'money', 'chains', 'contract', 'api', 'ledger', 'payments'],
] as const;

/** Each room and the rooms that it may import. */
const ROOMS: RoomTable = {
  async: [],
  secrets: ['async'],
  money: [],
  chains: ['money'],
  api: ['money', 'chains'],
  ledger: ['money', 'async'],
  payments: ['money', 'chains', 'contract', 'ledger'],
  contract: ['money', 'chains'],
  server: BELOW_SERVER,
  sandbox: ['async', 'money', 'chains', 'contract', 'api', 'ledger', 'payments', 'server'],
  ui: ['money', 'chains', 'contract'],
  checkout: ['money', 'chains', 'contract', 'ui'],
  embed: ['money', 'chains', 'contract', 'ui', 'checkout'],
  render: ['money', 'chains', 'contract', 'ui', 'checkout', 'embed'],
  serve: [...BELOW_SERVER, 'server', 'sandbox', 'render'],
  'treasury/contract': ['money', 'chains', 'contract'],
  'treasury/index': ['async', 'money', 'ledger'],
  'treasury/refunds': [...BELOW_SERVER, 'server', 'treasury/contract'],
  'treasury/server': [
    ...[...BELOW_SERVER, 'server'],
    ...['treasury/contract', 'treasury/refunds', 'treasury/index'],
  ],
  'treasury/panel': ['money', 'chains', 'contract', 'ui', 'treasury/contract'],
  tools: [...BELOW_SERVER, 'server', 'serve', 'sandbox'],
  cli: ['ledger', 'sandbox', 'serve', 'server', 'tools', 'treasury/refunds', 'treasury/server'],
  testing: ['ledger'],
  exports: [
    ...[...BELOW_SERVER, 'server', 'sandbox', 'testing', 'serve', 'cli'],
    ...['ui', 'checkout', 'embed', 'render'],
    ...['treasury/contract', 'treasury/refunds', 'treasury/server', 'treasury/panel'],
    'treasury/index',
  ],
};

/** Parts of the server, lowest first. Each imports only those of the lines above it here. */
const SERVER_FLOORS: readonly (readonly string[])[] = [
  ['configuration'],
  ['coordination', 'http'],
  ['adapters', 'limits', 'service'],
  ['checkouts'],
  ['auth', 'telling', 'evidence', 'webhooks'],
  ['live', 'retention', 'storeApi'],
  ['handler'],
];

const react = /^src\/(checkout|treasury\/panel|ui|embed|render)\//;
const nodePlaces =
  /^src\/(server\/adapters\/|ledger\/sqliteFile\.ts$|serve\/|tools\/|cli\/|sandbox\/http\/)/;

/** Each package and the files that may import it. */
const PACKAGES: readonly PackageRule[] = [
  { specifier: /^node:/, allowedIn: nodePlaces },
  { specifier: /^(react|react-dom)(\/|$)/, allowedIn: react },
  // The script tag's files alone are built on it.
  { specifier: /^preact(\/|$)/, allowedIn: /^src\/embed\/onPreact\.ts$/ },
  {
    specifier: /^@tanstack\/react-query$/,
    allowedIn: /^src\/(checkout|treasury\/panel|embed|render)\//,
  },
  // Only in what a page loads late: a menu, a dialog, a picker.
  { specifier: /^@base-ui\/react(\/|$)/, allowedIn: /^src\/treasury\/panel\// },
  { specifier: /^uqr$/, allowedIn: /^src\/ui\/qrDrawing\.ts$/ },
  {
    specifier: /^zod$/,
    allowedIn:
      /^src\/(api|ledger|payments|server|serve|sandbox|tools|cli|treasury\/(server|refunds))\//,
  },
  // A shopper's page carries no zod: it costs its size, two globals and a probe for `new Function`.
  { specifier: /^zod\/mini$/, allowedIn: /^$/ },
  { specifier: /^big\.js$/, allowedIn: /^src\/money\// },
  {
    specifier: /^@(noble\/hashes|scure\/base)(\/|$)/,
    // The proxy hashes tokens and ETags many times a second; `crypto.subtle` costs a thread each time.
    allowedIn:
      /^src\/(chains|sandbox)\/|^src\/server\/(http\/cachedJson|coordination\/coordination|webhooks\/verifySignature)\.ts$|^src\/treasury\/refunds\/refundTokens\.ts$/,
  },
  { specifier: /^lossless-json$/, allowedIn: /^src\/(api|server|sandbox|treasury\/server)\// },
  {
    specifier: /^hono(\/|$)/,
    allowedIn: /^src\/(server|serve|sandbox|render|treasury\/(server|refunds))\//,
  },
  { specifier: /^@hono\/node-server(\/|$)/, allowedIn: nodePlaces },
  {
    specifier: /^(jose|lru-cache|rate-limiter-flexible)$/,
    allowedIn: /^src\/(async|secrets|ledger|server|treasury\/(server|refunds))\//,
  },
  { specifier: /^ioredis$/, allowedIn: /^src\/(server\/coordination|serve)\// },
  { specifier: /^(pino|prom-client)$/, allowedIn: /^src\/serve\// },
  { specifier: /^eventsource-parser$/, allowedIn: /^src\/(ui\/live|tools\/check)\// },
  { specifier: /^kysely$/, allowedIn: /^src\/(ledger|treasury\/index)\// },
  { specifier: /^fast-check$/, allowedIn: /^src\/(testing|treasury\/testing)\// },
  {
    specifier: /^libsql$/,
    // The first opens the file; the others take what it has opened, by type.
    allowedIn: /^src\/ledger\/(sqliteFile|sharedCommits)\.ts$/,
  },
  { specifier: /^pg$/, allowedIn: /^src\/ledger\/postgresPool\.ts$/ },
];

const files = readSources('src');

describe('the rooms of the package', () => {
  it('import one another only as the table says', () => {
    expect(brokenRoomRules(files, ROOMS)).toEqual([]);
  });

  it('stand without the back office: only what is exported and the command line import it', () => {
    const importers = Object.entries(ROOMS).filter(
      ([room, may]) => !/^(?:treasury\/|cli$|exports$)/u.test(room) && /treasury/u.test(may.join()),
    );
    expect(importers).toEqual([]);
  });

  it('import packages only where they belong: React in widgets, node: in adapters, zod by side', () => {
    expect(brokenPackageRules(files, PACKAGES)).toEqual([]);
  });

  it('import one another in no circle, type-only imports included', () => {
    expect(circles(files)).toEqual([]);
  });

  it('of the server import one another downwards only', () => {
    expect(brokenFloorRules(files, 'src/server/', SERVER_FLOORS)).toEqual([]);
  });

  it('let serve use of the server only what the package exports', () => {
    const exported = new Set(
      ['server', 'node', 'redis', 'ledger-sql'].flatMap((door) => {
        const path = `src/exports/${door}.ts`;
        return specifiersOf(files[path] ?? '').map((specifier) => resolve(files, path, specifier));
      }),
    );
    // Its notifications are told like callbacks, and the back office reads them.
    for (const path of Object.keys(files)) {
      if (path.startsWith('src/server/telling/')) exported.add(path);
    }
    // The service's public pages, and what makes a listing with its drawings of one.
    exported.add('src/api/publicPages.ts');
    exported.add('src/server/service/currencies/joinListing.ts');
    exported.add('src/server/service/icons/icons.ts');
    // The one floor of requests, answers and pages.
    for (const path of Object.keys(files)) {
      if (path.startsWith('src/server/http/')) exported.add(path);
    }
    const others = Object.keys(files)
      .filter((path) => path.startsWith('src/serve/'))
      .flatMap((path) => specifiersOf(files[path] ?? '').map((one) => resolve(files, path, one)))
      .filter((path) => /^src\/(api|ledger|server)\//u.test(path ?? '') && !exported.has(path));
    expect(exported.size).toBeGreaterThan(30);
    expect(others).toEqual([]);
  });

  it('hold no barrels', () => {
    expect(barrels(files)).toEqual([]);
  });

  it('hold no folder or file whose name says nothing', () => {
    const vague = /(^|\/)(utils?|helpers?|common|lib|types|misc)(\.tsx?|\/)/;
    expect(Object.keys(files).filter((path) => vague.test(path))).toEqual([]);
  });

  it('open only doors that re-export; the one that throws is the browser side of the server', () => {
    expect(doorsWithCode(files)).toEqual(['src/exports/server.browser.ts']);
  });
});

describe('what a door reaches', () => {
  const secretRooms =
    /^src\/(api|ledger|payments|server|serve|sandbox|tools|cli|treasury\/(server|refunds|index))\//;

  it.each(['index', 'client', 'queries', 'treasury'])('%s never reaches the key', (door) => {
    const reached = [...reach(files, `src/exports/${door}.ts`)];
    // Over many steps.
    expect(reached.length).toBeGreaterThan(10);
    expect(reached.filter((path) => secretRooms.test(path) || path.startsWith('node:'))).toEqual(
      [],
    );
  });

  it.each(['server', 'sandbox', 'ledger-d1'])(
    '%s runs without Node, in a Worker or a browser',
    (door) => {
      const reached = [...reach(files, `src/exports/${door}.ts`)];
      expect(reached.length).toBeGreaterThan(1);
      expect(
        reached.filter((path) => /^(node:|@hono\/node-server|libsql$|pg$)/.test(path)),
      ).toEqual([]);
    },
  );

  it.each(['index', 'client', 'queries', 'element'])(
    '%s carries nothing of the back office',
    (door) => {
      const reached = [...reach(files, `src/exports/${door}.ts`)];
      expect(reached.filter((path) => path.includes('treasury'))).toEqual([]);
    },
  );

  it.each(['client', 'queries'])('%s needs no React component', (door) => {
    expect([...reach(files, `src/exports/${door}.ts`)]).not.toContain('react');
  });

  it.each([
    ...['index', 'client', 'queries', 'treasury'],
    ...['server', 'node', 'express', 'ledger-sql', 'ledger-d1'],
  ])('%s carries no sandbox', (door) => {
    const reached = [...reach(files, `src/exports/${door}.ts`)];
    expect(reached.filter((path) => path.startsWith('src/sandbox/'))).toEqual([]);
  });
});

describe('the check itself finds a planted breach', () => {
  it('of the table of rooms', () => {
    const planted = {
      'src/checkout/Planted.tsx': `import { createServiceClient } from '../api/createServiceClient.js';`,
      'src/ui/planted.ts': `const late = () => import('../sandbox/createSandbox.js');`,
      'src/server/planted.ts': `import type { A } from '../treasury/index/orderIndex.js';`,
      'src/helpers/planted.ts': `export const a = 1;`,
    };
    expect(brokenRoomRules(planted, ROOMS)).toEqual([
      'src/checkout/Planted.tsx: "checkout" must not import "api" (../api/createServiceClient.js)',
      'src/ui/planted.ts: "ui" must not import "sandbox" (../sandbox/createSandbox.js)',
      'src/server/planted.ts: "server" must not import "treasury/index" (../treasury/index/orderIndex.js)',
      'src/helpers/planted.ts: the room "helpers" is not in the table',
    ]);
  });

  it.each([
    ['src/server/planted.ts', 'react'],
    ['src/contract/planted.ts', 'zod/mini'],
    ['src/server/planted.ts', 'node:fs'],
  ])('of the packages: %s imports %s', (path, specifier) => {
    const planted = { [path]: `import { anything } from '${specifier}';` };
    expect(brokenPackageRules(planted, PACKAGES)).toEqual([
      `${path}: must not import "${specifier}"`,
    ]);
  });

  it('of barrels, by name and by shape', () => {
    const planted = {
      'src/ui/index.ts': `export const a = 1;`,
      'src/ui/everything.ts': `export { a } from './a.js';\nexport * from './b.js';`,
      'src/ui/a.ts': `export const a = 1;`,
    };
    expect(barrels(planted)).toEqual(['src/ui/index.ts', 'src/ui/everything.ts']);
  });

  it('of a circle, also of types alone', () => {
    const planted = {
      'src/ui/a.ts': `import type { B } from './b.js';`,
      'src/ui/b.ts': `import { c } from './c.js';`,
      'src/ui/c.ts': `import { a } from './a.js';`,
    };
    expect(circles(planted)).toEqual([['src/ui/a.ts', 'src/ui/b.ts', 'src/ui/c.ts']]);
  });
});
