/**
 * A form's state in the browser tab, so that a reload finds the same withdrawal again.
 *
 * The host page does not have to keep an id for this to be safe. The fields are saved with the id,
 * because the store refuses other content under the same id. One draft per store, person and purpose.
 */
import { draftWithdrawalInput, withdrawalIdField } from '../../contract/withdrawals.js';
import * as s from '../../../contract/schema.js';
import { isDecimal, type DecimalString } from '../../../money/decimalString.js';
import { readSavedJson, save, savedKey } from '../savedText.js';
import type { DraftFields, RefundOf } from './draftFields.js';

const savedDraftSchema = s.strictObject({
  id: withdrawalIdField,
  fields: s.strictObject<DraftFields>({
    currencyId: s.nullable(s.string()),
    amountText: s.string(),
    amountMeant: s.nullable(s.custom<DecimalString>(isDecimal)),
    addressText: s.string(),
    note: s.string(),
  }),
  /** The last draft request under this id, answered or not; null before. */
  asked: s.nullable(draftWithdrawalInput),
  /** What is on screen. `details`: the fields; `drafted`: the withdrawal. */
  step: s.oneOf(['details', 'drafted']),
});

/** One form's state. */
export type SavedDraft = s.Infer<typeof savedDraftSchema>;

/** Which form it is. */
export interface FormIdentity {
  /** Mount path of the store. */
  readonly endpoint: string;
  /** Name of the person: a draft is not shown to the next person who signs in. */
  readonly who: string;
  readonly refundOf: RefundOf | undefined;
  /** Id of the withdrawal that it repeats. */
  readonly like?: string | undefined;
  /** Id of the draft that it replaces. */
  readonly edit?: string | undefined;
  /** Currency and amount that a refund was opened with. */
  readonly begun?: readonly string[] | undefined;
}

/** Key of a form in the storage. */
export function savedDraftKey(identity: FormIdentity): string {
  const { endpoint, who, refundOf, like, edit, begun = [] } = identity;
  if (edit !== undefined) return savedKey('tillkit:withdrawal', endpoint, who, 'edit', edit);
  const refund = refundOf ? [refundOf.kind, refundOf.reference, ...begun] : [];
  return savedKey('tillkit:withdrawal', endpoint, who, like ?? '', ...refund);
}

/** @returns the saved state, or null if there is none or it is invalid. */
export function readSavedDraft(identity: FormIdentity): SavedDraft | null {
  return readSavedJson(savedDraftKey(identity), savedDraftSchema);
}

/** Saves a form's state. */
export function saveDraft(identity: FormIdentity, draft: SavedDraft): void {
  save(savedDraftKey(identity), JSON.stringify(draft));
}

/** Removes a form's state, so that the form begins anew. */
export function forgetDraft(identity: FormIdentity): void {
  save(savedDraftKey(identity), null);
}

/**
 * A random UUID (RFC 9562, version 4). Not `crypto.randomUUID`, which browsers only offer over TLS: a
 * back office in a company's own network is often served without it.
 */
export function newWithdrawalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
