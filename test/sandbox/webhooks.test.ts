/** Webhooks: bodies byte for byte, signature, success, retries, and when none is sent. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signWebhook } from '../../src/sandbox/webhookQueue.js';
import { writePayload } from '../../src/sandbox/webhookPayloads.js';
import { START, start, type Received } from './start.js';

const ORDER = 'order-1';
const DEPOSIT = { externalId: ORDER, currencyId: 'USDT.Tron', amount: '20', txHash: 'aa11' };

async function opened(options: Parameters<typeof start>[0] = {}) {
  const all = start(options);
  const wallet = await all.client.createWallet({ store_external_id: ORDER });
  return { ...all, wallet };
}

const kindOf = ({ body }: Received): unknown => {
  const json = JSON.parse(body) as Record<string, unknown>;
  return json['type'] ?? json['unconfirmed_type'];
};

describe('the bodies of webhooks', () => {
  it('prefix every key of an unconfirmed payment, which has no network time', async () => {
    const { sandbox, received, wallet } = await opened();
    sandbox.pay(DEPOSIT);
    await sandbox.settle();
    const [first] = received;
    const id = sandbox.transfers()[0]?.id ?? '';
    expect(first?.body).toBe(
      '{"unconfirmed_amount":"20","unconfirmed_created_at":"2026-07-31T09:12:44.123",' +
        '"unconfirmed_paid_at":null,"unconfirmed_status":"completed","unconfirmed_transactions":' +
        '{"unconfirmed_amount":"20","unconfirmed_amount_usd":"20","unconfirmed_bc_uniq_key":"0",' +
        '"unconfirmed_blockchain":"tron","unconfirmed_created_at":"2026-07-31T09:12:44.123",' +
        '"unconfirmed_currency":"USDT","unconfirmed_currency_id":"USDT.Tron",' +
        `"unconfirmed_tx_hash":"aa11","unconfirmed_tx_id":"${id}"},` +
        '"unconfirmed_type":"PaymentNotConfirmed","unconfirmed_wallet":' +
        `{"unconfirmed_id":"${wallet.id}","unconfirmed_store_external_id":"order-1"}}`,
    );
  });

  it('name a confirmed payment by another transaction id and give the time of the block', async () => {
    const { sandbox, received, wallet } = await opened({ dialect: 'deployed' });
    sandbox.pay(DEPOSIT);
    await sandbox.advance(60_000);
    sandbox.confirm('aa11');
    await sandbox.settle();
    const transfer = sandbox.transfers()[0];
    expect(received.map(({ body }) => body)).toEqual([
      '{"amount":"20","created_at":"2026-07-31T09:13:44.123","paid_at":"2026-07-31T09:12:45",' +
        '"status":"completed","transactions":{"amount":"20","amount_usd":"20","bc_uniq_key":"0",' +
        '"blockchain":"tron","created_at":"2026-07-31T09:13:44.123","currency":"USDT",' +
        `"currency_id":"USDT.Tron","tx_hash":"aa11","tx_id":"${transfer?.confirmedId ?? ''}"},` +
        '"type":"PaymentReceived","wallet":' +
        `{"id":"${wallet.id}","store_external_id":"order-1"}}`,
    ]);
    expect(transfer?.confirmedId).not.toBe(transfer?.id);
  });

  it('mark a blocked payment by its type and its check', async () => {
    const { sandbox, received } = await opened({ dialect: 'deployed' });
    sandbox.pay(DEPOSIT);
    sandbox.block('aa11');
    await sandbox.settle();
    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      type: 'PaymentAMLBlocked',
      status: 'completed',
      aml_check: { score: '92.5', status: 'success', risk_level: 'critical' },
    });
    expect(received[0]?.body.startsWith('{"aml_check":{"created_at":')).toBe(true);
  });

  it('have the keys of every level in alphabetical order', () => {
    const payload = fc.dictionary(
      fc.stringMatching(/^[a-z_]{1,8}$/),
      fc.oneof(fc.string(), fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string())),
    );
    fc.assert(
      fc.property(payload, (value) => {
        const text = writePayload(value);
        expect(JSON.parse(text)).toEqual({ ...value });
        JSON.parse(text, (_key, level: unknown) => {
          if (typeof level === 'object' && level !== null) {
            expect(Object.keys(level)).toEqual(Object.keys(level).sort());
          }
          return level;
        });
      }),
    );
  });
});

describe('a delivery', () => {
  it.each([
    ['a plain reply', 'Webhook processed.', 200],
    ['a reply without success', '{"ok":true}', 200],
    ['a success that is a text', '{"success":"true"}', 200],
    ['an empty reply', '', 204],
  ])('counts %s as failed', async (_what, reply, status) => {
    const { sandbox, receiver } = await opened();
    Object.assign(receiver, status === 204 ? { reply: null, status } : { reply, status });
    sandbox.pay(DEPOSIT);
    await sandbox.settle();
    expect(sandbox.deliveries().map(({ outcome }) => outcome)).toEqual(['failed']);
  });

  it('counts a reply with success as delivered, with any status', async () => {
    const { sandbox, receiver } = await opened();
    receiver.status = 500;
    sandbox.pay(DEPOSIT);
    await sandbox.settle();
    expect(sandbox.deliveries()[0]).toMatchObject({
      outcome: 'delivered',
      status: 500,
      attempt: 1,
    });
  });

  it('that does not reach the store is retried', async () => {
    const { sandbox } = await opened({ deliver: () => Promise.reject(new TypeError('no route')) });
    sandbox.pay(DEPOSIT);
    await sandbox.settle();
    expect(sandbox.deliveries()[0]).toMatchObject({ outcome: 'failed', status: null });
    expect(sandbox.deliveries()[0]?.retryAt).toBe(START + 60_000);
  });

  it('is retried after 1, 2, 4, … minutes, then at each poll, with 31 attempts in all', async () => {
    const { sandbox, received, receiver } = await opened({ dialect: 'deployed' });
    receiver.reply = 'no';
    sandbox.pay(DEPOSIT);
    sandbox.confirm('aa11');
    await sandbox.advance(7 * 24 * 3_600_000);
    const gaps = received.slice(1).map(({ at }, index) => at - (received[index]?.at ?? 0));
    const minutes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512].map((minute) => minute * 60_000);
    expect(gaps).toEqual([...minutes, ...Array<number>(20).fill(2_000)]);
    expect(received).toHaveLength(31);
    expect(sandbox.deliveries().at(-1)?.outcome).toBe('given_up');
  });

  it('is not sent twice by two parallel calls of settle', async () => {
    const { sandbox, received } = await opened();
    sandbox.pay(DEPOSIT);
    await Promise.all([sandbox.settle(), sandbox.settle(), sandbox.advance(10)]);
    expect(received).toHaveLength(1);
  });

  it('waits for the previous one of its receiver', async () => {
    let open = 0;
    let most = 0;
    const { sandbox } = await opened({
      deliver: async () => {
        open += 1;
        most = Math.max(most, open);
        await Promise.resolve();
        open -= 1;
        return new Response('{"success":true}');
      },
    });
    sandbox.setDelivery({ copies: 4 });
    sandbox.pay(DEPOSIT);
    await sandbox.settle();
    expect([most, sandbox.deliveries().length]).toEqual([1, 4]);
  });

  it('does not wait for another receiver that hangs', async () => {
    const { sandbox, received } = await opened();
    sandbox.connectWebhook({
      url: 'https://slow.test/',
      deliver: () => new Promise(() => undefined),
    });
    sandbox.pay(DEPOSIT);
    void sandbox.settle();
    await new Promise(setImmediate);
    expect(received).toHaveLength(1);
  });
});

describe('no webhook is sent', () => {
  it('for a deposit of exactly the minimal payment there is one', async () => {
    const { sandbox } = await opened({ minimalPaymentUsd: '5' });
    expect(sandbox.pay({ ...DEPOSIT, amount: '5' }).eventId).not.toBeNull();
    expect(sandbox.pay({ ...DEPOSIT, amount: '4.9999', txHash: 'bb' }).eventId).toBeNull();
  });

  it('for a dirty address, though the deposit is recorded', async () => {
    const { sandbox, received, wallet } = await opened();
    const address =
      wallet.address.find(({ currency_id }) => currency_id === 'USDT.Tron')?.address ?? '';
    sandbox.rotate(address);
    const { txHash } = sandbox.pay({ address, currencyId: 'USDT.Tron', amount: '20' });
    sandbox.confirm(txHash);
    await sandbox.settle();
    expect(received).toEqual([]);
    expect(sandbox.transfers()).toHaveLength(1);
  });

  it('for kinds that the receiver does not subscribe to; blocked goes with unconfirmed', async () => {
    const { sandbox } = await opened();
    sandbox.disconnectWebhooks();
    const seen: string[] = [];
    sandbox.connectWebhook({
      url: 'https://store.test/',
      events: ['PaymentReceived'],
      deliver: (_url, { body }) => {
        seen.push(String(body));
        return Promise.resolve(new Response('{"success":true}'));
      },
    });
    sandbox.pay(DEPOSIT);
    sandbox.block('aa11');
    sandbox.pay({ ...DEPOSIT, txHash: 'bb22' });
    sandbox.confirm('bb22');
    await sandbox.settle();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('"type":"PaymentReceived"');
  });
});

describe('delivery faults', () => {
  it('lose events without a retry', async () => {
    const { sandbox, received } = await opened();
    sandbox.setDelivery({ lost: true });
    sandbox.pay(DEPOSIT);
    sandbox.setDelivery({ lost: false });
    await sandbox.advance(24 * 3_600_000);
    expect(received).toEqual([]);
    expect(sandbox.deliveries().map(({ outcome }) => outcome)).toEqual(['lost']);
  });

  it('allow `resend` of a lost event, with the same bytes', async () => {
    const { sandbox, received } = await opened();
    sandbox.setDelivery({ lost: true });
    const { eventId } = sandbox.pay(DEPOSIT);
    await sandbox.resend(eventId ?? '');
    expect(received.map(({ body }) => body)).toEqual([sandbox.deliveries()[0]?.body]);
    await expect(sandbox.resend('nothing')).rejects.toThrow(/No event/);
  });
});

describe('a test event', () => {
  it.each([undefined, 'PaymentAMLBlocked', 'Nonsense'])(
    'of the kind %s is refused',
    async (kind) => {
      const { sandbox, received } = start({ dialect: 'deployed' });
      await expect(sandbox.sendTest(kind as 'PaymentReceived')).rejects.toThrow(
        /is one of Payment/,
      );
      expect(received).toEqual([]);
    },
  );

  it.each([
    ['PaymentReceived', '"amount":"100"'],
    ['PaymentNotConfirmed', '"unconfirmed_amount":"1000000000000"'],
    ['WithdrawalFromProcessingReceived', '"store_external_id":"store_external_example"'],
  ] as const)('of %s is signed like a real one', async (kind, part) => {
    const { sandbox, received } = start({ dialect: 'deployed' });
    await sandbox.sendTest(kind);
    const [first] = received;
    expect(first && kindOf(first)).toBe(kind);
    expect(first?.body).toContain(part);
    expect(first?.body).toContain('tx_hash_example');
    expect(first?.headers.get('x-sign')).toBe(
      signWebhook(first?.body ?? '', sandbox.webhookSecret),
    );
  });
});
