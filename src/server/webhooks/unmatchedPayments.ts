/** Signed payments that belong to no order: found again, kept, told and listed until a person settles each. */
import { textOrNull } from '../../ledger/eventBodies.js';
import { createEventKindReader } from '../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { isDecimal, type DecimalString } from '../../money/decimalString.js';
import { normalKey, shownHash, transactionOf } from '../../payments/transferIdentity.js';
import { orderOfStream } from '../checkouts/resolvedOrder.js';
import { transferKindOf } from './decodeEvent.js';

/** Stream of signed events that belong to no order of this store, and of what became of them. */
export const ORPHANS_STREAM = 'orphans';

/** Kind of such an event. */
export const ORPHAN = 'orphan';
const SETTLED = 'orphan_settled';
const TOLD = 'orphan_told';

/** The id of the payment that the signed event with this key confirms or holds first. */
export const paymentIdOf = (key: string): string => key.slice(0, 32);

/** How a person settled a payment. */
export interface Settlement {
  /** RFC 3339, UTC. */
  readonly at: string;
  /** The person in the back office, `decision key`, `command line` or `store`. */
  readonly by: string;
  readonly reason: string;
}

/** A payment that the service has signed, for an order that this ledger does not have. */
export interface UnmatchedPayment {
  /** The same in every list, in each process, and after a restore. */
  readonly id: string;
  /** `held`: the service blocked it. */
  readonly status: 'confirmed' | 'held';
  readonly blockchain: string;
  readonly currencyId: string;
  /** Coins. */
  readonly amount: DecimalString;
  /** US dollars as the service computed them. */
  readonly amountUsd: DecimalString | null;
  readonly txHash: string;
  /** Where the money went, if its order was deleted by a purge; else null, because events hold no address. */
  readonly address: string | null;
  /** The service's id of the wallet, for the store's operators alone: who knows it can read the wallet. */
  readonly walletId: string | null;
  /** When the ledger heard of it first, and when it was confirmed: RFC 3339, UTC. */
  readonly firstSeenAt: string;
  readonly confirmedAt: string | null;
  readonly settled: Settlement | null;
}

/** A page of them, newest first. */
export interface UnmatchedPage {
  readonly payments: readonly UnmatchedPayment[];
  /** `after` of the next page; null at the end. */
  readonly next: number | null;
  /** How many there are in all. */
  readonly total: number;
}

/** The unmatched payments of one ledger. Each method first reads what is new. */
export type UnmatchedPayments = ReturnType<typeof createUnmatchedPayments>;

/** What is known of one transfer. */
interface Entry {
  /** Empty as long as no statement names it. */
  outputKey: string;
  /** Null until a signed event says that it was confirmed or held. */
  id: string | null;
  /** Sequence of that event. */
  place: number;
  payment: Omit<UnmatchedPayment, 'id' | 'settled'>;
  readonly sequences: number[];
  /** Milliseconds since the epoch. */
  readonly readAt: number;
  /** The same event came again, and belongs to an order now. */
  isFound: boolean;
}

type Found = Entry & { readonly id: string };

/** How long a payment may take to find its order: the same event may be on its way to another instance. */
const GRACE_MS = 60_000;

/** Reads what an orphan says of a transfer; null for a test send, a repeat, or an event about something else. */
function readStatement({ at, body }: LedgerEvent) {
  const kind = transferKindOf(textOrNull(body['type']) ?? '');
  const [blockchain, currencyId] = [textOrNull(body['blockchain']), textOrNull(body['currencyId'])];
  const [txHash, amount] = [textOrNull(body['txHash']), textOrNull(body['amount'])];
  const amountUsd = textOrNull(body['amountUsd']);
  if (kind === null || body['isTest'] === true || body['isRepeat'] === true) return null;
  if (blockchain === null || currencyId === null || txHash === null) return null;
  if (amount === null || !isDecimal(amount)) return null;
  return {
    kind,
    // One transaction may pay several wallets.
    transfer: [
      transactionOf(blockchain, txHash),
      currencyId,
      textOrNull(body['externalId']),
    ].join(),
    outputKey: normalKey(textOrNull(body['bcUniqKey']) ?? ''),
    payment: {
      ...{ blockchain, currencyId, amount, txHash: shownHash(txHash), firstSeenAt: at },
      amountUsd: amountUsd !== null && isDecimal(amountUsd) ? amountUsd : null,
      address: textOrNull(body['address']),
      walletId: textOrNull(body['walletId']),
      status: kind === 'held' ? ('held' as const) : ('confirmed' as const),
      confirmedAt: kind === 'confirmed' ? at : null,
    },
  };
}

/** The transfers that the orphans are about, as far as they were read. */
function createBook(now: () => number) {
  const byTransfer = new Map<string, Entry[]>();
  const byId = new Map<string, Found>();
  const settled = new Map<string, Settlement>();
  const told = new Set<string>();

  function takeOrphan(event: LedgerEvent): void {
    const said = readStatement(event);
    if (!said) return;
    const { kind, transfer, outputKey, payment } = said;
    const known = byTransfer.get(transfer) ?? [];
    byTransfer.set(transfer, known);
    // The service may leave the key out of one statement; two confirmed amounts are two payments.
    let entry = known.find(
      (one) =>
        one.outputKey === outputKey ||
        ((one.outputKey === '' || outputKey === '') &&
          (one.payment.amount === payment.amount || one.id === null || kind === 'seen')),
    );
    if (!entry) {
      const rest = { id: null, place: 0, payment, sequences: [], readAt: now(), isFound: false };
      entry = { outputKey, ...rest };
      known.push(entry);
    }
    entry.outputKey ||= outputKey;
    entry.sequences.push(event.sequence);
    if (kind === 'seen') return;
    const { firstSeenAt, confirmedAt, status } = entry.payment;
    if (entry.id === null) {
      entry.payment = { ...payment, firstSeenAt };
      entry.place = event.sequence;
      entry.id = paymentIdOf(event.key);
      byId.set(entry.id, entry as Found);
    } else {
      entry.payment = {
        ...entry.payment,
        status: kind === 'held' ? 'held' : status,
        confirmedAt: confirmedAt ?? payment.confirmedAt,
      };
    }
  }

  return {
    byId,
    settled,
    told,
    isOpen: ({ id, isFound }: Found): boolean => !isFound && !settled.has(id),
    take(event: LedgerEvent): void {
      const { kind, at, body } = event;
      const id = textOrNull(body['id']) ?? '';
      if (kind === ORPHAN) takeOrphan(event);
      else if (kind === TOLD) told.add(id);
      else if (!settled.has(id)) {
        const [by, reason] = [textOrNull(body['by']) ?? '', textOrNull(body['reason']) ?? ''];
        settled.set(id, { at, by, reason });
      }
    },
    /** Notes an event of an order: it may be an orphan that came again. */
    match({ stream, sequence, body }: LedgerEvent): void {
      const entry = byId.get(paymentIdOf(textOrNull(body['bodyHash']) ?? ''));
      if (entry && entry.place < sequence && orderOfStream(stream)) entry.isFound = true;
    },
  };
}

/** Makes the reader and writer over a ledger. It keeps each payment in memory, and reads each event once. */
export function createUnmatchedPayments(
  ledger: Pick<Ledger, 'append' | 'list'>,
  now: () => number,
) {
  const book = createBook(now);
  const readers = [ORPHAN, SETTLED, TOLD].map((kind) =>
    createEventKindReader(ledger, kind, book.take),
  );
  let matching: (() => Promise<void>)[] | null = null;

  const viewOf = ({ id, payment }: Found): UnmatchedPayment => ({
    ...{ id, ...payment },
    settled: book.settled.get(id) ?? null,
  });

  /** @returns those that wait, newest first. */
  async function readOpen(): Promise<Found[]> {
    await Promise.all(readers.map((readOn) => readOn()));
    const open = (): Found[] => [...book.byId.values()].filter(book.isOpen);
    const first = open().reduce((least, { place }) => Math.min(least, place), Infinity);
    if (first === Infinity) return [];
    // From the first one on: an order can only have found what came before.
    matching ??= ['confirmed', 'held'].map((kind) =>
      createEventKindReader(ledger, kind, book.match, first),
    );
    await Promise.all(matching.map((readOn) => readOn()));
    return open().sort((a, b) => b.place - a.place);
  }

  async function find(id: string): Promise<UnmatchedPayment | null> {
    await readOpen();
    const found = book.byId.get(id);
    return found && !found.isFound ? viewOf(found) : null;
  }

  async function note(kind: string, id: string, body: Readonly<Record<string, string>>) {
    const at = new Date(now()).toISOString();
    const key = `${kind}:${id}`;
    await ledger.append({ stream: ORPHANS_STREAM, key, kind, at, body: { id, ...body } });
  }

  return {
    /** One of them, settled or not; null if none has that id, or it has found its order since. */
    find,
    /** Those that wait for a person. @param after `next` of the page before */
    async list({
      after = Infinity,
      limit,
    }: {
      readonly after?: number | undefined;
      readonly limit: number;
    }): Promise<UnmatchedPage> {
      const open = await readOpen();
      const rest = open.filter(({ place }) => place < after);
      const page = rest.slice(0, limit);
      const next = rest.length > limit ? (page.at(-1)?.place ?? null) : null;
      return { payments: page.map(viewOf), next, total: open.length };
    },
    /**
     * Notes that a person has settled one. The first settlement stands.
     *
     * @returns the payment with it; null as for {@link find}.
     */
    async settle(
      id: string,
      { by, reason }: Pick<Settlement, 'by' | 'reason'>,
    ): Promise<UnmatchedPayment | null> {
      const payment = await find(id);
      if (!payment || payment.settled) return payment;
      await note(SETTLED, id, { by, reason });
      return find(id);
    },
    /**
     * Those that wait and were not told, a minute after they came. Telling one is three steps: keep the news under
     * the payment's `id`, look with {@link find} that it is not settled when it is told, and {@link noteTold}.
     */
    async untold(): Promise<readonly UnmatchedPayment[]> {
      const waited = ({ payment, readAt }: Entry): boolean =>
        now() - Date.parse(payment.firstSeenAt) >= GRACE_MS || Math.abs(now() - readAt) >= GRACE_MS;
      const open = await readOpen();
      return open.filter((one) => !book.told.has(one.id) && waited(one)).map(viewOf);
    },
    /** Notes that the store was told, or that the news is kept where it cannot be lost. */
    noteTold: (id: string): Promise<void> => note(TOLD, id, {}),
    /** Sequences of the events from before a time, but for those of payments that wait. @param before RFC 3339 */
    async over(before: string): Promise<readonly number[]> {
      const kept = new Set((await readOpen()).flatMap(({ sequences }) => sequences));
      const events = await ledger.list({ stream: ORPHANS_STREAM });
      return events
        .filter(({ at, sequence }) => at < before && !kept.has(sequence))
        .map(({ sequence }) => sequence);
    },
  };
}
