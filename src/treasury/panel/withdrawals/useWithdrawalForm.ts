/** State of the withdrawal form: the entered fields, the withdrawal they draft, and drafting it. */
import { useEffect, useRef, useState } from 'react';
import type { DraftWithdrawalInput, WithdrawalView } from '../../contract/withdrawals.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { isTreasuryError } from '../treasuryError.js';
import { useSingleAction } from '../useTreasuryMutation.js';
import {
  fieldsFrom,
  inputLike,
  isAsEntered,
  sameContent,
  type DraftFields,
} from './draftFields.js';
import {
  forgetDraft,
  newWithdrawalId,
  readSavedDraft,
  saveDraft,
  type FormIdentity,
  type SavedDraft,
} from './savedDraft.js';
import { useCreateWithdrawal, useDeleteWithdrawal } from './useWithdrawalMutations.js';
import { isOver, isUnsent } from '../../contract/withdrawalStatus.js';

/** What {@link useWithdrawalForm} returns. */
export type WithdrawalFormState = ReturnType<typeof useWithdrawalForm>;

const newDraft = (fields: DraftFields): SavedDraft => ({
  id: newWithdrawalId(),
  fields,
  asked: null,
  step: 'details',
});

/**
 * A form with the values of a draft. It stands as if it had made that draft, so other content is drafted
 * only once that one is cancelled, and the same content is that one.
 */
export const draftToEdit = (withdrawal: WithdrawalView): SavedDraft => ({
  id: withdrawal.id,
  fields: fieldsFrom(withdrawal),
  asked: inputLike(withdrawal),
  step: 'details',
});

/**
 * Resets a form whose last withdrawal was drafted, so that it can be used again. Fields that were only
 * entered stay, and so does a withdrawal that may or may not have been drafted.
 *
 * @param initial fields of the next one.
 */
export function clearDrafted(identity: FormIdentity, initial: DraftFields | SavedDraft): void {
  if (readSavedDraft(identity)?.step !== 'drafted') return;
  saveDraft(identity, 'step' in initial ? initial : newDraft(initial));
}

/**
 * Discards the form's previous draft.
 *
 * @returns resolves to whether another one may be drafted: false if the previous one was sent.
 */
function useDiscardPrevious(): (id: string) => Promise<boolean> {
  const { client } = useTreasuryContext('WithdrawalForm');
  const removal = useDeleteWithdrawal();
  const isGone = (withdrawal: WithdrawalView): boolean =>
    isOver(withdrawal) && withdrawal.state !== 'completed';
  return async (id) => {
    try {
      const withdrawal = await client.getWithdrawal(id);
      if (!isUnsent(withdrawal)) return isGone(withdrawal);
      return isGone(await removal.mutateAsync({ id, from: 'unsent' }));
    } catch (error) {
      // The request that should have drafted it never arrived.
      if (isTreasuryError(error) && error.code === 'not_found') return true;
      if (isTreasuryError(error) && error.code === 'withdrawal_state') return false;
      throw error;
    }
  };
}

/**
 * @param identity which form it is; another one is another component (`key`).
 * @param initial fields of a new form, or all of its state.
 * @param onDrafted opens the draft elsewhere, unless there is something to say about it here.
 */
export function useWithdrawalForm(
  identity: FormIdentity,
  initial: DraftFields | SavedDraft,
  onDrafted?: (id: string) => void,
) {
  const [draftState, setDraftState] = useState(
    () => readSavedDraft(identity) ?? ('step' in initial ? initial : newDraft(initial)),
  );
  const [movedOn, setMovedOn] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const creation = useCreateWithdrawal();
  const discardPrevious = useDiscardPrevious();
  const { pending, problem, run, clear } = useSingleAction<'draft'>();

  /** Saved before every request, so that a reload in between finds the same id. */
  function update(next: SavedDraft): void {
    saveDraft(identity, next);
    setDraftState(next);
    clear();
  }

  /** Shows the withdrawal: elsewhere, after which this form has made none, or here. */
  function show(drafted: SavedDraft, isElsewhere = true): void {
    if (!onDrafted || !isElsewhere) {
      update({ ...drafted, step: 'drafted' });
      return;
    }
    forgetDraft(identity);
    // A person who has left meanwhile is not taken away from where they are.
    if (isOpen.current) onDrafted(drafted.id);
  }

  async function draft(input: DraftWithdrawalInput): Promise<void> {
    const { asked } = draftState;
    const hasChanged = asked !== null && !sameContent(asked, input);
    if (hasChanged && !(await discardPrevious(asked.id))) {
      setMovedOn(true);
      show(draftState, false);
      return;
    }
    const next = { ...input, id: hasChanged ? newWithdrawalId() : draftState.id };
    update({ ...draftState, id: next.id, asked: next });
    const withdrawal = await creation.mutateAsync(next);
    // The same id is the same withdrawal: one that was sent before must not look like a new draft.
    const wasSent = !isUnsent(withdrawal) && withdrawal.state !== 'discarded';
    setMovedOn(wasSent);
    const drafted = { ...draftState, id: next.id, asked: next };
    show(drafted, !wasSent && isAsEntered(withdrawal, next));
  }

  return {
    /** Its id is the withdrawal's; see {@link SavedDraft}. */
    draftState,
    pending: pending !== null,
    /** Why drafting failed. */
    problem: problem?.error ?? null,
    /** The previous draft was sent meanwhile, so nothing was drafted. */
    movedOn,
    change(fields: Partial<DraftFields>): void {
      // The fields are fixed while they are being drafted.
      if (!pending) update({ ...draftState, fields: { ...draftState.fields, ...fields } });
    },
    /** Drafts the withdrawal. An earlier draft of this form with other content is discarded first. */
    draft: (input: DraftWithdrawalInput) => void run('draft', () => draft(input)),
    /** Shows the fields again. */
    back: () => update({ ...draftState, step: 'details' }),
    /** Shows the withdrawal that has this id already; its content was entered elsewhere, so it is not compared. */
    show: () => show({ ...draftState, asked: null }),
    /** Starts another withdrawal with a new id. */
    startOver(fields: DraftFields): void {
      setMovedOn(false);
      update(newDraft(fields));
    },
  };
}
