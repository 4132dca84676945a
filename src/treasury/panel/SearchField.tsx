/** A search field that asks after a pause in typing, and that `/` leads to. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '../../ui/Icon.js';
import { closeIcon, searchIcon } from '../../ui/icons.js';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** Accessible name. */
  readonly label: string;
  /** What can be typed, while the field is empty. */
  readonly hint: string;
  readonly clearLabel: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** How long a person pauses before the store is asked, in milliseconds. */
const PAUSE_MS = 250;

/** The text of the field, and the same after a pause in typing. */
function useTyped(text: string, onPause: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // The filter was changed elsewhere: by a link, or cleared.
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => latest.current(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return [typed, setTyped] as const;
}

/** Fields that take letters. A radio button does not. */
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a key was typed into a field. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return element?.closest(FIELDS) instanceof HTMLElement;
}

/**
 * `/` leads to the search field from anywhere in the back office, to the innermost if there are several. Only
 * there, because a single key must not act while the focus is in the host's page (WCAG 2.1.4).
 */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const office = field.current?.closest<HTMLElement>('.till:not([data-nested])');
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(event)) return;
      const fields = [...(office?.querySelectorAll('[aria-keyshortcuts="/"]') ?? [])];
      const innermost = fields.at(-1);
      if (innermost === undefined || innermost !== field.current) return;
      event.preventDefault();
      field.current.focus();
    };
    office?.addEventListener('keydown', onKey);
    return () => office?.removeEventListener('keydown', onKey);
  }, [field]);
}

/** Draws the field. */
export function SearchField({ label, hint, clearLabel, text, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(text, onChange);
  useSearchKey(field);
  return (
    <div className="till-search-field" role="search">
      <Icon of={searchIcon} />
      <input
        ref={field}
        type="search"
        className="till-field-input"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={hint}
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onChange(typed);
          if (key === 'Escape' && typed !== '') onChange('');
        }}
      />
      {typed === '' ? (
        <kbd className="till-keycap" aria-hidden="true">
          /
        </kbd>
      ) : (
        <button
          type="button"
          className="till-search-clear"
          aria-label={clearLabel}
          onClick={() => {
            setTyped('');
            onChange('');
            field.current?.focus();
          }}
        >
          <Icon of={closeIcon} />
        </button>
      )}
    </div>
  );
}
