/** The picker's search box; says how many rows were found. */
import { useId, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '../../ui/dom.js';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith } from '../../ui/uiContext.js';

/** Props of {@link PickerSearch}. */
export interface PickerSearchProps {
  readonly text: string;
  /** DOM id of the sentence that says what is not shown. */
  readonly hintId: string;
  /** How many rows fit. */
  readonly found: number;
  readonly onText: (text: string) => void;
  /** The shopper goes on to the list by key. */
  readonly onEnterList: () => void;
}

/** Draws the box. Down and Enter go to the list; Enter chooses nothing, because money follows. */
export function PickerSearch({ text, hintId, found, onText, onEnterList }: PickerSearchProps) {
  const messages = useMessagesWith(enPicker);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && text !== '') {
      // A dialog around the checkout would close otherwise.
      event.preventDefault();
      event.stopPropagation();
      onText('');
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    onEnterList();
  };
  return (
    <div className="till-search">
      <label className="till-visually-hidden" htmlFor={id}>
        {messages.search}
      </label>
      <input
        ref={box}
        id={id}
        type="search"
        className="till-input"
        value={text}
        placeholder={messages.searchHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hintId}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          className="till-button"
          data-kind="quiet"
          onClick={() => {
            onText('');
            // The button goes with the text.
            box.current?.focus();
          }}
        >
          {messages.clearSearch}
        </button>
      )}
      <p className="till-visually-hidden" role="status">
        {text === '' ? '' : messages.matches(found)}
      </p>
    </div>
  );
}
