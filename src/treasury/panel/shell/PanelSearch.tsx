/** The search of the bar: it opens the list of orders with what was typed. */
import { useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.js';
import { searchIcon } from '../../../ui/icons.js';
import { useSearchKey } from '../SearchField.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Props of {@link PanelSearch}. */
export interface PanelSearchProps {
  readonly onSearch: (text: string) => void;
}

/** Draws the field. On a phone it is an icon that becomes as wide as the bar when it has the focus. */
export function PanelSearch({ onSearch }: PanelSearchProps) {
  const messages = useTreasuryMessages();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const [text, setText] = useState('');
  return (
    <form
      className="till-panel-search"
      role="search"
      aria-label={messages.ordersSearch}
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
        aria-label={messages.ordersSearch}
        placeholder={messages.ordersSearchHint}
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
