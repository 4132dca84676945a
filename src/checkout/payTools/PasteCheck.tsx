/** Compares what the shopper's wallet shows with the address to pay to. Nothing leaves the page. */
import { useState } from 'react';
import { compareAddress } from '../../chains/compareAddress.js';
import type { PayToolProps } from './payTool.js';

/** As many characters as a person compares at a glance. */
const GLANCE = 6;

/** Draws the field and its answer. */
export function PasteCheck({ quote, address, network, messages }: PayToolProps) {
  const [text, setText] = useState('');
  const found = text.trim() === '' ? null : compareAddress(quote.blockchain, text, address);

  function answer(): string | undefined {
    if (found?.outcome === 'same') return messages.checkSame;
    if (found?.outcome === 'none') return messages.checkNone(network);
    if (!found) return undefined;
    const from = (whole: string) => whole.slice(found.at - 1).slice(0, GLANCE);
    return messages.checkDiffers(found.at, from(found.pasted), from(address));
  }
  return (
    <details className="till-details">
      <summary>{messages.checkTitle}</summary>
      <p>{messages.checkLead}</p>
      <label className="till-tool-field">
        {messages.checkLabel}
        <input
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="till-answer" role="status" data-outcome={found?.outcome}>
        {answer()}
      </p>
    </details>
  );
}
