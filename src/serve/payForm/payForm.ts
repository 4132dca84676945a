/** The page in the place of the payment service's own form: what it is made of, and who may ask how often. */
import { randomUUID } from 'node:crypto';
import { parseBaseUrl } from '../../api/endpoint.js';
import { localCoordination } from '../../server/coordination/localCoordination.js';
import { scopedCoordination, type Coordination } from '../../server/coordination/coordination.js';
import { bucketOf } from '../../server/http/ipAddress.js';
import { checkoutProblemResponse, ProblemError } from '../../server/http/problemDetails.js';
import type { HandlerContext } from '../../server/http/requestHandler.js';
import type { ServeSettings } from '../settings.js';
import { createPayPage, refusedPage, unknownPage, type PayPageParts } from './payPage.js';
import { readPath } from './payLink.js';
import { createStateSeal } from './payState.js';
import { createPublicService } from './publicService.js';
import { createVisits } from './payVisits.js';
import { createPayWire } from './payWire.js';

/** What it is made of beside the settings. */
export interface PayFormParts extends Pick<PayPageParts, 'files' | 'render'> {
  /** Asks the payment service. @default the platform's `fetch` */
  readonly serviceFetch?: ((request: Request) => Promise<Response>) | undefined;
  readonly coordination?: Coordination | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** How often one client opens a page: each may be a guess that costs a call. */
const OPENS = { name: 'pay-form-opens', points: 120, windowMs: 10 * 60_000 } as const;
/** How often its widgets ask: ten pages that ask every three seconds, with their pictures. */
const READS = { name: 'pay-form-reads', points: 600, windowMs: 60_000 } as const;

/** A page of another site has no business on the wire. */
const isForeign = (request: Request): boolean =>
  ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');

/** Makes the `fetch` for paths below `/pay/wallet/`. */
export function createPayForm(
  settings: Pick<
    ServeSettings,
    'serviceUrl' | 'secrets' | 'publicUrl' | 'storeName' | 'origins' | 'currencies' | 'sandbox'
  >,
  storeId: string,
  parts: PayFormParts,
): (request: Request, context: HandlerContext) => Promise<Response> {
  const { now, files, render, serviceFetch } = parts;
  const { secrets, storeName, origins, currencies, sandbox } = settings;
  const coordination = scopedCoordination(
    parts.coordination ?? localCoordination(now),
    secrets[0] ?? '',
  );
  const visits = createVisits({
    service: createPublicService({
      endpoint: {
        base: parseBaseUrl(settings.serviceUrl, false),
        send: serviceFetch ?? ((request) => globalThis.fetch(request)),
      },
      ...{ storeId, coordination, now },
    }),
    seal: createStateSeal(secrets, now),
    isSecure: settings.publicUrl.startsWith('https:'),
    ...{ currencies, sandbox, now },
  });
  const page = createPayPage({ visits, files, storeName, origins, render });
  const wire = createPayWire(visits);
  const limits = { opens: coordination.limiter(OPENS), reads: coordination.limiter(READS) };

  async function isTooMany(what: keyof typeof limits, ip: string | undefined): Promise<boolean> {
    const bucket = bucketOf(ip ?? null);
    // Clients of unknown address share one count, and the most active would use it up for all.
    return bucket !== null && (await limits[what].consume(bucket)).waitMs > 0;
  }

  return async (request, { ip }) => {
    const path = readPath(new URL(request.url).pathname);
    if (!path) return unknownPage();
    const refuse = (code: 'rate_limited' | 'forbidden_origin'): ProblemError =>
      new ProblemError(code, 'A request for a payment link was refused.');
    const { walletId } = path;
    if (path.wire === null) {
      if (await isTooMany('opens', ip)) return refusedPage(refuse('rate_limited'), request.url);
      return page(request, walletId);
    }
    if (isForeign(request)) {
      return checkoutProblemResponse(refuse('forbidden_origin'), randomUUID());
    }
    if (await isTooMany('reads', ip)) {
      return checkoutProblemResponse(refuse('rate_limited'), randomUUID());
    }
    return wire(request, { walletId, wire: path.wire });
  };
}
