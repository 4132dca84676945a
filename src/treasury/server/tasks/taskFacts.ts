/** Reads what tasks are made of: once for everybody, for a few seconds, and each source by itself. */
import { createTtlCache } from '../../../async/ttlCache.js';
import { withTimeout } from '../../../async/withTimeout.js';
import type { NotificationView } from '../../contract/activity.js';
import type { DecimalString } from '../../../money/decimal.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import type { ActivityLog } from '../activity/activityLog.js';
import { isExpired } from '../../refunds/refundLink.js';
import type { RefundLinks } from '../../refunds/refundLinks.js';
import type { OrderSearch } from '../orders/orderSearch.js';
import { orderRowView } from '../orders/orderRow.js';
import type { ProcessingBalances } from '../balances/processingBalances.js';
import type { WithdrawalService } from '../withdrawals/withdrawalService.js';
import type { DeviatingWebhooks } from './deviatingWebhooks.js';
import { needsService } from './stuckWithdrawal.js';
import { createWalletWatch } from './walletWarnings.js';

/** What was read. Null: it could not be read. */
export type TaskFacts = Awaited<ReturnType<ReturnType<typeof createTaskFacts>['read']>>;

/** How long everybody gets the same. The balances are kept by their own reader. */
const FRESH_MS = 2_000;
/** How long one source may take: milliseconds of real time. */
const SOURCE_TIMEOUT_MS = 4_000;
/** Orders read; more than a page of tasks shows, because they are sorted by what they need. */
const MOST_ORDERS = 200;
/** Callbacks of the last day are read this seldom, at most this many; from this many failures they count. */
const CALLBACKS_FRESH_MS = 15_000;
const LATELY_MS = 86_400_000;
const MOST_CALLBACKS = 50;
const KEEPS_FAILING = 3;

/**
 * Makes a guard around the sources of a list that is drawn without those that fail.
 *
 * @returns gives null for one that fails or takes too long: the rest of the list must not wait for it.
 */
function createSourceGuard(report: DiagnosticListener) {
  const failing = new Set<string>();
  return async <T>(source: string, reading: Promise<T>): Promise<T | null> => {
    try {
      const waited = await withTimeout(reading, SOURCE_TIMEOUT_MS);
      if (!waited.done) return null;
      failing.delete(source);
      return waited.value;
    } catch (error) {
      if (!failing.has(source)) {
        const message = `The list of tasks could not read its ${source}, and says so on its page; see the error.`;
        report({ code: 'request_failed', message, error });
      }
      failing.add(source);
      return null;
    }
  };
}

/** Makes the reader of one handler. */
export function createTaskFacts(parts: {
  readonly withdrawals: Pick<WithdrawalService, 'unfinished'>;
  readonly processing: Pick<ProcessingBalances, 'read'>;
  /** Null if the store connected none. */
  readonly orders: {
    readonly links: Pick<RefundLinks, 'undecided'>;
    readonly search: Pick<OrderSearch, 'find' | 'count'>;
    readonly webhooks: DeviatingWebhooks;
  } | null;
  readonly activity: Pick<ActivityLog, 'find'>;
  readonly fewTransfers: DecimalString;
  readonly stuckAfterMinutes: number;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}) {
  const { withdrawals, processing, orders: side, now, report } = parts;
  const orUnread = createSourceGuard(report);
  const warningsOf = createWalletWatch(parts.fewTransfers);
  const fresh = createTtlCache<Awaited<ReturnType<typeof load>>>({ now, ttlMs: FRESH_MS });
  const freshCallbacks = createTtlCache<readonly NotificationView[]>({
    now,
    ttlMs: CALLBACKS_FRESH_MS,
  });

  /** Orders that need a person, and how many there are; null if only the index would know. */
  async function readOrders() {
    if (!side) return { rows: [], total: 0 };
    const filter = { attention: true } as const;
    const [found, counts] = await Promise.all([
      side.search.find({ filter, after: null, limit: MOST_ORDERS }),
      side.search.count(filter),
    ]);
    return { rows: found.rows.map(orderRowView), total: counts?.attention ?? null };
  }

  /** Each costs a read of its order, and a callback that fails is tried again for hours. */
  const readCallbacks = () =>
    freshCallbacks.get('all', async () => {
      const from = now() - LATELY_MS;
      const failed = { kind: 'notification', only: 'failed', from } as const;
      const { rows } = await parts.activity.find(failed, { limit: MOST_CALLBACKS });
      return rows
        .flatMap(({ notification }) => notification ?? [])
        .filter(({ state, failures }) => state === 'retrying' && failures >= KEEPS_FAILING);
    });

  async function load() {
    const isLate = needsService({ now, stuckAfterMinutes: parts.stuckAfterMinutes });
    const [unfinished, balances, orders, undecided, deviating, callbacks] = await Promise.all([
      orUnread('withdrawals', withdrawals.unfinished(isLate)),
      orUnread('balances', processing.read({})),
      orUnread('orders', readOrders()),
      orUnread('refund_links', side ? side.links.undecided() : Promise.resolve([])),
      orUnread('webhooks', side ? side.webhooks() : Promise.resolve([])),
      orUnread('callbacks', readCallbacks()),
    ]);
    return {
      now: now(),
      withdrawals: unfinished,
      balances,
      ...(balances ? warningsOf(balances) : { gas: [], silent: [] }),
      orders,
      /** Refund links that wait for their customers. */
      openLinks: undecided && undecided.filter((link) => !isExpired(link, now())),
      webhooks: deviating,
      callbacks,
    };
  }

  return {
    read: () => fresh.get('all', load),
    /** The next read sees what was just written. */
    forget: () => fresh.delete('all'),
  };
}
