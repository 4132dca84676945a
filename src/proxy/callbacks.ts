/** The store's callbacks: at least once each, one at a time, by claims in the ledger. */
import type { CheckoutSnapshot, TransferView } from '../contract/checkout.js';
import type { Desk } from './desk.js';
import { runEffect } from './effects/runEffect.js';
import type { CheckoutRecord, Records } from './checkouts/records.js';

/** What every callback is told. */
export interface CallbackEvent {
  /** The same on every repeat of this callback: use it to fulfil once. */
  readonly claimId: string;
  /** The store's order or customer number. */
  readonly reference: string;
  readonly checkout: CheckoutSnapshot;
}

/** A transfer arrived in a customer's wallet. */
export interface DepositEvent extends CallbackEvent {
  readonly transfer: TransferView;
}

/** What the store wants to hear of. Each may be called again with the same claim id: at least once. */
export interface StoreCallbacks {
  /** A payment is covered and nothing is held. Check `claimId` before fulfilling. */
  readonly onPaid?: ((event: CallbackEvent) => Promise<void> | void) | undefined;
  /** A confirmed deposit of a top-up, once per transfer. */
  readonly onDeposit?: ((event: DepositEvent) => Promise<void> | void) | undefined;
  /** Progress, exceptions or `paid` changed; once per state reached. */
  readonly onStatusChange?: ((event: CallbackEvent) => Promise<void> | void) | undefined;
}

/** Past this a callback that neither ended nor failed is tried again. */
export const LEASE_MS = 60_000;

/** An effect that is due: its name, and what to do with the claim. */
interface DueEffect {
  readonly effect: string;
  readonly run: (claimId: string) => Promise<void>;
}

/** The ledger's names have an end, and a hash and an order number may be long. */
const MAX_EFFECT_NAME = 400;

/** A name that fits the ledger and is still one for each effect. */
async function boundedName(effect: string): Promise<string> {
  if (effect.length <= MAX_EFFECT_NAME) return effect;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(effect));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `${effect.slice(0, MAX_EFFECT_NAME - 65)}~${hex.join('')}`;
}

/** Lists what the state of a checkout calls for; what is done already is left out by the claims. */
function dueEffects(
  { stream, state }: CheckoutRecord,
  checkout: CheckoutSnapshot,
  callbacks: StoreCallbacks,
): DueEffect[] {
  const { onPaid, onDeposit, onStatusChange } = callbacks;
  const base = { reference: checkout.order.reference, checkout };
  const due: DueEffect[] = [];
  const status = [state.progress, ...state.exceptions, ...(state.paid ? ['paid'] : [])].join('+');
  if (onStatusChange && status !== 'awaiting') {
    const run = async (claimId: string): Promise<void> => onStatusChange({ claimId, ...base });
    due.push({ effect: `onStatusChange:${stream}:${status}`, run });
  }
  if (onPaid && state.paid) {
    due.push({
      effect: `onPaid:${stream}`,
      run: async (claimId) => onPaid({ claimId, ...base }),
    });
  }
  if (onDeposit && state.opened?.type === 'top_up') {
    for (const [index, transfer] of state.transfers.entries()) {
      const view = checkout.transfers[index];
      if (transfer.status !== 'confirmed' || !view) continue;
      due.push({
        effect: `onDeposit:${stream}:${transfer.id}`,
        run: async (claimId) => onDeposit({ claimId, ...base, transfer: view }),
      });
    }
  }
  return due;
}

/**
 * Carries out what is due for one checkout. Never throws; failures are reported and tried again later.
 *
 * @returns true if everything is done; false if something failed or is somebody else's try, so that
 *   it has to be looked at again after {@link LEASE_MS}.
 */
export async function runCallbacks(
  desk: Pick<Desk, 'ledger' | 'now' | 'newId' | 'report'> & { readonly records: Records },
  record: CheckoutRecord,
  checkout: CheckoutSnapshot,
  callbacks: StoreCallbacks,
): Promise<boolean> {
  let done = true;
  for (const { effect, run } of dueEffects(record, checkout, callbacks)) {
    const outcome = await runEffect({
      ledger: desk.ledger,
      stream: record.stream,
      effect: await boundedName(effect),
      now: desk.now,
      newId: desk.newId,
      leaseMs: LEASE_MS,
      run,
      onDiagnostic: desk.report,
    });
    done &&= outcome === 'done_now' || outcome === 'already_done';
  }
  return done;
}
