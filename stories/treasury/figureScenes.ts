/** Scenes of the figures: two weeks of payments and readings of the balances, as the ledger keeps them. */
import type { JsonValue } from '../../src/ledger/ledger.js';
import { createRandom } from '../../src/sandbox/random.js';
import type { BackOffice } from './backOffice.js';
import { BALANCE_SCENES } from './balanceScenes.js';
import type { OfficeScene } from './officeScene.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Body = Readonly<Record<string, JsonValue>>;

/** One payment of the past. */
interface Payment {
  /** Days before today, and minutes into the day. */
  readonly daysAgo: number;
  readonly minute: number;
  readonly currencyId: string;
  readonly blockchain: string;
  readonly amount: string;
  readonly amountUsd: string | null;
  /** Seconds from first seen to confirmed; null if it is still on its way. */
  readonly seconds: number | null;
}

const NETWORKS = [
  ['USDT.Tron', 'tron', 64],
  ['ETH.Ethereum', 'ethereum', 168],
  ['BTC.Bitcoin', 'bitcoin', 1_440],
] as const;

/** Dollars of each day, the oldest first; today last. */
const FORTNIGHT = [
  ...['1843.2', '1655', '2010.05', '2240', '941.5', '760', '1733.75'],
  ...['1510', '1985', '2110.4', '2390.25', '1120', '844', '1318.4'],
];

/** Splits a day's dollars over payments in three currencies. */
function paymentsOf(days: readonly string[]): Payment[] {
  return days.flatMap((dollars, index) => {
    if (dollars === '0') return [];
    return NETWORKS.map(([currencyId, blockchain, seconds], number): Payment => {
      const whole = Math.floor(parseFloat(dollars));
      const rest = dollars.split('.')[1];
      const share = [0.5, 0.2].map((part) => Math.floor(whole * part));
      const shares = [share[0], share[1], whole - (share[0] ?? 0) - (share[1] ?? 0)];
      const amountUsd = `${String(shares[number])}${number === 2 && rest ? `.${rest}` : ''}`;
      return {
        ...{ daysAgo: days.length - 1 - index, minute: 20 + number * 7, currencyId, blockchain },
        ...{ amount: amountUsd, amountUsd, seconds: seconds + index * 5 },
      };
    });
  });
}

/** What is on its way. */
const WAITING: readonly Payment[] = [
  {
    ...{ daysAgo: 0, minute: 60, currencyId: 'USDT.Tron', blockchain: 'tron' },
    ...{ amount: '124', amountUsd: '124', seconds: null },
  },
  {
    ...{ daysAgo: 0, minute: 62, currencyId: 'ETH.Ethereum', blockchain: 'ethereum' },
    ...{ amount: '28.5', amountUsd: '28.5', seconds: null },
  },
];

/** What an order of so many dollars was priced at; small ones have no price of their own. */
function inEuros(dollars: string): { amount: string; currency: string } | null {
  const euros = (parseFloat(dollars) * 0.92).toFixed(2).replace(/\.?0+$/, '');
  return euros === '0' ? null : { amount: euros, currency: 'EUR' };
}

/** A customer's deposit of yesterday, and a refund of one of the orders. */
async function depositedAndRefunded({ ledger, store }: BackOffice): Promise<void> {
  const random = createRandom('figures', 'refunds');
  const noon = (daysAgo: number): string =>
    new Date(
      (Math.floor(store.sandbox.now() / DAY) - daysAgo) * DAY + 12 * 60 * MINUTE,
    ).toISOString();
  const at = noon(1);
  const hash = 'd'.repeat(64);
  const account = { stream: 'customer:c-7', at };
  await ledger.append({
    ...{ ...account, kind: 'opened', key: 'opened' },
    body: { type: 'top_up', reference: 'c-7', externalId: random.uuid() },
  });
  await ledger.append({
    ...{ ...account, kind: 'confirmed', key: `confirmed:service_event:tron:${hash}:0` },
    body: {
      ...{ source: 'service_event', blockchain: 'tron', txHash: hash, bcUniqKey: '0' },
      ...{ currencyId: 'USDT.Tron', amount: '250', amountUsd: '250', times: [at] },
    },
  });
  const id = random.uuid();
  const refund = { stream: `withdrawal:${id}`, at: noon(3) };
  await ledger.append({
    ...{ ...refund, kind: 'withdrawal_drafted', key: 'drafted' },
    body: {
      ...{ requestId: id, currencyId: 'USDT.Tron', code: 'USDT', blockchain: 'tron' },
      ...{ networkName: 'Tron', amount: '97.5', addressTo: 'T'.repeat(34), addressGiven: null },
      ...{ note: null, refundOf: { kind: 'payment', reference: 'sold-24' }, claim: null },
      ...{ draftedBy: 'Ada', needsApproval: false },
    },
  });
  await ledger.append({
    ...{ ...refund, kind: 'withdrawal_completed', key: 'ended' },
    body: {
      transfer: { kind: null, stage: null, status: null, message: null },
      ...{ amountUsd: '97.5', addressFrom: null, txHash: null },
    },
  });
}

async function sold(office: BackOffice, payments: readonly Payment[]): Promise<void> {
  const { ledger, store } = office;
  const random = createRandom('figures', 'ids');
  const midnight = Math.floor(store.sandbox.now() / DAY) * DAY;
  for (const [number, payment] of payments.entries()) {
    const { daysAgo, minute, currencyId, blockchain, amount, amountUsd, seconds } = payment;
    const seenAt = midnight - daysAgo * DAY + minute * MINUTE;
    const reference = `sold-${String(number)}`;
    const append = (kind: string, key: string, atMs: number, body: Body) =>
      ledger.append({
        ...{ stream: `order:${reference}`, kind, key, at: new Date(atMs).toISOString(), body },
      });
    const price = amountUsd ?? '20';
    const [openedAt, expiresAt] = [seenAt - 2 * MINUTE, seenAt + 13 * MINUTE].map((at) =>
      new Date(at).toISOString(),
    );
    await append('opened', 'opened', seenAt - 2 * MINUTE, {
      ...{ type: 'payment', reference, externalId: random.uuid(), amountUsd: price },
      display: inEuros(price),
    });
    await append('quoted', 'quoted:1', seenAt - 2 * MINUTE, {
      ...{ quoteId: random.uuid(), revision: 0, currencyId, blockchain, isNative: false },
      ...{ code: currencyId.split('.')[0] ?? '', contractAddress: null, precision: 18 },
      ...{ address: `address-${String(number)}`, amountUsd: price, rate: '1', rateSource: null },
      ...{ payable: amount, tolerance: '0', quotedAt: openedAt ?? '', expiresAt: expiresAt ?? '' },
    });
    const hash = String(number + 1).padStart(64, '0');
    const body = (at: number) => ({
      ...{ source: 'service_event', blockchain, txHash: hash, bcUniqKey: '0', currencyId, amount },
      ...{ amountUsd, times: [new Date(at).toISOString()] },
    });
    const key = `service_event:${blockchain}:${hash}:0`;
    const seen = append('seen', `seen:${key}`, seenAt, body(seenAt));
    if (seconds === null) {
      await seen;
      continue;
    }
    const confirmedAt = seenAt + seconds * 1000;
    // Together, or the handler notes the payment itself, at its own time.
    await Promise.all([
      seen,
      append('confirmed', `confirmed:${key}`, confirmedAt, body(confirmedAt)),
      append('paid', 'paid', confirmedAt, { evidence: [`confirmed:${key}`] }),
    ]);
  }
}

/** Every scene by name. */
export const FIGURE_SCENES = {
  figures: {
    before: async (office) => {
      await BALANCE_SCENES.rich.before(office);
      await sold(office, [...paymentsOf(FORTNIGHT), ...WAITING]);
      await depositedAndRefunded(office);
    },
  },
  figures_silent: {
    before: async (office) => {
      await BALANCE_SCENES.rich.before(office);
      await sold(office, paymentsOf(FORTNIGHT));
      await office.client.getProcessingBalances();
      await office.store.sandbox.advance(10 * MINUTE);
      office.store.sandbox.configure({ networksWithoutWallet: ['polygon'] });
    },
  },
  figures_huge_and_tiny: {
    before: (office) =>
      sold(office, [
        ...paymentsOf(['0', '0', '98765432.1', '1', '0', '3']),
        {
          ...{ daysAgo: 2, minute: 90, currencyId: 'DOGE.Dogecoin', blockchain: 'dogecoin' },
          ...{ amount: '0.00000001', amountUsd: '0.000000001', seconds: 61 },
        },
        {
          ...{ daysAgo: 1, minute: 80, currencyId: 'DOGE.Dogecoin', blockchain: 'dogecoin' },
          ...{ amount: '0.02', amountUsd: '0.004', seconds: 61 },
        },
        {
          ...{ daysAgo: 1, minute: 90, currencyId: 'LTC.Litecoin', blockchain: 'litecoin' },
          ...{ amount: '3.5', amountUsd: null, seconds: 3_700 },
        },
      ]),
  },
  figures_empty: {},
  figures_away: { before: ({ store }) => store.sandbox.fail({ kind: 'status_503' }) },
} satisfies Readonly<Record<string, OfficeScene>>;
