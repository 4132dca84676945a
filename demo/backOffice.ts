/** The demo's back office: the treasury handler behind a simulated sign-in, and its simulator. */
import type { Hono } from 'hono';
import * as z from 'zod';
import {
  createTreasuryHandler,
  type TreasuryHandler,
} from '../src/treasury/server/createTreasuryHandler.js';
import {
  createRefundHandler,
  type RefundHandler,
} from '../src/treasury/refunds/createRefundHandler.js';
import type { TreasuryHandlerOptions } from '../src/treasury/server/treasuryOptions.js';
import {
  createBackOfficeSessions,
  DEMO_USERS,
  type BackOfficeSessions,
} from './backOfficeSession.js';
import type { Simulator } from './simulator.js';

/** The back office of a store. Not served with a real service, because the sign-in has no passwords. */
export interface BackOffice {
  readonly treasury: TreasuryHandler;
  /** The page behind a refund link: for customers, so without a sign-in. */
  readonly refunds: RefundHandler;
  readonly sessions: BackOfficeSessions;
  readonly simulator: Simulator;
}

/** What the back office is put together from. */
export interface BackOfficeOptions extends Required<
  Pick<TreasuryHandlerOptions, 'service' | 'ledger' | 'orders' | 'onDiagnostic'>
> {
  readonly simulator: Simulator;
  /** The store's own secret. */
  readonly secret: string;
  /** Address of the store: refund links begin with it. */
  readonly storeUrl: string;
}

/** Puts the back office together, on the ledger and the service of the shop. */
export function createBackOffice({
  simulator,
  secret,
  storeUrl,
  ...parts
}: BackOfficeOptions): BackOffice {
  const sessions = createBackOfficeSessions({ secret });
  const { ledger, onDiagnostic } = parts;
  const refunds = createRefundHandler({
    ledger,
    onDiagnostic,
    storeName: 'Paper & Pine',
    // As demo/page/shopAppearance.ts has them.
    colorAccent: 'light-dark(#1a5f47, #74d6ad)',
    supportUrl: 'mailto:hello@paper-and-pine.example',
    sandbox: true,
    now: simulator.now,
  });
  const treasury = createTreasuryHandler({
    ...parts,
    basePath: '/api/treasury',
    authorize: async (request) => (await sessions.personOf(request))?.grant ?? null,
    refundLinks: { page: `${storeUrl}/refund` },
    sandbox: true,
    now: simulator.now,
  });
  return { treasury, refunds, sessions, simulator };
}

const signIn = z.strictObject({ person: z.string().max(40) });

/** Another site's page can post text here without asking the browser's leave, but not JSON. */
const isJson = (request: Request): boolean =>
  /^application\/json\b/.test(request.headers.get('content-type') ?? '');

function mountSessions(store: Hono, { sessions }: BackOffice): void {
  const path = '/demo/office/session';
  const people = DEMO_USERS.map(({ id, name, about }) => ({ id, name, about }));
  store.get(path, async (context) => {
    const person = await sessions.personOf(context.req.raw);
    return context.json({ person: person && { id: person.id, name: person.name }, people });
  });
  store.post(path, async (context) => {
    const asked = isJson(context.req.raw)
      ? signIn.safeParse(await context.req.json().catch(() => undefined))
      : undefined;
    const cookie = asked?.success === true ? await sessions.open(asked.data.person) : null;
    if (cookie === null) return context.json({ message: 'There is no such person.' }, 400);
    context.header('set-cookie', cookie);
    return context.body(null, 204);
  });
  store.delete(path, async (context) => {
    context.header('set-cookie', await sessions.close());
    return context.body(null, 204);
  });
}

/** Mounts the back office's routes on the store. Its page holds nothing and is mounted with the others. */
export function mountBackOffice(store: Hono, office: BackOffice): void {
  const { treasury, sessions, simulator } = office;
  store.all('/api/treasury/*', (context) => treasury.fetch(context.req.raw));
  mountSessions(store, office);
  store.post('/demo/office/simulate/:action', async (context) => {
    const person = await sessions.personOf(context.req.raw);
    if (!person) return context.json({ message: 'You are not signed in.' }, 401);
    return context.json({ message: await simulator.pressInOffice(context.req.param('action')) });
  });
}
