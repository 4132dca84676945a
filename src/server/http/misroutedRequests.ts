/** Requests beside the mount path: a handler that is mounted elsewhere answers each of them with a silent 404. */
import type { DiagnosticListener } from '../configuration/diagnostic.js';

/** More of a path is nobody's mount path. */
const LONGEST_MOUNT = 100;
/** What `basePath` may be; nothing else of a stranger's path is repeated. */
const MOUNT = '((?:/[A-Za-z0-9_-]+)*)';

const patternOf = (route: string): RegExp =>
  new RegExp(`^${MOUNT}${route.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Makes the watch. It tells of the first request that ends like one of the handler's own routes and does
 * not begin with its mount path, and of no other: they all have the same cause.
 *
 * @param parts.routes paths that nobody asks for by chance.
 * @returns looks at the path of a request that no route was found for.
 */
export function createStrayWatch(parts: {
  readonly basePath: string;
  readonly routes: readonly string[];
  readonly report: DiagnosticListener;
}): (path: string) => void {
  const { basePath, report } = parts;
  const routes = parts.routes.map((route) => ({ route, pattern: patternOf(route) }));
  let isTold = false;
  return (path) => {
    if (isTold || path === basePath || path.startsWith(`${basePath}/`)) return;
    for (const { route, pattern } of routes) {
      const mount = pattern.exec(path)?.[1];
      if (mount === undefined || mount.length > LONGEST_MOUNT) continue;
      isTold = true;
      const advice =
        mount === '' ? 'hand it requests with their whole path' : `pass \`basePath: '${mount}'\``;
      report({
        code: 'mounted_elsewhere',
        message:
          `A request came for ${mount}${route}, but the handler answers under ${basePath}, so it and all ` +
          `others like it are answered with 404: ${advice}, or mount the handler under ${basePath}.`,
      });
      return;
    }
  };
}
