/** Hono apps that say in one way which paths and verbs they do not take. */
import { Hono, type Env } from 'hono';
import { PROBLEMS } from '../../contract/problems.js';
import { ProblemError } from './problemDetails.js';

/** The verbs of routes; Hono answers `HEAD` by the route of `GET`. */
const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The verbs that an app has routes for at a path; none for an unknown path. */
export const verbsAt = <E extends Env>({ router }: Pick<Hono<E>, 'router'>, path: string) =>
  VERBS.filter((verb) => router.match(verb, path)[0].length > 0);

/** The refusal of a request that no route takes: 405 with `Allow` for a known path, else 404. */
export function unrouted<E extends Env>(app: Pick<Hono<E>, 'router'>, path: string): ProblemError {
  const verbs = verbsAt(app, path);
  if (verbs.length === 0) return new ProblemError('not_found', 'No such route.');
  const allow = verbs.map((verb) => (verb === 'GET' ? 'GET, HEAD' : verb)).join(', ');
  return new ProblemError('method_not_allowed', 'A wrong verb was used.', { headers: { allow } });
}

/**
 * Makes an app whose `fetch` throws what its routes throw, an `Error` or not, and a `ProblemError` for a request
 * that none of them takes. So there is one place for the answers to failures: around it.
 */
export function createRouter<E extends Env>(basePath = ''): Hono<E> {
  const app = new Hono<E>().basePath(basePath);
  app.notFound((c) => {
    throw unrouted(app, c.req.path);
  });
  app.onError((error) => {
    throw error;
  });
  return app;
}

/**
 * Makes the `fetch` of a page that is shown and posted to. Another verb gets no page.
 *
 * @param answer never rejects: it has a page for every failure.
 */
export function createPageFetch<Context extends object>(
  answer: (request: Request, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response> {
  const app = createRouter<{ Bindings: Context }>();
  app.on(['GET', 'POST'], '*', ({ req, env }) => answer(req.raw, env));
  app.onError((error) => {
    if (!(error instanceof ProblemError)) throw error;
    return new Response(null, { status: PROBLEMS[error.code].status, headers: error.headers });
  });
  return async (request, context) => app.fetch(request, context);
}
