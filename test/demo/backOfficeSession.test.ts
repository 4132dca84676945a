/** The simulated sign-in: only a fresh cookie that the store signed identifies a person. */
import { describe, expect, it } from 'vitest';
import { createBackOfficeSessions, DEMO_USERS } from '../../demo/backOfficeSession.js';

const secret = 'mJ8sVt2qLw5xZc7nRb4kYp9dHg3fTe6u';
const HOUR_MS = 3_600_000;

const asking = (cookie?: string): Request =>
  new Request('http://shop.test/', cookie === undefined ? {} : { headers: { cookie } });

/** What a browser sends back of a `Set-Cookie`. */
const sent = (setCookie: string | null): string => (setCookie ?? '').split(';')[0] ?? '';

function office(now = { ms: 1_700_000_000_000 }) {
  return { now, sessions: createBackOfficeSessions({ secret, now: () => now.ms }) };
}

describe('the simulated sign-in', () => {
  it.each(DEMO_USERS)('recognizes $name by the cookie', async ({ id, name }) => {
    const { sessions } = office();
    const cookie = sent(await sessions.open(id));
    expect((await sessions.personOf(asking(cookie)))?.name).toBe(name);
    expect((await sessions.personOf(asking(`other=1; ${cookie}`)))?.name).toBe(name);
  });

  it('hides the cookie from scripts and other sites', async () => {
    const { sessions } = office();
    for (const cookie of [await sessions.open('ada'), await sessions.close()]) {
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Strict');
      expect(cookie).toContain('Path=/');
    }
    expect(await sessions.close()).toContain('Max-Age=0');
  });

  it('refuses an unknown person', async () => {
    const { sessions } = office();
    for (const id of ['', 'mallory', 'Ada', 'ada.9999999999999', '__proto__']) {
      expect(await sessions.open(id)).toBeNull();
    }
  });

  it('refuses a missing, forged or changed cookie', async () => {
    const { sessions } = office();
    const good = sent(await sessions.open('ada'));
    const other = createBackOfficeSessions({ secret: secret.toLowerCase(), now: () => 0 });
    const [name = '', value = ''] = good.split('=');
    const unsigned = decodeURIComponent(value).split('.').slice(0, 2).join('.');
    const forged = [
      undefined,
      '',
      sent(await other.open('ada')),
      good.replace('ada', 'grace'),
      `${name}=${unsigned}`,
      `${name}=${encodeURIComponent(`${unsigned}.AAAA`)}`,
      good.slice(0, -4),
      sent(await sessions.close()),
    ];
    for (const cookie of forged) {
      expect(await sessions.personOf(asking(cookie)), cookie).toBeNull();
    }
    expect(await sessions.personOf(asking(good))).not.toBeNull();
  });

  it('ends after eight hours, even if the browser keeps the cookie', async () => {
    const { sessions, now } = office();
    const cookie = sent(await sessions.open('grace'));
    now.ms += 8 * HOUR_MS - 1;
    expect(await sessions.personOf(asking(cookie))).not.toBeNull();
    now.ms += 1;
    expect(await sessions.personOf(asking(cookie))).toBeNull();
  });

  it('gives each person their own name, and only Grace both permissions', () => {
    const grants = DEMO_USERS.map(({ grant }) => grant);
    expect(new Set(grants.map(({ who }) => who)).size).toBe(grants.length);
    expect(grants).toEqual([
      { who: 'Ada', may: { read: true, withdraw: true }, needsApproval: true },
      { who: 'Grace', may: { read: true, withdraw: true, approve: true } },
      { who: 'Linus', may: { read: true } },
    ]);
  });
});
