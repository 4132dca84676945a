/** The public routes: what each setting turns on, and that what stands in front is told of every one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { PUBLIC_ROUTES, type PublicRoute } from '../../src/serve/publicRoutes.js';
import { openServer } from './openServer.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const ROUTES: readonly PublicRoute[] = Object.values(PUBLIC_ROUTES);

/** Every setting that turns on a route, with what it needs. */
const SETTINGS: Readonly<Record<NonNullable<PublicRoute['setting']>, Record<string, string>>> = {
  TILL_PAY_FORM: { TILL_PAY_FORM: 'true', TILL_STORE_ID: '01H8XW' },
  TILL_REFUND_PAGE: { TILL_REFUND_PAGE: 'true' },
};

/** The first line of the page there, or of what says that there is none. */
const answerOf = async (variables: Record<string, string>, folder: string): Promise<string> => {
  const answer = await openServer(variables).browse('GET', `${folder}nothing-that-is-known`);
  return (await answer.text()).replaceAll(/nonce="[^"]*"|'nonce-[^']*'/gu, '');
};

describe('a public route', () => {
  const switched = ROUTES.flatMap(({ folder, setting }) => (setting ? [{ folder, setting }] : []));

  it.each(switched)('$folder is turned on by $setting and by no other', async (route) => {
    const off = await answerOf({}, route.folder);
    for (const [setting, variables] of Object.entries(SETTINGS)) {
      const isOn = (await answerOf(variables, route.folder)) !== off;
      expect([setting, isOn]).toEqual([setting, setting === route.setting]);
    }
  });

  const asked = ROUTES.map(({ folder }) => folder);
  it.each(asked)('%s stands in the files and the table that operators copy', (folder) => {
    const locations = [...read('deploy/nginx.conf').matchAll(/^ {4}location (\/\S+) \{$/gmu)]
      .map(([, path = '']) => path)
      .filter((path) => path !== '/');
    expect(locations.some((path) => folder.startsWith(path))).toBe(true);
    const [, paths = ''] = /^\t@tillkit path (.+)$/mu.exec(read('deploy/Caddyfile')) ?? [];
    expect(paths.split(' ').some((path) => folder.startsWith(path.replace('*', '')))).toBe(true);
    const table = read('docs/operations.md')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(table.some((line) => line.startsWith(`| \`${folder}`))).toBe(true);
  });
});

it('names the secret for an event that it does not fit, and not for one that is signed and unreadable', async () => {
  const store = openServer();
  const headers = { 'content-type': 'application/json' };
  const send = (sign: string) => {
    const init = { body: '{}', headers: { ...headers, 'x-sign': sign } };
    return store.browse('POST', '/api/till/webhook', init);
  };
  await send(signWebhook('{}', 'another secret'));
  await send(signWebhook('{}', store.sandbox.webhookSecret));
  const said = store.log.filter(({ code }) => code === 'webhook_refused').map(({ msg }) => msg);
  expect(said).toEqual([
    expect.stringContaining('TILL_WEBHOOK_SECRET'),
    expect.not.stringContaining('TILL_'),
  ]);
});
