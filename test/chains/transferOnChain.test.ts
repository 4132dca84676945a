/** The transfer of a quote on a real EVM: what arrives is what was asked, to the last digit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNetwork, NETWORKS } from '../../src/chains/networks.js';
import { evmTransaction, transferRequest } from '../../src/chains/transferRequest.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { CURRENCIES, type SandboxCurrency } from '../../src/sandbox/currencies.js';
import { startEvmNode, type EvmNode } from '../support/evmNode.js';
import { TRANSFER_TOPIC } from '../support/testToken.js';

const RECIPIENT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const EVM = NETWORKS.filter(({ family }) => family === 'evm').map(({ slug }) => slug);
const AMOUNT = parseDecimal('20.000001');
const LISTED = CURRENCIES.filter(({ blockchain }) => blockchain && EVM.includes(blockchain));
const nodes = new Map<string, EvmNode>();

beforeAll(async () => {
  for (const slug of EVM) {
    nodes.set(slug, await startEvmNode(findNetwork(slug)?.evmChainId ?? 0));
  }
});
afterAll(async () => {
  for (const node of nodes.values()) await node.stop();
});

const nodeOf = ({ blockchain }: SandboxCurrency): EvmNode => {
  const node = nodes.get(blockchain ?? '');
  if (!node) throw new Error('no node');
  return node;
};
const requestOf = ({ blockchain, isNative, contract, precision }: SandboxCurrency) => {
  const request = transferRequest({
    blockchain: blockchain ?? '',
    address: RECIPIENT,
    isNative,
    contractAddress: contract,
    precision,
    amount: AMOUNT,
  });
  if (!request) throw new Error('expected a transfer');
  return request;
};
const addressIn = (topic = '') => `0x${topic.slice(-40)}`;

describe('every listed token of an EVM network', () => {
  it.each(LISTED.filter(({ isNative }) => !isNative).map((one) => [one.id, one] as const))(
    '%s arrives, and nothing else',
    async (_, currency) => {
      const node = nodeOf(currency);
      const [from = ''] = node.accounts;
      const contract = currency.contract ?? '';
      const units = BigInt(`20${'1'.padStart(6, '0').padEnd(currency.precision, '0')}`);
      await node.placeToken(contract, currency.precision);
      await node.setTokens(contract, from, units);
      await node.setTokens(contract, RECIPIENT, 0n);
      const coins = await node.coinsOf(RECIPIENT);

      const transaction = { from, ...evmTransaction(requestOf(currency)) };
      const hash = (await node.call('eth_sendTransaction', [transaction])) as string;
      const receipt = await node.mined(hash);
      expect(receipt).toMatchObject({ status: '0x1', from, to: contract });
      expect(receipt.logs).toHaveLength(1);
      const [log] = receipt.logs;
      expect(log?.address).toBe(contract);
      expect([log?.topics[0], addressIn(log?.topics[1]), addressIn(log?.topics[2])]).toEqual([
        TRANSFER_TOPIC,
        from,
        RECIPIENT.toLowerCase(),
      ]);
      expect(BigInt(log?.data ?? '0')).toBe(units);
      expect(await node.tokensOf(contract, RECIPIENT)).toBe(units);
      expect(await node.tokensOf(contract, from)).toBe(0n);
      expect(await node.coinsOf(RECIPIENT)).toBe(coins);
      expect(Number((await node.transaction(hash))?.chainId)).toBe(node.chainId);
    },
  );

  it('fails on the chain without the balance: the test token does not lend', async () => {
    const currency = LISTED.find(({ id }) => id === 'USDT.BNBSmartChain');
    if (!currency) throw new Error('not listed');
    const node = nodeOf(currency);
    const [, from = ''] = node.accounts;
    await node.placeToken(currency.contract ?? '', currency.precision);
    const transaction = { from, ...evmTransaction(requestOf(currency)) };
    const hash = (await node.call('eth_sendTransaction', [transaction])) as string;
    expect(await node.mined(hash)).toMatchObject({ status: '0x0', logs: [] });
  });
});

describe('every coin of an EVM network', () => {
  it.each(LISTED.filter(({ isNative }) => isNative).map((one) => [one.id, one] as const))(
    '%s arrives with the decimals of its chain',
    async (_, currency) => {
      const node = nodeOf(currency);
      const [from = ''] = node.accounts;
      const before = await node.coinsOf(RECIPIENT);
      const transaction = { from, ...evmTransaction(requestOf(currency)) };
      const hash = (await node.call('eth_sendTransaction', [transaction])) as string;
      expect(await node.mined(hash)).toMatchObject({
        status: '0x1',
        to: RECIPIENT.toLowerCase(),
        logs: [],
      });
      expect((await node.coinsOf(RECIPIENT)) - before).toBe(20_000_001_000_000_000_000n);
    },
  );
});
