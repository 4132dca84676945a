/** The deliveries that the ledger keeps: read from the events themselves, so that none costs a second write. */
import { checkListQuery } from '../../ledger/checkRequest.js';
import type { JsonValue, Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { createNewestFirst } from '../../ledger/newestFirst.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';

/** A delivery of the service that was kept: each event once, however often it came. */
export interface Delivery {
  /** Its place in the ledger: a later delivery has a higher one. */
  readonly id: number;
  /** When it arrived first: RFC 3339, UTC. */
  readonly at: string;
  /** `orphan`: it names no order of this store. `conflict`: it contradicts an earlier event. */
  readonly result: 'accepted' | 'orphan' | 'conflict';
  /** `PaymentReceived`, `PaymentNotConfirmed`, `PaymentAMLBlocked`, … as the service named it. */
  readonly type: string;
  /** A test send of the service's dashboard. */
  readonly isTest: boolean;
  /** The store's order or customer number, where it is about one. */
  readonly reference: string | null;
  /** The service's id for the wallet's owner, shortened; only of an orphan. */
  readonly externalId: string | null;
  /** Only of an event about a withdrawal. */
  readonly withdrawalId: string | null;
  readonly currencyId: string | null;
  readonly blockchain: string | null;
  /** Decimal string, coins. */
  readonly amount: string | null;
  /** Decimal string, US dollars by the service's reckoning. */
  readonly amountUsd: string | null;
  readonly txHash: string | null;
  /** SHA-256 of the raw body; null for events of versions that did not write it down. */
  readonly bodyHash: string | null;
}

/** Which deliveries to read. */
export interface DeliveryQuery {
  /** Go on after the delivery with this `id`, in the order asked for. @default from the first one */
  readonly after?: number;
  /**
   * `oldest_first` to follow what arrives: keep the last `id` and go on from there. `newest_first` to
   * look at what has arrived.
   *
   * @default "oldest_first"
   */
  readonly order?: 'newest_first' | 'oldest_first';
  /** How many at most, 1 to 1000. @default 100 */
  readonly limit?: number;
}

/** Deliveries in the order asked for. */
export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  /** `after` of the next page; null at the end. */
  readonly next: number | null;
}

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1_000;
const PAGE = 1_000;

const TYPE_OF_KIND: Readonly<Record<string, string>> = {
  seen: 'PaymentNotConfirmed',
  confirmed: 'PaymentReceived',
  held: 'PaymentAMLBlocked',
};

/** Kinds of what is about no order of this store. */
const APART: ReadonlySet<string> = new Set(['orphan', 'withdrawal_event']);

const text = (value: JsonValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** A key is hex and colons but for the mark that sets a second story apart. */
const CONFLICT = /~[0-9a-f]{32}$/;

function readDelivery({ sequence, stream, kind, key, at, body }: LedgerEvent): Delivery | null {
  const common = {
    id: sequence,
    at,
    currencyId: text(body['currencyId']),
    blockchain: text(body['blockchain']),
    amount: text(body['amount']),
    amountUsd: text(body['amountUsd']),
    txHash: text(body['txHash']),
  };
  const type = TYPE_OF_KIND[kind];
  if (type !== undefined && body['source'] === 'service_event') {
    return {
      ...common,
      result: CONFLICT.test(key) ? 'conflict' : 'accepted',
      type,
      isTest: false,
      reference: orderOfStream(stream)?.reference ?? null,
      externalId: null,
      withdrawalId: null,
      bodyHash: text(body['bodyHash']),
    };
  }
  if (!APART.has(kind)) return null;
  return {
    ...common,
    result: kind === 'orphan' ? 'orphan' : 'accepted',
    type: text(body['type']) ?? text(body['event']) ?? 'unknown',
    isTest: body['isTest'] === true,
    reference: null,
    externalId: text(body['externalId']),
    withdrawalId: text(body['withdrawalId']),
    bodyHash: key,
  };
}

function assertLimit(limit: number): void {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return;
  throw new RangeError(
    `\`limit\` must be a whole number from 1 to ${String(MAX_LIMIT)}: a page of none would never come to ` +
      'the end, and one without an end holds the whole ledger. Ask for the next page with `after`.',
  );
}

/**
 * Reads past everything else that the ledger holds, so a first page of a long ledger takes a while;
 * whoever keeps `next` goes on from there.
 */
async function readOldestFirst(
  ledger: Pick<Ledger, 'list'>,
  after: number,
  limit: number,
): Promise<DeliveryPage> {
  const deliveries: Delivery[] = [];
  for (let cursor = after; ;) {
    const events = await ledger.list({ after: cursor, limit: PAGE });
    for (const event of events) {
      const delivery = readDelivery(event);
      if (!delivery) continue;
      if (deliveries.length === limit) return { deliveries, next: deliveries.at(-1)?.id ?? after };
      deliveries.push(delivery);
    }
    const last = events.at(-1);
    if (!last) return { deliveries, next: null };
    cursor = last.sequence;
  }
}

/**
 * Makes the reader of the deliveries that one ledger keeps. Newest first, each is heard of once in the
 * life of a process, by its kind.
 *
 * @returns reads a page. It throws RangeError for a `limit` that is not from 1 to 1000, or an `after`
 *   that is no sequence.
 */
export function createDeliveryReader(
  ledger: Pick<Ledger, 'list'>,
): (query?: DeliveryQuery) => Promise<DeliveryPage> {
  const readNewestFirst = createNewestFirst({
    ledger,
    kinds: [...Object.keys(TYPE_OF_KIND), ...APART],
    isShown: (event) => readDelivery(event) !== null,
  });
  return async ({ after, order = 'oldest_first', limit = DEFAULT_LIMIT } = {}) => {
    assertLimit(limit);
    checkListQuery({ after: after ?? 0 });
    if (order === 'oldest_first') return readOldestFirst(ledger, after ?? 0, limit);
    const { events, next } = await readNewestFirst({ before: after, limit });
    return { deliveries: events.map(readDelivery).filter((one) => one !== null), next };
  };
}
