/** Asks the store who is asking, for every request and before anything else of it is read. */
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { withTimeout } from '../../async/withTimeout.js';
import { readGrant, type Grant, type AuthenticatedPerson } from './permissions.js';
import { TreasuryProblem } from './treasuryProblem.js';

/**
 * Decides who is asking and what they may do; `null` for an unknown person. It gets a copy of the request with
 * its address, verb and headers and without its body.
 */
export type Authorize = (request: Request) => Grant | null | Promise<Grant | null>;

/** Finds out who is asking. @throws TreasuryProblem `unauthorized`, or `store_unavailable` if it takes too long */
export type Authenticator = (request: Request) => Promise<AuthenticatedPerson>;

/** A store that looks up a session needs milliseconds; a page waits about as long as this. */
const TIMEOUT_MS = 10_000;
/** A broken `authorize` fails every request; the owner hears of it this often. */
const REPORT_INTERVAL_MS = 60_000;

/** A copy without the body: `authorize` cannot consume it, and never has to read a long one. */
const copyOf = ({ url, method, headers }: Request): Request =>
  new Request(url, { method, headers });

/** Creates the authenticator of one handler. */
export function createAuthenticator(options: {
  readonly authorize: Authorize;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): Authenticator {
  const { authorize, now, report } = options;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function reportFailure(message: string, error?: unknown): void {
    if (now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = now();
    report({ code: 'authorize_failed', message, ...(error === undefined ? {} : { error }) });
  }

  async function ask(request: Request): Promise<unknown> {
    // Within the promise, so that what throws at once is as much a refusal as what rejects later.
    const answer = Promise.resolve().then((): unknown => authorize(copyOf(request)));
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

  /** A grant may be an object whose members throw when they are read. */
  function read(answer: unknown): AuthenticatedPerson | null {
    try {
      return readGrant(answer);
    } catch {
      return null;
    }
  }

  return async (request) => {
    const answer = await ask(request);
    const person = read(answer);
    if (person) return person;
    if (answer !== null && answer !== undefined && answer !== false) {
      reportFailure(
        'authorize answered something that is no grant, so nobody was let in. Answer null, or ' +
          '{ who: "a name", may: { read: true, withdraw: true } }; only true grants.',
      );
    }
    throw new TreasuryProblem('unauthorized', 'Nobody was recognised.');
  };
}
