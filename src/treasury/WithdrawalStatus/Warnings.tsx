/** What the store found that speaks against sending. A warning never forbids. */
import { Notice } from '../../ui/Notice.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Draws the warnings; nothing where there is none. One that this page does not know is named. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  const messages = useTreasuryMessages();
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.warningsTitle}>
      <ul className="till-plain-list till-warnings">
        {warnings.map((code) => (
          <li key={code}>{messages.warnings[code] ?? messages.otherWarning(code)}</li>
        ))}
      </ul>
    </Notice>
  );
}
