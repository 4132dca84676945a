/**
 * Deliveries of the service's events: those that the ledger keeps, read from the events themselves, and
 * those that are not kept (duplicates and refusals), in memory and bounded.
 *
 * Anyone can send a delivery that is refused, and anyone who has captured a signed event can send it again
 * and again, because its signature has no time. If they were stored, either could fill the disk.
 */
import { textOrNull } from '../../ledger/eventBodies.js';
import { checkListQuery } from '../../ledger/checkRequest.js';
import { eventsAfter } from '../checkouts/eventsAfter.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import {
  createLimitReporter,
  type Diagnostic,
  type DiagnosticListener,
} from '../configuration/diagnostic.js';

/** A delivery of the service that was kept: each event once, however often it came. */
export interface Delivery {
  /** Its sequence in the ledger: a later delivery has a higher one. */
  readonly id: number;
  /** When it arrived first: RFC 3339, UTC. */
  readonly at: string;
  /** `orphan`: it belongs to no order of this store. `conflict`: it contradicts an earlier event. */
  readonly result: 'accepted' | 'orphan' | 'conflict';
  /** `PaymentReceived`, `PaymentNotConfirmed`, `PaymentAMLBlocked`, … as the service named it. */
  readonly type: string;
  /** A test send of the service's dashboard. */
  readonly isTest: boolean;
  /** The store's order or customer number, if it is about one. */
  readonly reference: string | null;
  /** The service's id for the wallet's owner, shortened; only for an orphan. */
  readonly externalId: string | null;
  /** Only for an event about a withdrawal. */
  readonly withdrawalId: string | null;
  readonly currencyId: string | null;
  readonly blockchain: string | null;
  /** Decimal string, coins. */
  readonly amount: string | null;
  /** Decimal string, US dollars as the service computed them. */
  readonly amountUsd: string | null;
  readonly txHash: string | null;
  /** SHA-256 of the raw body; null for events of versions that did not store it. */
  readonly bodyHash: string | null;
}

/** Which deliveries to read. */
export interface DeliveryQuery {
  /** Continue after the delivery with this `id`. @default from the first one */
  readonly after?: number;
  /** How many at most, 1 to 1000. @default 100 */
  readonly limit?: number;
}

/** Deliveries, oldest first. */
export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  /** `after` of the next page; null at the end. */
  readonly next: number | null;
}

const MAX_LIMIT = 1_000;

/** Kinds of events that deliveries are read from. */
export const DELIVERY_KINDS = ['seen', 'confirmed', 'held', 'orphan', 'withdrawal_event'] as const;

const TYPE_OF_KIND: Readonly<Record<string, string>> = {
  seen: 'PaymentNotConfirmed',
  confirmed: 'PaymentReceived',
  held: 'PaymentAMLBlocked',
};

/** Kinds of events that belong to no order of this store. */
const APART: ReadonlySet<string> = new Set(['orphan', 'withdrawal_event']);

/** A key is hex and colons, except for the suffix of a conflicting event. */
const CONFLICT = /~[0-9a-f]{32}$/;

/** Reads a delivery; null for an event that is none. */
export function readDelivery(event: LedgerEvent): Delivery | null {
  const { sequence, stream, kind, key, at, body } = event;
  const common = {
    id: sequence,
    at,
    currencyId: textOrNull(body['currencyId']),
    blockchain: textOrNull(body['blockchain']),
    amount: textOrNull(body['amount']),
    amountUsd: textOrNull(body['amountUsd']),
    txHash: textOrNull(body['txHash']),
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
      bodyHash: textOrNull(body['bodyHash']),
    };
  }
  if (!APART.has(kind)) return null;
  return {
    ...common,
    result: kind === 'orphan' ? 'orphan' : 'accepted',
    type: textOrNull(body['type']) ?? textOrNull(body['event']) ?? 'unknown',
    isTest: body['isTest'] === true,
    reference: null,
    externalId: textOrNull(body['externalId']),
    withdrawalId: textOrNull(body['withdrawalId']),
    bodyHash: key,
  };
}

/** Checks how many of a list are asked for; 100 by default. @throws RangeError */
export function readLimit(limit = 100): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new RangeError(
    `\`limit\` must be a whole number from 1 to ${String(MAX_LIMIT)}: a page of none would never come to ` +
      'the end, and one without an end holds the whole ledger. Ask for the next page with `after`.',
  );
}

/**
 * Makes the reader of the deliveries that one ledger keeps. It reads past everything else in the ledger, so the
 * first page of a long ledger takes a while; a reader that keeps `next` continues from there.
 *
 * @returns reads a page. It throws RangeError for a `limit` that is not from 1 to 1000, or an invalid
 *   `after`.
 */
export function createDeliveryReader(
  ledger: Pick<Ledger, 'list'>,
): (query?: DeliveryQuery) => Promise<DeliveryPage> {
  return async ({ after = 0, limit: asked } = {}) => {
    const limit = readLimit(asked);
    checkListQuery({ after });
    const deliveries: Delivery[] = [];
    for await (const event of eventsAfter(ledger, after)) {
      const delivery = readDelivery(event);
      if (!delivery) continue;
      if (deliveries.length === limit) return { deliveries, next: deliveries.at(-1)?.id ?? after };
      deliveries.push(delivery);
    }
    return { deliveries, next: null };
  };
}

/** Why a delivery was not kept. */
export type UnstoredResult =
  /** It was kept when it first came. */
  | 'duplicate'
  /** Its signature matches no secret. */
  | 'refused_signature'
  /** Signed, but not a readable event. */
  | 'malformed'
  | 'too_large'
  /** Its body did not arrive in time, or broke off. */
  | 'too_slow'
  /** The store was overloaded; the service tries again. */
  | 'overloaded'
  /** The ledger could not be written; the service tries again. */
  | 'not_stored';

/** A delivery that was not kept. */
export interface UnstoredDelivery {
  /** RFC 3339, UTC. */
  readonly at: string;
  readonly result: UnstoredResult;
  /** Null unless it repeats an event that was kept. */
  readonly type: string | null;
  readonly reference: string | null;
  readonly bodyHash: string | null;
}

/** What this process has seen since it started; every instance has its own. */
export interface UnstoredDeliveries {
  /** RFC 3339, UTC. */
  readonly since: string;
  readonly counts: Readonly<Record<UnstoredResult, number>>;
  /** The latest 200, oldest first. */
  readonly latest: readonly UnstoredDelivery[];
}

const REMEMBERED = 200;

/** What is reported, once a minute each, because anyone can cause one. */
const LOUD: Partial<Record<UnstoredResult, Diagnostic>> = {
  refused_signature: {
    code: 'webhook_refused',
    message:
      'An event came with a signature that does not fit any webhook secret, so it was ignored. ' +
      'If it came from the service, compare the secret there with the TILL_WEBHOOK_SECRET of this store.',
  },
  too_slow: {
    code: 'webhook_refused',
    message:
      'The body of an event broke off or did not arrive within its time, so it was given up. If it came ' +
      'from the service, look at the network and at what stands before this store.',
  },
  overloaded: {
    code: 'webhook_overloaded',
    message:
      'More events arrived than the ledger could take, so some were answered with 503. Nothing is ' +
      'lost: the service sends them again. If it goes on, the ledger is too slow for this store.',
  },
};

/** Makes the log of one handler. */
export function createUnstoredDeliveryLog(now: () => number, report: DiagnosticListener) {
  const since = new Date(now()).toISOString();
  const counts: Record<UnstoredResult, number> = {
    duplicate: 0,
    refused_signature: 0,
    malformed: 0,
    too_large: 0,
    too_slow: 0,
    overloaded: 0,
    not_stored: 0,
  };
  const latest: UnstoredDelivery[] = [];
  const tell = createLimitReporter({ now, report }, (result: UnstoredResult) => LOUD[result]);

  return {
    note(delivery: Omit<UnstoredDelivery, 'at'>): void {
      counts[delivery.result] += 1;
      latest.push({ at: new Date(now()).toISOString(), ...delivery });
      if (latest.length > REMEMBERED) latest.shift();
      tell(delivery.result);
    },
    read: (): UnstoredDeliveries => ({ since, counts: { ...counts }, latest: [...latest] }),
  };
}
