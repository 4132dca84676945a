/** What a QR code and a "open wallet" link carry: first of all what cannot lose money. */
import { toBaseUnits } from '../money/baseUnits.js';
import type { DecimalString } from '../money/decimalString.js';
import { checkAddress } from './address.js';
import { findNetwork, type Network } from './networks.js';

/** Scheme of a payment link. `bitcoin` is BIP-21, `ethereum` EIP-681, the others are de facto. */
export type PaymentScheme = 'bitcoin' | 'litecoin' | 'dogecoin' | 'bitcoincash' | 'ethereum';

/** Names of the forms, see {@link paymentPayload}. */
export type PaymentFormName =
  'bip21_amount' | 'bip21' | 'eip681_amount' | 'eip681' | 'eip681_token' | 'address';

/** One way to hand the payment to a wallet. */
export interface PaymentForm {
  readonly name: PaymentFormName;
  /** The text of the QR code or the target of the link. */
  readonly text: string;
  /** Null for the bare address. */
  readonly scheme: PaymentScheme | null;
  /** Whether `text` is a link that a wallet on the same device may open. */
  readonly opensWallet: boolean;
  /** Whether the wallet that reads it knows the amount as well. */
  readonly carriesAmount: boolean;
}

/**
 * All ways to hand a payment to a wallet: the default first, then what a shopper may choose instead ("my wallet did
 * not read it"). The first is the text of the QR code, and if it is a link the one to offer beside it.
 */
export type PaymentPayload = readonly [PaymentForm, ...PaymentForm[]];

/** What the forms are built from. */
export interface PaymentPayloadInput {
  /** Network slug. */
  readonly blockchain: string;
  /** Deposit address in any spelling; it is checked here again. */
  readonly address: string;
  /** Whether the currency is the network's own coin, see `isNativeCurrency`. */
  readonly isNative: boolean;
  /** Contract of a token as listed; anything that is not an address is ignored. */
  readonly contractAddress: string | null;
  /** Decimals of the currency as listed; null where unknown. Then no link carries an amount. */
  readonly precision: number | null;
  /** Amount of the currency: decimal string, in whole coins; null where any amount will do. */
  readonly amount: DecimalString | null;
}

function form(name: PaymentFormName, text: string, scheme: PaymentScheme | null): PaymentForm {
  const carriesAmount = /_(?:amount|token)$/.test(name);
  return { name, text, scheme, opensWallet: scheme !== null, carriesAmount };
}

/** Whether an amount may go into a link: known, above zero, and exact in that many decimals. */
function fits(amount: DecimalString | null, decimals: number): amount is DecimalString {
  if (amount === null || amount === '0') return false;
  return (amount.split('.')[1]?.length ?? 0) <= decimals;
}

/** BIP-21: the amount is in whole coins, decimal, never in an exponent form. */
function bitcoinForms(
  address: string,
  amount: DecimalString | null,
  network: Network,
): PaymentPayload {
  // Each of these networks has a URI scheme with its own name.
  const scheme = network.slug as PaymentScheme;
  const bare = `${scheme}:${address}`;
  const forms: PaymentPayload = [form('bip21', bare, scheme), form('address', address, null)];
  if (!fits(amount, network.nativeDecimals)) return forms;
  return [form('bip21_amount', `${bare}?amount=${amount}`, scheme), ...forms];
}

/** EIP-681 for a network's own coin: the value counts its smallest unit, 18 decimals everywhere. */
function evmCoinForms(
  address: string,
  amount: DecimalString | null,
  network: Network,
): PaymentPayload {
  const bare = `ethereum:${address}@${String(network.evmChainId)}`;
  const forms: PaymentPayload = [form('eip681', bare, 'ethereum')];
  if (!fits(amount, network.nativeDecimals)) return forms;
  const value = toBaseUnits(amount, network.nativeDecimals);
  return [form('eip681_amount', `${bare}?value=${value}`, 'ethereum'), ...forms];
}

/** EIP-681 for a token: a call of the contract's `transfer`, which needs an amount to be complete. */
function evmTokenForms(
  address: string,
  contract: string,
  { amount, precision }: PaymentPayloadInput,
  network: Network,
): PaymentForm[] {
  if (precision === null || !fits(amount, precision)) return [];
  const call = `ethereum:${contract}@${String(network.evmChainId)}/transfer`;
  const units = toBaseUnits(amount, precision);
  return [form('eip681_token', `${call}?address=${address}&uint256=${units}`, 'ethereum')];
}

/** All forms, the default first. */
function formsOf(input: PaymentPayloadInput, network: Network, address: string): PaymentPayload {
  const bare = form('address', address, null);
  const contract = checkAddress(network.slug, input.contractAddress ?? '');
  // A contract contradicts "native"; then the amount might be taken in the wrong currency.
  const native = input.isNative && contract.status !== 'valid';
  const amount = input.precision === null ? null : input.amount;
  if (network.family === 'bitcoin' && native) return bitcoinForms(address, amount, network);
  if (network.family !== 'evm') return [bare];
  if (native) {
    const forms = evmCoinForms(address, amount, network);
    // Some wallets ignore the chain id and would take the amount in ETH, so only ETH itself may.
    const safe = network.evmChainId === 1 && forms[0].name === 'eip681_amount';
    return safe ? [...forms, bare] : [bare, ...forms];
  }
  if (contract.status !== 'valid') return [bare];
  // Some wallets send to the contract when they read a token link, so it is never the default.
  return [bare, ...evmTokenForms(address, contract.address, input, network)];
}

/**
 * Builds the forms of a payment.
 *
 * The first: BIP-21 with amount on Bitcoin-like networks, EIP-681 with amount for ETH on Ethereum
 * itself, the bare address for everything else. Without an amount (top-up, unknown precision, more
 * decimals than the coin has) no text carries one.
 *
 * @returns null where nothing may be drawn: an unknown network, an address that fails its check, or
 *   a deposit address that is the token's own contract.
 */
export function paymentPayload(input: PaymentPayloadInput): PaymentPayload | null {
  const network = findNetwork(input.blockchain);
  const check = checkAddress(input.blockchain, input.address);
  if (!network || check.status !== 'valid') return null;
  const contract = checkAddress(input.blockchain, input.contractAddress ?? '');
  if (contract.status === 'valid' && contract.address === check.address) return null;
  return formsOf(input, network, check.address);
}
