/** The picker's search box; says how many rows were found. */
import { useId, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '../../ui/dom.js';
import { Icon } from '../../ui/Icon.js';
import { closeIcon, searchIcon } from '../../ui/icons.js';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { isolate } from '../../ui/messages/messageFormat.js';
import type { Picker } from '../selection.js';

/** Props of {@link PickerSearch}. */
export interface PickerSearchProps {
  readonly text: string;
  /** DOM id of the sentence that says what is not shown. */
  readonly hintId: string;
  /** What was found, to be read out; empty without a search. */
  readonly found: string;
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
      <Icon of={searchIcon} />
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
          className="till-icon-button"
          aria-label={messages.clearSearch}
          onClick={() => {
            onText('');
            // The button goes with the text.
            box.current?.focus();
          }}
        >
          <Icon of={closeIcon} />
        </button>
      )}
      <p className="till-visually-hidden" role="status">
        {found}
      </p>
    </div>
  );
}

/** Characters of a search that are repeated: a pasted page must not fill the screen. */
const LONGEST_ECHO = 60;

/** Says what an address tells, or that nothing was found; draws nothing after a search by name. */
export function SearchNote({
  picker: { reading, total },
  text,
}: {
  readonly picker: Picker;
  readonly text: string;
}) {
  const messages = useMessagesWith(enPicker);
  const { locale, dir } = useUi();
  if (reading.kind === 'address') {
    const { networks } = reading;
    // Each name is isolated; the "and" between them belongs to the sentence.
    const names = dir === 'rtl' ? networks.map(isolate) : networks;
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    const one = total === 0 ? messages.addressOfNone : messages.addressOf;
    const sentence = total > 0 && networks.length > 1 ? messages.addressOfSeveral : one;
    return (
      <p className="till-muted">
        <span>{sentence(list)}</span> <span>{messages.addressStays}</span>
      </p>
    );
  }
  if (total > 0) return null;
  const typed = [...text.trim()];
  const echo = typed.slice(0, LONGEST_ECHO).join('');
  return (
    <div className="till-empty">
      <p>{messages.noMatch(typed.length > LONGEST_ECHO ? `${echo}…` : echo)}</p>
      <p className="till-muted">{messages.searchable}</p>
    </div>
  );
}
