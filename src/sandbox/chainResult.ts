/** What the controls over the pretend chains answer, and how they refuse. */
import {
  divideDecimal,
  multiplyDecimal,
  parseDecimal,
  type DecimalString,
} from '../money/decimal.js';
import type { SandboxCurrency } from './currencies.js';
import type { SandboxTransfer, TransferState } from './transfers.js';
import type { World } from './world.js';

/** What a chain control did. `eventId` is null where the service sends no webhook. */
export interface ChainResult {
  readonly txHash: string;
  readonly externalId: string;
  readonly walletId: string;
  readonly address: string;
  readonly currencyId: string;
  readonly amount: DecimalString;
  /** Decimal string, US dollars. */
  readonly amountUsd: DecimalString;
  readonly state: TransferState;
  readonly eventId: string | null;
}

/** Thrown by a control that was asked for something the sandbox does not have. */
export class SandboxControlError extends Error {
  override readonly name = 'SandboxControlError';
}

/** Describes a transfer after a control. */
export function chainResult(transfer: SandboxTransfer, eventId: string | null): ChainResult {
  const { txHash, externalId, walletId, toAddress, currencyId, amount, amountUsd, state } =
    transfer;
  return {
    txHash,
    externalId,
    walletId,
    address: toAddress,
    currencyId,
    amount,
    amountUsd,
    state,
    eventId,
  };
}

/** Value in US dollars at this moment, cut to the 4 decimals that the service stores. */
export function valueUsd(
  world: World,
  currency: SandboxCurrency,
  amount: DecimalString,
): DecimalString {
  const rate = world.rates.scaled(currency) ?? parseDecimal('0');
  return divideDecimal(multiplyDecimal(amount, rate), parseDecimal('1'), 4, 'down');
}
