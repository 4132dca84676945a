/** The one status of a withdrawal. */
import type { WithdrawalStatusName } from '../../contract/withdrawalStatus.js';
import type { WithdrawalView } from '../../contract/withdrawals.js';
import { closeIcon } from '../../../ui/icons.js';
import { closedIcon } from '../../../ui/troubleIcons.js';
import { checkIcon, warningIcon } from '../../../ui/payIcons.js';
import { personShape, ringShape } from '../shapes.js';
import { StatePill, type PillTone } from '../StatePill.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { mayBeOutdated, statusLabel } from './withdrawalLabels.js';

const dashesShape =
  'M8.3 3.7a6.5 6.5 0 0 1 3.4 0M15 5.9a6.5 6.5 0 0 1 1.5 3M15.9 12.7a6.5 6.5 0 0 1-2.3 2.7M10 16.5a6.5 6.5 0 0 1-3.3-.9M3.9 12.2a6.5 6.5 0 0 1-.2-3.4M5.2 5.7a6 6 0 0 1 .6-.6';
const halfShape =
  'M10 3.5a6.5 6.5 0 1 1 0 13zM10 3.5a6.5 6.5 0 1 0 0 13M11.5 6v8M13.2 7v6M14.7 8.3v3.4';
const questionShape = 'M7.3 7.4a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1.1-1.5 2.2M10 15.2v.01';

const SHAPES: Readonly<Record<WithdrawalStatusName, readonly [PillTone, string]>> = {
  needs_approval: ['warning', personShape],
  ready: ['progress', ringShape],
  sending: ['progress', dashesShape],
  queued: ['progress', dashesShape],
  stuck: ['danger', warningIcon],
  confirming: ['progress', halfShape],
  completed: ['success', checkIcon],
  unknown: ['danger', questionShape],
  rejected: ['danger', closeIcon],
  failed: ['danger', closeIcon],
  cancelled: ['neutral', closedIcon],
};

const isKnown = (name: string): name is WithdrawalStatusName => Object.hasOwn(SHAPES, name);

/** Draws the status. @selector [data-tone] `danger`, `warning`, `progress`, `success` or `neutral` */
export function WithdrawalStatusPill({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const name = withdrawal.status;
  const [tone, shape] = isKnown(name) ? SHAPES[name] : (['neutral', ringShape] as const);
  return (
    <StatePill
      state={name}
      tone={tone}
      shape={shape}
      aside={mayBeOutdated(withdrawal) && ` · ${messages.stateOld}`}
    >
      {statusLabel(withdrawal, messages)}
    </StatePill>
  );
}
