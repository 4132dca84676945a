/** The reader that proves our links is held to the examples that BIP-21 and EIP-681 print. */
import { expect, it } from 'vitest';
import { parsePaymentPayload } from './parsePaymentPayload.js';

const BIP21 = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';
const EIP681 = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359';
const TOKEN = '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7';
const BENEFICIARY = '0x8e23ee67d1332ad560396262c48ffbb01f93d052';

it.each([
  [`bitcoin:${BIP21}`, { scheme: 'bitcoin', address: BIP21, amount: null }],
  [`bitcoin:${BIP21}?amount=20.3&label=Luke-Jr`, { amount: '20.3' }],
  [`bitcoin:${BIP21}?amount=50.00`, { amount: '50' }],
  [`bitcoin:${BIP21}?somethingyoudontunderstand=50`, { amount: null }],
  [`ethereum:${EIP681}?value=2.014e18`, { address: EIP681, units: '2014000000000000000' }],
  [`ethereum:pay-${EIP681}@56`, { chainId: '56' }],
  [
    `ethereum:${TOKEN}/transfer?address=${BENEFICIARY}&uint256=1`,
    { address: BENEFICIARY, contract: TOKEN, units: '1' },
  ],
])('reads %s', (text, parts) => {
  expect(parsePaymentPayload(text)).toMatchObject(parts);
});

it.each([
  `bitcoin:${BIP21}?req-somethingyoudontunderstand=50`,
  `bitcoin:${BIP21}?amount=50,000.00`,
  `bitcoin:${BIP21}?amount=1e8`,
  `bitcoin:${BIP21}?amount=1&amount=2`,
  `ethereum:${EIP681}?value=1.5`,
])('refuses %s', (text) => {
  expect(parsePaymentPayload(text)).toBeNull();
});
