/** The search of the bar: it opens the list of orders with what was typed. */
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../../../ui/Icon.js';
import { searchIcon } from '../../../ui/icons.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link PanelSearch}. */
export interface PanelSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (text: string) => void;
}

/** Draws the field. On a phone it is an icon that becomes as wide as the bar when it has the focus. */
export function PanelSearch({ field, onSearch }: PanelSearchProps) {
  const messages = useTreasuryMessages();
  const [text, setText] = useState('');
  return (
    <form
      className="till-panel-search"
      role="search"
      aria-label={messages.panelSearch}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        if (wanted === '') return;
        setText('');
        onSearch(wanted);
      }}
    >
      <Icon of={searchIcon} />
      <input
        ref={field}
        type="search"
        className="till-panel-search-field"
        aria-label={messages.panelSearch}
        placeholder={messages.panelSearch}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <kbd className="till-keycap" aria-hidden="true">
        /
      </kbd>
    </form>
  );
}

/**
 * `/` leads to the field from anywhere in the panel, not from the page around it (WCAG 2.1.4). A part
 * that takes the key for its own search has prevented its default.
 */
export function focusOnKey(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  const isTyping = 'input, textarea, select, [contenteditable]';
  if (!field || !(target instanceof Element) || target.closest(isTyping)) return;
  event.preventDefault();
  field.focus();
}
