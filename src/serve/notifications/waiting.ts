/** Which notifications are not delivered. A start reads the ledger from the newest mark, not from its beginning. */
import * as z from 'zod';
import { createStoredTimes } from '../../async/storedTimes.js';
import type { Ledger, LedgerEvent } from '../../ledger/ledger.js';
import type { Found } from '../../server/telling/dispatcher.js';
import {
  DELIVERED,
  FAILED,
  failureBody,
  idOfStream,
  NOTIFICATION,
  RESEND,
} from '../../server/telling/keptNotifications.js';
import { nextAttemptAt } from './retrySchedule.js';

/** Kind of the marks: up to where everything is delivered but what they name. */
const MARK = 'notification_mark';
const PAGE = 1000;
/** How many deliveries lie between two marks. */
const MARK_EVERY = 1000;
/** A mark with more names would be larger than what it saves. */
const MOST_NAMES = 2000;

const markBody = z.object({ upTo: z.int(), waiting: z.array(z.string()) });

interface Undelivered {
  /** When its next attempt is due; null while it is not true. */
  readonly at: number | null;
  readonly since: number;
}

function oldestOf(all: readonly Undelivered[]) {
  const due = all.filter(({ at }) => at !== null);
  return { count: due.length, since: due.reduce((a, b) => Math.min(a, b.since), Infinity) };
}

/** Makes the list of one process. */
export function createWaiting(ledger: Pick<Ledger, 'append' | 'list'>, now: () => number) {
  /** By id. A mark names also those that are not true. */
  const waiting = new Map<string, Undelivered>();
  const waitFromNow = (id: string) => void waiting.set(id, { at: now(), since: now() });
  const cursors = new Map<string, number>();
  const times = createStoredTimes(now);
  /** What was read and is not noted yet: the ledger may fail between two kinds. */
  const unnoted: LedgerEvent[] = [];
  let isStart = true;
  let marked = 0;
  let delivered = 0;

  async function readMark(): Promise<void> {
    for (let after = 0; ;) {
      const marks = await ledger.list({ after, limit: PAGE, kind: MARK });
      const { data } = markBody.safeParse(marks.at(-1)?.body);
      if (data) {
        marked = data.upTo;
        waiting.clear();
        data.waiting.forEach(waitFromNow);
      }
      if (marks.length < PAGE) break;
      after = marks.at(-1)?.sequence ?? after;
    }
    for (const kind of KINDS) cursors.set(kind, marked);
  }

  async function readNew(kind: string): Promise<void> {
    for (;;) {
      const after = cursors.get(kind) ?? 0;
      const page = await ledger.list({ after, limit: PAGE, kind });
      unnoted.push(...page);
      cursors.set(kind, page.at(-1)?.sequence ?? after);
      if (page.length < PAGE) return;
    }
  }

  function note({ kind, stream, at, body }: LedgerEvent): void {
    const id = idOfStream(stream);
    if (kind === DELIVERED) {
      waiting.delete(id);
      delivered += 1;
      return;
    }
    const { data } = kind === FAILED ? failureBody.safeParse(body) : {};
    const since = (kind !== NOTIFICATION && waiting.get(id)?.since) || Date.parse(at);
    waiting.set(id, { at: data ? nextAttemptAt(times, id, data) : now(), since });
  }

  async function mark(): Promise<void> {
    // Notifications are read first, so every other event up to the newest of them has been read as well.
    const upTo = cursors.get(NOTIFICATION) ?? 0;
    if (delivered < MARK_EVERY || waiting.size > MOST_NAMES) return;
    delivered = 0;
    const at = new Date(now()).toISOString();
    const body = { upTo, waiting: [...waiting.keys()] };
    await ledger.append({
      stream: 'notifications',
      key: `mark:${String(upTo)}`,
      kind: MARK,
      at,
      body,
    });
  }

  return {
    kept: waitFromNow,
    /** It was delivered. */
    forget: (id: string): void => void waiting.delete(id),
    /** It is not true now: it is not sent until `kept` is called again. */
    setAside(id: string): void {
      const one = waiting.get(id);
      if (one) waiting.set(id, { ...one, at: null });
    },
    isAside: (id: string): boolean => waiting.get(id)?.at === null,
    /** How many are true, and since when the oldest waits: milliseconds since the epoch. */
    oldest: (): { readonly count: number; readonly since: number } =>
      oldestOf([...waiting.values()]),
    /** Reads what is new in the ledger. @returns what is to be sent, with the time of the next attempt. */
    async catchUp(): Promise<readonly Found[]> {
      if (cursors.size === 0) await readMark();
      for (const kind of KINDS) await readNew(kind);
      for (const event of unnoted.splice(0).sort((a, b) => a.sequence - b.sequence)) note(event);
      // A start may have mended what failed: a setting, a certificate, a clock.
      if (isStart) for (const [id, one] of waiting) waiting.set(id, { ...one, at: now() });
      isStart = false;
      await mark();
      return [...waiting].flatMap(([id, { at }]) => (at === null ? [] : [{ name: id, at }]));
    },
  };
}

/** The kinds that say what waits; notifications come first. */
export const KINDS = [NOTIFICATION, DELIVERED, FAILED, RESEND];
