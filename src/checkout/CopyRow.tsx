/** A row that holds one thing to copy: pressed anywhere it is copied, and its words can still be selected. */
import type { ReactNode } from 'react';
import type { CopyButtonProps } from '../ui/CopyButton.js';
import { useCopy } from '../ui/useCopy.js';
import { Icon } from '../ui/Icon.js';
import { checkIcon, copyIcon } from '../ui/payIcons.js';
import { useMessages } from '../ui/uiContext.js';

/** Props of {@link CopyRow}. */
export interface CopyRowProps extends Omit<CopyButtonProps, 'kind'> {
  /** What it is, in a word above it. */
  readonly name?: string;
  readonly children: ReactNode;
}

/**
 * Whether the press ends a selection, which must not be copied over. A press on the text itself selects all of
 * it (`user-select: all`): that is a press.
 */
function isSelecting(shown: Element | null): boolean {
  const selected = String(getSelection()).trim();
  return selected !== '' && selected !== shown?.textContent;
}

/**
 * Draws the row. The button shows what to do, and is for keyboards and screen readers; the row takes its
 * presses.
 *
 * @selector [data-state] `idle`, `copied` or `refused`
 */
export function CopyRow({ name, text, label, copied, shown, children }: CopyRowProps) {
  const messages = useMessages();
  const { state, copy, answer } = useCopy(text, shown, copied);
  return (
    <div
      className="till-copy-row"
      data-state={state}
      onClick={({ target }) => {
        const isButton = target instanceof Element && target.closest('button') !== null;
        if (isButton || !isSelecting(shown.current)) void copy();
      }}
    >
      {name && <span className="till-muted">{name}</span>}
      <button type="button" className="till-copy-button" aria-label={label}>
        {/* In one place, as wide as the longer of them: nothing moves. */}
        <span hidden={state === 'copied'}>
          <Icon of={copyIcon} />
          <span>{messages.copy}</span>
        </span>
        <span hidden={state !== 'copied'}>
          <Icon of={checkIcon} />
          <span>{messages.copied}</span>
        </span>
      </button>
      <div className="till-row-text">{children}</div>
      {answer}
    </div>
  );
}
