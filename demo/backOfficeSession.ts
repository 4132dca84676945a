/** The simulated sign-in of the demo's back office: three people without passwords, one signed cookie. */
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import type { Grant } from '../src/treasury/server/permissions.js';

/** A person who can sign in. */
export interface DemoUser {
  /** What the page calls them by. */
  readonly id: string;
  readonly name: string;
  /** One line about what they may do. */
  readonly about: string;
  /** What the treasury handler is told. A real store reads this from its own accounts. */
  readonly grant: Grant;
}

/** Everybody who works in the demo's back office. */
export const DEMO_USERS: readonly DemoUser[] = [
  {
    id: 'ada',
    name: 'Ada',
    about: 'Can withdraw. Her drafts need a second person.',
    grant: { who: 'Ada', may: { read: true, withdraw: true }, needsApproval: true },
  },
  {
    id: 'grace',
    name: 'Grace',
    about: 'Approves what others draft, and pays out herself.',
    grant: { who: 'Grace', may: { read: true, withdraw: true, approve: true } },
  },
  {
    id: 'linus',
    name: 'Linus',
    about: 'View only.',
    grant: { who: 'Linus', may: { read: true } },
  },
];

const COOKIE = 'paper-and-pine-office';
const HOURS_8_S = 8 * 3600;

const LOCKED = {
  path: '/',
  httpOnly: true,
  sameSite: 'Strict',
  // A real store adds `secure`. The demo speaks plain http, on this machine only.
} as const;

/** Sessions of the back office. They are in the cookie: the server keeps none. */
export interface BackOfficeSessions {
  /** The person who sends a request; null without a cookie, or with a forged or expired one. */
  personOf(request: Request): Promise<DemoUser | null>;
  /** The `Set-Cookie` that signs a person in; null for an unknown id. */
  open(id: string): Promise<string | null>;
  /** The `Set-Cookie` that signs out. */
  close(): Promise<string>;
}

const personWith = (id: string): DemoUser | undefined =>
  DEMO_USERS.find((person) => person.id === id);

/**
 * Makes the sessions.
 *
 * @param options.secret signs the cookies; of the store's own secrets, under a name of its own.
 * @param options.now clock, milliseconds since the epoch.
 */
export function createBackOfficeSessions(options: {
  readonly secret: string;
  readonly now?: () => number;
}): BackOfficeSessions {
  const { now = Date.now } = options;
  const key = `paper-and-pine:office:${options.secret}`;
  return {
    async personOf(request) {
      const cookies = await parseSigned(request.headers.get('cookie') ?? '', key, COOKIE);
      const [id = '', until = ''] = (cookies[COOKIE] || '').split('.');
      // The cookie's own age is the browser's word; this one is signed.
      return Number(until) > now() ? (personWith(id) ?? null) : null;
    },
    async open(id) {
      if (!personWith(id)) return null;
      const value = `${id}.${String(now() + HOURS_8_S * 1000)}`;
      return serializeSigned(COOKIE, value, key, { ...LOCKED, maxAge: HOURS_8_S });
    },
    close: () => serializeSigned(COOKIE, '', key, { ...LOCKED, maxAge: 0 }),
  };
}
