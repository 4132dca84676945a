/** A button that downloads a file of the store: what it says before, during and after, and why it failed. */
import { useState } from 'react';
import { Icon } from '../../ui/Icon.js';
import { saveIcon } from '../../ui/icons.js';
import { Button } from './Button.js';
import { ProblemNotice } from './ProblemNotice.js';
import { useSingleAction } from './useTreasuryMutation.js';

/** Props of {@link FileButton}. */
export interface FileButtonProps {
  readonly label: string;
  /** What the file has, and that the audit records it. */
  readonly note: string;
  /** In place of the label while the file comes. */
  readonly saving: string;
  /** Read out once it is saved. */
  readonly saved: string;
  readonly failed: string;
  /** Fetches and saves it. */
  readonly save: () => Promise<void>;
}

/** Draws the button. */
export function FileButton({ label, note, saving, saved, failed, save }: FileButtonProps) {
  const [isSaved, setIsSaved] = useState(false);
  const { pending, problem, run } = useSingleAction<'save'>();
  return (
    <div className="till-file">
      <Button
        kind="quiet"
        title={note}
        busy={pending !== null}
        onClick={() => {
          setIsSaved(false);
          void run('save', async () => {
            await save();
            setIsSaved(true);
          });
        }}
      >
        <Icon of={saveIcon} /> <span>{pending ? saving : label}</span>
      </Button>
      <span className="till-visually-hidden" role="status">
        {isSaved ? saved : ''}
      </span>
      {problem && <ProblemNotice error={problem.error} title={failed} urgent />}
    </div>
  );
}
