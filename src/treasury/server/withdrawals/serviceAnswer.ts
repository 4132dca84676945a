/** Reads the service's answer about a withdrawal: whether it matches the draft, and its transfer. */
import type { Withdrawal } from '../../../api/withdrawals.js';
import { checkAddress, sameAddress } from '../../../chains/address.js';
import { isZero } from '../../../money/decimal.js';
import { plainText } from '../../../contract/plainLine.js';
import type { WithdrawalEventBody } from './withdrawalEvents.js';

type Drafted = WithdrawalEventBody<'withdrawal_drafted'>;

/** What one answer says about a withdrawal. */
export type TransferReading = ReturnType<typeof readTransfer>;

/** State of a transfer. `none`: the withdrawal waits in the queue. */
export type TransferStatus = 'none' | 'under_way' | 'completed' | 'failed';

/** Longer texts are cut to one line of a screen. */
const LONGEST_WORD = 500;

/** A text of the service without control and direction characters; null if it is empty. */
function wordOf(text: string | null | undefined): string | null {
  const plain = plainText((text ?? '').replace(/\s+/g, ' '), LONGEST_WORD);
  return plain === '' ? null : plain;
}

/** The sender's address; null if it is missing or not one of that network. */
export function readSender(blockchain: string, address: string | null): string | null {
  const check = checkAddress(blockchain, address ?? '');
  return check.status === 'invalid' ? null : check.address;
}

/** A transaction's hash; null until the chain has confirmed it. */
export function readHash(hash: string | null): string | null {
  return hash !== null && /^[!-~]{1,128}$/.test(hash) ? hash : null;
}

/**
 * Picks what may be shown from an answer of operation 10.
 *
 * Assumption: an empty transfer object means no transfer, like null.
 */
export function readTransfer(answer: Withdrawal) {
  const { transfer } = answer;
  const words = {
    kind: wordOf(transfer?.kind),
    stage: wordOf(transfer?.stage),
    status: wordOf(transfer?.status),
    message: wordOf(transfer?.message),
  };
  const says = words.stage !== null || words.status !== null || words.kind !== null;
  const amountUsd = answer.amount_usd;
  return {
    /** Null if there is no transfer yet. */
    transfer: says ? words : null,
    // "0" means not computed yet, even for a transfer that could not be started.
    amountUsd: says && amountUsd !== null && !isZero(amountUsd) ? amountUsd : null,
    addressFrom: answer.address_from,
    txHash: readHash(answer.tx_hash),
  };
}

/**
 * Whether a transfer has ended, and how. It counts as ended only if stage and status agree, because an end
 * is recorded and never checked again.
 *
 * Assumption: the document lists neither stages nor statuses. As deployed, only `completed` and `failed`
 * are ends (`docs/service.md §21`). Any other value means that the transfer is under way.
 */
export function transferStatusOf({ transfer }: TransferReading): TransferStatus {
  if (transfer === null) return 'none';
  const said = new Set([transfer.stage, transfer.status].filter((word) => word !== null));
  const [only] = said;
  if (said.size === 1 && (only === 'completed' || only === 'failed')) return only;
  return 'under_way';
}

/**
 * Whether currency, receiver and amount are the drafted ones. The spelling of an address may differ;
 * amounts are normalized on both sides, so equal ones are equal texts.
 */
export function matchesDraft(
  drafted: Pick<Drafted, 'currencyId' | 'blockchain' | 'amount' | 'addressTo'>,
  said: Pick<Withdrawal, 'currency_id' | 'address_to' | 'amount'>,
): boolean {
  return (
    said.currency_id === drafted.currencyId &&
    said.amount === drafted.amount &&
    sameAddress(drafted.blockchain, said.address_to, drafted.addressTo)
  );
}
