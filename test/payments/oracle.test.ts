/** An oracle that knows what was really sent, and when: what it paid for is there, and what came in time pays. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CheckoutLedgerEvent } from '../../src/payments/checkoutEvents.js';
import { foldCheckout } from '../../src/payments/foldCheckout.js';
import { asLedger } from './stories.js';
import * as story from './story.js';
import { runs, TIMES } from '../support/runs.js';

const QUOTE_END = 21;
const GRACE_END = 31;
const LOOK = 24.05;

const minutes = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const output = fc.record({
  tx: fc.constantFrom('aa', 'bb', 'cc'),
  uniq: fc.constantFrom('0', '1', '2'),
  amount: fc.constantFrom('4', '5', '10', '15', '20'),
  sent: minutes(1.1, 40),
  delay: minutes(0.1, 12),
  worth: fc.constantFrom(1, 1, 0.98, 0.9, 0.6),
  isConfirmed: fc.boolean(),
  seenBy: fc.constantFrom('nobody', 'list', 'lookup', 'signed', 'list afterwards'),
});
const outputs = fc.uniqueArray(output, { maxLength: 4, selector: ({ tx, uniq }) => tx + uniq });
type Output = typeof output extends fc.Arbitrary<infer T> ? T : never;

interface Told {
  readonly at: number;
  readonly event: CheckoutLedgerEvent;
}

/** What the service tells of one output; `like` is the first output of its transaction. */
function toldOf(one: Output, like: Output): Told[] {
  const { tx, uniq, amount } = one;
  const amountUsd = String(Number(amount) * like.worth);
  const block = like.sent + like.delay;
  const seenAt = like.sent + 0.2;
  const words = { tx, uniq, amount, amountUsd };
  const told: Told[] = [];
  const tell = (at: number, event: CheckoutLedgerEvent) => told.push({ at, event });
  if (like.seenBy === 'list') tell(seenAt, story.listed({ ...words, at: seenAt }));
  if (like.seenBy === 'signed') tell(seenAt, story.seen({ ...words, at: seenAt }));
  if (like.seenBy === 'lookup')
    tell(seenAt, story.found('seen', { ...words, at: seenAt }, Number(uniq)));
  if (one.isConfirmed)
    tell(block + 0.1, story.confirmed({ ...words, at: block + 0.1, times: [block] }));
  if (like.seenBy === 'list afterwards') tell(block + 1, story.listed({ ...words, at: block + 1 }));
  return told;
}

/** Whether it was sent within the quote and the rule can know it, whatever the others of its transaction. */
function cameInTime({ sent, delay, seenBy, worth }: Output, isLookedFor: boolean): boolean {
  const block = sent + delay;
  if (sent >= QUOTE_END) return false;
  if (['list', 'signed', 'lookup'].includes(seenBy) || block < QUOTE_END) return true;
  const isVetoed = isLookedFor && block + 0.1 > LOOK;
  return block < GRACE_END && worth >= 0.97 && !isVetoed;
}

const HISTORIES = runs(8_000);

it(
  'pays for what is there, and for all that came in time',
  () => {
    const met = { paid: 0, inTime: 0 };
    const property = fc.property(outputs, fc.boolean(), (sent, isLookedFor) => {
      const firstOf = ({ tx }: Output) => sent.find((other) => other.tx === tx);
      const told = sent.flatMap((one) => toldOf(one, firstOf(one) ?? one));
      if (isLookedFor) {
        const shown = sent.filter((one) => (firstOf(one) ?? one).sent < LOOK - 0.05);
        const event = story.looked(LOOK, [...new Set(shown.map(({ tx }) => `tron:${tx}`))]);
        told.push({ at: LOOK, event });
      }
      told.sort((a, b) => a.at - b.at);
      const events = [story.opened(), story.quoted(), ...told.map(({ event }) => event)];
      const { paid, transfers } = foldCheckout(asLedger(events));
      const sum = (some: readonly { readonly amount: string }[]) =>
        some.reduce((total, { amount }) => total + Number(amount), 0);
      const there = sent.filter(({ isConfirmed }) => isConfirmed);
      const inTime = there.filter((one) => cameInTime(firstOf(one) ?? one, isLookedFor));
      expect(sum(transfers.filter(({ status }) => status === 'confirmed'))).toBe(sum(there));
      if (paid) expect(sum(there)).toBeGreaterThanOrEqual(20);
      if (sum(inTime) >= 20) expect(paid).toBe(true);
      met.paid += paid ? 1 : 0;
      met.inTime += sum(inTime) >= 20 ? 1 : 0;
    });
    fc.assert(property, { numRuns: HISTORIES, seed: 5 });
    expect(met.paid).toBeGreaterThan(HISTORIES / 8);
    expect(met.inTime).toBeGreaterThan(HISTORIES / 8);
  },
  120_000 * TIMES,
);
