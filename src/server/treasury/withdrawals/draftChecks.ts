/** Checks a draft before anything is written: what is refused here never reaches the ledger. */
import { checkPayoutAddress } from '../../../chains/payoutAddress.js';
import type { DraftWithdrawalInput } from '../../../contract/treasury/withdrawals.js';
import { isZero, type DecimalString } from '../../../money/decimal.js';
import { TreasuryProblem } from '../treasuryProblem.js';
import type { WithdrawableCurrency } from './withdrawalParts.js';

/** Where the service does not say how many decimals a currency has: as many as any has. */
const MOST_DECIMALS = 18;

function checkAmount(amount: DecimalString, precision: number | null): void {
  if (isZero(amount)) {
    throw new TreasuryProblem(
      'amount_invalid',
      'A withdrawal of nothing was drafted, which the service would refuse. Name an amount above 0.',
    );
  }
  const decimals = amount.split('.')[1]?.length ?? 0;
  if (decimals <= (precision ?? MOST_DECIMALS)) return;
  throw new TreasuryProblem(
    'amount_precision',
    'An amount was drafted with more decimals than its currency has. The service does not check ' +
      'that, so what would be sent is anybody’s guess. Round the amount.',
  );
}

/** The one spelling of an address, so that the same receiver is always the same text. */
function canonicalAddress(blockchain: string, address: string): string {
  const check = checkPayoutAddress(blockchain, address);
  if (check.status !== 'invalid') return check.address;
  throw new TreasuryProblem(
    'address_invalid',
    'The address of a draft is none of its network; money sent there would be lost. Copy it again ' +
      'from its owner, for this network.',
    { reason: check.reason },
  );
}

/** What a checked draft is made of. */
export interface CheckedDraft {
  readonly currency: WithdrawableCurrency;
  /** In its canonical spelling. */
  readonly addressTo: string;
}

/**
 * Checks currency, amount and address.
 *
 * @throws TreasuryProblem `currency_unavailable`, `amount_invalid`, `amount_precision` or
 *   `address_invalid` with the fault of the address as reason.
 */
export function checkDraft(
  { currencyId, amount, addressTo }: DraftWithdrawalInput,
  currencies: ReadonlyMap<string, WithdrawableCurrency>,
): CheckedDraft {
  const currency = currencies.get(currencyId);
  if (!currency) {
    throw new TreasuryProblem(
      'currency_unavailable',
      'A withdrawal was drafted in a currency that the store does not have or has switched off. ' +
        "Switch it on in the service's dashboard, or choose another.",
    );
  }
  checkAmount(amount, currency.precision);
  return { currency, addressTo: canonicalAddress(currency.blockchain, addressTo) };
}
