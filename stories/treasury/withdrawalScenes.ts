/** Scenes of withdrawals: every state that one can be in, each reached by what happens in the sandbox. */
import { createCheckoutClient } from '../../src/checkout/client.js';
import type { FaultKind } from '../../src/sandbox/faults.js';
import type { Grant } from '../../src/treasury/server/permissions.js';
import type { SettingsInput } from '../../src/sandbox/settings.js';
import { parseDecimal, type DecimalString } from '../../src/money/decimal.js';
import type { Connection } from '../scenes/connection.js';
import { APPROVER, CLERK, OWNER, READER, type BackOffice } from './backOffice.js';
import type { OfficeScene } from './officeScene.js';
import { rewriting } from './serviceAnswers.js';

/** Addresses that are sound on their network, from public documents. */
export const RECEIVERS = {
  tron: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  /** Of Bitcoin and of Bitcoin Cash. */
  legacy: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
} as const;

/** The withdrawal that most scenes are about. */
export const WITHDRAWAL = '6f1c2c1e-3c5a-4f0e-9a52-5d1f0c7b2a10';

const idOf = (index: number) => `6f1c2c1e-3c5a-4f0e-9a52-${String(index).padStart(12, '0')}`;

interface Draft {
  readonly id: string;
  readonly currencyId: string;
  readonly amount: DecimalString;
  readonly addressTo: string;
  readonly note: string;
}

const DRAFT: Draft = {
  id: WITHDRAWAL,
  currencyId: 'USDT.Tron',
  amount: parseDecimal('15.5'),
  addressTo: RECEIVERS.tron,
  note: 'Invoice 2026-117',
};

/** Drafts it as the signed-in person. */
const drafted = (office: BackOffice, change: Partial<Draft> = {}) =>
  office.client.draftWithdrawal({ ...DRAFT, ...change });

async function sent(office: BackOffice, change: Partial<Draft> = {}): Promise<void> {
  await drafted(office, change);
  await office.client.sendWithdrawal(WITHDRAWAL);
}

/** Its id at the service, asked of the sandbox: the store would remember for a while what it read. */
const newestAtService = ({ store }: BackOffice) => store.sandbox.withdrawals().at(-1)?.id ?? '';

/** Sent, and left in the queue. */
async function queued(office: BackOffice): Promise<void> {
  office.store.sandbox.holdWithdrawals(true);
  await sent(office);
}

/** Sent, and so many milliseconds later. */
const after = (ms: number) => async (office: BackOffice) => {
  await sent(office);
  await office.store.sandbox.advance(ms);
};

/** Sent, so many milliseconds later, and left standing there. */
const standing = (ms: number) => async (office: BackOffice) => {
  await after(ms)(office);
  office.store.sandbox.holdWithdrawals(true);
};

/** The one call to the service meets a fault. */
const failing = (kind: FaultKind) => async (office: BackOffice) => {
  office.store.sandbox.fail({ kind, operation: 'createWithdrawal', times: 1 });
  await sent(office);
};

const refusing = (settings: SettingsInput) => async (office: BackOffice) => {
  office.store.sandbox.configure(settings);
  await sent(office);
};

/** The one call failed a minute ago: before that, the service might still be at it. */
async function failedLongAgo(office: BackOffice): Promise<void> {
  await failing('status_500')(office);
  await office.store.sandbox.advance(60_000);
}

const settled = (outcome: 'created' | 'not_created') => async (office: BackOffice) => {
  await failedLongAgo(office);
  const reason = 'Looked at the dashboard at noon';
  await office.client.settleWithdrawal(WITHDRAWAL, { outcome, reason });
};

/** Drafted by one who needs approval; then somebody else sits down. */
const draftedByClerk =
  (next: Grant = CLERK) =>
  async (office: BackOffice) => {
    office.signIn(CLERK);
    await drafted(office);
    office.signIn(next);
  };

const many = (count: number) => async (office: BackOffice) => {
  const receivers = [RECEIVERS.tron, RECEIVERS.ethereum, RECEIVERS.bitcoin];
  const currencyIds = ['USDT.Tron', 'USDT.Ethereum', 'BTC.Bitcoin'];
  for (let index = 1; index <= count; index += 1) {
    await office.client.draftWithdrawal({
      id: idOf(index),
      currencyId: currencyIds[index % 3] ?? 'USDT.Tron',
      amount: parseDecimal(`${String(index)}.25`),
      addressTo: receivers[index % 3] ?? RECEIVERS.tron,
    });
    await office.store.sandbox.advance(60_000);
  }
};

/** Some of each state, as a list has them after a while. */
async function mixed(office: BackOffice): Promise<void> {
  const { client, store } = office;
  await many(6)(office);
  await client.sendWithdrawal(idOf(1));
  await store.sandbox.advance(60_000);
  await client.getWithdrawal(idOf(1));
  await client.sendWithdrawal(idOf(2));
  store.sandbox.failWithdrawal(newestAtService(office));
  // The store remembers for two seconds what it has read.
  await store.sandbox.advance(3_000);
  await client.getWithdrawal(idOf(2));
  store.sandbox.fail({ kind: 'status_500', operation: 'createWithdrawal', times: 1 });
  await client.sendWithdrawal(idOf(3));
  await client.deleteWithdrawal(idOf(4));
  store.sandbox.holdWithdrawals(true);
  await client.sendWithdrawal(idOf(5));
}

/** Left by a later version of the store, with a word that only that one could read. */
export const leftUnreadable = ({ store: { sandbox }, ledger }: BackOffice, id: string) =>
  ledger.append({
    stream: `withdrawal:${id}`,
    key: 'settled',
    kind: 'withdrawal_settled',
    at: new Date(sandbox.now()).toISOString(),
    body: { who: 'Ada', outcome: 'created_elsewhere', reason: 'Looked' },
  });

/** The service's signed event is there, its own record of the transfer stands still. */
async function confirmedEarly(office: BackOffice): Promise<void> {
  const { store, ledger } = office;
  await standing(9_000)(office);
  const said = { isTest: false, withdrawalId: newestAtService(office), txHash: 'b7'.repeat(32) };
  await ledger.append({
    stream: 'withdrawals',
    key: 'early',
    kind: 'withdrawal_event',
    at: new Date(store.sandbox.now()).toISOString(),
    body: { ...said, currencyId: DRAFT.currencyId, amount: DRAFT.amount, amountUsd: null },
  });
}

/** The call is sent and never answered; the scene does not wait for it. */
async function stillSending(office: BackOffice): Promise<void> {
  await drafted(office);
  office.store.sandbox.fail({ kind: 'hang', operation: 'createWithdrawal' });
  void office.client.sendWithdrawal(WITHDRAWAL).catch(() => undefined);
  for (let look = 0; look < 50; look += 1) {
    if ((await office.client.getWithdrawal(WITHDRAWAL)).state === 'sending') return;
  }
}

/** A newer store says a word that this page does not know. */
const newerWord: Connection = (fetch) => async (url, init) => {
  const answer = await fetch(url, init);
  const text = (await answer.text()).replace('"state":"draft"', '"state":"scheduled"');
  return new Response(text, { status: answer.status, headers: answer.headers });
};

/** Every scene by name. */
export const WITHDRAWAL_SCENES = {
  withdraw: {},
  withdraw_needs_approval: { person: CLERK },
  withdraw_read_only: { person: READER },
  withdraw_service_away: {
    before: ({ store }) => store.sandbox.fail({ kind: 'status_503' }),
  },
  withdraw_poor: {
    service: (send) => async (request) => {
      const answer = await send(request);
      const text = (await answer.text()).replaceAll(
        '"max_transfers_trc20":"4"',
        '"max_transfers_trc20":"0"',
      );
      return new Response(text, { status: answer.status, headers: answer.headers });
    },
    before: ({ store }) => store.sandbox.setBalances({ 'USDT.Tron': '12.25', 'TRX.Tron': '0' }),
  },
  withdrawal_own_approval: { person: CLERK, before: draftedByClerk() },
  withdrawal_to_approve: { before: draftedByClerk(OWNER) },
  withdrawal_approver: { before: draftedByClerk(APPROVER) },
  withdrawal_seen_only: { before: draftedByClerk(READER) },
  withdrawal_draft: { before: (office) => drafted(office) },
  withdrawal_draft_warned: {
    before: (office) => drafted(office, { amount: parseDecimal('98765.4321') }),
  },
  withdrawal_draft_bitcoin_form: {
    before: (office) =>
      drafted(office, { currencyId: 'BCH.Bitcoincash', addressTo: RECEIVERS.legacy }),
  },
  withdrawal_sending: { before: stillSending },
  withdrawal_unknown: { before: failing('status_500') },
  withdrawal_unknown_long: { before: failedLongAgo },
  withdrawal_unknown_unreadable: { before: failing('truncated_json') },
  withdrawal_refused_own_address: {
    store: { orders: { order: { orderId: '1042', amountUsd: '48.5' } } },
    before: async (office) => {
      const client = createCheckoutClient(office.store);
      const { token } = await client.openCheckout({ order: 'order' });
      const { address } = await client.selectCurrency(token, DRAFT.currencyId);
      await sent(office, { addressTo: address?.address ?? '' });
    },
  },
  withdrawal_refused_switched_off: { before: refusing({ withdrawalsAllowed: false }) },
  withdrawal_refused_not_ready: { before: refusing({ processingReady: false }) },
  withdrawal_refused_no_wallet: { before: refusing({ networksWithoutWallet: ['tron'] }) },
  withdrawal_refused_owner: { before: refusing({ storeOwned: false }) },
  withdrawal_refused_key: {
    before: async (office) => {
      await drafted(office);
      office.store.sandbox.fail({ kind: 'key_revoked', operation: 'createWithdrawal' });
      await office.client.sendWithdrawal(WITHDRAWAL);
    },
  },
  withdrawal_queued: { before: queued },
  withdrawal_queued_poor: {
    before: async (office) => {
      await sent(office, { amount: parseDecimal('98765.4321') });
      await office.store.sandbox.advance(20_000);
    },
  },
  withdrawal_stuck: {
    before: async (office) => {
      office.store.sandbox.setBalances({ 'USDT.Tron': '12.25' });
      await queued(office);
      await office.store.sandbox.advance(41 * 60_000);
    },
  },
  withdrawal_in_progress: { before: after(7_000) },
  withdrawal_transfer_new: { before: standing(3_000) },
  withdrawal_transfer_pending: { before: standing(5_000) },
  withdrawal_transfer_processing: { before: standing(7_000) },
  withdrawal_transfer_in_mempool: { before: standing(9_000) },
  withdrawal_transfer_unconfirmed: { before: standing(11_000) },
  withdrawal_frozen: {
    before: async (office) => {
      await after(7_000)(office);
      office.store.sandbox.freezeWithdrawal(newestAtService(office));
    },
  },
  withdrawal_new_word: {
    before: after(7_000),
    service: rewriting((text) =>
      text
        .replace(/"status":"[a-z_]+","message":""/, '"status":"teleporting","message":"hold on"')
        .replace('"kind":"from_processing"', '"kind":"from_elsewhere"'),
    ),
  },
  withdrawal_transfer_completed: {
    before: async (office) => {
      // Without its event the store learns of the end by asking, and then has the service's own word.
      office.store.sandbox.disconnectWebhooks();
      await after(60_000)(office);
    },
  },
  withdrawal_completed: { before: after(60_000) },
  withdrawal_completed_early: { before: confirmedEarly },
  withdrawal_failed: {
    before: async (office) => {
      await after(7_000)(office);
      const message = 'out of energy: 31895 needed, 1200 left';
      office.store.sandbox.failWithdrawal(newestAtService(office), message);
    },
  },
  withdrawal_deleted: {
    before: async (office) => {
      await queued(office);
      await office.client.deleteWithdrawal(WITHDRAWAL);
    },
  },
  withdrawal_discarded: {
    before: async (office) => {
      await drafted(office);
      await office.client.deleteWithdrawal(WITHDRAWAL);
    },
  },
  withdrawal_settled_created: { dialect: 'documented', before: settled('created') },
  withdrawal_settled_not_created: { before: settled('not_created') },
  withdrawal_stale: {
    before: async (office) => {
      await queued(office);
      await office.client.getWithdrawal(WITHDRAWAL);
      office.store.sandbox.fail({ kind: 'status_503', operation: 'getWithdrawal' });
      await office.store.sandbox.advance(90_000);
    },
  },
  withdrawal_newer_store: { before: (office) => drafted(office), page: newerWord },
  withdrawal_absent: {},
  withdrawals_none: {},
  withdrawals_one: { before: many(1) },
  withdrawals_mixed: { dialect: 'deployed', before: mixed },
  withdrawals_unreadable: {
    before: async (office) => {
      await many(4)(office);
      for (const index of [2, 3]) await leftUnreadable(office, idOf(index));
    },
  },
  withdrawals_many: { before: many(60) },
} satisfies Readonly<Record<string, OfficeScene>>;
