/** The orders as a file: fetched as the page fetches everything, then saved by the browser. */
import { useRef, useState } from 'react';
import { ActionProblem } from '../WithdrawalStatus/ActionProblem.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { isTreasuryError, type TreasuryError } from '../treasuryError.js';
import { saveFile } from '../../ui/dom.js';
import { stateWord } from './orderWords.js';

/** Props of {@link OrdersFile}. */
export interface OrdersFileProps {
  /** Only orders in this state; undefined for all. */
  readonly state: string | undefined;
}

type Progress = 'idle' | 'saving' | 'saved' | TreasuryError;

/** Draws the button, and what became of the file. */
export function OrdersFile({ state }: OrdersFileProps) {
  const { client, messages } = useTreasuryContext('Orders');
  const [progress, setProgress] = useState<Progress>('idle');
  // Two clicks can come before the first is drawn, and every file is noted in the audit.
  const busy = useRef(false);
  async function save(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProgress('saving');
    try {
      saveFile(await client.getOrdersFile({ state }), nameOf(state));
      setProgress('saved');
    } catch (error) {
      if (!isTreasuryError(error)) throw error;
      setProgress(error);
    } finally {
      busy.current = false;
    }
  }
  const saving = progress === 'saving';
  const label =
    state === undefined ? messages.saveOrders : messages.saveOrdersLike(stateWord(state, messages));
  return (
    <div className="till-file">
      <div className="till-actions">
        <button
          type="button"
          className="till-button"
          data-kind="quiet"
          aria-disabled={saving || undefined}
          onClick={() => void save()}
        >
          {saving ? messages.savingOrders : label}
        </button>
        <span className="till-muted" role="status">
          {progress === 'saved' ? messages.savedOrders : messages.saveNote}
        </span>
      </div>
      {typeof progress === 'object' && (
        <ActionProblem error={progress} title={messages.saveFailed} ofWithdrawal={false} urgent />
      )}
    </div>
  );
}

/** `orders-2026-03-01.csv`, by this device's day. */
function nameOf(state: string | undefined): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-');
  return `${['orders', ...(state === undefined ? [] : [state]), day].join('-')}.csv`;
}
