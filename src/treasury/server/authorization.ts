/** Authorizes requests by person, origin and permission, and records refusals and changes in the audit. */
import { TREASURY_ROUTES, type TreasuryRoute, type TreasuryRouteName } from '../contract/routes.js';
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { plainText } from '../../contract/plainLine.js';
import type { Schema } from '../../contract/schema.js';
import { readJson } from '../../server/http/requestBody.js';
import type { RoutedRequest } from '../../server/http/requestHandler.js';
import type { Attempt, Audit } from './audit.js';
import type { Authenticator } from './authenticator.js';
import type { AuthenticatedPerson } from './permissions.js';
import type { TreasuryLimits } from './treasuryLimits.js';
import { assertOwnPage, type TreasuryContext } from './treasuryOriginPolicy.js';
import { toTreasuryProblem, TreasuryProblem } from './treasuryProblem.js';

/** A request of a person with the permission for it. */
export interface AuthorizedRequest extends Omit<IncomingRequest, 'name'> {
  readonly person: AuthenticatedPerson;
}

/** A request before it is authorized. */
export type IncomingRequest = RoutedRequest<TreasuryRouteName, TreasuryContext>;

/** How a change is made. */
export interface Change<Input, Answer> {
  /** What it is about. @throws TreasuryProblem `not_found` for a path that names nothing */
  readonly target: (authorized: AuthorizedRequest, input: Input) => string | Promise<string>;
  /** The reason that the person gave, for the audit. @default none */
  readonly reason?: (input: Input) => string | null;
  readonly perform: (authorized: AuthorizedRequest, input: Input) => Promise<Answer>;
  /** What the audit records of it. @default `done` */
  readonly outcome?: (answer: Answer) => string;
}

/** Authorizes requests and makes changes. */
export type Authorization = ReturnType<typeof createAuthorization>;

/** Names from a path are cut to this length in the audit, because a stranger chooses them. */
const MOST_NAMED = 200;

function namedIn({ param }: Pick<AuthorizedRequest, 'param'>): string | null {
  const parts = ['id', 'event', 'kind', 'reference'].map((part) => param(part));
  const name = parts.filter(Boolean).join(':');
  return name === '' ? null : plainText(name, MOST_NAMED);
}

/** Performs a change, with an entry in the audit before and after it. */
export async function carryOut<Answer>(
  audit: Audit,
  attempt: Attempt,
  perform: () => Promise<Answer>,
  outcomeOf: (answer: Answer) => string,
): Promise<Answer> {
  const end = await audit.begin(attempt);
  try {
    const answer = await perform();
    await end(outcomeOf(answer));
    return answer;
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
}) {
  const { authenticator, audit, limits, origins, changes } = parts;

  async function authenticate(incoming: IncomingRequest): Promise<AuthenticatedPerson> {
    const { name, request, context } = incoming;
    const attempt = { who: null, action: name, target: null, reason: null };
    try {
      return await audit.refusing(attempt, () => authenticator(request, context.context));
    } catch (error) {
      await limits.refuse();
      throw error;
    }
  }

  const attemptOf = ({ who }: AuthenticatedPerson, incoming: IncomingRequest): Attempt => ({
    ...{ who, action: incoming.name, target: namedIn(incoming), reason: null },
  });

  /** @throws TreasuryProblem if the request is not allowed; the audit records it. */
  async function authorize(incoming: IncomingRequest): Promise<AuthorizedRequest> {
    const person = await authenticate(incoming);
    const { name, ...rest } = incoming;
    return audit.refusing(attemptOf(person, incoming), () => {
      const { method, needs = 'read' }: TreasuryRoute = TREASURY_ROUTES[name];
      assertOwnPage(rest.request, rest.context, origins, method !== 'GET');
      if (!person.may[needs]) {
        throw new TreasuryProblem('forbidden', 'A person asked for what they may not do.');
      }
      return { person, ...rest };
    });
  }

  /** Reads the request. An unreadable one counts as an attempt too. */
  function prepare<Input>(
    authorized: AuthorizedRequest,
    incoming: IncomingRequest,
    { target, reason }: Pick<Change<Input, unknown>, 'target' | 'reason'>,
  ): Promise<{ readonly input: Input; readonly attempt: Attempt }> {
    const before = attemptOf(authorized.person, incoming);
    return audit.refusing(before, async () => {
      await limits.change(authorized.person.who);
      // The row and its handler are of one input, which TypeScript cannot follow through a name.
      const { input: schema }: TreasuryRoute = TREASURY_ROUTES[incoming.name];
      const input = await readJson(authorized.request, schema as Schema<object & Input>);
      const about = await target(authorized, input);
      return { input, attempt: { ...before, target: about, reason: reason?.(input) ?? null } };
    });
  }

  return {
    authorize,
    /** Makes a change and records it before and after; if it cannot be recorded, nothing is done. */
    async change<Input, Answer>(incoming: IncomingRequest, change: Change<Input, Answer>) {
      const authorized = await authorize(incoming);
      const { input, attempt } = await prepare(authorized, incoming, change);
      const { perform, outcome = () => 'done' } = change;
      const work = carryOut(audit, attempt, () => perform(authorized, input), outcome);
      void changes.add(work);
      return work;
    },
  };
}
