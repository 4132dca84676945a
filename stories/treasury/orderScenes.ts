/** Scenes of orders: every state that one can be in, each reached by what happens in the sandbox. */
import { createCheckoutClient } from '../../src/checkout/client.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { runScenario, type ScenarioName } from '../../src/sandbox/scenarios.js';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { broken } from '../scenes/connection.js';
import { pollOnce } from '../scenes/scene.js';
import { CLERK, READER, type BackOffice } from './backOffice.js';
import type { OfficeScene } from './officeScene.js';
import { leftUnreadable, RECEIVERS } from './withdrawalScenes.js';

const TRON = 'USDT.Tron';
const MINUTE = 60_000;

/** The order that most scenes are about. */
export const SHOWN_ORDER = { kind: 'payment', reference: '1042' } as const;
/** The customer of the scene with deposits. */
export const SHOWN_ACCOUNT = { kind: 'top_up', reference: '77' } as const;

const NUMBERS = Array.from({ length: 60 }, (_, index) => String(1042 + index));

/** Orders 1042 to 1101, each a little dearer than the one before, and one customer. */
const store = {
  orders: {
    customer: { customerId: SHOWN_ACCOUNT.reference },
    ...Object.fromEntries(
      NUMBERS.map((orderId, index) => [
        orderId,
        { orderId, amountUsd: `${String(48 + index * 7)}.5` },
      ]),
    ),
  },
};

/** A shopper opens the checkout, chooses, and then this happens. */
async function shop(
  { store: { sandbox, ...shopping } }: BackOffice,
  handle: string,
  scenario?: ScenarioName,
): Promise<void> {
  const client = createCheckoutClient(shopping);
  const { token } = await client.openCheckout({ order: handle });
  const { quote } = await client.selectCurrency(token, TRON);
  const externalId = sandbox.state().wallets.at(-1)?.externalId;
  if (scenario === undefined || externalId === undefined || !quote?.payable) return;
  await runScenario(sandbox, scenario, { externalId, currencyId: TRON, payable: quote.payable });
  await shopping.settle();
}

const shopped = (scenario?: ScenarioName) => (office: BackOffice) => shop(office, '1042', scenario);

const then =
  (...steps: readonly ((office: BackOffice) => unknown)[]) =>
  async (office: BackOffice): Promise<void> => {
    for (const step of steps) await step(office);
  };

const marked = ({ client }: BackOffice) =>
  client.markPaid(SHOWN_ORDER, { reason: 'Late, but the price held. Checked by Ada.' });
const released = ({ client }: BackOffice) =>
  client.releaseHold(SHOWN_ORDER, { reason: 'Looked into by Ada, the sender is known.' });

const REFUND = '0b7c9a52-6a1d-4a52-9c11-8f2d6f3b1a01';

/** The excess goes back, sent and on its way. */
async function refunded({ client, store: { sandbox } }: BackOffice): Promise<void> {
  await client.draftWithdrawal({
    id: REFUND,
    currencyId: TRON,
    amount: parseDecimal('12.125'),
    addressTo: RECEIVERS.tron,
    refundOf: SHOWN_ORDER,
  });
  await client.sendWithdrawal(REFUND);
  await sandbox.advance(7_000);
}

/** A link for the excess, and what its customer does with it. */
const linked =
  (...visits: readonly (Readonly<Record<string, string>> | null)[]) =>
  async ({ client, refunds }: BackOffice): Promise<void> => {
    const { refundable } = await client.getOrder(SHOWN_ORDER);
    const [offered] = refundable;
    if (!offered) throw new Error('The order of this scene has nothing to give back.');
    const { currencyId, amount } = offered;
    const reason = 'Customer paid two amounts at once';
    const { url } = await client.makeRefundLink(SHOWN_ORDER, {
      ...{ kind: 'excess', currencyId, amount, offered: amount, reason },
    });
    for (const form of visits) {
      const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
      await refunds.fetch(new Request(url, init));
    }
  };

const CONFIRMED = { step: 'confirm', address: RECEIVERS.tron, mine: 'yes' };

/** Deposits of a customer: one confirmed, one only seen. */
async function deposited(office: BackOffice): Promise<void> {
  await shop(office, 'customer');
  const { sandbox, pay, settle } = office.store;
  sandbox.confirm(await pay('customer', '25'));
  await settle();
  await sandbox.advance(MINUTE);
  await pay('customer', '140.25');
  await settle();
  await pollOnce(office.store, 'customer');
}

const MIXED: readonly (readonly [string, ScenarioName?])[] = [
  ['1042', 'exact'],
  ['1043', 'over'],
  ['1044', 'under'],
  ['1045', 'blocked'],
  ['1046', 'wrong_currency'],
  ['1047'],
  ['1048'],
];

async function mixed(office: BackOffice): Promise<void> {
  for (const [handle, scenario] of MIXED) {
    await shop(office, handle, scenario);
    await office.store.sandbox.advance(MINUTE);
  }
  await office.store.handler.closeOrder({ orderId: '1048' }, { reason: 'Cancelled.' });
}

/** Names before the sign of the customers' e-mails; some orders have none. */
const CUSTOMERS = [
  'mara',
  'ines.v',
  'j.okafor',
  null,
  'sato',
  'li.wen',
  null,
  'r.duarte',
  'k.berg',
];

/** A store that keeps its customers' e-mails. */
const mailed = {
  handler: { keepEmail: true },
  orders: {
    ...store.orders,
    ...Object.fromEntries(
      NUMBERS.map((orderId, index) => {
        const name = CUSTOMERS[index % CUSTOMERS.length];
        const email = typeof name === 'string' ? { email: `${name}@example.com` } : {};
        return [orderId, { orderId, amountUsd: `${String(48 + index * 7)}.5`, ...email }];
      }),
    ),
  },
};

/** A day's work: some of everything, hours apart. */
async function worklist(office: BackOffice): Promise<void> {
  const { sandbox } = office.store;
  const day: readonly (readonly [string, ScenarioName?])[] = [
    ['1042', 'exact'],
    ['1043', 'wrong_currency'],
    ['1044', 'blocked'],
    ['1045', 'exact'],
    ['1046', 'under'],
    ['1047', 'late'],
    ['1048'],
    ['1049', 'over'],
    ['1050', 'exact'],
    ['1051'],
    ['1052'],
  ];
  for (const [handle, scenario] of day) {
    await shop(office, handle, scenario);
    await sandbox.advance(37 * MINUTE);
  }
  await office.store.handler.closeOrder({ orderId: '1051' }, { reason: 'Cancelled.' });
  await office.store.pay('1052');
  await office.store.settle();
  await sandbox.advance(12_000);
}

/** An event of the order in a form that only a later version could read. */
const spoiled = ({ store: { sandbox }, ledger }: BackOffice, ...numbers: readonly string[]) =>
  Promise.all(
    numbers.map((number) =>
      ledger.append({
        stream: `order:${number}`,
        key: 'later',
        kind: 'confirmed',
        at: new Date(sandbox.now()).toISOString(),
        body: { form: 'of a later version' },
      }),
    ),
  );

const opened = (count: number) => async (office: BackOffice) => {
  const client = createCheckoutClient(office.store);
  for (const order of NUMBERS.slice(0, count)) {
    await client.openCheckout({ order });
    await office.store.sandbox.advance(MINUTE);
  }
};

/** The service's last event once more, otherwise worded and signed as its own. */
async function said(
  { store: { sandbox, handler } }: BackOffice,
  edit: (body: string) => string,
): Promise<void> {
  const last = sandbox.deliveries().at(-1);
  if (!last) throw new Error('The service of this scene has delivered nothing.');
  const body = edit(last.body);
  const headers = {
    'content-type': 'application/json',
    'x-sign': signWebhook(body, sandbox.webhookSecret),
  };
  await handler.fetch(new Request(last.url, { method: 'POST', headers, body }));
}

/** A conflict, an orphan, and a test delivery. */
const troubledWebhooks = then(
  shopped('exact'),
  (office) => said(office, (body) => body.replaceAll(/"amount":"[^"]*"/g, '"amount":"1"')),
  (office) =>
    said(office, (body) =>
      body.replaceAll(
        office.store.sandbox.state().wallets.at(-1)?.externalId ?? '',
        'shop-elsewhere-7f3',
      ),
    ),
  ({ store: { sandbox, settle } }) => sandbox.sendTest('PaymentReceived').then(settle),
);

/** A shop with code of its own, which fails for order 1043. */
const listening = {
  ...store,
  handler: {
    onPaid({ reference }: { readonly reference: string }) {
      if (reference === '1043') throw new Error('The shop is down.');
    },
    onStatusChange: () => undefined,
    onDiagnostic: () => undefined,
  },
};

const told = then(
  (office) => shop(office, '1042', 'exact'),
  (office) => shop(office, '1043', 'exact'),
);

/** A morning's work: a hold ended, a withdrawal sent, one refused, a stranger turned away. */
async function worked(office: BackOffice): Promise<void> {
  await shop(office, '1042', 'blocked');
  await released(office);
  await office.client.exportOrders();
  await refunded(office);
  office.signIn(READER);
  await office.client.markPaid(SHOWN_ORDER, { reason: 'A try' }).catch(() => undefined);
  office.signIn(null);
  await office.client.getSession().catch(() => undefined);
  office.signIn({ who: 'Ada', may: { read: true, withdraw: true, approve: true } });
}

/** A link that a newer version made in a form of its own. */
const unreadableLink = ({ store: { sandbox }, ledger }: BackOffice) =>
  ledger.append({
    ...{ stream: 'refunds:order:1042', key: 'link:1', kind: 'refund_link_made' },
    at: new Date(sandbox.now()).toISOString(),
    body: { linkId: REFUND, parts: [] },
  });

/** Every scene by name. */
export const ORDER_SCENES = {
  order_not_chosen: { store, before: opened(1) },
  order_open: { store, before: shopped() },
  order_seen: {
    store,
    before: then(shopped(), ({ store: { pay, settle } }) => pay('1042').then(settle)),
  },
  order_partial: { store, before: shopped('under') },
  order_over: { store, before: shopped('over') },
  order_late: { store, before: shopped('late') },
  order_wrong_currency: { store, before: shopped('wrong_currency') },
  order_held: { store, before: shopped('blocked') },
  order_released: { store, before: then(shopped('blocked'), released) },
  order_paid: { store, before: shopped('exact') },
  order_marked: { store, before: then(shopped('late'), marked) },
  order_marked_held: { store, before: then(shopped('blocked'), marked) },
  order_closed: {
    store,
    before: then(shopped(), ({ store: { handler } }) =>
      handler.closeOrder({ orderId: '1042' }, { reason: 'Cancelled by the customer.' }),
    ),
  },
  order_refunded: { store, before: then(shopped('over'), refunded) },
  order_refund_offered: { store, refundLinks: true, before: shopped('over') },
  order_refund_link: { store, refundLinks: true, before: then(shopped('over'), linked(null)) },
  order_refund_claimed: {
    store,
    refundLinks: true,
    person: CLERK,
    before: then(shopped('over'), linked(null, CONFIRMED)),
  },
  order_refund_unreadable: {
    store,
    before: then(shopped('over'), refunded, (office) => leftUnreadable(office, REFUND)),
  },
  order_link_unreadable: {
    store,
    refundLinks: true,
    before: then(shopped('over'), unreadableLink),
  },
  order_read_only: {
    store,
    before: then(shopped('blocked'), ({ signIn }) => signIn(READER)),
  },
  order_account: { store, before: deposited },
  orders_none: { store },
  orders_mixed: { store, before: mixed },
  orders_unreadable: { store, before: then(mixed, (office) => spoiled(office, '1045', '1047')) },
  orders_worklist: { store: mailed, before: worklist },
  orders_many: { store, before: opened(60) },
  webhooks_troubled: { store, before: troubledWebhooks },
  webhooks_told: { store: listening, before: told },
  webhooks_told_reader: { store: listening, person: READER, before: told },
  audit_worked: { store, before: worked },
  panel_clerk: { store, person: CLERK, before: shopped() },
  panel_reader: { store, person: READER },
  panel_without_orders: { orders: false },
  panel_forbidden: { person: { who: 'Eve', may: {} } },
  panel_away: { page: broken },
} satisfies Readonly<Record<string, OfficeScene>>;
