/** The page in the place of the payment service's own form: what it is made of, and who may ask how often. */
import { randomUUID } from 'node:crypto';
import type { UnauthenticatedEndpoint } from '../../api/publicPages.js';
import {
  createLocalLimiters,
  type Coordination,
  coordinationOf,
} from '../../server/coordination/coordination.js';
import {
  type DiagnosticListener,
  createLimitReporter,
} from '../../server/configuration/diagnostic.js';
import { bucketOf } from '../../server/http/ipAddress.js';
import { assertOrigin } from '../../server/http/originPolicy.js';
import {
  checkoutProblemResponse,
  ProblemError,
  toProblem,
} from '../../server/http/problemDetails.js';
import type { HandlerContext } from '../../server/http/requestHandler.js';
import type { ServeSettings } from '../settings.js';
import { PageRefusal, type PageParts } from '../page/checkoutPage.js';
import { createPayPage } from './payPage.js';
import { readPath } from './payLink.js';
import { createStateSeal } from './payState.js';
import type { PayLimit } from './newcomers.js';
import { createPublicService } from './publicService.js';
import { createVisits } from './payVisits.js';
import { createPayWire } from './payWire.js';

/** What it is made of beside the settings. */
export interface PayFormParts extends PageParts {
  /** Where the service's public pages are. */
  readonly endpoint: UnauthenticatedEndpoint;
  readonly coordination?: Coordination | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Told which limit refuses, at most once a minute for each. */
  readonly report: DiagnosticListener;
  /** Called for each refusal of a limit. */
  readonly countRefusal: (limit: PayLimit) => void;
}

/** How often one client opens the page of one wallet. */
const OPENS = { name: 'pay-form-opens', points: 120, windowMs: 10 * 60_000 } as const;
/** How often its widgets ask about it: ten pages that ask every three seconds, with their pictures. */
const READS = { name: 'pay-form-reads', points: 600, windowMs: 60_000 } as const;

const REPORTS: Readonly<Record<PayLimit, string>> = {
  new_links:
    'More new payment links were opened at once than the service is asked about, from many addresses, so some ' +
    'shoppers are told to come back. Pages that are open go on. If you sent out very many links, it passes; if not, ' +
    'somebody guesses links from many addresses: let the proxy in front limit them.',
  wrong_links:
    'Payment links that do not exist are asked for in great number, so the clients that do so are told to come ' +
    'back; other shoppers are not held back. Nothing is to be done unless it lasts: then block them at the proxy.',
  wrong_links_of_client:
    'One client has asked for more than a hundred payment links that do not exist, and may open no new ones for some minutes; ' +
    'other shoppers are not held back. If it is your own proxy, name it in TILL_TRUSTED_PROXIES.',
  unknown_addresses:
    'More new payment links are opened than the service answers at once, by clients whose address is not known, so ' +
    'some are told to come back. Name the proxy in front in TILL_TRUSTED_PROXIES, and each client is counted alone.',
  one_link:
    'One client asks for the same payment link so often that it is told to come back; other shoppers are not held ' +
    'back. If it is your own proxy, name it in TILL_TRUSTED_PROXIES.',
};

/** Makes the `fetch` for paths below `/pay/wallet/`. */
export function createPayForm(
  settings: Pick<ServeSettings, 'secrets' | 'publicUrl' | 'currencies' | 'sandbox'>,
  storeId: string,
  parts: PayFormParts,
): (request: Request, context: HandlerContext) => Promise<Response> {
  const { now, endpoint } = parts;
  const { secrets, currencies, sandbox } = settings;
  const coordination = coordinationOf(parts.coordination, secrets[0] ?? '', now);
  const report = createLimitReporter<PayLimit>(parts, (limit) => ({
    code: 'rate_limited',
    message: REPORTS[limit],
  }));
  const refused = (limit: PayLimit): void => {
    parts.countRefusal(limit);
    report(limit);
  };
  const service = createPublicService({
    ...{ endpoint, storeId, coordination, now, refused },
  });
  const visits = createVisits({
    service,
    seal: createStateSeal(secrets, now),
    isSecure: settings.publicUrl.startsWith('https:'),
    ...{ currencies, sandbox, now },
  });
  const page = createPayPage({ ...parts, visits });
  const wire = createPayWire(visits);
  const alone = createLocalLimiters(now);
  const limits = { opens: alone(OPENS), reads: alone(READS) };

  /**
   * By client and wallet, and only once the service has named the wallet: guesses are counted where they are
   * asked. Clients of unknown address would share a count, and the most active one would use it up for all.
   */
  async function isTooMany(what: keyof typeof limits, walletId: string, ip: string | null) {
    const bucket = bucketOf(ip);
    if (bucket === null || !service.hasSeen(walletId)) return false;
    const { waitMs } = await limits[what].consume(`${bucket} ${walletId}`);
    if (waitMs > 0) refused('one_link');
    return waitMs > 0;
  }

  return async (request, { ip = null }) => {
    const path = readPath(new URL(request.url).pathname);
    if (!path) return page.refuse(request, '', new PageRefusal('not_found'));
    const tooMany = (): ProblemError =>
      new ProblemError('rate_limited', 'One client asked for one payment link too often.');
    const asked = { walletId: path.walletId, ip, cookies: request.headers.get('cookie') };
    if (path.wire === null) {
      if (await isTooMany('opens', path.walletId, ip)) {
        return page.refuse(request, path.walletId, tooMany());
      }
      return page.answer(request, asked);
    }
    try {
      // A page of another site has no business on the wire.
      assertOrigin(request, []);
      if (await isTooMany('reads', path.walletId, ip)) throw tooMany();
    } catch (error) {
      return checkoutProblemResponse(toProblem(error), randomUUID());
    }
    return wire(request, { ...asked, wire: path.wire });
  };
}
