/** Compares an address pasted from the shopper's wallet with the one to pay to. Nothing leaves the page. */
import { useState } from 'react';
import { compareAddress } from '../../chains/compareAddress.js';
import { shieldIcon } from '../../ui/icons.js';
import { type PayToolProps, ToolFold } from './ToolFold.js';

/** Characters that a person can compare at once. */
const SHOWN_CHARACTERS = 6;

/** Draws the field and its answer. */
export function PasteCheck({ quote, address, network, messages }: PayToolProps) {
  const [text, setText] = useState('');
  const found = text.trim() === '' ? null : compareAddress(quote.blockchain, text, address);

  function answer(): string | undefined {
    if (found?.outcome === 'same') return messages.checkSame;
    if (found?.outcome === 'none') return messages.checkNone(network);
    if (!found) return undefined;
    const from = (whole: string) => whole.slice(found.at - 1).slice(0, SHOWN_CHARACTERS);
    return messages.checkDiffers(found.at, from(found.pasted), from(address));
  }
  return (
    <ToolFold icon={shieldIcon} title={messages.checkTitle}>
      <p className="till-muted">{messages.checkLead}</p>
      <label className="till-tool-field">
        <span>{messages.checkLabel}</span>
        <input
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="till-verdict" role="status" data-outcome={found?.outcome}>
        {answer()}
      </p>
    </ToolFold>
  );
}
