/** What one order adds to the figures: income, what is pending, what is paid and what is not. Pure. */
import type { LedgerEvent } from '../../../ledger/ledger.js';
import type { MoneyEntry } from '../../index/moneyEntries.js';
import type { OrderStatus } from '../../contract/orderList.js';
import { divideDecimal, multiplyDecimal, type DecimalString } from '../../../money/decimal.js';
import type { CheckoutTransfer, FoldedCheckout } from '../../../payments/foldedCheckout.js';

/** Kinds of event that have an entry: the opening stands for the order. */
const COUNTED_KINDS: ReadonlySet<string> = new Set(['opened', 'seen', 'confirmed', 'held']);

/** What of an order is read. */
export interface OrderMoneyFacts {
  readonly events: readonly LedgerEvent[];
  /** Null if this version cannot read the order; nothing of it counts then. */
  readonly state: FoldedCheckout | null;
  readonly status: OrderStatus;
  /** Whether it is paid and that is recorded. */
  readonly paid: boolean;
}

/** Makes the entries: one for the order, and one for each statement about a transfer. */
export function orderMoney(facts: OrderMoneyFacts): MoneyEntry[] {
  const { events, state } = facts;
  const entries = new Map(
    events.filter(({ kind }) => COUNTED_KINDS.has(kind)).map((one) => [one.sequence, nothing(one)]),
  );
  const put = (entry: MoneyEntry | null): void => {
    if (entry) entries.set(entry.sequence, entry);
  };
  if (state) {
    put(orderEntry(facts, state));
    for (const transfer of state.transfers) put(transferEntry(events, state, transfer));
  }
  return [...entries.values()];
}

function nothing({ sequence, at }: LedgerEvent): MoneyEntry {
  return {
    ...{ sequence, kind: 'none', at, until: null, currencyId: null, blockchain: null },
    ...{ amount: null, amountUsd: null },
  };
}

function orderEntry(
  { events, status, paid }: OrderMoneyFacts,
  { opened, amountUsd, currentQuote }: FoldedCheckout,
): MoneyEntry | null {
  const first = events.find(({ kind }) => kind === 'opened');
  if (!first || opened?.type !== 'payment') return null;
  const entry = { ...nothing(first), amountUsd };
  if (paid) {
    const at = events.find(({ kind }) => kind === 'paid')?.at;
    return at === undefined ? null : { ...entry, kind: 'paid', at };
  }
  if (status !== 'unpaid') return null;
  return { ...entry, kind: 'unpaid', until: currentQuote?.expiresAt ?? null };
}

/** A statement that may confirm a transfer, and when it did. */
interface Confirmation {
  readonly statement: LedgerEvent;
  /** The statement itself, or the store's release of the hold that it was. */
  readonly by: LedgerEvent;
}

/**
 * What confirmed a transfer first. A hold that the store released counts from the release on, because the
 * service sends no confirmation beside it.
 */
function confirmationOf(
  events: readonly LedgerEvent[],
  about: readonly LedgerEvent[],
  isTopUp: boolean,
): Confirmation | null {
  const found = about.flatMap((statement): Confirmation[] => {
    if (statement.kind === 'confirmed') {
      // The look-up confirms no deposit of an account (src/payments/statements.ts).
      const counts = !isTopUp || statement.body['source'] === 'service_event';
      return counts ? [{ statement, by: statement }] : [];
    }
    const release = events.find((event) => releases(event, statement.key));
    return statement.kind === 'held' && release ? [{ statement, by: release }] : [];
  });
  return found.sort((a, b) => a.by.sequence - b.by.sequence)[0] ?? null;
}

function releases({ kind, body }: LedgerEvent, key: string): boolean {
  const { evidence } = body;
  return kind === 'released' && Array.isArray(evidence) && evidence.includes(key);
}

function transferEntry(
  events: readonly LedgerEvent[],
  state: FoldedCheckout,
  transfer: CheckoutTransfer,
): MoneyEntry | null {
  const { evidence, status, currencyId, blockchain, amount } = transfer;
  const about = events.filter(({ key }) => evidence.includes(key));
  const base = { currencyId, blockchain, amount, amountUsd: valueOf(state, transfer) };
  if (status === 'seen') {
    const first = about[0];
    return first ? { ...nothing(first), ...base, kind: 'seen' } : null;
  }
  if (status === 'held') return null;
  const confirmation = confirmationOf(events, about, state.opened?.type === 'top_up');
  if (!confirmation) return null;
  const { statement, by } = confirmation;
  return { ...nothing(statement), ...base, kind: 'confirmed', at: by.at };
}

/** Of a value that is divided out of a price. */
const VALUE_DECIMALS = 8;

/** As the service valued it; otherwise by the price that it counts with. */
function valueOf(
  { quotes }: FoldedCheckout,
  { amountUsd, amount, quoteId }: CheckoutTransfer,
): DecimalString | null {
  if (amountUsd !== null) return amountUsd;
  const quote = quotes.find((one) => one.quoteId === quoteId);
  if (!quote?.payable || quote.payable === '0' || quote.amountUsd === null) return null;
  return divideDecimal(
    multiplyDecimal(amount, quote.amountUsd),
    quote.payable,
    VALUE_DECIMALS,
    'down',
  );
}
