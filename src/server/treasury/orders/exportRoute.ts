/** `GET orders.csv`: noted in the audit, because it carries the whole book away. */
import type { Visit } from '../authorization.js';
import type { Audit } from '../audit.js';
import type { TreasuryLimits } from '../treasuryLimits.js';
import type { TreasuryOrders } from '../treasuryOptions.js';
import { toTreasuryProblem } from '../treasuryProblem.js';
import { readQuery } from '../treasuryQuery.js';
import { stateIn } from './orderRoutes.js';
import { exportOrders } from './ordersCsv.js';

/** Makes the route of one handler. */
export function createExportRoute(parts: {
  readonly orders: Pick<TreasuryOrders, 'listOrders'>;
  readonly audit: Audit;
  readonly limits: TreasuryLimits;
  readonly now: () => number;
}): (visit: Visit) => Promise<Response> {
  const { orders, audit, limits, now } = parts;
  return async ({ grantee: { who }, request }) => {
    const state = stateIn(readQuery(request, ['state']));
    const day = new Date(now()).toISOString().slice(0, 10);
    const headers = {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="orders-${day}.csv"`,
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    const attempt = { who, action: 'exportOrders', target: state ?? null, reason: null } as const;
    try {
      await limits.exportOrders(who);
    } catch (error) {
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
    const end = await audit.begin(attempt);
    return new Response(exportOrders(orders, state, end), { headers });
  };
}
