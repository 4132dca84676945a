/**
 * What is known about transfers: the statements, their weight, and which of them hold a payment.
 * `docs/status.md` has the rule.
 */
import type { CheckoutLedgerEvent, CheckoutEventBody } from './checkoutEvents.js';
import { instantMs } from './timestamps.js';
import { normalKey, transactionOf } from './transferIdentity.js';
import { eventsOfKind } from './distinctEvents.js';

/** What a signed event, the service's list or its public look-up says about a transfer. */
type TransferBody = CheckoutEventBody<'seen'>;

/**
 * The weight of a statement. `signed`: an event that the service signed. `trusted`: a confirmation by the
 * look-up, in a store that trusts it. `weak`: a row of the list (operation 6) or of the look-up.
 */
type Rank = 'signed' | 'trusted' | 'weak';

/** One statement about one transfer. */
export interface Statement {
  /** Key of its event in the ledger. */
  readonly key: string;
  /** When the store recorded it: milliseconds since the epoch. */
  readonly atMs: number;
  /** Its sequence in the ledger. */
  readonly sequence: number;
  readonly rank: Rank;
  /** What it proves, which may be less than what its kind claims. */
  readonly proves: 'seen' | 'confirmed' | 'held';
  readonly body: TransferBody;
  /** Normalized network and hash of the transaction that it is about. */
  readonly transaction: string;
  /** Normalized key of the output; empty if the service named none. */
  readonly outputKey: string;
}

/**
 * Whether a statement is signed or trusted. If a transfer has such statements, they alone decide its
 * figures.
 */
export function isStrong({ rank }: Pick<Statement, 'rank'>): boolean {
  return rank !== 'weak';
}

/** Whether a statement comes from the look-up, which names no outputs: its keys are our own numbers. */
export function isLookup({ body }: Pick<Statement, 'body'>): boolean {
  return body.source === 'service_lookup';
}

/**
 * Reads the statements about transfers, in the order of the events. A row of the list proves only "seen",
 * whatever its event claims. So does the look-up, unless the store trusts it (then its confirmations are
 * written as `confirmed`) and the checkout is an order's: deposits of a top-up are credited one by one,
 * and the look-up cannot tell them apart.
 */
export function readStatements(
  events: readonly CheckoutLedgerEvent[],
  isTopUp: boolean,
): Statement[] {
  return events.flatMap(({ kind, key, at, sequence, body }) => {
    if (kind !== 'seen' && kind !== 'confirmed' && kind !== 'held') return [];
    const isSigned = body.source === 'service_event';
    const isTrusted = body.source === 'service_lookup' && kind === 'confirmed' && !isTopUp;
    return [
      {
        key,
        atMs: instantMs(at),
        sequence,
        rank: isSigned ? 'signed' : isTrusted ? 'trusted' : 'weak',
        proves: isSigned || isTrusted ? kind : 'seen',
        body,
        transaction: transactionOf(body.blockchain, body.txHash),
        outputKey: isLookup({ body }) ? body.bcUniqKey : normalKey(body.bcUniqKey),
      },
    ];
  });
}

/** Keys of the statements that the store has released. A later hold is a new one. */
export function readReleases(events: readonly CheckoutLedgerEvent[]): ReadonlySet<string> {
  return new Set(eventsOfKind(events, 'released').flatMap(({ body }) => body.evidence));
}

/**
 * The statements about one transfer that hold it: blocks, and strong statements that disagree about
 * amount or currency. Weak statements neither hold nor contradict.
 *
 * @param strong the transfer's signed and trusted statements.
 */
export function findHolds(
  strong: readonly Statement[],
  released: ReadonlySet<string>,
): readonly Statement[] {
  const stories = new Set(strong.map(({ body }) => JSON.stringify([body.currencyId, body.amount])));
  const holding = stories.size > 1 ? strong : strong.filter(({ proves }) => proves === 'held');
  return holding.filter(({ key }) => !released.has(key));
}

/**
 * Whether the service has said that a transfer is confirmed on its chain. For a confirmed deposit that it
 * blocks it sends a block *instead of* `PaymentReceived`, and nothing after it. So a block that the store
 * has released counts as a confirmation; one that it has not released proves that money was sent.
 */
export function isConfirmation(statement: Statement, released: ReadonlySet<string>): boolean {
  if (statement.proves === 'held') return released.has(statement.key);
  return statement.proves === 'confirmed';
}
