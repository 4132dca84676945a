/** Reports requests outside the mount path: a handler mounted elsewhere would answer them all with 404. */
import type { DiagnosticListener } from '../configuration/diagnostic.js';

/** A longer prefix does not count as a mount path. */
const MAX_MOUNT_LENGTH = 100;
/** The form of a `basePath`; no other part of a request's path gets into the report. */
const MOUNT = '((?:/[A-Za-z0-9_-]+)*)';

const patternOf = (route: string): RegExp =>
  new RegExp(`^${MOUNT}${route.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Reports the first request whose path ends like a route of the handler but does not begin with its mount
 * path. Only the first, because they all have the same cause.
 *
 * @param parts.routes paths that no other software has.
 * @returns checks the path of a request that matched no route.
 */
export function createMisroutedWatch(parts: {
  readonly basePath: string;
  readonly routes: readonly string[];
  readonly report: DiagnosticListener;
}): (path: string) => void {
  const { basePath, report } = parts;
  const routes = parts.routes.map((route) => ({ route, pattern: patternOf(route) }));
  let isReported = false;
  return (path) => {
    if (isReported || path === basePath || path.startsWith(`${basePath}/`)) return;
    for (const { route, pattern } of routes) {
      const mount = pattern.exec(path)?.[1];
      if (mount === undefined || mount.length > MAX_MOUNT_LENGTH) continue;
      isReported = true;
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
