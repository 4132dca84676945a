/** The limits of the shoppers' routes with their figures. A limit without a row is a compile error. */
import { DEFAULT_LIMITS, type LimitRates } from '../../src/server/limits/rateLimits.js';
import { Table } from './Table.js';

interface Explanation {
  readonly what: string;
  readonly counted: 'together' | 'by each instance';
}

const EXPLANATIONS: Readonly<Record<keyof LimitRates, Explanation>> = {
  opensPerCheckout: {
    what:
      'How often opening one order asks the service again. One more is answered as last known. Six ' +
      'times as often while there is no wallet, as in an outage.',
    counted: 'together',
  },
  opensPerCheckoutPerDay: {
    what: 'The same over a day, because each answer is kept in the ledger.',
    counted: 'together',
  },
  opensPerAddress: { what: 'Orders that one client opens, reloads included.', counted: 'together' },
  opens: {
    what:
      'Orders that all clients open for the first time. Asking again for a known order counts apart, ' +
      'and one more is answered as last known.',
    counted: 'together',
  },
  quotesPerCheckout: {
    what:
      'Currencies chosen and quotes renewed in one checkout. A third of them may ask the service for ' +
      'new prices.',
    counted: 'together',
  },
  quotesPerCheckoutPerDay: { what: 'The same over a day.', counted: 'together' },
  quotesPerAddress: { what: 'The same by one client.', counted: 'together' },
  quotes: {
    what:
      'First currencies chosen, in any checkout, that ask the service for new prices. Later ones and ' +
      'renewals count apart.',
    counted: 'together',
  },
  readsPerCheckout: {
    what:
      'Reads of one checkout and streams opened for it: six pages that ask every 3 seconds. Openings ' +
      'of one order are counted apart, as often.',
    counted: 'by each instance',
  },
  linksPerCheckout: {
    what: 'Links to a phone that one checkout asks for, because each is written into the ledger.',
    counted: 'together',
  },
  listingsPerAddress: {
    what: 'Requests of one client for the listing and for rates.',
    counted: 'by each instance',
  },
  iconsPerAddress: {
    what: 'Requests of one client for icons; a browser keeps each of them for a day.',
    counted: 'by each instance',
  },
};

const LENGTHS: readonly (readonly [number, string])[] = [
  [24 * 60 * 60_000, 'a day'],
  [10 * 60_000, '10 minutes'],
  [60_000, 'a minute'],
];

function lengthOf(windowMs: number): string {
  return LENGTHS.find(([length]) => length === windowMs)?.[1] ?? `${String(windowMs)} ms`;
}

/** Draws the table. */
export function LimitTable() {
  const names = Object.keys(DEFAULT_LIMITS) as (keyof LimitRates)[];
  return (
    <Table
      head={['Limit', 'Default', 'What it counts', 'Counted']}
      rows={names.map((name) => {
        const { points, windowMs } = DEFAULT_LIMITS[name];
        const { what, counted } = EXPLANATIONS[name];
        return [
          <code key="name">{name}</code>,
          `${String(points)} in ${lengthOf(windowMs)}`,
          what,
          counted,
        ];
      })}
    />
  );
}
