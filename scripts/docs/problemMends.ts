/** What to do about each problem that a page or a store's server can get. A code without a line is a compile error. */
import type { ClientProblemCode, ProblemCode } from '../../src/contract/checkoutError.js';

/** For the codes of `PROBLEMS`. */
export const PROBLEM_MENDS: Readonly<Record<ProblemCode, string>> = {
  bad_request:
    'Page and store may be of different versions: load the script that the store serves now. With code of your own, compare the request with the wire.',
  unauthorized:
    'A page opens the order again by itself. If it happens after each restart, `secrets` differ between restarts or instances. On `/v1`, send the key as the detail says.',
  checkout_expired: 'Nothing: the page opens the order again by itself.',
  forbidden:
    'Look at what `resolveOrder` answers for this handle and this session; `null` refuses. The diagnostic `order_refused` is reported too.',
  forbidden_origin:
    'Name the page’s origin in `origins`, or have the proxy in front pass on the header Host.',
  link_used: 'The page that opened it goes on. For another device, make a new link.',
  link_expired: 'Make a new link with `resumeLink`, or open the order through `resolveOrder`.',
  not_found:
    'Compare the path with the handler’s `basePath`. A feature that is switched off (live, hand-off, webhook) answers this too.',
  method_not_allowed: 'Use a verb that the header Allow names.',
  unsupported_media_type: 'Send `content-type: application/json`.',
  payload_too_large: 'Send less. Nothing that the widgets send is this large.',
  amount_invalid:
    'Correct `amountUsd` of `resolveOrder`, or offer no crypto for orders below the service’s minimum.',
  currency_unavailable:
    'The shopper chooses another currency. If it is every one, look at the currencies in the service’s dashboard.',
  checkout_closed: 'Nothing, if you closed the order. Open a new order for a new payment.',
  rate_limited:
    'Wait as Retry-After says; the widgets do. If your shoppers are honest, name your proxies in `trustedProxies` or raise `limits`.',
  service_unavailable:
    'The page tries again by itself. If it stays so, look at the service and at the diagnostic `service_key_refused`.',
  service_invalid: 'Ask whoever runs the service: its answer is not to be trusted.',
  service_rejected:
    'The service’s own log says why. Often the store, its currencies or its minimum are set otherwise there.',
  store_unavailable:
    'Pages and the service try again by themselves. Check the database and the connection to it.',
  internal: 'Look up the request’s id in the store’s log: `request_failed` has the error.',
};

/** For failures that the browser finds itself. */
export const BROWSER_PROBLEMS: Readonly<
  Record<ClientProblemCode, { readonly cause: string; readonly mend: string }>
> = {
  offline: {
    cause: 'The browser says that it has no network.',
    mend: 'Nothing: the page goes on by itself when the connection is back.',
  },
  unreachable: {
    cause: 'No answer came from the store: it is away, or something blocks the request.',
    mend: 'Check that `endpoint` is right and the handler is mounted. A content security policy needs the store in `connect-src`.',
  },
  timeout: {
    cause: 'No answer came in time.',
    mend: 'The page tries again by itself. If it stays so, look at the store’s load and at the service.',
  },
  unreadable: {
    cause: 'What answered is not Tillkit: an HTML error page, a sign-in page, another version.',
    mend: 'Open the endpoint’s `/currencies` in the browser and look at who answers.',
  },
};
