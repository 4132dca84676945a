/** The bytes that a wallet signs, against the encoder and the decoder of Tron's own library. */
import fc from 'fast-check';
import { TronWeb } from 'tronweb';
import { describe, expect, it } from 'vitest';
import { findNetwork } from '../../src/chains/networks.js';
import { transferRequest, type TransferRequest } from '../../src/chains/transferRequest.js';
import { tronTransaction } from '../../src/chains/tronTransaction.js';
import { parseDecimal } from '../../src/money/decimalString.js';
import { runs } from '../support/runs.js';
import { decodeTransfer, packTransaction } from '../support/tronWallet.js';

const tron = findNetwork('tron');
if (!tron) throw new Error('no network');

const hex = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((array) => Buffer.from(array).toString('hex'));
const address = hex(20).map((digits) => TronWeb.address.fromHex(`41${digits}`));
const block = fc.record({
  id: hex(32),
  timestamp: fc.integer({ min: 1_500_000_000_000, max: 4_000_000_000_000 }),
});
const units = (max: bigint) => fc.bigInt({ min: 1n, max }).map(String);
const token = fc.record({ contract: address, decimals: fc.integer({ min: 0, max: 30 }) });
const request: fc.Arbitrary<TransferRequest> = fc.oneof(
  fc.record({
    network: fc.constant(tron),
    recipient: address,
    token: fc.constant(null),
    units: fc.oneof(units(10n ** 9n), units(2n ** 53n - 1n)),
  }),
  fc.record({
    network: fc.constant(tron),
    recipient: address,
    token,
    units: fc.oneof(units(10n ** 12n), units(2n ** 256n - 1n)),
  }),
);

describe('the transaction of a transfer on Tron', () => {
  it('is what tronWeb encodes, and decodes to exactly the transfer', () => {
    fc.assert(
      fc.property(request, address, block, (asked, owner, reference) => {
        const transaction = tronTransaction(asked, owner, reference);
        const { raw_data_hex: raw, txID } = transaction;
        expect({ raw, txID }).toEqual(packTransaction(transaction));
        expect(decodeTransfer(transaction.raw_data_hex)).toEqual({
          owner,
          recipient: asked.recipient,
          contract: asked.token?.contract ?? null,
          units: asked.units,
          feeLimit: asked.token ? 60_000_000 : 0,
          expiration: reference.timestamp + 60_000,
          timestamp: reference.timestamp,
          refBlockBytes: reference.id.slice(12, 16),
          refBlockHash: reference.id.slice(16, 32),
        });
      }),
      { numRuns: runs(10_000) },
    );
  });

  const owner = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const recipient = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
  const reference = { id: '0'.repeat(64), timestamp: 1_700_000_000_000 };

  it('pays what the quote says', () => {
    const asked = transferRequest({
      blockchain: 'tron',
      address: recipient,
      contractAddress: usdt,
      isNative: false,
      amount: parseDecimal('12.34'),
      precision: 6,
    });
    if (!asked) throw new Error('no request');
    const { raw_data_hex } = tronTransaction(asked, owner, reference);
    expect(decodeTransfer(raw_data_hex)).toMatchObject({
      recipient,
      contract: usdt,
      units: '12340000',
    });
  });

  it.each([
    ['TRX beyond the exact numbers of JSON', { units: String(2n ** 53n), token: null }],
    ['more than 256 bits', { units: String(2n ** 256n), token: { contract: usdt, decimals: 6 } }],
    ['a foreign contract', { units: '1', token: { contract: 'DogecoinAddress', decimals: 6 } }],
  ])('is not made for %s', (_what, part) => {
    const asked: TransferRequest = { network: tron, recipient, ...part };
    expect(() => tronTransaction(asked, owner, reference)).toThrow(RangeError);
  });

  it('is not made for an owner or a recipient of another network', () => {
    const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const asked: TransferRequest = { network: tron, recipient, token: null, units: '1' };
    expect(() => tronTransaction(asked, bitcoin, reference)).toThrow(RangeError);
    const away = { ...asked, recipient: bitcoin };
    expect(() => tronTransaction(away, owner, reference)).toThrow(RangeError);
  });
});
