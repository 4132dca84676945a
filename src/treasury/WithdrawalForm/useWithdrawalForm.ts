/** The form's state: what was entered, the one withdrawal it is about, and drafting that. */
import { useRef, useState } from 'react';
import type { DraftWithdrawalInput, WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { isOver } from '../pace.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { isTreasuryError, type TreasuryError } from '../treasuryError.js';
import { useCreateWithdrawal } from '../withdrawals/useCreateWithdrawal.js';
import { useDeleteWithdrawal } from '../withdrawals/useDeleteWithdrawal.js';
import { sameContent, type DraftFields } from './draftFields.js';
import { keepDraft, readKeptDraft, type FormIdentity, type KeptDraft } from './keptDraft.js';
import { newWithdrawalId } from './newWithdrawalId.js';

/** What {@link useWithdrawalForm} returns. */
export interface WithdrawalFormState {
  /** Its id is the withdrawal's; see {@link KeptDraft}. */
  readonly kept: KeptDraft;
  readonly pending: boolean;
  /** Why the draft was not made. */
  readonly problem: TreasuryError | null;
  /** The draft of before was sent meanwhile, so nothing was drafted now. */
  readonly movedOn: boolean;
  readonly change: (fields: Partial<DraftFields>) => void;
  /** Drafts it under its id. An earlier draft of this form with other content is given up first. */
  readonly draft: (input: DraftWithdrawalInput) => void;
  /** Shows the fields again, as they were. */
  readonly back: () => void;
  /** Shows the withdrawal that has this form's id. */
  readonly show: () => void;
  /** Begins another withdrawal, under another id. */
  readonly startOver: (fields: DraftFields) => void;
}

const begin = (fields: DraftFields): KeptDraft => ({
  id: newWithdrawalId(),
  fields,
  asked: null,
  step: 'details',
});

/**
 * Makes room in a form for another withdrawal, where its last one has been drafted: that one is in the
 * list. What was only begun stays, and so does one of which nobody knows whether it was drafted.
 *
 * @param initial fields of the next one.
 */
export function leaveDrafted(identity: FormIdentity, initial: DraftFields): void {
  if (readKeptDraft(identity)?.step === 'drafted') keepDraft(identity, begin(initial));
}

/** States from which a draft can still be given up without anything having been sent. */
const UNSENT = ['awaiting_approval', 'draft'];

/**
 * Whether the withdrawal of before stands in nobody's way: it is given up here where it was not sent.
 * Sent by another between the look and the request, it stays sent.
 */
function useGiveUp(): (id: string) => Promise<boolean> {
  const { client } = useTreasuryContext('WithdrawalForm');
  const removal = useDeleteWithdrawal();
  const isFree = (withdrawal: WithdrawalView): boolean =>
    isOver(withdrawal) && withdrawal.state !== 'completed';
  return async (id) => {
    try {
      const withdrawal = await client.getWithdrawal(id);
      if (!UNSENT.includes(withdrawal.state)) return isFree(withdrawal);
      return isFree(await removal.mutateAsync({ id, from: 'unsent' }));
    } catch (error) {
      // The request that was to draft it never arrived.
      if (isTreasuryError(error) && error.code === 'not_found') return true;
      if (isTreasuryError(error) && error.code === 'withdrawal_state') return false;
      throw error;
    }
  };
}

/**
 * @param identity which form it is; another one is another component (`key`).
 * @param initial fields of a form that nobody has touched.
 */
export function useWithdrawalForm(
  identity: FormIdentity,
  initial: DraftFields,
): WithdrawalFormState {
  const [kept, setKept] = useState(() => readKeptDraft(identity) ?? begin(initial));
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<TreasuryError | null>(null);
  const [movedOn, setMovedOn] = useState(false);
  const creation = useCreateWithdrawal();
  const giveUp = useGiveUp();
  // Two clicks can come before the first is drawn.
  const busy = useRef(false);

  /** Kept before anything is asked, so that a reload in the middle finds the same id. */
  function keep(next: KeptDraft): void {
    keepDraft(identity, next);
    setKept(next);
    setProblem(null);
  }

  async function make(input: DraftWithdrawalInput): Promise<void> {
    const { asked } = kept;
    const changed = asked !== null && !sameContent(asked, input);
    if (changed && !(await giveUp(asked.id))) {
      setMovedOn(true);
      keep({ ...kept, step: 'drafted' });
      return;
    }
    const now = { ...input, id: changed ? newWithdrawalId() : kept.id };
    keep({ ...kept, id: now.id, asked: now });
    const { state } = await creation.mutateAsync(now);
    // The same again is the same one: what went out before must not look like what was asked for now.
    setMovedOn(![...UNSENT, 'discarded'].includes(state));
    keep({ ...kept, id: now.id, asked: now, step: 'drafted' });
  }

  async function draft(input: DraftWithdrawalInput): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setProblem(null);
    try {
      await make(input);
    } catch (error) {
      if (!isTreasuryError(error)) throw error;
      setProblem(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return {
    kept,
    pending,
    problem,
    movedOn,
    // While it is being drafted, the fields are what is drafted.
    change: (fields) => {
      if (!busy.current) keep({ ...kept, fields: { ...kept.fields, ...fields } });
    },
    draft: (input) => void draft(input),
    back: () => keep({ ...kept, step: 'details' }),
    // Something else was asked under this id, so there is nothing to hold it against.
    show: () => keep({ ...kept, asked: null, step: 'drafted' }),
    startOver(fields) {
      setMovedOn(false);
      keep(begin(fields));
    },
  };
}
