/** A model of a ledger, and random histories that compare a ledger with it. */
import fc from 'fast-check';
import type { Ledger, LedgerEvent, NewLedgerEvent } from '../../ledger/ledger.js';
import type { Expect } from './testKit.js';

function anyStep() {
  const name = fc.constantFrom('a', 'b', '__proto__', 'é');

  const append = fc.record({
    step: fc.constant('append' as const),
    stream: name,
    key: name,
    minute: fc.integer({ min: 0, max: 59 }),
    body: fc.dictionary(fc.constantFrom('x', 'y'), fc.oneof(fc.boolean(), fc.constant('1'))),
  });
  const claim = fc.record({
    step: fc.constant('claim' as const),
    effect: name,
    attempt: fc.integer({ min: 1, max: 4 }),
    now: fc.integer({ min: 0, max: 30 }),
    lease: fc.integer({ min: 1, max: 10 }),
  });
  const list = fc.record({
    step: fc.constant('list' as const),
    stream: fc.option(name),
    after: fc.integer({ min: 0, max: 20 }),
    limit: fc.integer({ min: 1, max: 5 }),
  });
  return fc.oneof({ weight: 4, arbitrary: append }, { weight: 3, arbitrary: claim }, list);
}

/** Rounds of steps. */
const anyHistory = () =>
  fc.array(fc.array(anyStep(), { minLength: 1, maxLength: 6 }), { maxLength: 12 });

type Step = ReturnType<typeof anyStep> extends fc.Arbitrary<infer S> ? S : never;

/** Runs random histories, each on a new ledger. */
export async function checkAgainstModel(
  expect: Expect,
  make: () => Promise<Ledger>,
  runs: number,
): Promise<void> {
  const property = fc.asyncProperty(anyHistory(), async (history) => {
    const fresh = await make();
    try {
      await runAgainstModel(expect, fresh, history);
    } finally {
      await fresh.close?.();
    }
  });
  await fc.assert(property, { numRuns: runs });
}

/**
 * Runs a history against a ledger and the model and expects the same results. The steps run in sequence;
 * parallel calls, whose order a ledger may choose, have their own tests.
 */
async function runAgainstModel(expect: Expect, ledger: Ledger, history: Step[][]): Promise<void> {
  const model = { events: [] as LedgerEvent[], claims: new Map<string, [string, number][]>() };
  for (const [index, step] of history.flat().entries()) {
    const id = `claim:${String(index)}`;
    expectSame(expect, model, step, id, await runStep(ledger, step, id));
  }
  expect(await ledger.list({ after: 0 })).toEqual(model.events);
}

type Model = { events: LedgerEvent[]; claims: Map<string, [claimId: string, until: number][]> };

function eventOf(step: Extract<Step, { step: 'append' }>): NewLedgerEvent {
  const at = `2026-01-01T00:${String(step.minute).padStart(2, '0')}:00.000Z`;
  return { stream: step.stream, key: step.key, kind: 'seen', at, body: { ...step.body } };
}

function runStep(ledger: Ledger, step: Step, claimId: string): Promise<unknown> {
  if (step.step === 'append') return ledger.append(eventOf(step));
  if (step.step === 'claim') {
    const { effect, attempt, now } = step;
    return ledger.claim({ effect, attempt, now, leaseUntil: now + step.lease, claimId });
  }
  const { stream, after, limit } = step;
  return ledger.list(stream === null ? { after, limit } : { stream });
}

function expectSame(
  expect: Expect,
  model: Model,
  step: Step,
  claimId: string,
  answer: unknown,
): void {
  if (step.step === 'append') expectAppend(expect, model, eventOf(step), answer);
  else if (step.step === 'claim') expect(answer).toEqual(claimInModel(model, step, claimId));
  else expectListed(expect, answer);
}

/** A list is always in order of sequence. */
function expectListed(expect: Expect, answer: unknown): void {
  const sequences = (answer as LedgerEvent[]).map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
}

function expectAppend(expect: Expect, model: Model, event: NewLedgerEvent, answer: unknown): void {
  const { sequence } = answer as { sequence: number };
  const present = model.events.find((e) => e.stream === event.stream && e.key === event.key);
  if (present) {
    const same = sameBody(present.body, event.body);
    const outcome = same ? 'duplicate' : 'conflict';
    expect(answer).toEqual({ sequence: present.sequence, outcome });
    return;
  }
  expect(answer).toEqual({ sequence, outcome: 'new' });
  expect(sequence).toBeGreaterThan(model.events.at(-1)?.sequence ?? 0);
  model.events.push({ ...event, sequence });
}

function sameBody(a: NewLedgerEvent['body'], b: NewLedgerEvent['body']): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => a[key] === b[key]);
}

function claimInModel(
  model: Model,
  step: Extract<Step, { step: 'claim' }>,
  proposed: string,
): unknown {
  const attempts = model.claims.get(step.effect) ?? [];
  const present = attempts[step.attempt - 1];
  if (present) return { outcome: 'taken', claimId: present[0], leaseUntil: present[1] };
  const isNext = step.attempt === attempts.length + 1;
  const last = attempts.at(-1);
  if (!isNext || (last && step.now < last[1])) return { outcome: 'refused' };
  const claimId = attempts[0]?.[0] ?? proposed;
  model.claims.set(step.effect, [...attempts, [claimId, step.now + step.lease]]);
  return { outcome: 'granted', claimId };
}
