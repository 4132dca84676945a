/** Asks the store for the person of every request, before anything else is read. */
import {
  createRareReporter,
  type DiagnosticListener,
} from '../../server/configuration/diagnostic.js';
import { withTimeout } from '../../async/withTimeout.js';
import { readGrant, type Grant, type AuthenticatedPerson } from './permissions.js';
import { TreasuryProblem } from './treasuryProblem.js';

/**
 * Identifies the person of a request and their permissions; `null` for an unknown person. It gets a copy
 * of the request with its URL, method and headers, without the body.
 *
 * @typeParam Own what the store's server passes as `context`: an adapter the request of its framework. While a page
 *   stays open it is asked again with the same one, so look up there whether the session still holds.
 */
export type Authorize<Own = unknown> = (
  request: Request,
  context: Own | undefined,
) => Grant | null | Promise<Grant | null>;

/**
 * Identifies the person. @throws TreasuryProblem `unauthorized`, or `store_unavailable` if it takes too
 * long
 */
export type Authenticator = (request: Request, context: unknown) => Promise<AuthenticatedPerson>;

/** A store that looks up a session needs milliseconds; a page waits about as long as this. */
const TIMEOUT_MS = 10_000;

/** A copy without the body, so that `authorize` cannot consume it. */
const copyOf = ({ url, method, headers }: Request): Request =>
  new Request(url, { method, headers });

/** Creates the authenticator of one handler. */
export function createAuthenticator(options: {
  readonly authorize: Authorize;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): Authenticator {
  const { authorize, now } = options;
  // A broken `authorize` fails every request.
  const tell = createRareReporter(options);
  function reportFailure(message: string, error?: unknown): void {
    tell({ code: 'authorize_failed', message, ...(error === undefined ? {} : { error }) });
  }

  async function ask(request: Request, context: unknown): Promise<unknown> {
    // Inside the promise, so that a synchronous throw is a refusal too.
    const answer = Promise.resolve().then((): unknown => authorize(copyOf(request), context));
    try {
      const waited = await withTimeout(answer, TIMEOUT_MS);
      if (waited.done) return waited.value;
    } catch (error) {
      reportFailure('authorize threw, so nobody was let in; see the error.', error);
      return null;
    }
    const message =
      `authorize gave no answer in ${String(TIMEOUT_MS / 1000)} seconds, so nobody was let in. ` +
      'Look at what it asks: the session store or the database.';
    reportFailure(message);
    throw new TreasuryProblem('store_unavailable', message, { headers: { 'retry-after': '5' } });
  }

  /** The answer may be an object whose properties throw when they are read. */
  function read(answer: unknown): AuthenticatedPerson | null {
    try {
      return readGrant(answer);
    } catch {
      return null;
    }
  }

  return async (request, context) => {
    const answer = await ask(request, context);
    const person = read(answer);
    if (person) {
      if (person.expiresAt === null || now() < Date.parse(person.expiresAt)) return person;
      throw new TreasuryProblem('unauthorized', 'The session has ended.');
    }
    if (answer !== null && answer !== undefined && answer !== false) {
      reportFailure(
        'authorize answered something that is no grant, so nobody was let in. Answer null, or ' +
          '{ who: "a name", may: { read: true, withdraw: true } }; only true grants. `expiresAt`, if ' +
          'there is one, is a text such as "2026-03-01T12:00:00Z".',
      );
    }
    throw new TreasuryProblem('unauthorized', 'Nobody was recognised.');
  };
}
