/** Payments of the simulator: the due amount, less, more, or another currency. */
import type { CheckoutSnapshot, QuoteView } from '../src/contract/checkout.js';
import {
  divideDecimal,
  isZero,
  multiplyDecimal,
  parseDecimal,
  type DecimalString,
} from '../src/money/decimal.js';
import { isSameAddress } from '../src/sandbox/wallets.js';
import type { SandboxState, SandboxWallet } from './sandboxControls.js';

/** What a top-up sends, in coins: decimal strings. */
const TOP_UP = { native: parseDecimal('0.05'), token: parseDecimal('25') };

const ONE = parseDecimal('1');

/** Why a button can do nothing now: a sentence for the person at the buttons. */
export class ActionUnavailableError extends Error {
  override readonly name = 'NotNow';
}

/** A transfer to make. */
export interface Payment {
  readonly address: string;
  /** Exact id, such as `USDT.Tron`. */
  readonly currencyId: string;
  /** Decimal string, in coins. */
  readonly amount: string;
}

/** What was asked for, and where to. @throws {@link NotNow} before a currency is chosen. */
export function requestedPayment({ quote, address }: CheckoutSnapshot): {
  readonly quote: QuoteView;
  readonly address: string;
} {
  if (!quote || !address)
    throw new ActionUnavailableError('Choose a currency in the checkout first.');
  return { quote, address: address.address };
}

/** A part of an amount, cut to what the currency carries. */
function scaleAmount(amount: DecimalString, factor: string, decimals: number): DecimalString {
  return divideDecimal(multiplyDecimal(amount, parseDecimal(factor)), ONE, decimals, 'down');
}

/**
 * A payment in the currency that was asked for.
 *
 * @param factor of what is due: decimal string. A top-up has nothing due and always gets the same.
 * @throws {@link NotNow}
 */
export function expectedPayment(checkout: CheckoutSnapshot, factor: string): Payment {
  const { quote, address } = requestedPayment(checkout);
  const { currencyId } = quote;
  if (quote.payable === null) {
    return { address, currencyId, amount: quote.isNative ? TOP_UP.native : TOP_UP.token };
  }
  const { due } = checkout;
  const open = due !== null && !isZero(due) ? due : quote.payable;
  const decimals = Math.min(quote.precision ?? 8, 8);
  return {
    address,
    currencyId,
    amount: factor === '1' ? open : scaleAmount(open, factor, decimals),
  };
}

/** The ticker of an id: `USDT` of `USDT.Tron`. */
const ticker = (currencyId: string): string => currencyId.split('.')[0] ?? currencyId;

/**
 * A payment in a currency that was never asked for: to the very same address if the wallet takes
 * one there, which is how people do it.
 *
 * @throws {@link NotNow}
 */
export function wrongPayment(checkout: CheckoutSnapshot, wallet: SandboxWallet): Payment {
  const { quote, address } = requestedPayment(checkout);
  if (quote.payable === null)
    throw new ActionUnavailableError('A top-up takes every currency; none is wrong.');
  const asked = new Set([quote.currencyId, ...checkout.evidence.map((line) => line.currencyId)]);
  const others = wallet.addresses.flatMap((row) => {
    const price = checkout.choices.find(({ currencyId }) => currencyId === row.currencyId)?.payable;
    const usable = price && !row.dirty && !asked.has(row.currencyId);
    return usable && ticker(row.currencyId) !== quote.code ? [{ ...row, amount: price }] : [];
  });
  const wrong = others.find((row) => isSameAddress(row.address, address)) ?? others[0];
  if (!wrong)
    throw new ActionUnavailableError(
      'This wallet takes no other currency that could be sent by mistake.',
    );
  return wrong;
}

const findWallet = ({ wallets }: SandboxState, address: string): SandboxWallet | undefined =>
  wallets.find((one) => one.addresses.some((row) => isSameAddress(row.address, address)));

/** The wallet that an address belongs to. @throws {@link NotNow} */
export function walletOf(state: SandboxState, address: string): SandboxWallet {
  const wallet = findWallet(state, address);
  if (!wallet) throw new ActionUnavailableError('The service knows no wallet with this address.');
  return wallet;
}

/** Hashes of the transfers to a wallet that wait for confirmation. @throws {@link NotNow} */
export function waitingHashes(state: SandboxState, { externalId }: SandboxWallet): string[] {
  const waiting = state.transfers.filter(
    (one) =>
      one.externalId === externalId && one.direction === 'deposit' && one.state === 'in_mempool',
  );
  if (waiting.length === 0)
    throw new ActionUnavailableError('Nothing waits for confirmation. Pay first.');
  return waiting.map(({ txHash }) => txHash);
}

/** What an order or account waits for, so that the buttons for it come first. */
export interface NextStep {
  /** `store`: it was held, closed, or does not match, so the store's people decide. */
  readonly awaits: 'choice' | 'payment' | 'confirmation' | 'store' | 'nothing';
  /** Whether the store has heard of everything that has happened at the service. */
  readonly isHeard: boolean;
}

/** Finds what a checkout waits for. The service's own records know of a transfer before the store does. */
export function nextStepOf(checkout: CheckoutSnapshot | null, state: SandboxState): NextStep {
  if (!checkout) return { awaits: 'choice', isHeard: true };
  const { kind, address, quote, transfers, exceptions } = checkout;
  const wallet = address ? findWallet(state, address.address) : undefined;
  const sent = state.transfers.filter(
    ({ externalId, direction }) => externalId === wallet?.externalId && direction === 'deposit',
  );
  const over = sent.filter((one) => one.state === 'confirmed' || one.state === 'blocked').length;
  const isHeard = over <= transfers.filter(({ status }) => status !== 'seen').length;
  const tell = (awaits: NextStep['awaits']): NextStep => ({ awaits, isHeard });
  if (sent.some((one) => one.state === 'in_mempool')) return tell('confirmation');
  if (checkout.paid) return tell('nothing');
  if (checkout.closed || exceptions.includes('held')) return tell('store');
  const isOpen = kind === 'top_up' || transfers.length === 0 || exceptions.includes('partial');
  if (!isOpen) return tell('store');
  return tell(quote && address ? 'payment' : 'choice');
}

/** `20 USDT on Tron`. */
export function paymentText({ amount, currencyId }: Payment): string {
  return `${amount} ${currencyId.replace('.', ' on ')}`;
}
