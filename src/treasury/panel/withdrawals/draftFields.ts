/** The form's fields, their errors, and the draft they make. Pure. */
import { sameAddress } from '../../../chains/address.js';
import type { CurrencyView } from '../../../contract/currencies.js';
import { MAX_LINE_LENGTH, toSingleLine } from '../../../contract/plainLine.js';
import {
  refundLike,
  type DraftWithdrawalInput,
  type OrderReferenceView,
  type WithdrawalView,
} from '../../contract/withdrawals.js';
import type { DecimalString } from '../../../money/decimalString.js';
import { parseAddress, type ParsedAddress } from './parseAddress.js';
import { parseAmountFor, withPrecision, type ParsedAmount } from './parseAmount.js';

/** The fields as entered. */
export interface DraftFields {
  readonly currencyId: string | null;
  readonly amountText: string;
  /**
   * Meaning of `amountText`, if the person was asked or the amount was filled in; null otherwise.
   * Cleared when the text changes.
   */
  readonly amountMeant: DecimalString | null;
  readonly addressText: string;
  readonly note: string;
}

export type { OrderReferenceView as RefundOf };

type Prefilled = {
  readonly [Name in 'currencyId' | 'amount' | 'addressTo' | 'note']?:
    WithdrawalView[Name] | undefined;
};

/** Prefilled fields: a refund's currency and amount, or those of an earlier withdrawal. */
export function fieldsFrom(given: Prefilled): DraftFields {
  return {
    currencyId: given.currencyId ?? null,
    amountText: given.amount ?? '',
    amountMeant: given.amount ?? null,
    addressText: given.addressTo ?? '',
    note: given.note ?? '',
  };
}

/** Empty fields. */
export const NO_FIELDS = fieldsFrom({});

/** What was asked of the store to make this draft, as far as the form can ask it again. */
export function inputLike(withdrawal: WithdrawalView): DraftWithdrawalInput {
  const { id, currencyId, amount, addressTo, note } = withdrawal;
  const refundOf = refundLike(withdrawal);
  return {
    ...{ id, currencyId, amount, addressTo },
    ...(note === null ? {} : { note }),
    ...(refundOf === undefined ? {} : { refundOf }),
  };
}

/** Name of a field. */
export type FieldName = 'currency' | 'amount' | 'address' | 'note';

type Content = Omit<DraftWithdrawalInput, 'id'>;

/** The fields, parsed for the chosen currency. */
export interface ParsedFields {
  readonly amount: ParsedAmount;
  readonly address: ParsedAddress;
  readonly noteTooLong: boolean;
  /** Fields with errors. */
  readonly invalid: readonly FieldName[];
  /** The draft that they make; null while one of them is invalid. */
  readonly draft: Content | null;
}

/** @param currency the chosen one; undefined if none is chosen or it is no longer listed. */
export function parseFields(
  fields: DraftFields,
  currency: CurrencyView | undefined,
  refundOf: OrderReferenceView | undefined,
): ParsedFields {
  const precision = currency?.precision ?? null;
  const note = toSingleLine(fields.note).trim();
  const noteTooLong = note.length > MAX_LINE_LENGTH;
  const amount =
    fields.amountMeant === null
      ? parseAmountFor(fields.amountText, precision)
      : withPrecision(fields.amountMeant, precision);
  const address = parseAddress(currency?.blockchain ?? null, fields.addressText);
  const hasAmount = amount.status === 'amount';
  const hasAddress = address.status === 'valid' || address.status === 'unchecked';
  const invalid: FieldName[] = [];
  if (!currency) invalid.push('currency');
  if (!hasAmount) invalid.push('amount');
  if (!hasAddress) invalid.push('address');
  if (noteTooLong) invalid.push('note');
  const draft =
    currency && hasAmount && hasAddress && !noteTooLong
      ? {
          ...{ currencyId: currency.id, amount: amount.amount, addressTo: address.given },
          ...(note === '' ? {} : { note }),
          ...(refundOf === undefined ? {} : { refundOf }),
        }
      : null;
  return { amount, address, noteTooLong, invalid, draft };
}

/** Whether the store's draft is what was entered here. */
export function isAsEntered(withdrawal: WithdrawalView, entered: DraftWithdrawalInput): boolean {
  return (
    withdrawal.currencyId === entered.currencyId &&
    withdrawal.amount === entered.amount &&
    sameAddress(withdrawal.blockchain, withdrawal.addressTo, entered.addressTo)
  );
}

/** Whether two drafts only differ in their ids. */
export function sameContent(a: Content, b: Content): boolean {
  return (
    a.currencyId === b.currencyId &&
    a.amount === b.amount &&
    a.addressTo === b.addressTo &&
    a.note === b.note &&
    a.refundOf?.kind === b.refundOf?.kind &&
    a.refundOf?.reference === b.refundOf?.reference
  );
}
