import { describe, expect, it } from 'vitest';
import { parsePaymentPayload } from '../../src/chains/parsePaymentPayload.js';

const NOTHING = { scheme: null, amount: null, units: null, chainId: null, contract: null };
const BIP21 = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';
const EIP681 = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359';
const TOKEN = '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7';
const BENEFICIARY = '0x8e23ee67d1332ad560396262c48ffbb01f93d052';

describe('the examples of BIP-21', () => {
  it.each([
    [`bitcoin:${BIP21}`, null],
    [`bitcoin:${BIP21}?label=Luke-Jr`, null],
    [`bitcoin:${BIP21}?amount=20.3&label=Luke-Jr`, '20.3'],
    [`bitcoin:${BIP21}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`, '50'],
    [`bitcoin:${BIP21}?amount=50.00`, '50'],
    [`bitcoin:${BIP21}?somethingyoudontunderstand=50&somethingelseyoudontget=999`, null],
    [`BITCOIN:${BIP21}?amount=1`, '1'],
  ])('%s', (text, amount) => {
    expect(parsePaymentPayload(text)).toEqual({
      ...NOTHING,
      scheme: 'bitcoin',
      address: BIP21,
      amount,
    });
  });

  it.each([
    `bitcoin:${BIP21}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`,
    `bitcoin:${BIP21}?amount=50,000.00`,
    `bitcoin:${BIP21}?amount=1e8`,
    `bitcoin:${BIP21}?amount=-1`,
    `bitcoin:${BIP21}?amount=`,
    `bitcoin:${BIP21}?amount=1&amount=2`,
    `bitcoin:${BIP21}?amount=%E0%A4`,
    `bitcoin://${BIP21}`,
    'bitcoin:',
  ])('refuses %s', (text) => {
    expect(parsePaymentPayload(text)).toBeNull();
  });
});

describe('the examples of EIP-681', () => {
  it('reads a value in scientific notation as an integer of wei', () => {
    expect(parsePaymentPayload(`ethereum:${EIP681}?value=2.014e18`)).toEqual({
      ...NOTHING,
      scheme: 'ethereum',
      address: EIP681,
      units: '2014000000000000000',
    });
  });

  it('reads a token transfer: the beneficiary is the address, the target the contract', () => {
    expect(
      parsePaymentPayload(`ethereum:${TOKEN}/transfer?address=${BENEFICIARY}&uint256=1`),
    ).toEqual({
      ...NOTHING,
      scheme: 'ethereum',
      address: BENEFICIARY,
      units: '1',
      contract: TOKEN,
    });
  });

  it.each([
    ['0', '0'],
    ['007', '7'],
    ['+5', '5'],
    ['1e0', '1'],
    ['1E3', '1000'],
    ['1.50e2', '150'],
    ['0.000000000000000001e18', '1'],
    [`1${'0'.repeat(77)}`, `1${'0'.repeat(77)}`],
  ])('reads the number %s as %s', (number, units) => {
    expect(parsePaymentPayload(`ethereum:${EIP681}@1?value=${number}`)).toMatchObject({
      units,
      chainId: '1',
    });
  });

  it.each(['1.5', '1.50e1', '-1', '1e99', '1e100', '', 'e18', '0x10', '1e-1', '1 ', 'NaN'])(
    'refuses %j, which is no integer that a chain can hold',
    (number) => {
      expect(parsePaymentPayload(`ethereum:${EIP681}?value=${number}`)).toBeNull();
    },
  );

  it('accepts the optional prefix "pay-" and upper-case schemes', () => {
    expect(parsePaymentPayload(`ethereum:pay-${EIP681}@56`)).toMatchObject({ chainId: '56' });
    expect(parsePaymentPayload(`ETHEREUM:${EIP681}`)).toMatchObject({ address: EIP681 });
  });

  it.each([
    `ethereum:${EIP681.slice(0, -1)}`,
    'ethereum:vitalik.eth?value=1',
    `ethereum:${TOKEN}/approve?address=${BENEFICIARY}&uint256=1`,
    `ethereum:${TOKEN}/transfer?uint256=1`,
    `ethereum:${TOKEN}/transfer?address=nobody&uint256=1`,
    `ethereum:${EIP681}@x`,
    `ethereum:${EIP681}?value=1&value=2`,
    `ethereum:other-${EIP681}`,
  ])('refuses %s', (text) => {
    expect(parsePaymentPayload(text)).toBeNull();
  });
});

describe('other texts', () => {
  it('reads a bare address as it is written', () => {
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    expect(parsePaymentPayload(address)).toEqual({ ...NOTHING, address });
  });

  it.each(['', 'tron:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'https://example.com', 'a b', 'a?b=c'])(
    'refuses %j',
    (text) => {
      expect(parsePaymentPayload(text)).toBeNull();
    },
  );
});
