/** Reports events that came to an address where nothing takes them: the service would go on in silence. */
import { ROUTES } from '../../contract/routes.js';
import type { DiagnosticListener } from '../configuration/diagnostic.js';
import { isSignature } from './verifySignature.js';

/** Each event comes again and again, and any client can send one. */
const REPORT_INTERVAL_MS = 3_600_000;

/** Makes the watch of requests that no route takes. */
export function createAddressWatch(parts: {
  readonly basePath: string;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}): (request: Request) => void {
  const { basePath, now, report } = parts;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return ({ headers }) => {
    const isEvent = isSignature(headers.get('x-sign'));
    if (!isEvent || Math.abs(now() - reportedAt) < REPORT_INTERVAL_MS) return;
    reportedAt = now();
    report({
      code: 'webhook_misaddressed',
      message:
        'An event of the service came to an address where nothing takes it, so no payment is confirmed by it. ' +
        `Let the address of the webhook in the service's dashboard end in ${basePath}${ROUTES.webhook.path}, and ` +
        'have the missed events sent again.',
    });
  };
}
