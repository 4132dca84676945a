/** What needs a person: which tasks there are, for whom, in which order, and what could not be read. */
import { describe, expect, it } from 'vitest';
import { taskListSchema, type TaskList } from '../../../src/treasury/contract/tasks.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import { HandlerConfigurationError } from '../../../src/server/configuration/configurationError.js';
import { MINUTE } from '../../server/openStore.js';
import { openTreasury, type OpenTreasuryOptions, type Treasury } from './openTreasury.js';

const RECEIVER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const idOf = (n: number) => `5b6f6f0e-6d0b-4c62-9d5f-00000000000${String(n)}`;

async function tasksOf(treasury: Treasury, as = 'owner'): Promise<TaskList> {
  const answer = await treasury.ask('GET', '/tasks', { as });
  expect(answer.status).toBe(200);
  return taskListSchema.parse(answer.json);
}
const kinds = ({ tasks }: TaskList) => tasks.map(({ kind }) => kind);

/** After the few seconds in which everybody gets the same. */
async function later(treasury: Treasury, as = 'owner', ms = 10_000): Promise<TaskList> {
  await treasury.sandbox.advance(ms);
  return tasksOf(treasury, as);
}

async function draft(treasury: Treasury, n: number, as = 'owner', amount = '10.5') {
  const body = { id: idOf(n), currencyId: 'USDT.Tron', amount, addressTo: RECEIVER };
  const answer = await treasury.ask('POST', '/withdrawals', { as, body });
  expect(answer.status).toBe(200);
}
async function act(treasury: Treasury, n: number, action: string, as = 'owner', body = {}) {
  const answer = await treasury.ask('POST', `/withdrawals/${idOf(n)}/${action}`, { as, body });
  expect(answer.status).toBe(200);
}

type Wallet = Record<string, unknown> & { blockchain: string };

/** Changes the wallets that the service answers. */
const edit = (treasury: Treasury, change: (wallets: Wallet[]) => Wallet[]) =>
  treasury.edits.set('listProcessingWalletBalances', ((wallets: Wallet[]) =>
    change(withTransfers(wallets, '100'))) as never);

/** The service's estimate of token transfers on Tron. */
const withTransfers = (wallets: Wallet[], count: string): Wallet[] =>
  wallets.map((wallet) => {
    if (wallet.blockchain !== 'tron') return wallet;
    const more = wallet['additional_data'] as Record<string, Record<string, object>>;
    const tron = more['tron_data'] ?? {};
    const transfers = { ...tron['tron_transfer_data'], max_transfers_trc20: count };
    const data = { ...more, tron_data: { ...tron, tron_transfer_data: transfers } };
    return { ...wallet, additional_data: data };
  });

/** The sandbox itself has four transfers left. */
function open(options: OpenTreasuryOptions = {}) {
  const treasury = openTreasury(options);
  edit(treasury, (wallets) => wallets);
  return treasury;
}

it('an office where nothing is to do has no tasks, and everything was read', async () => {
  expect(await tasksOf(open())).toMatchObject({ tasks: [], total: 0, unread: [] });
  expect(await tasksOf(open({ withoutOrders: true }))).toMatchObject({ tasks: [], unread: [] });
});

describe('a draft that another has to approve', () => {
  it('is a task of those who may, and never of its drafter', async () => {
    const treasury = open();
    await draft(treasury, 1, 'treasurer');
    const [task] = (await tasksOf(treasury, 'approver')).tasks;
    expect(task).toMatchObject({
      kind: 'withdrawal_approve',
      actions: ['approve'],
      amount: { code: 'USDT', amount: '10.5' },
      withdrawal: { id: idOf(1), draftedBy: 'treasurer', state: 'awaiting_approval' },
    });
    for (const other of ['treasurer', 'clerk']) {
      expect((await tasksOf(treasury, other)).tasks).toEqual([]);
    }
  });

  it('is gone the moment it is approved, and is then ready to send for those who may', async () => {
    const treasury = open();
    await draft(treasury, 1, 'treasurer');
    expect(kinds(await tasksOf(treasury))).toEqual(['withdrawal_approve']);
    await act(treasury, 1, 'approval');
    expect(kinds(await tasksOf(treasury))).toEqual(['withdrawal_ready']);
    expect(kinds(await tasksOf(treasury, 'treasurer'))).toEqual(['withdrawal_ready']);
    expect(kinds(await tasksOf(treasury, 'approver'))).toEqual([]);
    await act(treasury, 1, 'sending');
    expect(kinds(await tasksOf(treasury))).toEqual([]);
  });
});

describe('a withdrawal at the service', () => {
  const held = async (options: OpenTreasuryOptions = {}, amount = '10.5') => {
    const treasury = open(options);
    treasury.sandbox.holdWithdrawals(true);
    await draft(treasury, 1, 'owner', amount);
    await act(treasury, 1, 'sending');
    return treasury;
  };

  it('is stuck after half an hour, and not before; a read of it all looks at it', async () => {
    const treasury = await held();
    expect(kinds(await later(treasury, 'clerk', 29 * MINUTE))).toEqual([]);
    const { tasks } = await later(treasury, 'clerk', MINUTE);
    expect(tasks).toMatchObject([{ kind: 'withdrawal_stuck', actions: [], reason: null }]);
  });

  it('takes the time that the store gives', async () => {
    const treasury = await held({ treasury: { warnings: { stuckAfterMinutes: 5 } } });
    expect(kinds(await later(treasury, 'owner', 5 * MINUTE))).toEqual(['withdrawal_stuck']);
  });

  it('says that the wallet holds less than the amount', async () => {
    const treasury = await held();
    edit(treasury, (wallets) =>
      wallets.map((wallet) => ({
        ...wallet,
        assets: (wallet['assets'] as Wallet[]).map((asset) => ({ ...asset, amount: '1.5' })),
      })),
    );
    const { tasks } = await later(treasury, 'owner', 31 * MINUTE);
    expect(tasks).toContainEqual(
      expect.objectContaining({
        kind: 'withdrawal_stuck',
        reason: 'balance_low',
        holds: { currencyId: 'USDT.Tron', code: 'USDT', amount: '1.5' },
      }),
    );
  });

  it('is no task once the service has completed it, whoever looks first', async () => {
    const treasury = await held();
    expect(kinds(await later(treasury, 'owner', 31 * MINUTE))).toEqual(['withdrawal_stuck']);
    treasury.sandbox.holdWithdrawals(false);
    await treasury.sandbox.advance(MINUTE);
    expect(kinds(await tasksOf(treasury))).toEqual([]);
  });

  it('is unknown where the answer was lost, and a person settles it', async () => {
    const treasury = open();
    await draft(treasury, 1);
    treasury.failures.set('createWithdrawal', () => Promise.reject(new TypeError('fetch failed')));
    await act(treasury, 1, 'sending');
    const [task] = (await tasksOf(treasury)).tasks;
    expect(task).toMatchObject({ kind: 'withdrawal_unknown', actions: ['settle'] });
    expect((await tasksOf(treasury, 'clerk')).tasks).toMatchObject([
      { kind: 'withdrawal_unknown', actions: [] },
    ]);
  });

  it('is found however many were drafted since', async () => {
    const treasury = open();
    await draft(treasury, 1);
    for (let n = 0; n < 450; n += 1) {
      const id = `6b6f6f0e-6d0b-4c62-9d5f-${String(n).padStart(12, '0')}`;
      await treasury.ask('POST', '/withdrawals', {
        body: { id, currencyId: 'USDT.Tron', amount: '1', addressTo: RECEIVER },
      });
      await treasury.ask('DELETE', `/withdrawals/${id}`, { body: {} });
      if (n % 50 === 0) await treasury.sandbox.advance(MINUTE);
    }
    const fresh = open({ ledger: treasury.ledger });
    const list = await tasksOf(fresh);
    expect(list.tasks.map(({ id }) => id)).toEqual([`withdrawal_ready:${idOf(1)}`]);
    expect(list.unread).toEqual([]);
  });
});

describe('gas', () => {
  const left = (treasury: Treasury, count: string) =>
    edit(treasury, (wallets) => withTransfers(wallets, count));

  it('is low from five token transfers on, and gone without one', async () => {
    const treasury = open();
    left(treasury, '6');
    expect(kinds(await later(treasury))).toEqual([]);
    left(treasury, '5');
    const [low] = (await later(treasury)).tasks;
    expect(low).toMatchObject({
      kind: 'gas_low',
      transfersLeft: '5',
      network: { blockchain: 'tron' },
    });
    expect(low?.since).not.toBeNull();
    left(treasury, '0');
    expect(kinds(await later(treasury))).toEqual(['gas_empty']);
  });

  it('stays low once the tokens have left, and is nothing where there never were any', async () => {
    const treasury = open();
    const empty = (wallets: Wallet[]): Wallet[] =>
      wallets.map((wallet) => ({ ...wallet, assets: [] }));
    edit(treasury, (wallets) => empty(withTransfers(wallets, '2')));
    expect(kinds(await later(treasury))).toEqual([]);
    left(treasury, '2');
    expect(kinds(await later(treasury))).toEqual(['gas_low']);
    edit(treasury, (wallets) => empty(withTransfers(wallets, '2')));
    expect(kinds(await later(treasury))).toEqual(['gas_low']);
  });

  it('has the threshold that the store gives', async () => {
    const treasury = open({ treasury: { warnings: { tokenTransfersLeft: 100 } } });
    left(treasury, '100');
    expect(kinds(await tasksOf(treasury))).toEqual(['gas_low']);
  });

  it('says no time that this process has not seen', async () => {
    const treasury = open();
    left(treasury, '2');
    expect((await tasksOf(treasury)).tasks[0]).toMatchObject({ kind: 'gas_low', since: null });
  });

  it.each([
    { tokenTransfersLeft: 0 },
    { tokenTransfersLeft: 1.5 },
    { stuckAfterMinutes: '30' },
    { x: 1 },
  ])('warnings of %j stop the start', (warnings) => {
    expect(() => open({ treasury: { warnings: warnings as never } })).toThrow(
      HandlerConfigurationError,
    );
  });
});

it('a network that the service leaves out is a task after two minutes, since it was last heard', async () => {
  const treasury = open();
  await tasksOf(treasury);
  const heard = new Date(treasury.sandbox.now()).toISOString();
  edit(treasury, (wallets) => wallets.filter(({ blockchain }) => blockchain !== 'tron'));
  expect(kinds(await later(treasury))).toEqual([]);
  const { tasks, unread } = await later(treasury, 'clerk', 2 * MINUTE);
  expect(tasks).toMatchObject([
    { kind: 'network_silent', since: heard, network: { blockchain: 'tron' } },
  ]);
  expect(unread).toEqual([]);
});

describe('what cannot be read', () => {
  it('is named, and the rest is shown: an outage of the service never empties the list', async () => {
    const treasury = open();
    await draft(treasury, 1, 'treasurer');
    treasury.failures.set('listProcessingWalletBalances', () =>
      Promise.resolve(new Response('down', { status: 500 })),
    );
    const list = await later(treasury);
    expect(list.unread).toEqual(['balances']);
    expect(kinds(list)).toEqual(['withdrawal_approve']);
    expect(treasury.codes()).toContain('request_failed');
  });

  it('is every source but the balances where the ledger is down, and still no failure', async () => {
    const ledger = memoryLedger();
    const state = { down: false };
    const treasury = open({
      ledger: {
        ...ledger,
        list: (query) => (state.down ? Promise.reject(new Error('down')) : ledger.list(query)),
      },
    });
    state.down = true;
    const { unread, tasks } = await tasksOf(treasury);
    expect(tasks).toEqual([]);
    expect(unread).toEqual(expect.arrayContaining(['withdrawals', 'webhooks']));
    expect(unread.some((source) => source.includes('orders'))).toBe(true);
  });

  it('is an unreadable withdrawal: a task for everybody', async () => {
    const treasury = open();
    await draft(treasury, 1);
    const body = { who: 'x', outcome: 'tomorrow', reason: 'later' };
    const at = new Date(treasury.sandbox.now()).toISOString();
    const kind = 'withdrawal_settled';
    await treasury.ledger.append({
      stream: `withdrawal:${idOf(1)}`,
      key: 'settled',
      kind,
      at,
      body,
    });
    expect((await later(treasury, 'clerk')).tasks).toMatchObject([
      { kind: 'withdrawal_unreadable', actions: [], withdrawal: { id: idOf(1), draftedBy: null } },
    ]);
  });
});

describe('orders', () => {
  async function paid(treasury: Treasury, name: string, amount?: string) {
    const { checkout } = await treasury.store.open(name, 'USDT.Tron');
    treasury.sandbox.confirm(treasury.store.pay(checkout, amount));
    await treasury.store.settle();
  }
  const orders = {
    over: { orderId: '1042', amountUsd: '20', email: 'mara@example.com' },
    short: { orderId: '1038', amountUsd: '20' },
    fine: { orderId: '1040', amountUsd: '20' },
  };

  it('that need a person are tasks with their money; those that do not are none', async () => {
    const treasury = open({ store: { orders } });
    await paid(treasury, 'over', '32.25');
    await paid(treasury, 'short', '12');
    await paid(treasury, 'fine');
    const list = await tasksOf(treasury);
    expect(list.tasks).toMatchObject([
      {
        kind: 'order_over',
        order: { kind: 'payment', reference: '1042' },
        amount: { code: 'USDT', amount: '12.25' },
        actions: ['refund'],
      },
      {
        kind: 'order_partial',
        order: { reference: '1038' },
        amount: { amount: '12' },
        price: { amount: '20' },
        due: '8',
        actions: ['decide', 'refund'],
      },
    ]);
    expect(list.total).toBe(2);
    const looking = await tasksOf(treasury, 'clerk');
    expect(looking.tasks.flatMap(({ actions }) => actions)).toEqual([]);
    expect(looking.total).toBe(2);
  });

  it('say since when the money is there, not since the order was opened', async () => {
    const treasury = open({ store: { orders } });
    await treasury.store.open('over', 'USDT.Tron');
    await treasury.sandbox.advance(5 * MINUTE);
    const before = treasury.sandbox.now();
    await paid(treasury, 'over', '32.25');
    const [task] = (await tasksOf(treasury)).tasks;
    expect(Date.parse(task?.since ?? '')).toBeGreaterThanOrEqual(before);
  });
});

it('callbacks to the shop that fail again and again are one task, and none once one succeeds', async () => {
  const shop = { isDown: true };
  const treasury = open({
    store: {
      handler: {
        onPaid() {
          if (shop.isDown) throw new Error('the shop is down');
        },
      },
    },
  });
  const { checkout } = await treasury.store.open('one', 'USDT.Tron');
  treasury.sandbox.confirm(treasury.store.pay(checkout));
  await treasury.store.settle();
  expect(kinds(await later(treasury))).toEqual([]);
  for (let n = 0; n < 6; n += 1) {
    await treasury.sandbox.advance(30 * MINUTE);
    await treasury.store.handler.reconcile();
  }
  const { tasks } = await later(treasury, 'clerk', 20_000);
  expect(tasks).toMatchObject([{ kind: 'callback_failing', count: 1, actions: [] }]);
  shop.isDown = false;
  await treasury.sandbox.advance(30 * MINUTE);
  await treasury.store.handler.reconcile();
  expect(kinds(await later(treasury, 'clerk', 20_000))).toEqual([]);
});

it.each(['20', '5'])(
  '%s dollars that were on their way when their order was closed are a task once they have come',
  async (amount) => {
    const treasury = open();
    const { store, sandbox } = treasury;
    const { token, checkout } = await store.open('one', 'USDT.Tron');
    const txHash = store.pay(checkout, amount);
    await store.settle();
    expect((await store.read(token)).progress).toBe('detected');
    await store.handler.closeOrder('1001', { reason: 'Cancelled in the shop.' });
    expect(kinds(await later(treasury))).toEqual([]);
    sandbox.confirm(txHash);
    await store.settle();
    const { tasks } = await later(treasury, 'owner', 20_000);
    expect(tasks).toMatchObject([{ kind: 'order_late', actions: ['decide', 'refund'] }]);
    await store.handler.closeOrder('1001', { reason: 'Again.' });
    expect(kinds(await later(treasury, 'owner', 20_000))).toEqual(['order_late']);
  },
);

it('many people who look at once cost one read of the balances', async () => {
  const treasury = open();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => tasksOf(treasury, n % 2 ? 'owner' : 'clerk')),
  );
  expect(treasury.count('listProcessingWalletBalances')).toBe(1);
});
