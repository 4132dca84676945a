/** Arbitrary sets of events, from a small world so that they meet, contradict and repeat each other. */
import fc from 'fast-check';
import type { CheckoutLedgerEvent } from '../../src/payments/checkoutEvents.js';
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

/** The service's names for one network: its slug, its ticker, and in capitals. */
const SPELLINGS: Record<string, readonly string[]> = {
  tron: ['tron', 'TRON', 'TRX'],
  bitcoin: ['bitcoin', 'Bitcoin', 'BTC'],
  ethereum: ['ethereum', 'ETH'],
};

/** Words about a transfer. */
export const transferWords = fc.record({
  tx: fc.constantFrom('aa', 'AA', '0xaa', 'bb', 'cc'),
  uniq: fc.constantFrom('', '0', '00', '1'),
  currencyId,
  amount,
  amountUsd: fc.constantFrom(null, '20', '7.5'),
  at,
  times: fc.array(at, { maxLength: 2 }),
  source,
  again: fc.constantFrom('', '', 'b', 'c'),
});

const told = fc
  .tuple(fc.constantFrom('seen', 'confirmed', 'confirmed', 'held' as const), transferWords)
  .map(([kind, words]) => story.transfer(kind as 'seen' | 'confirmed' | 'held', words));

/** Rows of the look-up, trusted and not. */
export const foundRow = fc
  .tuple(fc.constantFrom('seen' as const, 'confirmed' as const), transferWords, fc.nat(1))
  .map(([kind, words, number]) => story.found(kind, { ...words, again: words.amount }, number));

const statement = fc.oneof({ weight: 4, arbitrary: told }, { weight: 1, arbitrary: foundRow });

const look = fc
  .tuple(at, fc.subarray(['tron:aa', 'tron:bb', 'bitcoin:aa']), fc.boolean())
  .map(([when, shown, complete]) => story.looked(when, shown, complete));

/** Spells a statement otherwise: the network's name, the hash, zeros before the key. */
export const respelled = (event: CheckoutLedgerEvent): fc.Arbitrary<CheckoutLedgerEvent> => {
  if (event.kind !== 'seen' && event.kind !== 'confirmed' && event.kind !== 'held') {
    return fc.constant(event);
  }
  const { blockchain, txHash, bcUniqKey, source: by } = event.body;
  const bare = txHash.replace(/^0x/, '').toLowerCase();
  const zeros = /^\d+$/.test(bcUniqKey) && by !== 'service_lookup' ? ['', '0', '000'] : [''];
  return fc
    .record({
      blockchain: fc.constantFrom(...(SPELLINGS[blockchain.toLowerCase()] ?? [blockchain])),
      txHash: fc.constantFrom(bare, bare.toUpperCase(), `0x${bare}`),
      bcUniqKey: fc.constantFrom(...zeros.map((zero) => zero + bcUniqKey)),
    })
    .map((words) => ({ ...event, body: { ...event.body, ...words } }));
};

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
    rate: fc.constantFrom('1', '0.5', null),
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
const keysOf = (events: readonly CheckoutLedgerEvent[]): string[] => events.map(({ key }) => key);

/** What a ledger holds of these: the first write of a key wins. */
export function asLedger(events: readonly CheckoutLedgerEvent[]): CheckoutLedgerEvent[] {
  const first = new Map<string, CheckoutLedgerEvent>();
  for (const event of events) if (!first.has(event.key)) first.set(event.key, event);
  return story.numbered([...first.values()]);
}

/** Any set of events, plausible or not. */
export const anyEvents: fc.Arbitrary<CheckoutLedgerEvent[]> = fc
  .tuple(
    beginning,
    fc.array(quote, { maxLength: 4 }),
    fc.array(statement, { maxLength: 7 }),
    fc.array(amendment, { maxLength: 2 }),
    fc.array(look, { maxLength: 1 }),
    ending,
  )
  .chain(([start, quotes, statements, amendments, looks, end]) =>
    fc.array(fc.subarray(keysOf(statements)), { maxLength: 2 }).map((releases) => ({
      start,
      rest: [
        ...quotes,
        ...statements,
        ...amendments,
        ...looks,
        ...releases.map((keys, index) => story.released(keys, 30 + index)),
        ...end,
      ],
    })),
  )
  // Their places in the ledger have nothing to do with the times that they name.
  .chain(({ start, rest }) =>
    fc
      .oneof(fc.constant(rest), fc.shuffledSubarray(rest, { minLength: rest.length }))
      .map((shuffled) => asLedger([...start, ...shuffled])),
  );
