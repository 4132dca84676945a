/**
 * A form's state outside of the component, so that a reload finds the same withdrawal again.
 *
 * Kept in the tab itself, and not in a prop of the host page: the safety must not hang
 * on a host that remembers to keep an id, a reload keeps it, another tab does not share it, and it is
 * gone with the tab. The fields are kept with the id, because an id without them would be typed
 * another content, which the store refuses. One per store, person and purpose.
 */
import {
  draftWithdrawalInput,
  withdrawalIdField,
  type DraftWithdrawalInput,
} from '../../contract/treasury/withdrawals.js';
import * as is from '../../contract/shape.js';
import { isDecimal, type DecimalString } from '../../money/decimalString.js';
import { keep, keptKey, readKept } from '../keptText.js';
import type { RefundOf } from './draftFields.js';

const keptDraftSchema = is.closed({
  id: withdrawalIdField,
  fields: is.closed({
    currencyId: is.nullable(is.text()),
    amountText: is.text(),
    amountMeant: is.nullable(is.guarded<DecimalString>(isDecimal)),
    addressText: is.text(),
    note: is.text(),
  }),
  /** What was last asked of the store under this id, whatever came of it; null before. */
  asked: is.nullable(draftWithdrawalInput),
  /** `details`: the fields are on screen; `drafted`: the withdrawal itself is. */
  step: is.oneOf(['details', 'drafted']),
});

/** One form's state. */
export interface KeptDraft {
  readonly id: string;
  readonly fields: is.ShapeOf<typeof keptDraftSchema>['fields'];
  readonly asked: DraftWithdrawalInput | null;
  readonly step: 'details' | 'drafted';
}

/** Which form it is. */
export interface FormIdentity {
  /** Mount path of the store. */
  readonly endpoint: string;
  /** Name of the person: what one has typed is not for the next who signs in. */
  readonly who: string;
  readonly refundOf: RefundOf | undefined;
  /** Id of the withdrawal that it repeats. */
  readonly like?: string | undefined;
  /** Currency and amount that a refund was opened with. */
  readonly begun?: readonly string[] | undefined;
}

/** The key under which a form is kept. */
export function keptDraftKey({ endpoint, who, refundOf, like, begun = [] }: FormIdentity): string {
  const refund = refundOf ? [refundOf.kind, refundOf.reference, ...begun] : [];
  return keptKey('tillkit:withdrawal', endpoint, who, like ?? '', ...refund);
}

/** @returns what was kept, or null where nothing sound is. */
export function readKeptDraft(identity: FormIdentity): KeptDraft | null {
  const text = readKept(keptDraftKey(identity));
  if (text === null) return null;
  try {
    const kept = keptDraftSchema.safeParse(JSON.parse(text));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Keeps a form's state. */
export function keepDraft(identity: FormIdentity, draft: KeptDraft): void {
  keep(keptDraftKey(identity), JSON.stringify(draft));
}
