/** The one transfer that pays a quote, for a wallet that sends it: to whom, of what, and how much exactly. */
import { toBaseUnits } from '../money/baseUnits.js';
import { canonicalAddress } from './canonicalAddress.js';
import { findNetwork, type Network } from './networks.js';
import type { PaymentPayloadInput } from './paymentPayload.js';

/** A transfer of a network's own coin, or of one token on it. */
export interface TransferRequest {
  readonly network: Network;
  /** Deposit address in its canonical spelling. */
  readonly recipient: string;
  /** Null for the network's own coin. */
  readonly token: {
    /** Contract in its canonical spelling. */
    readonly contract: string;
    readonly decimals: number;
    /** What the contract must call itself; undefined if the store knows the contract. */
    readonly symbol?: string | undefined;
  } | null;
  /** Amount in the smallest unit of coin or token: integer digits, above zero. */
  readonly units: string;
}

/** What a transfer is made from. */
export interface TransferInput extends PaymentPayloadInput {
  /** Code of a token whose contract the store does not know: the contract is asked for it. */
  readonly symbol?: string | undefined;
}

/** First four bytes of Keccak-256 of `transfer(address,uint256)` (EIP-20, Contract ABI Specification). */
const TRANSFER_SELECTOR = 'a9059cbb';
const WORD_DIGITS = 64;

/**
 * The transfer for a payment.
 *
 * @returns null where a wallet must not be asked: no amount, an unknown network, decimals that nobody stated
 *   or that the amount does not fit, more than a uint256 holds, an address or contract that fails its check,
 *   or a currency that is listed both as a coin and with a contract.
 */
export function transferRequest(input: TransferInput): TransferRequest | null {
  const { blockchain, amount, precision } = input;
  const network = findNetwork(blockchain);
  const recipient = canonicalAddress(blockchain, input.address);
  if (!network || recipient === null || precision === null) return null;
  const contract = canonicalAddress(blockchain, input.contractAddress);
  if (input.isNative !== (contract === null) || contract === recipient) return null;
  const token = contract === null ? null : { contract, decimals: precision, symbol: input.symbol };
  // A listing may say fewer decimals of a coin than its chain has (BNB: 8 of 18), so the chain's count.
  const decimals = token?.decimals ?? network.nativeDecimals;
  if (amount === null || amount === '0') return null;
  if ((amount.split('.')[1]?.length ?? 0) > decimals) return null;
  const units = toBaseUnits(amount, decimals);
  const isTooMuch = BigInt(units) >> 256n > 0n;
  return isTooMuch ? null : { network, recipient, token, units };
}

/** One argument of a call: 32 bytes as hex digits, padded in front (Contract ABI Specification). */
export function abiWord(hexDigits: string): string {
  return hexDigits.toLowerCase().padStart(WORD_DIGITS, '0');
}

/**
 * Digits of a call of `transfer`, without `0x`.
 *
 * @param recipient 20 bytes as hex digits.
 * @param units integer digits.
 */
export function transferCall(recipient: string, units: string): string {
  return TRANSFER_SELECTOR + abiWord(recipient) + abiWord(BigInt(units).toString(16));
}

/** The transaction of a transfer on an EVM network as `eth_sendTransaction` takes it, without its sender. */
export function evmTransaction({ recipient, token, units }: TransferRequest) {
  if (!token) return { to: recipient, value: `0x${BigInt(units).toString(16)}` };
  return { to: token.contract, value: '0x0', data: `0x${transferCall(recipient.slice(2), units)}` };
}
