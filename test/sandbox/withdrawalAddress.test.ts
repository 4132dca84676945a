/** Operation 9 checks addresses as the service does, which differs from our check in both directions. */
import { bech32, bech32m, createBase58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../src/chains/address.js';
import { bytesToQuintets, base32Text, polymod } from '../../src/chains/base32.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { DIALECTS, start } from './start.js';

const HASH = Uint8Array.from({ length: 20 }, (_, index) => index + 1);
const LONG_HASH = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
const base58 = (version: number): string =>
  createBase58check(sha256).encode(Uint8Array.of(version, ...HASH));
const segwit = (prefix: string, version: number, program: Uint8Array): string => {
  const coder = version === 0 ? bech32 : bech32m;
  return coder.encode(prefix, [version, ...coder.toWords(program)]);
};

/** CashAddr of any version byte (CashAddr specification 1.1). */
function cash(version: number, hash: Uint8Array): string {
  const payload = bytesToQuintets([version, ...hash]);
  const prefix = Array.from('bitcoincash', (letter) => letter.charCodeAt(0) & 31);
  const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
  const checksum =
    polymod([...prefix, 0, ...payload, ...Array<number>(8).fill(0)], 8, generators) ^ 1n;
  const tail = Array.from({ length: 8 }, (_, index) =>
    Number((checksum >> BigInt(5 * (7 - index))) & 31n),
  );
  return base32Text([...payload, ...tail]);
}

const LOWER = `0x${'ab12'.repeat(10)}`;

const REFUSED = [
  ['LTC.Litecoin', 'a former script address', base58(0x05)],
  ['BCH.Bitcoincash', 'a script hash of 32 bytes', cash(11, LONG_HASH)],
  ['BTC.Bitcoin', 'witness version 16', segwit('bc', 16, HASH)],
  ['BTC.Bitcoin', 'an address of Litecoin', base58(0x30)],
  ['ETH.Ethereum', 'an address that is too short', LOWER.slice(0, -1)],
  ['USDT.Tron', 'an address of Bitcoin', base58(0x00)],
] as const;

const TAKEN = [
  ['BCH.Bitcoincash', 'a token-aware address', cash(16, HASH)],
  ['BCH.Bitcoincash', 'a usual address', cash(0, HASH)],
  ['ETH.Ethereum', 'upper case', `0x${LOWER.slice(2).toUpperCase()}`],
  ['ETH.Ethereum', 'a wrong checksum', `0x${LOWER.slice(2, 20).toUpperCase()}${LOWER.slice(20)}`],
  ['BTC.Bitcoin', 'a test address', segwit('tb', 0, HASH)],
  ['BTC.Bitcoin', 'witness version 0', segwit('bc', 0, HASH)],
  ['LTC.Litecoin', 'a script address', base58(0x32)],
  ['USDT.Tron', 'a usual address', base58(0x41)],
] as const;

describe.each(DIALECTS)('operation 9 of the %s service', (dialect) => {
  const withdraw = (currencyId: string, address: string) =>
    start({ dialect }).client.createWithdrawal({
      address_to: address,
      amount: parseDecimal('1'),
      currency_id: currencyId,
      request_id: 'one',
    });

  it.each(REFUSED)('refuses for %s %s', async (currencyId, _, address) => {
    await expect(withdraw(currencyId, address)).rejects.toMatchObject({
      status: 409,
      hint: 'address_invalid',
    });
  });

  it.each(TAKEN)('takes for %s %s', async (currencyId, _, address) => {
    await expect(withdraw(currencyId, address)).resolves.toMatchObject({ address_to: address });
  });
});

it('differs from our check in both directions', () => {
  expect(checkAddress('bitcoincash', cash(11, LONG_HASH)).status).toBe('valid');
  expect(checkAddress('bitcoincash', cash(16, HASH)).status).toBe('invalid');
  expect(checkAddress('bitcoin', segwit('tb', 0, HASH)).status).toBe('invalid');
});
