/** A ledger in memory, for tests and the browser's sandbox: it forgets everything at a restart. */
import { canonicalJson } from './canonicalJson.js';
import { checkClaim, checkEvent, checkListQuery, DEFAULT_LIST_LIMIT } from './checkRequest.js';
import type {
  AppendResult,
  ClaimRequest,
  ClaimResult,
  Ledger,
  LedgerEvent,
  ListQuery,
  NewLedgerEvent,
} from './ledger.js';

interface Stored {
  readonly event: LedgerEvent;
  readonly text: string;
}

interface Claim {
  readonly claimId: string;
  readonly leaseUntil: number;
}

/**
 * Makes an empty ledger in memory. Its `durability` is `memory`, which the checkout handler refuses
 * in production: a restart would forget who has paid. Bodies are kept as frozen copies.
 */
export function memoryLedger(): Ledger {
  const all: LedgerEvent[] = [];
  const streams = new Map<string, Map<string, Stored>>();
  const claims = new Map<string, Claim[]>();

  const append = (event: NewLedgerEvent): AppendResult => {
    checkEvent(event);
    const text = canonicalJson(event.body);
    const stream = streams.get(event.stream) ?? new Map<string, Stored>();
    const present = stream.get(event.key);
    if (present) {
      const outcome = present.text === text ? 'duplicate' : 'conflict';
      return { sequence: present.event.sequence, outcome };
    }
    const stored = frozenCopy(event, text, all.length + 1);
    all.push(stored);
    stream.set(event.key, { event: stored, text });
    streams.set(event.stream, stream);
    return { sequence: stored.sequence, outcome: 'new' };
  };

  const list = (query: ListQuery): readonly LedgerEvent[] => {
    checkListQuery(query);
    if ('stream' in query) {
      return Array.from(streams.get(query.stream)?.values() ?? [], ({ event }) => event);
    }
    const { after, limit = DEFAULT_LIST_LIMIT, kind } = query;
    // Sequences count from 1 without gaps here, so the cursor is also the start index.
    if (kind === undefined) return all.slice(after, after + limit);
    return all
      .slice(after)
      .filter((event) => event.kind === kind)
      .slice(0, limit);
  };

  // Nothing here awaits, so each request ends before another can begin.
  return {
    durability: 'memory',
    append: (event) => promised(() => append(event)),
    list: (query) => promised(() => list(query)),
    claim: (request) => promised(() => claimAttempt(claims, request)),
  };
}

/** Runs a task now and returns a promise; what the task throws rejects it. */
function promised<T>(task: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(task());
  });
}

function claimAttempt(claims: Map<string, Claim[]>, request: ClaimRequest): ClaimResult {
  checkClaim(request);
  const { effect, attempt, now, leaseUntil } = request;
  const attempts = claims.get(effect) ?? [];
  const present = attempts[attempt - 1];
  if (present) return { outcome: 'taken', ...present };
  const before = attempts[attempt - 2];
  if (attempt > 1 && (before === undefined || now < before.leaseUntil)) {
    return { outcome: 'refused' };
  }
  const claimId = before?.claimId ?? request.claimId;
  claims.set(effect, [...attempts, { claimId, leaseUntil }]);
  return { outcome: 'granted', claimId };
}

function frozenCopy(event: NewLedgerEvent, text: string, sequence: number): LedgerEvent {
  const { stream, key, kind, at } = event;
  const body = deepFreeze(JSON.parse(text) as LedgerEvent['body']);
  return Object.freeze({ sequence, stream, key, kind, at, body });
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
