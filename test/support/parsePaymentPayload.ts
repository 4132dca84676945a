/** Reads payment links back: the proof that what we build says what we mean. */
import { parseDecimal, type DecimalString } from '../../src/money/decimalString.js';
import type { PaymentScheme } from '../../src/chains/paymentPayload.js';

/** The content of a payment URI. Addresses are returned as written and are not checked here. */
export interface ParsedPayload {
  /** Null for a bare address. */
  readonly scheme: PaymentScheme | null;
  /** Who receives the money: for a token link the beneficiary, not the contract. */
  readonly address: string;
  /** BIP-21: decimal string, whole coins. */
  readonly amount: DecimalString | null;
  /** EIP-681: integer digits, smallest unit of the coin or token. */
  readonly units: string | null;
  /** EIP-681: chain id as digits; null where the link names none. */
  readonly chainId: string | null;
  /** EIP-681: the contract whose `transfer` is called. */
  readonly contract: string | null;
}

const NOTHING: Omit<ParsedPayload, 'address'> = {
  scheme: null,
  amount: null,
  units: null,
  chainId: null,
  contract: null,
};
const BARE_ADDRESS = /^[A-Za-z0-9]+$/;
const BITCOIN_LINK = /^(bitcoin|litecoin|dogecoin|bitcoincash):([A-Za-z0-9]+)(?:\?(.*))?$/is;
const ETHEREUM_LINK =
  /^ethereum:(?:pay-)?(0x[0-9a-f]{40})(?:@(\d{1,20}))?(?:\/([A-Za-z0-9_]+))?(?:\?(.*))?$/is;
const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i;
/** Digits of the largest 256-bit number; longer values do not exist on a chain. */
const MAX_DIGITS = 78;

/** Keys to values, or null if a key occurs twice or is badly encoded. */
function readQuery(query: string | undefined): Map<string, string> | null {
  const values = new Map<string, string>();
  for (const pair of query ? query.split('&') : []) {
    const [key = '', ...rest] = pair.split('=');
    if (values.has(key)) return null;
    try {
      values.set(key, decodeURIComponent(rest.join('=')));
    } catch {
      return null;
    }
  }
  return values;
}

/** An EIP-681 `number` as integer digits: the exponent must cover the decimals. Null if it is none. */
function readInteger(text: string): string | null {
  const match = /^\+?(\d{1,78})(?:\.(\d{1,78}))?(?:e(\d{1,2}))?$/i.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const padding = parseInt(exponent, 10) - fraction.length;
  if (padding < 0) return null;
  const digits = `${whole}${fraction}${'0'.repeat(padding)}`.replace(/^0+(?=\d)/, '');
  return digits.length > MAX_DIGITS ? null : digits;
}

/** BIP-21: unknown keys are ignored, unknown keys that begin with `req-` make the link invalid. */
function parseBitcoinLink(match: RegExpExecArray): ParsedPayload | null {
  const [, scheme = '', address = '', query] = match;
  const values = readQuery(query);
  if (!values || [...values.keys()].some((key) => key.startsWith('req-'))) return null;
  const amount = values.get('amount');
  try {
    return {
      ...NOTHING,
      scheme: scheme.toLowerCase() as PaymentScheme,
      address,
      amount: amount === undefined ? null : parseDecimal(amount),
    };
  } catch {
    return null;
  }
}

/** EIP-681: a payment in the network's own coin, or a call of a token's `transfer`. */
function parseEthereumLink(match: RegExpExecArray): ParsedPayload | null {
  const [, target = '', chainId = null, call, query] = match;
  const values = readQuery(query);
  if (!values || (call !== undefined && call !== 'transfer')) return null;
  const raw = values.get(call ? 'uint256' : 'value');
  const units = raw === undefined ? null : readInteger(raw);
  if (raw !== undefined && units === null) return null;
  const found = { ...NOTHING, scheme: 'ethereum', units, chainId } as const;
  if (!call) return { ...found, address: target };
  const address = values.get('address') ?? '';
  return HEX_ADDRESS.test(address) ? { ...found, address, contract: target } : null;
}

/**
 * Reads a text that a QR code or link carries: a bare address, a BIP-21 link of a Bitcoin-like
 * network, or an EIP-681 link.
 *
 * @returns null for any other text, a link with a key twice, or an amount that is no amount.
 */
export function parsePaymentPayload(text: string): ParsedPayload | null {
  const bitcoin = BITCOIN_LINK.exec(text);
  if (bitcoin) return parseBitcoinLink(bitcoin);
  const ethereum = ETHEREUM_LINK.exec(text);
  if (ethereum) return parseEthereumLink(ethereum);
  return BARE_ADDRESS.test(text) ? { ...NOTHING, address: text } : null;
}
