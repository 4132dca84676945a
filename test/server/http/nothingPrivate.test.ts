/** What belongs to the service or to other shoppers is in no byte of any answer, whatever is asked. */
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes.js';
import { openStore, type Answer, type WalletData } from '../openStore.js';

const TAINTS = {
  walletId: 'TAINT-wallet-id-1',
  storeId: 'TAINT-store-id-2',
  userId: 'TAINT-user-id-3',
  rowId: 'TAINT-row-id-4',
  payUrl: 'https://pay.example/TAINT-pay-url-5',
  fromAddress: 'TAINT-from-address-6',
  transferId: 'TAINT-transfer-id-7',
  unknown: 'TAINT-unknown-field-8',
} as const;

const bytesOf = ({ headers, text }: Answer): string => `${[...headers].flat().join('\n')}\n${text}`;

/** Walks through everything that a shopper can do, well and badly, in every state of an order. */
async function walkThrough(dialect: 'documented' | 'deployed') {
  const handOff = { page: 'https://shop.example/pay' };
  const store = openStore({ sandbox: { dialect }, handler: { handOff } });
  const taintWallet = (data: WalletData) => ({
    ...data,
    id: TAINTS.walletId,
    store_id: TAINTS.storeId,
    pay_url: TAINTS.payUrl,
    secret_note: TAINTS.unknown,
    address: data.address.map((row) => ({
      ...row,
      id: TAINTS.rowId,
      wallet_id: TAINTS.walletId,
      user_id: TAINTS.userId,
      note: TAINTS.unknown,
    })),
  });
  const taintRows = (rows: unknown) =>
    (Array.isArray(rows) ? rows : rows === null ? [] : [rows]).map((row: object) => ({
      ...row,
      id: TAINTS.transferId,
      user_id: TAINTS.userId,
      from_address: TAINTS.fromAddress,
      note: TAINTS.unknown,
    }));
  store.edits.set('createWallet', taintWallet);
  store.edits.set('listUnconfirmedTransfers', taintRows);

  const everyRoute = async (token: string): Promise<void> => {
    for (const { method, path } of Object.values(ROUTES)) {
      for (const verb of [method, 'DELETE']) {
        const bodies = [{ order: 'one' }, { currencyId: 'USDT.Tron' }, {}, { x: 1 }];
        for (const body of verb === 'GET' ? [undefined] : bodies) {
          await store.ask(verb, path.replace(':currencyId', 'USDT.Tron'), {
            token,
            ...(body === undefined ? {} : { body }),
          });
        }
      }
    }
  };

  const { token, checkout } = await store.open('one', 'USDT.Tron');
  await store.open('two', 'BTC.Bitcoin');
  await everyRoute(token);
  const first = store.pay(checkout, '15');
  await store.settle();
  await everyRoute(token);
  store.sandbox.confirm(first);
  store.sandbox.block(store.pay(checkout, '5'));
  await store.settle();
  await everyRoute(token);
  store.sandbox.rotate(checkout.address?.address ?? '');
  await store.sandbox.advance(120_000);
  await store.open();
  await everyRoute(token);
  store.sandbox.fail({ kind: 'inner_failure' });
  await store.sandbox.advance(120_000);
  await store.open();
  await everyRoute(token);
  await store.handler.close();
  return store;
}

describe.each(['documented', 'deployed'] as const)(
  'every answer of every route, service as %s',
  (dialect) => {
    it('holds no id of wallet, store, user or transfer, no sender, no pay link, no external id', async () => {
      const store = await walkThrough(dialect);
      const bytes = store.answers.map(bytesOf).join('\n');
      for (const taint of Object.values(TAINTS)) expect(bytes.includes(taint)).toBe(false);
      expect(bytes.includes('TAINT')).toBe(false);
      const state = store.sandbox.state();
      const secrets = [
        store.sandbox.apiKey,
        store.sandbox.webhookSecret,
        state.storeId,
        ...state.wallets.flatMap(({ id, externalId }) => [id, externalId]),
        ...state.transfers.flatMap(({ id, fromAddress }) => [id, fromAddress]),
      ];
      for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
      expect(store.answers.length).toBeGreaterThan(100);
      // The search itself finds what does cross.
      expect(bytes.includes(state.transfers[0]?.txHash ?? '?')).toBe(true);
      expect(bytes.includes(state.transfers[0]?.toAddress ?? '?')).toBe(true);
    });

    it('holds nothing of another order', async () => {
      const store = await walkThrough(dialect);
      const ownAnswers = store.answers.filter(({ text }) => !text.includes('"reference":"1002"'));
      const other = store.sandbox.state().wallets[1];
      expect(other?.addresses.length).toBeGreaterThan(0);
      const own = ownAnswers.map(bytesOf).join('\n');
      for (const { address } of other?.addresses ?? []) expect(own.includes(address)).toBe(false);
    });

    it('and every word to the owner holds no key, no secret, no address and no external id', async () => {
      const store = await walkThrough(dialect);
      const state = store.sandbox.state();
      const words = store.diagnostics
        .map((diagnostic) => {
          const { error, ...rest } = diagnostic;
          return `${JSON.stringify(rest)} ${String(error)} ${error instanceof Error ? String(error.stack) : ''}`;
        })
        .join('\n');
      expect(words.length).toBeGreaterThan(100);
      const secrets = [
        store.sandbox.apiKey,
        store.sandbox.webhookSecret,
        'TAINT',
        ...state.wallets.flatMap(({ externalId, addresses }) => [
          externalId,
          ...addresses.map(({ address }) => address),
        ]),
      ];
      for (const secret of secrets) expect(words.includes(secret)).toBe(false);
    });
  },
);
