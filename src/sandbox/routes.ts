/** The routes of the eleven operations. */
import type { OperationName } from '../api/operations.js';

export type { OperationName };

/** Path below `/api/v1/external`, `:id` standing for one segment. */
const ROUTES: Readonly<Record<OperationName, readonly [method: string, path: string]>> = {
  createWallet: ['POST', '/wallet'],
  createWalletByQuery: ['GET', '/wallet'],
  listCurrencies: ['GET', '/store/currencies'],
  listCurrenciesExtended: ['GET', '/store/currencies-extended'],
  getCurrencyRate: ['GET', '/store/currencies/:id/rate'],
  listUnconfirmedTransfers: ['GET', '/transactions/unconfirmed/transfer'],
  listProcessingWalletBalances: ['GET', '/processing-wallet-balances'],
  getExchangeBalances: ['GET', '/exchange-balances'],
  createWithdrawal: ['POST', '/withdrawal-from-processing'],
  getWithdrawal: ['GET', '/withdrawal-from-processing/:id'],
  deleteWithdrawal: ['DELETE', '/withdrawal-from-processing/:id'],
};

/** The eleven operations in the document's order. */
export const OPERATION_NAMES = Object.keys(ROUTES) as readonly OperationName[];

const PREFIX = '/api/v1/external';

/** Result of {@link matchRoute}. */
export type RouteMatch =
  | { readonly kind: 'operation'; readonly operation: OperationName; readonly id: string }
  | { readonly kind: 'wrong_method' | 'unknown' };

function matchPath(pattern: string, path: string): string | null {
  const [before = '', after] = pattern.split(':id');
  if (after === undefined) return pattern === path ? '' : null;
  if (!path.startsWith(before) || !path.endsWith(after)) return null;
  const id = path.slice(before.length, path.length - after.length);
  return id === '' || id.includes('/') ? null : id;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Finds the operation.
 *
 * @param pathname path of the URL; the part before `/api/v1/external` belongs to the base address.
 */
export function matchRoute(method: string, pathname: string): RouteMatch {
  const start = pathname.indexOf(`${PREFIX}/`);
  if (start < 0) return { kind: 'unknown' };
  const path = pathname.slice(start + PREFIX.length).replace(/\/$/, '');
  let pathKnown = false;
  for (const operation of OPERATION_NAMES) {
    const [routeMethod, pattern] = ROUTES[operation];
    const id = matchPath(pattern, path);
    if (id === null) continue;
    if (routeMethod === method) return { kind: 'operation', operation, id: decoded(id) };
    pathKnown = true;
  }
  return { kind: pathKnown ? 'wrong_method' : 'unknown' };
}
