/** Lets people in, route by route: who they are, where they come from, what they may; else the audit hears. */
import { TREASURY_ROUTES, type TreasuryRouteName } from '../../contract/treasury/routes.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { plainText } from '../service/currencies/plainText.js';
import { readJson } from '../http/requestBody.js';
import type { Attempt, Audit } from './audit.js';
import type { Doorkeeper } from './authenticator.js';
import { hasRight, type Grantee, type Right } from './permissions.js';
import { assertOwnPage, type TreasuryContext } from './treasuryOriginPolicy.js';
import type { TreasuryLimits } from './treasuryLimits.js';
import { toTreasuryProblem, TreasuryProblem } from './treasuryProblem.js';

/** What each route asks for; what is not named here asks for `read`. */
const RIGHTS: Partial<Record<TreasuryRouteName, Right>> = {
  draftWithdrawal: 'withdraw',
  approveWithdrawal: 'approve',
  sendWithdrawal: 'withdraw',
  settleWithdrawal: 'withdraw',
  deleteWithdrawal: 'withdraw',
  releaseHold: 'withdraw',
  markPaid: 'withdraw',
};

/** One request of a person who may make it. */
export interface Visit {
  readonly grantee: Grantee;
  readonly request: Request;
  /** A part of the path; empty where the path has no such part. */
  readonly param: (name: string) => string;
}

/** A request as it comes in. */
export interface Arrival extends Pick<Visit, 'request' | 'param'> {
  readonly name: TreasuryRouteName;
  readonly context: TreasuryContext;
}

/** What came of a change. */
export interface Change {
  readonly response: Response;
  /** `done`, or a word for what it came to instead. */
  readonly outcome: string;
}

/** A route that changes something. */
export interface ChangeRoute<T> {
  readonly input: {
    safeParse(value: unknown): { success: true; data: T } | { success: false };
  };
  /** What it is about. @throws TreasuryProblem `not_found` for a path that names nothing */
  readonly target: (visit: Visit, input: T) => string;
  /** The person's own words, for the audit. */
  readonly reason: (input: T) => string | null;
  readonly perform: (visit: Visit, input: T) => Promise<Change>;
}

/** Lets people in. */
export interface Admission {
  /** @throws TreasuryProblem for who may not come in; the audit has it. */
  admit(arrival: Arrival): Promise<Visit>;
  /** Makes a change, noted before and after; where it cannot be noted, nothing is done. */
  change<T>(arrival: Arrival, route: ChangeRoute<T>): Promise<Response>;
}

/** A path's own names in the audit: cut, because a stranger chooses them. */
const MOST_NAMED = 200;

function namedIn({ param }: Pick<Visit, 'param'>): string | null {
  const name = [param('id'), param('kind'), param('reference')].filter(Boolean).join(':');
  return name === '' ? null : plainText(name, MOST_NAMED);
}

/** Makes the admission of one handler. */
export function createAdmission(parts: {
  readonly doorkeeper: Doorkeeper;
  readonly audit: Audit;
  readonly limits: TreasuryLimits;
  readonly origins: readonly string[];
  /** Changes under way, with their entries in the audit. */
  readonly changes: Pick<BackgroundTasks, 'add'>;
}): Admission {
  const { doorkeeper, audit, limits, origins, changes } = parts;

  async function recognise({ name, request }: Arrival): Promise<Grantee> {
    try {
      return await doorkeeper(request);
    } catch (error) {
      const attempt: Attempt = { who: null, action: name, target: null, reason: null };
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      await limits.refuse();
      throw error;
    }
  }

  async function admit(arrival: Arrival): Promise<Visit> {
    const grantee = await recognise(arrival);
    const { name, request, context, param } = arrival;
    try {
      const isChange = TREASURY_ROUTES[name].method !== 'GET';
      assertOwnPage(request, context, { origins, isChange });
      if (!hasRight(grantee, RIGHTS[name] ?? 'read')) {
        throw new TreasuryProblem('forbidden', 'A person asked for what they may not do.');
      }
      return { grantee, request, param };
    } catch (error) {
      const attempt = { who: grantee.who, action: name, target: namedIn(arrival), reason: null };
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
  }

  /** Reads what is asked for. What cannot be read was tried all the same. */
  async function prepare<T>(
    visit: Visit,
    { name }: Arrival,
    { input: schema, target, reason }: ChangeRoute<T>,
  ): Promise<{ readonly input: T; readonly attempt: Attempt }> {
    const { who } = visit.grantee;
    try {
      await limits.change(who);
      const input = await readJson(visit.request, schema);
      const attempt = { who, action: name, target: target(visit, input), reason: reason(input) };
      return { input, attempt };
    } catch (error) {
      const attempt = { who, action: name, target: namedIn(visit), reason: null };
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
  }

  async function carryOut(attempt: Attempt, perform: () => Promise<Change>): Promise<Response> {
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

  return {
    admit,
    async change(arrival, route) {
      const visit = await admit(arrival);
      const { input, attempt } = await prepare(visit, arrival, route);
      const work = carryOut(attempt, () => route.perform(visit, input));
      void changes.add(work);
      return work;
    },
  };
}
