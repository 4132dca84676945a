/** Reports events that came to an address where nothing takes them: the service would go on in silence. */
import { ROUTES } from '../../contract/routes.js';
import { type DiagnosticListener, createRareReporter } from '../configuration/diagnostic.js';
import { isSignature } from './verifySignature.js';

/** Makes the watch of requests that no route takes. It reports once a minute, because any client can send them. */
export function createAddressWatch(
  basePath: string,
  parts: { readonly now: () => number; readonly report: DiagnosticListener },
): (request: Request) => void {
  const code = 'webhook_misaddressed';
  const message =
    'An event of the service came to an address where nothing takes it, so no payment is confirmed by it. Let ' +
    `the address of the webhook in the service's dashboard end in ${basePath}${ROUTES.webhook.path}, and have ` +
    'the missed events sent again.';
  const report = createRareReporter(parts);
  return ({ headers }) => {
    if (isSignature(headers.get('x-sign'))) report({ code, message });
  };
}
