/** Authorizes requests by person, origin and permission, and records refusals and changes in the audit. */
import { TREASURY_ROUTES, type TreasuryRouteName } from '../contract/routes.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { plainText } from '../../contract/plainLine.js';
import { readJson } from '../../server/http/requestBody.js';
import type { Attempt, Audit } from './audit.js';
import type { Authenticator } from './authenticator.js';
import { hasPermission, type AuthenticatedPerson, type Permission } from './permissions.js';
import type { TreasuryLimits } from './treasuryLimits.js';
import { assertOwnPage, type TreasuryContext } from './treasuryOriginPolicy.js';
import { toTreasuryProblem, TreasuryProblem } from './treasuryProblem.js';

/** The permission for each route; a route that is not named here needs `read`. */
const REQUIRED_PERMISSION: Partial<Record<TreasuryRouteName, Permission>> = {
  draftWithdrawal: 'withdraw',
  approveWithdrawal: 'approve',
  sendWithdrawal: 'withdraw',
  settleWithdrawal: 'withdraw',
  deleteWithdrawal: 'withdraw',
  releaseHold: 'withdraw',
  markPaid: 'withdraw',
  makeRefundLink: 'withdraw',
  revokeRefundLink: 'withdraw',
  settlePayment: 'withdraw',
  repeatCallback: 'withdraw',
};

/** A request of a person with the permission for it. */
export interface AuthorizedRequest {
  readonly person: AuthenticatedPerson;
  readonly request: Request;
  /** A part of the path; empty if the path has no such part. */
  readonly param: (name: string) => string;
}

/** A request before it is authorized. */
export interface IncomingRequest extends Pick<AuthorizedRequest, 'request' | 'param'> {
  readonly name: TreasuryRouteName;
  readonly context: TreasuryContext;
}

/** Result of a change. */
export interface ChangeResult {
  readonly response: Response;
  /** `done`, or another outcome. */
  readonly outcome: string;
}

/** A route that changes something. */
export interface ChangeRoute<T> {
  readonly input: {
    safeParse(value: unknown): { success: true; data: T } | { success: false };
  };
  /** What it is about. @throws TreasuryProblem `not_found` for a path that names nothing */
  readonly target: (authorized: AuthorizedRequest, input: T) => string | Promise<string>;
  /** The reason that the person gave, for the audit. */
  readonly reason: (input: T) => string | null;
  readonly perform: (authorized: AuthorizedRequest, input: T) => Promise<ChangeResult>;
}

/** Authorizes requests and makes changes. */
export interface Authorization {
  /** @throws TreasuryProblem if the request is not allowed; the audit records it. */
  authorize(incoming: IncomingRequest): Promise<AuthorizedRequest>;
  /** Makes a change and records it before and after; if it cannot be recorded, nothing is done. */
  change<T>(incoming: IncomingRequest, route: ChangeRoute<T>): Promise<Response>;
}

/** Names from a path are cut to this length in the audit, because a stranger chooses them. */
const MOST_NAMED = 200;

function namedIn({ param }: Pick<AuthorizedRequest, 'param'>): string | null {
  const name = [param('id'), param('kind'), param('reference')].filter(Boolean).join(':');
  return name === '' ? null : plainText(name, MOST_NAMED);
}

/** Performs a change, with an entry in the audit before and after it. */
async function carryOut(
  audit: Audit,
  attempt: Attempt,
  perform: () => Promise<ChangeResult>,
): Promise<Response> {
  const end = await audit.begin(attempt);
  try {
    const { response, outcome } = await perform();
    await end(outcome);
    return response;
  } catch (error) {
    const { code, outcome } = toTreasuryProblem(error);
    await end(outcome ?? code);
    throw error;
  }
}

/** Creates the authorization of one handler. */
export function createAuthorization(parts: {
  readonly authenticator: Authenticator;
  readonly audit: Audit;
  readonly limits: TreasuryLimits;
  readonly origins: readonly string[];
  /** Changes under way, with their audit entries. */
  readonly changes: Pick<BackgroundTasks, 'add'>;
}): Authorization {
  const { authenticator, audit, limits, origins, changes } = parts;

  async function authenticate({ name, request }: IncomingRequest): Promise<AuthenticatedPerson> {
    try {
      return await authenticator(request);
    } catch (error) {
      const attempt: Attempt = { who: null, action: name, target: null, reason: null };
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      await limits.refuse();
      throw error;
    }
  }

  async function authorize(incoming: IncomingRequest): Promise<AuthorizedRequest> {
    const person = await authenticate(incoming);
    const { name, request, context, param } = incoming;
    try {
      const isChange = TREASURY_ROUTES[name].method !== 'GET';
      assertOwnPage(request, context, { origins, isChange });
      if (!hasPermission(person, REQUIRED_PERMISSION[name] ?? 'read')) {
        throw new TreasuryProblem('forbidden', 'A person asked for what they may not do.');
      }
      return { person, request, param };
    } catch (error) {
      const attempt = { who: person.who, action: name, target: namedIn(incoming), reason: null };
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
  }

  /** Reads the request. An unreadable one counts as an attempt too. */
  async function prepare<T>(
    authorized: AuthorizedRequest,
    { name }: IncomingRequest,
    { input: schema, target, reason }: ChangeRoute<T>,
  ): Promise<{ readonly input: T; readonly attempt: Attempt }> {
    const { who } = authorized.person;
    try {
      await limits.change(who);
      const input = await readJson(authorized.request, schema);
      const attempt = {
        who,
        action: name,
        target: await target(authorized, input),
        reason: reason(input),
      };
      return { input, attempt };
    } catch (error) {
      const attempt = { who, action: name, target: namedIn(authorized), reason: null };
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
  }

  return {
    authorize,
    async change(incoming, route) {
      const authorized = await authorize(incoming);
      const { input, attempt } = await prepare(authorized, incoming, route);
      const work = carryOut(audit, attempt, () => route.perform(authorized, input));
      void changes.add(work);
      return work;
    },
  };
}
