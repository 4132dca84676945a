/** A button that downloads a file of the store: what it says before, during and after, and why it failed. */
import { useState } from 'react';
import { Icon } from '../../ui/Icon.js';
import { saveFile } from '../../ui/saveFile.js';
import { saveIcon } from '../../ui/icons.js';
import { ActionMenu } from './ActionMenu.js';
import { Button } from './Button.js';
import { ProblemNotice } from './ProblemNotice.js';
import { useTreasuryMessages } from './treasuryContext.js';
import { useSingleAction } from './useTreasuryMutation.js';

/** Props of {@link FileButton}. */
export interface FileButtonProps<Id extends string> {
  readonly label: string;
  /** What the file has, and that the audit records it. */
  readonly note: string;
  /** In place of the label while the file comes. @default what every file says */
  readonly saving?: string;
  /** Read out once it is saved. @default what every file says */
  readonly saved?: string;
  /** @default what every file says */
  readonly failed?: string;
  /** Several files, in a menu. @default one file without an id */
  readonly choices?: readonly { readonly id: Id; readonly label: string }[] | undefined;
  /** Of the file, without its ending. */
  readonly name: string | ((id?: Id) => string);
  readonly file: (id?: Id) => Promise<Blob>;
}

/** Draws the button, or the menu. */
export function FileButton<Id extends string>(props: FileButtonProps<Id>) {
  const { label, note, choices, name, file } = props;
  const messages = useTreasuryMessages();
  const { saving = messages.savingOrders, saved = messages.savedOrders } = props;
  const [isSaved, setIsSaved] = useState(false);
  const { pending, problem, run } = useSingleAction<'save'>();
  function saveOne(id?: Id): void {
    setIsSaved(false);
    void run('save', async () => {
      saveFile(await file(id), `${typeof name === 'string' ? name : name(id)}.csv`);
      setIsSaved(true);
    });
  }
  const shown = pending ? saving : label;
  return (
    <div className="till-file">
      {choices ? (
        <ActionMenu
          label={shown}
          groups={[choices.map((one) => ({ ...one, note, onSelect: () => saveOne(one.id) }))]}
        />
      ) : (
        <Button kind="quiet" title={note} busy={pending !== null} onClick={() => saveOne()}>
          <Icon of={saveIcon} /> <span>{shown}</span>
        </Button>
      )}
      <span className="till-visually-hidden" role="status">
        {isSaved ? saved : ''}
      </span>
      {problem && (
        <ProblemNotice error={problem.error} title={props.failed ?? messages.saveFailed} urgent />
      )}
    </div>
  );
}
