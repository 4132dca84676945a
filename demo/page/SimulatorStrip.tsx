/** The pretend payer and the pretend service's switches: outside the checkout, and labelled so. */
import { useState, type ReactNode } from 'react';
import { simulate } from './shop.js';

const PAYER = [
  ['pay-exact', 'Pay exact'],
  ['pay-under', 'Pay under'],
  ['pay-over', 'Pay over'],
  ['confirm', 'Confirm'],
  ['block', 'Block'],
] as const;

const SERVICE = [
  ['rotate', 'Rotate address'],
  ['break', 'Break service'],
  ['heal', 'Heal service'],
  ['advance', 'Move clock 20 min'],
] as const;

/** Buttons that drive the sandbox through the store's server; the page never talks to it. */
export function SimulatorStrip({ handle }: { readonly handle: string }): ReactNode {
  const [said, setSaid] = useState('Choose a currency above, then play the payer here.');
  const [busy, setBusy] = useState(false);

  const press = (action: string): void => {
    setBusy(true);
    void simulate(action, handle)
      .catch(() => 'The store did not answer. Is it running?')
      .then(setSaid)
      .finally(() => {
        setBusy(false);
      });
  };

  const row = (label: string, actions: typeof PAYER | typeof SERVICE): ReactNode => (
    <div className="simulator-row" role="group" aria-label={label}>
      {actions.map(([action, text]) => (
        <button key={action} type="button" disabled={busy} onClick={() => press(action)}>
          {text}
        </button>
      ))}
    </div>
  );

  return (
    <section className="simulator" aria-labelledby="simulator-title">
      <h2 id="simulator-title">Simulator, not part of the checkout</h2>
      {row('Payer', PAYER)}
      {row('Service', SERVICE)}
      <p role="status">{said}</p>
    </section>
  );
}
