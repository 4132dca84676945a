/** A back office with something behind every route of the wire, and for each route a request that is carried out. */
import { expect } from 'vitest';
import type { MadeRefundLink } from '../../src/treasury/contract/refundLinks.js';
import { TREASURY_ROUTES, type TreasuryRouteName } from '../../src/treasury/contract/routes.js';
import type { Authorize } from '../../src/treasury/server/authenticator.js';
import type { SandboxOptions } from '../../src/sandbox/createSandbox.js';
import { openTreasury, PEOPLE } from '../treasury/server/openTreasury.js';
import { eventOf } from '../server/webhooks/samples.js';
import { textsOf } from './plantedKey.js';

export const ROUTE_NAMES = Object.keys(TREASURY_ROUTES) as TreasuryRouteName[];
const isChange = (name: TreasuryRouteName): boolean => TREASURY_ROUTES[name].method !== 'GET';
export const CHANGES = ROUTE_NAMES.filter(isChange);
export const READS = ROUTE_NAMES.filter((name) => !isChange(name));

export const idOf = (n: number): string => `5b6f6f0e-6d0b-4c62-9d5f-00000000000${String(n)}`;
export const READY = idOf(2);
const [TO_APPROVE, LOST, NEW] = [idOf(1), idOf(3), idOf(4)];
const RECEIVER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const draft = (id: string) => ({
  id,
  currencyId: 'USDT.Tron',
  amount: '10.5',
  addressTo: RECEIVER,
});
const REASON = { reason: 'seen in the dashboard' };
/** What has arrived in a currency that was not asked for. */
const WRONG_COIN = { kind: 'wrong_currency', currencyId: 'TRX.Tron', ...REASON };

/** Which withdrawal a path is about; `READY` where nothing is named. */
const TARGETS: Partial<Record<TreasuryRouteName, string>> = {
  approveWithdrawal: TO_APPROVE,
  settleWithdrawal: LOST,
};
/** What a change says; nothing where nothing is named. */
const BODIES: Partial<Record<TreasuryRouteName, object>> = {
  draftWithdrawal: draft(NEW),
  settleWithdrawal: { outcome: 'created', ...REASON },
  releaseHold: REASON,
  markPaid: REASON,
  makeRefundLink: { ...WRONG_COIN, amount: '20', offered: '20' },
  settlePayment: REASON,
  repeatCallback: REASON,
};

function idFor(name: TreasuryRouteName, ids: Ids): string {
  if (name === 'revokeRefundLink') return ids.link;
  if (name === 'getActivity') return String(ids.webhook);
  if (name === 'settlePayment') return String(ids.orphan);
  return name === 'repeatCallback' ? String(ids.callback) : (TARGETS[name] ?? READY);
}

interface Ids {
  readonly link: string;
  readonly webhook: number;
  readonly orphan: number;
  readonly callback: number;
}

function requestOf(name: TreasuryRouteName, ids: Ids) {
  const { method, path } = TREASURY_ROUTES[name];
  const filled = path
    .replace(/:(?:id|event)/, idFor(name, ids))
    .replace(':kind', 'payment')
    .replace(':reference', '1001');
  // Every other download is of one kind of things.
  const query = name === 'exportActivity' ? '?kind=act' : '';
  return { method, path: filled + query, ...(isChange(name) ? { body: BODIES[name] ?? {} } : {}) };
}

/** A store with something behind every route, and an `authorize` that is exchanged afterwards. */
export async function openOffice(sandboxOptions: SandboxOptions = {}) {
  let authorize: Authorize = (request) =>
    (PEOPLE[request.headers.get('x-person') ?? ''] ?? null) as never;
  const told: string[] = [];
  const treasury = openTreasury({
    store: {
      sandbox: sandboxOptions,
      handler: { onStatusChange: ({ claimId }) => void told.push(claimId) },
    },
    treasury: {
      authorize: (request, context) => authorize(request, context),
      refundLinks: { page: 'https://shop.example/refund' },
    },
  });
  const { store, sandbox, failures, ask } = treasury;
  const { checkout, token } = await store.open('one');
  const chosen = await store.choose(token, 'USDT.Tron');
  expect(checkout.kind).toBe('payment');
  const said = async (method: string, path: string, body: object, as = 'owner') => {
    const answer = await ask(method, path, { body, as });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  const receive = async (amount: string) => {
    const address = chosen.address?.address ?? '';
    sandbox.confirm(sandbox.pay({ address, currencyId: 'TRX.Tron', amount }).txHash);
    await store.settle();
  };
  await receive('60');
  const asked = { ...WRONG_COIN, amount: '60', offered: '60' };
  const made = await said('POST', '/orders/payment/1001/refund-links', asked);
  const linkId = (made.json as MadeRefundLink).refund.id;
  await receive('20');
  await said('POST', '/withdrawals', draft(TO_APPROVE), 'treasurer');
  await said('POST', '/withdrawals', draft(READY));
  await said('POST', '/withdrawals', draft(LOST));
  failures.set('createWithdrawal', () => Promise.reject(new TypeError('fetch failed')));
  await said('POST', `/withdrawals/${LOST}/sending`, {});
  failures.clear();
  await store.drain();
  await store.deliver(eventOf('of-another-shop'));
  const before = await treasury.ledger.list({ after: 0 });
  const idOfLast = (kind: string): number =>
    before.findLast((one) => one.kind === kind)?.sequence ?? 0;
  const ids = {
    ...{ link: linkId, webhook: idOfLast('confirmed'), callback: idOfLast('effect_done') },
    orphan: idOfLast('orphan'),
  };
  told.length = 0;
  const [calls, shown] = [treasury.calls.length, treasury.answers.length];
  return {
    ...treasury,
    /** Claim ids that the store's code got since all was prepared. */
    told,
    /** From now on. */
    authorizeBy(next: Authorize) {
      authorize = next;
    },
    request(name: TreasuryRouteName, as = 'owner') {
      const { method, path, ...rest } = requestOf(name, ids);
      return ask(method, path, { ...rest, as });
    },
    /** What was asked of the service, written and answered since all was prepared. */
    async since() {
      const events = await treasury.ledger.list({ after: before.at(-1)?.sequence ?? 0 });
      const answers = treasury.answers.slice(shown);
      return { calls: treasury.calls.slice(calls), events, answers, texts: textsOf(answers) };
    },
    apiKey: sandbox.apiKey,
  };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
