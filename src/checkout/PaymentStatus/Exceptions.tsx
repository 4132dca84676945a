/** What is out of the ordinary, in a sentence each; what we do not know is said neutrally. */
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';

/** Props of {@link Exceptions}. */
export interface ExceptionsProps {
  /** Open texts. */
  readonly exceptions: readonly string[];
}

/** Draws the sentences, each once. */
export function Exceptions({ exceptions }: ExceptionsProps) {
  const messages = useMessagesWith(enStatus);
  const sentences = new Set(
    exceptions.map((exception) => messages.exceptions[exception] ?? messages.unknownException),
  );
  if (sentences.size === 0) return null;
  return (
    <ul className="till-plain-list till-exceptions">
      {[...sentences].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
