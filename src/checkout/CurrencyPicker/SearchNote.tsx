/** How a search was understood, and what to do where it found nothing. */
import { enPicker } from '../../ui/messages/enPicker.js';
import { isolate } from '../../ui/messages/messageFormat.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import type { Picker } from '../selection.js';

/** A pasted page must not fill the screen with itself. */
const LONGEST_ECHO = 60;

/** Draws nothing where the search was by name and found something. */
export function SearchNote({
  picker: { reading, total },
  text,
}: {
  readonly picker: Picker;
  readonly text: string;
}) {
  const messages = useMessagesWith(enPicker);
  const { locale, dir } = useUi();
  if (reading.kind === 'keys') return <p className="till-muted">{messages.readAs(reading.text)}</p>;
  if (reading.kind === 'address') {
    const { networks } = reading;
    // Each by itself: the "and" between them runs with the sentence.
    const names = dir === 'rtl' ? networks.map(isolate) : networks;
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    const one = total === 0 ? messages.addressOfNone : messages.addressOf;
    const say = total > 0 && networks.length > 1 ? messages.addressOfSeveral : one;
    return (
      <p className="till-muted">
        {say(list)} {messages.addressStays}
      </p>
    );
  }
  if (total > 0) return null;
  const typed = Array.from(text.trim());
  const echo = typed.slice(0, LONGEST_ECHO).join('');
  return (
    <div className="till-empty">
      <p>{messages.noMatch(typed.length > LONGEST_ECHO ? `${echo}…` : echo)}</p>
      <p className="till-muted">{messages.searchable}</p>
    </div>
  );
}
