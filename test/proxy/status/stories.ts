/** Arbitrary sets of events, from a small world so that they meet, contradict and repeat each other. */
import fc from 'fast-check';
import type { CheckoutEvent } from '../../../src/proxy/status/events.js';
import * as story from './story.js';

const currencyId = fc.constantFrom(story.USDT, story.USDT, story.BTC, story.ETH);
const amount = fc.constantFrom(
  '0',
  '1',
  '3',
  '6.5',
  '10',
  '19.999999',
  '20',
  '20.000001',
  '31',
  '40',
);
const at = fc.integer({ min: -10, max: 90 });
const source = fc.constantFrom(
  'service_event' as const,
  'service_event' as const,
  'service_list' as const,
);

/** Words about a transfer. */
export const transferWords = fc.record({
  tx: fc.constantFrom('aa', 'AA', 'bb', 'cc'),
  uniq: fc.constantFrom('', '0', '0', '1'),
  currencyId,
  amount,
  amountUsd: fc.constantFrom(null, '20', '7.5'),
  at,
  times: fc.array(at, { maxLength: 2 }),
  source,
  again: fc.constantFrom('', '', 'b', 'c'),
});

const statement = fc
  .tuple(fc.constantFrom('seen', 'confirmed', 'confirmed', 'held' as const), transferWords)
  .map(([kind, words]) => story.transfer(kind as 'seen' | 'confirmed' | 'held', words));

const quote = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    currencyId,
    payable: fc.constantFrom('20', '19', '3', '30', '0.5', '0', null),
    amountUsd: fc.constantFrom('20', '20', '30', null),
    revision: fc.constantFrom(0, 0, 1, 2),
    at: fc.integer({ min: 0, max: 60 }),
    lives: fc.constantFrom(20, 20, 60, null),
    precision: fc.constantFrom(6, 8, 18, 0, null),
  })
  .map(story.quoted);

const amendment = fc
  .tuple(
    fc.constantFrom(1, 2),
    fc.constantFrom('20', '30', '10', '0'),
    fc.integer({ min: 5, max: 60 }),
  )
  .map(([revision, usd, when]) => story.amended(revision, usd, when));

const beginning = fc.oneof(
  { weight: 8, arbitrary: fc.constant([story.opened()]) },
  { weight: 1, arbitrary: fc.constant([story.openedTopUp()]) },
  { weight: 1, arbitrary: fc.constant([]) },
);

const ending = fc.array(
  fc.oneof(
    at.map(story.markedPaid),
    at.map(story.closed),
    at.map((when) => story.wallet(when)),
  ),
  { maxLength: 2 },
);

/** Statements of a set, to be released in part. */
const keysOf = (events: readonly CheckoutEvent[]): string[] => events.map(({ key }) => key);

/** Any set of events, plausible or not. */
export const anyEvents: fc.Arbitrary<CheckoutEvent[]> = fc
  .tuple(
    beginning,
    fc.array(quote, { maxLength: 4 }),
    fc.array(statement, { maxLength: 7 }),
    fc.array(amendment, { maxLength: 2 }),
    ending,
  )
  .chain(([start, quotes, statements, amendments, end]) =>
    fc
      .array(fc.subarray(keysOf(statements)), { maxLength: 2 })
      .map((releases) => [
        ...start,
        ...quotes,
        ...statements,
        ...amendments,
        ...releases.map((keys, index) => story.released(keys, 30 + index)),
        ...end,
      ]),
  )
  .map(story.numbered);
