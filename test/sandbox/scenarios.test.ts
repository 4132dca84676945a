/** Every scenario: its transfers and webhooks. */
import { describe, expect, it } from 'vitest';
import { addDecimal } from '../../src/money/decimal.js';
import {
  runScenario,
  SCENARIO_NAMES,
  type ScenarioName,
  type ScenarioResult,
} from '../../src/sandbox/scenarios.js';
import type { DIALECTS } from './start.js';
import { START, start, type Received } from './start.js';

const INPUT = { externalId: 'order-1', currencyId: 'USDT.Tron', payable: '20' };

const kindOf = ({ body }: Received): string => {
  const json = JSON.parse(body) as Record<string, string>;
  return json['type'] ?? json['unconfirmed_type'] ?? 'none';
};

async function told(name: ScenarioName, dialect: (typeof DIALECTS)[number] = 'documented') {
  const all = start({ dialect });
  await all.client.createWallet({ store_external_id: INPUT.externalId });
  const result: ScenarioResult = await runScenario(all.sandbox, name, INPUT);
  return { ...all, result };
}

const amountsOf = (sandbox: ReturnType<typeof start>['sandbox']) =>
  sandbox.transfers().map(({ amount, state }) => `${amount} ${state}`);

describe('the scenarios', () => {
  it.each([
    ['exact', ['20 confirmed']],
    ['under', ['12 confirmed']],
    ['over', ['25 confirmed']],
    ['late', ['20 confirmed']],
    ['two_transfers', ['12 confirmed', '8 confirmed']],
    ['blocked', ['20 blocked']],
    ['vanished', ['20 vanished']],
    ['below_minimum', ['0.02 confirmed']],
    ['dropped_webhooks', ['20 confirmed']],
    ['block_dated', ['20 confirmed']],
    ['slow', []],
  ] as const)('%s leaves these transfers: %j', async (name, transfers) => {
    const { sandbox, result } = await told(name);
    expect(amountsOf(sandbox)).toEqual(transfers);
    expect(result.txHashes).toEqual(sandbox.transfers().map(({ txHash }) => txHash));
  });

  it.each([
    ['exact', ['PaymentNotConfirmed', 'PaymentReceived']],
    ['blocked', ['PaymentNotConfirmed', 'PaymentAMLBlocked']],
    ['vanished', ['PaymentNotConfirmed']],
    ['below_minimum', []],
    ['dropped_webhooks', []],
    ['reordered_webhooks', ['PaymentReceived', 'PaymentNotConfirmed']],
    [
      'duplicated_webhooks',
      [
        ...Array<string>(3).fill('PaymentNotConfirmed'),
        ...Array<string>(3).fill('PaymentReceived'),
      ],
    ],
  ] as const)('%s sends %j as documented', async (name, kinds) => {
    const { received } = await told(name);
    expect(received.map(kindOf)).toEqual(kinds);
  });

  it('exact sends only the confirmation when deployed', async () => {
    const { received } = await told('exact', 'deployed');
    expect(received.map(kindOf)).toEqual(['PaymentReceived']);
  });

  it.each(['documented', 'deployed'] as const)(
    'block_dated sends one event, ten minutes later, with the time of the block (%s)',
    async (dialect) => {
      const { received, sandbox } = await told('block_dated', dialect);
      expect(received.map(kindOf)).toEqual(['PaymentReceived']);
      const confirmedAt = sandbox.transfers()[0]?.confirmedAt ?? 0;
      expect(confirmedAt).toBe(START + 600_000);
      const block = new Date(confirmedAt).toISOString().slice(0, 19);
      expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ paid_at: block });
    },
  );

  it('processing_down makes no new wallet, but answers existing ones', async () => {
    const { client, sandbox } = await told('processing_down');
    const ask = (id: string) => client.createWallet({ store_external_id: id });
    await expect(ask('another')).rejects.toMatchObject({ hint: 'processing_unreachable' });
    await expect(ask(INPUT.externalId)).resolves.toBeDefined();
    await expect(client.listProcessingWalletBalances()).resolves.toEqual([]);
    sandbox.heal();
    await expect(ask('another')).resolves.toBeDefined();
  });

  it('wrong_currency pays with another ticker of the same wallet', async () => {
    const { sandbox } = await told('wrong_currency');
    const [transfer] = sandbox.transfers();
    expect(transfer?.externalId).toBe('order-1');
    expect(transfer?.currencyId.startsWith('USDT.')).toBe(false);
  });

  it('two_transfers adds up to the exact payable amount', async () => {
    const { sandbox, client } = start();
    await client.createWallet({ store_external_id: 'order-1' });
    const payable = '0.00017001';
    await runScenario(sandbox, 'two_transfers', {
      externalId: 'order-1',
      currencyId: 'BTC.Bitcoin',
      payable,
    });
    expect(addDecimal(...sandbox.transfers().map(({ amount }) => amount))).toBe(payable);
  });

  it.each([
    ['server_error', 'ServiceFailureError'],
    ['html_error_page', 'ServiceFailureError'],
    ['odd_code', 'UnexpectedResponseError'],
    ['missing_fields', 'UnexpectedResponseError'],
    ['key_revoked', 'UnauthorizedError'],
    ['rate_missing', 'RejectedError'],
    ['database_down', 'UnauthorizedError'],
    ['redis_down', 'RejectedError'],
  ] as const)('%s fails the next wallet call with %s', async (name, error) => {
    const { client, sandbox } = await told(name);
    const call = () => client.createWallet({ store_external_id: 'order-1' });
    await expect(call()).rejects.toHaveProperty('name', error);
    sandbox.heal();
    await expect(call()).resolves.toBeDefined();
  });

  it.each(SCENARIO_NAMES)('%s resets the delivery options', async (name) => {
    const { sandbox, received, client } = await told(name);
    sandbox.heal();
    const before = received.length;
    await client.createWallet({ store_external_id: 'next' });
    sandbox.pay({ externalId: 'next', currencyId: 'USDT.Tron', amount: '5' });
    await sandbox.settle();
    expect(received).toHaveLength(before + 1);
  });

  it('can pause between detection and confirmation', async () => {
    const { sandbox, client, received } = start();
    await client.createWallet({ store_external_id: 'order-1' });
    const seen: string[][] = [];
    const pause = (): Promise<void> => {
      seen.push(received.map(kindOf));
      return Promise.resolve();
    };
    await runScenario(sandbox, 'exact', { ...INPUT, pause });
    expect(seen).toEqual([['PaymentNotConfirmed']]);
  });

  it('refuse an unknown name, naming the known ones', async () => {
    const { sandbox } = start();
    await expect(runScenario(sandbox, 'earthquake' as ScenarioName, INPUT)).rejects.toThrow(
      /two_transfers/,
    );
  });
});
