/** What is hinted at: follows the ledger, and says what its events change on staff's pages. */
import { HINT_KINDS, type Changed, type Hint } from '../../contract/liveHints.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { createLedgerTail } from '../../../ledger/ledgerTail.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import type { DiagnosticListener } from '../../../server/configuration/diagnostic.js';
import { readDelivery } from '../../../server/webhooks/deliveries.js';
import { ORPHANS_STREAM } from '../../../server/webhooks/unmatchedPayments.js';
import { AUDIT_STREAM } from '../../refunds/refundAudit.js';
import { withdrawalIdOf } from '../withdrawals/withdrawalEvents.js';

/** Kinds of events after which the service's balances differ. */
const MOVES_MONEY: ReadonlySet<string> = new Set([
  'confirmed',
  'withdrawal_started',
  'withdrawal_completed',
  'withdrawal_confirmed',
]);

/** Kinds that change nothing that staff see. */
const SILENT: ReadonlySet<string> = new Set(['displayed', 'looked', 'effect_begun']);

/** Kinds of callbacks and notifications, which are shown among what happened. */
const TELLS_SHOP = /^(?:effect_done|effect_failed|notification)/;

const OF_REFUND_LINKS = /^refunds:/;

/** The hints of one event. They name an order or a withdrawal, and nothing else of it. */
function hintsOf(event: LedgerEvent): readonly Hint[] {
  const { stream, kind } = event;
  if (SILENT.has(kind)) return [];
  const hints: Hint[] = [];
  const order = orderOfStream(stream.replace(OF_REFUND_LINKS, ''));
  const withdrawal = withdrawalIdOf(stream);
  if (order) hints.push({ kind: 'orders', about: `${order.kind}:${order.reference}` });
  if (withdrawal !== null) hints.push({ kind: 'withdrawals', about: withdrawal });
  if (kind === 'withdrawal_event') hints.push({ kind: 'withdrawals' });
  if (MOVES_MONEY.has(kind)) hints.push({ kind: 'balances' });
  const isOwn = stream === ORPHANS_STREAM || stream === AUDIT_STREAM;
  if (isOwn || TELLS_SHOP.test(kind) || readDelivery(event)) hints.push({ kind: 'activity' });
  return hints;
}

/** More hints than this at a time are not named one by one. */
const MOST_HINTS = 20;

/** Each once; a kind alone where there are too many. */
function shortened(hints: readonly Hint[]): Hint[] {
  const distinct = [...new Map(hints.map((hint) => [JSON.stringify(hint), hint])).values()];
  if (distinct.length <= MOST_HINTS) return distinct;
  return [...new Set(distinct.map(({ kind }) => kind))].map((kind) => ({ kind }));
}

/** Makes what follows the ledger for the streams of one handler. @param onChange gets each message, after `last` has counted it */
export function createHintFeed(
  ledger: Pick<Ledger, 'list'>,
  report: DiagnosticListener,
  onChange: (changed: Changed) => void,
) {
  // Another instance, and this one after a restart, must not count through the same numbers.
  let last = Math.floor(Math.random() * 2 ** 40);
  let waiting: Hint[] = [];
  let isFollowing = false;
  let isFailing = false;
  const tail = createLedgerTail(ledger, (event) => void waiting.push(...hintsOf(event)));

  async function read(): Promise<void> {
    const isFollowed = await tail.step(0);
    // What was written while the end was looked for has not been read, so anything may have changed.
    if (!isFollowed) waiting = HINT_KINDS.map((kind) => ({ kind }));
    if (waiting.length === 0) return;
    const changed = { after: last, hints: shortened(waiting) };
    waiting = [];
    last += 1;
    onChange(changed);
  }

  return {
    /** Number of the last message. A page that comes back with it has missed nothing. */
    last: () => last,
    /** Reads what is new, and passes it on. Does nothing while it is at it. Never rejects. */
    async follow(): Promise<void> {
      if (isFollowing) return;
      isFollowing = true;
      try {
        await read();
        isFailing = false;
      } catch (error) {
        if (!isFailing) {
          const message =
            'The ledger could not be read for the live pages of the back office. It is tried again every second; until then they show what they have.';
          report({ code: 'live_failed', message, error });
        }
        isFailing = true;
      } finally {
        isFollowing = false;
      }
    },
    /** For when nobody listens: a page that comes back later has missed what is not read from now on. */
    pause(): void {
      tail.forget();
      last += 1;
    },
  };
}
