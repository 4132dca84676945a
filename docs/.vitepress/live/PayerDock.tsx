/** Plays the payer: what a wallet and its network would do next. */
import { useState } from 'react';
import { useCheckout } from '../../../src/checkout/useCheckout.js';
import { asksForMoney } from '../../../src/checkout/screen.js';
import type { OpenedScene } from '../../../stories/scenes/openScene.js';

/** Props of {@link PayerDock}. */
export interface PayerDockProps {
  readonly scene: OpenedScene;
  /** Another order, another store. */
  readonly onStartOver: () => void;
}

/** Draws the one step that comes next, and the way back to the start. */
export function PayerDock({ scene, onStartOver }: PayerDockProps) {
  const { store, order } = scene;
  const { status, snapshot } = useCheckout();
  const [sent, setSent] = useState<string | null>(null);
  const canPay = sent === null && snapshot?.quote != null && asksForMoney(status);

  async function pay(): Promise<void> {
    setSent(await store.pay(order));
    await store.settle();
  }
  async function confirm(txHash: string): Promise<void> {
    store.sandbox.confirm(txHash);
    await store.settle();
  }
  const step =
    sent !== null && status !== 'paid'
      ? { name: 'Confirm it', act: () => confirm(sent), isOpen: true }
      : { name: 'Pay', act: pay, isOpen: canPay };
  return (
    <div className="payer-dock" role="group" aria-label="Simulate the customer">
      <span>Simulate the customer</span>
      {status === 'paid' ? (
        <button type="button" className="look-button" data-kind="primary" onClick={onStartOver}>
          Start over
        </button>
      ) : (
        <button
          type="button"
          className="look-button"
          data-kind="primary"
          disabled={!step.isOpen}
          onClick={() => void step.act()}
        >
          {step.name}
        </button>
      )}
    </div>
  );
}
